//! The one integration test binary.
mod cli;
mod explain;
mod notation;
mod paths;
mod playout;
mod protocol;
mod reference;
mod search;
