//! What is shared of the page.

use damiera::notation::study::Study;
use damiera::notation::{lines, link};
use damiera::play::Action;
use damiera::play::Mode;
use damiera::play::action::EditAction;
use damiera::play::presets::Preset;
use damiera::play::session::{self, Session};
use damiera::play::sharing::{Choices, Purpose, Scope, Sharing};
use damiera::rules::Color;

use super::{BLACK, Table, WHITE};

const DAY: &str = "2026-11-21";

fn shared(table: &Table, scope: Scope, purpose: Purpose) -> Sharing {
    table.play.sharing(scope, purpose, DAY).unwrap()
}

#[test]
fn a_game_is_shared_as_it_is_looked_at() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 . 19 23 . 28 19 .");
    let game = shared(&table, Scope::Game, Purpose::Look);
    assert_eq!(game.link, "v=1&g=international&m=32-28,19-23,28x19");
    assert_eq!(game.words, "International draughts: Black to move.");
    table.run("1/");
    let game = shared(&table, Scope::Game, Purpose::Look);
    assert_eq!(game.link, "v=1&g=international&m=32-28,19-23,28x19&ply=1");
    let position = shared(&table, Scope::Position, Purpose::Look);
    assert!(position.link.starts_with("v=1&g=international&fen=B:W28,"), "{}", position.link);
    assert!(!position.link.contains("&m="), "{}", position.link);
    assert_eq!(position.pdn, position.link);
    assert!(game.tags.iter().any(|(name, value)| name == "Date" && value == "2026.11.21"));
}

#[test]
fn a_challenge_is_played_from_what_is_shown() {
    let mut table = Table::new("international", BLACK);
    table.run("=32-28 . 19 23 . =28x19 . 14 23 . =33-28 . 3/");
    assert_eq!(table.play.share_choices().challenge, Some((Color::Black, 3)));
    let asked = shared(&table, Scope::Game, Purpose::Challenge);
    let expected = "v=1&g=international&m=32-28,19-23,28x19&o=b&lv=3&you=b&seed=7";
    assert_eq!(asked.link, expected);
    let session = session::read(&asked.link).unwrap();
    assert_eq!((session.mode, session.seed), (Some(BLACK), Some(7)));
    assert!(asked.words.ends_with("can you beat level 3 as Black from here?"), "{}", asked.words);
    let position = shared(&table, Scope::Position, Purpose::Challenge).link;
    assert!(position.contains("&fen=B:") && position.ends_with("&o=b&lv=3&you=b&seed=7"));
}

#[test]
fn a_move_is_sent_to_the_one_who_answers() {
    let mut table = Table::new("international", Mode::TwoPlayers);
    table.run("32 28 .");
    let sent = shared(&table, Scope::Position, Purpose::Answer);
    assert_eq!(sent.link, "v=1&g=international&m=32-28&o=b&you=both");
    assert!(sent.words.contains("your turn as Black"), "{}", sent.words);
    // The person who opens it has no computer that answers, and sits on the side that moves.
    let mut other = Table::new("dameo", WHITE);
    other.act(Action::Open(Box::new(session::read(&sent.link).unwrap())));
    assert_eq!(other.play.mode(), Mode::TwoPlayers);
    assert!(other.play.flipped() && other.play.accepts_moves());
}

#[test]
fn what_is_drawn_goes_with_its_position() {
    let mut table = Table::new("dameo", WHITE);
    let drawn = "v=1&g=dameo&m=d3-d4&mk=c3,d4!&ar=Gc3-c5";
    table.act(Action::Open(Box::new(session::read(drawn).unwrap())));
    assert_eq!(shared(&table, Scope::Game, Purpose::Look).link, drawn);
    let position = shared(&table, Scope::Position, Purpose::Look).link;
    assert!(position.ends_with("&mk=c3,d4!&ar=Gc3-c5"), "{position}");
    assert!(link::read(&position).unwrap().faults.is_empty());
    table.run("0/");
    assert!(!shared(&table, Scope::Game, Purpose::Look).link.contains("mk="));
}

#[test]
fn there_is_a_choice_only_where_there_is_something_to_choose() {
    let mut table = Table::new("international", WHITE);
    let challenge = Some((Color::White, 3));
    assert_eq!(table.play.share_choices(), Choices { scope: false, challenge, answer: true });
    table.run("32 28 resign");
    assert_eq!(table.play.share_choices(), Choices { scope: true, ..Choices::default() });
    let over = shared(&table, Scope::Game, Purpose::Challenge);
    assert_eq!(over.link, "v=1&g=international&m=32-28,resign-w", "what cannot be chosen is not");
    assert_eq!(over.words, "International draughts: Black has won.");
    table.act(Action::Edit(EditAction::Open));
    assert_eq!(table.play.share_choices(), Choices::default());
}

#[test]
fn the_editor_shares_what_is_set_up() {
    let mut table = Table::new("international", WHITE);
    table.run("32 28 .");
    table.act(Action::Edit(EditAction::Open));
    table.act(Action::Edit(EditAction::Fen("W:W31:B1".to_owned())));
    table.act(Action::Edit(EditAction::EndFen));
    let set_up = shared(&table, Scope::Game, Purpose::Challenge);
    assert_eq!(set_up.link, "v=1&g=international&fen=W:W31:B1");
    assert_eq!((set_up.pdn.as_str(), set_up.tags.len()), (set_up.link.as_str(), 0));
    table.act(Action::Edit(EditAction::Preset(Preset::Empty)));
    assert_eq!(table.play.sharing(Scope::Game, Purpose::Look, DAY), None);
}

#[test]
fn what_is_brought_to_the_editor_is_set_up_there() {
    let mut table = Table::new("international", WHITE);
    table.act(Action::Edit(EditAction::Open));
    let take = |text: &str| {
        let session: Session = session::read(text).unwrap();
        Action::Edit(EditAction::Take(Box::new(session)))
    };
    table.act(take("v=1&g=dameo&fen=B:Wa1:BKh8"));
    let editor = table.play.editor().unwrap();
    assert_eq!((editor.entry().rules.id, editor.fen().as_str()), ("dameo", "B:Wa1:BKh8"));
    assert_eq!(table.play.entry().rules.id, "international", "the game waits behind it");
}

/// The page opens the variations of a readable link, and says where it cannot.
#[test]
fn a_link_with_variations_is_opened() {
    let text = "v=1&g=international&m=32-28,19-23&t=32-28_19-23_(18-23_{or_so})&tn=0.1";
    let mut table = Table::new("dameo", WHITE);
    let session = session::read_from_outside(text).unwrap();
    assert_eq!(session.faults, [""; 0]);
    table.act(Action::Open(Box::new(session)));
    let tree = table.play.study_tree().unwrap();
    assert_eq!(lines::write(tree), "32-28 19-23 (18-23 {or_so})");
    assert_eq!(tree.node(table.play.study_node()).text(), "18-23");

    let link = link::read(text).unwrap();
    let study = Study::of(&link).unwrap().unwrap();
    let cut = study.readable(&link).replace("or_so", "or");
    let session = session::read_from_outside(&cut).unwrap();
    assert!(session.study.is_none());
    assert!(session.faults[0].contains("its variations were changed"), "{:?}", session.faults);

    let session = session::read_from_outside(&study.compact(&link)).unwrap();
    assert_eq!(session.game.plies().len(), 2);
    assert!(session.faults[0].contains("holds more than is shown"), "{:?}", session.faults);
}
