//! Tests of the built page in real browsers, through their drivers.
//!
//! `cargo xtask test --only browser` builds the page, gets the browsers and runs them. After that,
//! `cargo test -p xtask --test browser -- NAME` runs one of them again on the page in dist/.

mod harness;
mod system;
mod table;

mod access;
mod analysis;
mod author;
mod author_steps;
mod ballots;
mod calm;
mod captures;
mod clock;
mod controls;
mod courses;
mod desk;
mod editor;
mod embed;
mod explosions;
mod faults;
mod first;
mod hands;
mod home;
mod house;
mod instruments;
mod ladder;
mod language;
mod layout;
mod learn;
mod lessons;
mod library;
mod offline;
mod practice;
mod problems;
mod refusals;
mod replay;
mod resume;
mod review;
mod screens;
mod settings;
mod share;
mod single_file;
mod smoke;
mod spoken;
mod steps;
mod study;
mod tactics;
mod thinking;
mod whole_games;
mod words;
