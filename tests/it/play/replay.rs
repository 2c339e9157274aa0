//! Games with variations on other sites' pages.

use std::fmt::Write as _;
use std::sync::Arc;

use damiera::notation::study::{Study, path_to};
use damiera::notation::tree::{ROOT, Tree};
use damiera::notation::{lines, link, pdn};
use damiera::play::action::{BoardAction, Go};
use damiera::play::embedded::Event;
use damiera::play::replay::{MAX_GAMES, Replay, ReplayAction, Source};
use damiera::protocol::files::{Share, WritePdn};
use damiera::rules::Ruleset;
use damiera::rulesets::{ALL, Entry};
use damiera::share;
use damiera::text::{Fault, Language};
use proptest::prelude::*;

use crate::playout::Dice;
use crate::random_trees::{all_nodes, random_tree};

const MOVES: &str =
    "32-28 {to the middle} 19-23! (18-23 {[%csl G28][%cal R2823] or so} 34-29) 28x19 14x23";

fn attributes(text: &str) -> Replay {
    Replay::read(text, Source::Attributes, Language::English).unwrap()
}

fn of_file(text: &str, file: &str) -> Replay {
    let source = Source::File(file.as_bytes().into());
    Replay::read(text, source, Language::English).unwrap()
}

fn with(rest: &str) -> Replay {
    attributes(&format!("variant=international&moves={}{rest}", MOVES.replace('%', "%25")))
}

fn act(replay: &mut Replay, action: impl Into<ReplayAction>) -> Vec<Event> {
    replay.act(action.into())
}

fn shown(replay: &Replay) -> String {
    path_to(replay.tree(), replay.at())
}

/// What could not be read, in English.
fn told(replay: &Replay) -> Vec<String> {
    let strings = Language::English.strings();
    replay.faults().iter().filter_map(|fault| strings.told_fault(fault)).collect()
}

fn drawn(replay: &Replay) -> (usize, usize) {
    let view = replay.table().board_view();
    (view.drawn_marks.len(), view.drawn_arrows.len())
}

#[test]
fn moves_with_brackets_are_gone_through() {
    let mut replay = with("");
    assert_eq!(replay.faults(), []);
    assert_eq!((shown(&replay).as_str(), replay.place()), ("", (0, 4)));
    let told = act(&mut replay, BoardAction::Go(Go::On));
    assert!(matches!(&told[..], [Event::Position { ply: 1, .. }]), "{told:?}");
    assert_eq!(replay.node().comment(), "to the middle");
    assert!(replay.table().announcement().text.contains("to the middle"));
    // There are two ways to go on; the other one has marks and arrows.
    let ways = replay.ways().to_vec();
    assert_eq!(ways.len(), 2);
    assert_eq!(drawn(&replay), (0, 0));
    act(&mut replay, ReplayAction::GoTo(ways[1]));
    assert_eq!((shown(&replay).as_str(), drawn(&replay)), ("0.1", (1, 1)));
    assert_eq!(replay.place(), (2, 3), "the line is the variation");
    act(&mut replay, BoardAction::Show(3));
    assert_eq!(replay.node().text(), "34-29");
    act(&mut replay, BoardAction::Undo);
    act(&mut replay, BoardAction::Undo);
    act(&mut replay, BoardAction::Go(Go::Last));
    assert_eq!(replay.node().text(), "14x23");
    act(&mut replay, ReplayAction::Reset);
    assert_eq!(replay.at(), ROOT);
    // Nothing is played here.
    let square = replay.table().board().squares()[31];
    assert!(act(&mut replay, BoardAction::Press(square)).is_empty());
    assert_eq!(replay.at(), ROOT);
}

#[test]
fn the_first_position_is_that_of_node_or_ply() {
    assert_eq!(shown(&with("&node=0.1.0")), "0.1.0");
    assert_eq!(shown(&with("&ply=2")), "0.0");
    let replay = with("&node=0.1&marks=31,32&orientation=b");
    assert_eq!(drawn(&replay), (3, 1), "an author's marks are on the first position");
    assert!(replay.table().flipped());
    for (rest, fault) in
        [("&node=0.7", Fault::Node("0.7".to_owned())), ("&ply=9", Fault::Ply("9".to_owned()))]
    {
        let replay = with(rest);
        assert_eq!((shown(&replay).as_str(), replay.faults()), ("", &[fault][..]));
    }
}

