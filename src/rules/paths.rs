//! The routes of a capture, jump by jump, for showing and entering it.
