//! Positions and moves as text, and back.