#[test]
fn moves_may_stand_as_in_a_link() {
    for moves in ["32-28,19-23,28x19", "32-28_19-23_28x19", "32-28 19-23! 28x19"] {
        let replay = attributes(&format!("g=international&m={moves}&movelist="));
        assert_eq!((replay.tree().len(), replay.faults()), (3, &[][..]), "{moves}");
        assert!(replay.has_list());
    }
    let replay = attributes("g=english&m=11-15,offer,22-17,accept&movelist");
    assert_eq!((replay.tree().len(), replay.faults()), (2, &[][..]));
}

#[test]
fn what_cannot_be_read_is_said_and_the_rest_is_shown() {
    let replay = attributes("g=international&m=32-28 (31-27) 19-99");
    assert_eq!(replay.tree().len(), 2);
    assert!(
        matches!(&replay.faults()[0], Fault::Moves(fault) if (fault.line, fault.column) == (1, 15))
    );
    assert_eq!(attributes("g=international&m=32-28,1-2&movelist").faults().len(), 1);
    assert!(Replay::read("m=32-28 (31-27)", Source::Attributes, Language::English).is_err());
    let missing = Source::Missing("games.pdn: 404".to_owned());
    let replay = Replay::read("g=dameo", missing, Language::English).unwrap();
    assert_eq!(told(&replay), ["The file of games could not be fetched: games.pdn: 404."]);
    assert_eq!(replay.table().entry().rules.id, "dameo");
    for file in ["", "nothing of use", "\u{0}\u{1}"] {
        let replay = of_file("", file);
        assert!(told(&replay).contains(&"No game could be read here.".to_owned()), "{file:?}");
    }
}

const FILE: &str = r#"[Event "Club"]
[White "A"]
[Black "B"]
[GameType "20"]
[Date "1952.??.??"]
[Result "2-0"]
1. 32-28 {so} 19-23 (1... 18-23) 2. 28x19 2-0

[Event "?"]
[White "?"]
[Black "?"]
[GameType "21"]
1. 11-15 *
"#;

#[test]
fn a_file_has_games_to_choose_from() {
    let mut replay = of_file("caption=Two_games", FILE);
    assert_eq!(replay.caption(), "Two games");
    assert_eq!(replay.games(), ["1. A – B, Club, 1952.??.??, 2-0", "2."]);
    assert_eq!((replay.tree().len(), replay.chosen()), (4, 0));
    act(&mut replay, BoardAction::Go(Go::Last));
    let told = act(&mut replay, ReplayAction::Choose(1));
    assert!(matches!(&told[..], [Event::Position { ply: 0, .. }]), "{told:?}");
    assert_eq!((replay.chosen(), replay.at()), (1, ROOT));
    assert_eq!(replay.table().entry().rules.id, "english");
    assert!(act(&mut replay, ReplayAction::Choose(2)).is_empty(), "there is none");
    // The attribute says it where the file does not.
    let replay = of_file("variant=frisian", "1. 32-28 (1. 31-27) *");
    assert_eq!((replay.table().entry().rules.id, replay.tree().len()), ("frisian", 2));
}

#[test]
fn a_long_file_offers_its_first_games() {
    let file = "[GameType \"20\"]\n1. 32-28 *\n\n".repeat(MAX_GAMES + 1);
    let replay = of_file("", &file);
    assert_eq!(replay.games().len(), MAX_GAMES);
    assert!(told(&replay)[0].starts_with("More games than these"), "{:?}", replay.faults());
}

