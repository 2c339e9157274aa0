//! What the scripts of the page repeat of the library is what the library says.

use std::collections::BTreeSet;

use damiera::notation::link;

use crate::bridge::{read, root};

/// The texts in quotes of a script's constant.
fn constant(script: &str, name: &str) -> Vec<String> {
    let text = read(&root().join(script));
    let head = format!("const {name} = ");
    let line = text.lines().find_map(|line| line.strip_prefix(&head));
    let line = line.unwrap_or_else(|| panic!("{script} has no constant {name}"));
    line.split('\'').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn an_embedded_board_has_an_attribute_for_every_key_of_a_link() {
    let [keys, looks] = ["KEYS", "LOOKS"].map(|name| constant("public/embed/embed.js", name));
    let attributes: BTreeSet<_> = keys.iter().chain(&looks).map(String::as_str).collect();
    assert_eq!(attributes.len(), keys.len() + looks.len(), "one is there twice");
    // Of a link alone: its version and its check characters. Of the frame alone: its id.
    let is_of_a_board = |key: &&str| !["v", "k", "id"].contains(key);
    let known = link::OWN.into_iter().chain(link::EXTRA).filter(is_of_a_board);
    // Of games with variations alone.
    let of_studies = ["node", "movelist", "autoplay"];
    assert_eq!(attributes, known.map(link::long).chain(of_studies).collect());
}

#[test]
fn the_frame_knows_the_short_names_of_keys() {
    let script = read(&root().join("public/embed/frame.js"));
    let line = script.lines().find_map(|line| line.strip_prefix("const LONG = ")).unwrap();
    let pairs = link::LONG.map(|(long, short)| format!("{short}: '{long}'"));
    let written: BTreeSet<_> =
        line.trim_matches(['{', '}', ' ', ';']).split(", ").map(str::to_owned).collect();
    assert_eq!(written, pairs.into_iter().collect());
}