#[test]
fn a_game_goes_on_by_itself_until_a_reader_does_something() {
    let mut replay = with("&autoplay=1.5");
    assert_eq!((replay.pace_ms(), replay.is_playing()), (Some(1500), true));
    act(&mut replay, ReplayAction::Tick);
    act(&mut replay, BoardAction::AnimationStep);
    assert!(replay.is_playing() && replay.place().0 == 1);
    act(&mut replay, BoardAction::Go(Go::On));
    assert!(!replay.is_playing());
    act(&mut replay, ReplayAction::Tick);
    assert_eq!(replay.place().0, 2, "a late tick does nothing");
    act(&mut replay, ReplayAction::Play(true));
    act(&mut replay, ReplayAction::Tick);
    act(&mut replay, ReplayAction::Tick);
    assert_eq!((replay.place(), replay.is_playing()), ((4, 4), false), "it ends at the end");
    act(&mut replay, ReplayAction::Play(true));
    assert_eq!((replay.place().0, replay.is_playing()), (0, true), "and begins at the start");
    let square = replay.table().board().squares()[0];
    act(&mut replay, BoardAction::Focus(square));
    assert!(!replay.is_playing());
    assert!(!with("").is_playing() && with("").pace_ms().is_none());
    for (value, ms) in [("", 2000), ("2", 2000), ("0.5", 500), (".5", 500), ("60", 60_000)] {
        assert_eq!(with(&format!("&autoplay={value}")).pace_ms(), Some(ms), "{value}");
    }
    for value in ["0", "61", "x", "1.x", "-1", "99999999999"] {
        let replay = with(&format!("&autoplay={value}"));
        assert_eq!(replay.pace_ms(), Some(2000));
        assert_eq!(replay.faults(), [Fault::Pace(value.to_owned())]);
    }
}

#[test]
fn a_diagram_is_that_of_a_node() {
    let mut replay = with("&mode=diagram&node=0.1&movelist&autoplay");
    assert!(replay.is_diagram() && !replay.has_list() && !replay.has_controls());
    assert_eq!((drawn(&replay), replay.pace_ms()), ((1, 1), None));
    act(&mut replay, BoardAction::Go(Go::First));
    assert_eq!(shown(&replay), "0.1");
}

/// The attributes of the element in a text of HTML, as a script reads them.
fn text_of(html: &str) -> String {
    let tag = html.split('>').next().unwrap_or_default();
    let mut text = String::new();
    let mut rest = tag.split_once(' ').unwrap().1;
    while let Some((name, behind)) = rest.split_once("=\"") {
        let (value, behind) = behind.split_once('"').unwrap();
        let value = value.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">");
        let value = value.replace("&#39;", "'").replace("&amp;", "&");
        text.extend([name.trim(), "="]);
        for byte in value.bytes() {
            let _ = write!(text, "%{byte:02X}");
        }
        text.push('&');
        rest = behind;
    }
    text
}

fn offered(study: &Study, entry: &'static Entry) -> (String, String) {
    let link = study.link(entry);
    let pdn = WritePdn { session: link.readable(), tags: Vec::new() };
    let link = study.readable(&link);
    let page = "https://example.org/".to_owned();
    let made = share::offer(&Share { link, pdn, page, title: "A study".to_owned() }).unwrap();
    (made.element, made.frame)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn every_study_goes_through_an_element_and_a_frame(seed: u64) {
        for entry in ALL {
            let mut dice = Dice::new(seed);
            let tree = random_tree(Arc::new(Ruleset::new(&entry.rules)), &mut dice);
            let nodes = all_nodes(&tree);
            let study = Study { shown: nodes[dice.below(nodes.len())], tree };
            let (element, frame) = offered(&study, entry);
            let address = frame.split('"').nth(1).unwrap().replace("&amp;", "&");
            let address = address.split_once('#').unwrap().1.replace("&lt;", "<");
            for text in [text_of(&element), address] {
                let replay = attributes(&text);
                prop_assert_eq!(replay.faults(), &[][..], "{}", text);
                prop_assert!(replay.tree() == &study.tree, "{}", text);
                prop_assert_eq!(shown(&replay), study.path(), "{}", text);
            }
            let file = pdn::write(&[], &study.tree, pdn::GameResult::Unknown);
            let replay = of_file("", &file);
            prop_assert!(replay.tree() == &study.tree, "{}", file);
            let line = lines::write(&study.tree);
            prop_assert!(!line.is_empty() || study.tree == Tree::new(Arc::clone(study.tree.ruleset())));
            prop_assert!(link::is_link(&text_of(&element)));
        }
    }
}
