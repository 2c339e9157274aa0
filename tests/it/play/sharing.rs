//! What is shared of the page.

use damiera::notation::level::Level;
use damiera::notation::study::{self, Study};
use damiera::notation::tree::ROOT;
use damiera::notation::{lines, link, pdn};
use damiera::play::Action;
use damiera::play::Mode;
use damiera::play::action::{BoardAction, EditAction};
use damiera::play::presets::Preset;
use damiera::play::screen::study::StudyAction;
use damiera::play::session::{self, Session};
use damiera::play::sharing::{self, Choices, Purpose, Scope, Sharing};
use damiera::protocol::files::{Share, WritePdn};
use damiera::rules::Color;
use damiera::share;

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
fn a_position_of_a_game_does_not_have_its_result() {
    let kept = "v=1&g=international&p=2&m=32-28,19-23&tag.White=Jan&tag.Result=2-0";
    let mut table = Table::new("dameo", WHITE);
    table.act(Action::Open(Box::new(session::read(kept).unwrap())));
    let names = |scope, purpose| {
        let tags = shared(&table, scope, purpose).tags;
        tags.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
    };
    assert_eq!(names(Scope::Game, Purpose::Look), ["White", "Result"]);
    assert_eq!(names(Scope::Position, Purpose::Look), ["White"]);
}

#[test]
fn a_challenge_is_played_from_what_is_shown() {
    let mut table = Table::new("international", BLACK);
    table.run("=32-28 . 19 23 . =28x19 . 14 23 . =33-28 . 3/");
    assert_eq!(table.play.share_choices().challenge, Some((Color::Black, Level::USUAL)));
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
    let challenge = Some((Color::White, Level::USUAL));
    assert_eq!(
        table.play.share_choices(),
        Choices { challenge, answer: true, ..Choices::default() }
    );
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

const STUDY: &str = "v=1&g=international&m=32-28,19-23&t=32-28_19-23_(18-22_{or so})&tn=0.1";

fn opened(text: &str) -> Table {
    let mut table = Table::new("dameo", WHITE);
    table.act(Action::Open(Box::new(session::read_from_outside(text).unwrap())));
    table
}

fn told(table: &Table) -> String {
    table.play.notice().map(|notice| table.play.notice_words(notice)).unwrap_or_default()
}

/// The page opens the variations of a link in either form, at the node shown, and says where it cannot.
#[test]
fn a_link_with_variations_is_opened() {
    let link = link::read(STUDY).unwrap();
    let study = Study::of(&link).unwrap().unwrap();
    for text in [STUDY.to_owned(), study.readable(&link), study.compact(&link)] {
        let session = session::read_from_outside(&text).unwrap();
        assert_eq!(session.faults, [], "{text}");
        let table = opened(&text);
        let tree = table.play.study_tree().unwrap();
        assert_eq!(lines::write(tree), "32-28 19-23 (18-22 {or so})", "{text}");
        assert_eq!(tree.node(table.play.study_node()).text(), "18-22", "{text}");
    }

    let cut = study.readable(&link).replace("or%20so", "or");
    let table = opened(&cut);
    assert!(table.play.study_tree().is_none() && table.play.game().plies().len() == 2);
    assert!(told(&table).contains("its variations were changed"), "{}", told(&table));

    let table = opened(&STUDY.replace("tn=0.1", "tn=0.7"));
    assert!(told(&table).contains("“tn=0.7” is no node"), "{}", told(&table));
    assert_eq!(table.play.study_node(), ROOT);
    let table = opened(&STUDY.replace("18-22", "18-2"));
    assert!(told(&table).contains("line 1, column 14: “18-2”"), "{}", told(&table));
    assert!(table.play.study_tree().is_none() && table.play.keeps_address());
}

fn sketch(table: &mut Table, from: usize, to: usize) {
    let squares = table.play.board().squares().to_vec();
    table.act(Action::Board(BoardAction::Sketch(squares[from], squares[to])));
}

/// What is shared of a study is all of it: by both links, as PDN, element and frame, and so is the address.
#[test]
fn a_study_is_shared_whole() {
    let mut table = opened(STUDY);
    sketch(&mut table, 4, 4);
    sketch(&mut table, 4, 9);
    assert!(table.play.share_choices().is_study);
    let tree = table.play.study_tree().unwrap().clone();
    let path = study::path_to(&tree, table.play.study_node());
    let address = table.play.link();
    assert!(!address.contains("&tk="), "nobody checks the address: {address}");
    assert_eq!(opened(&address).play.study_text(), table.play.study_text());

    let shared = shared(&table, Scope::Game, Purpose::Look);
    assert_eq!(shared.words, "International draughts: a study with variations.");
    let page = "https://example.org/".to_owned();
    let pdn = WritePdn { session: shared.pdn.clone(), tags: shared.tags.clone() };
    let wish = Share { link: shared.link.clone(), pdn, page, title: shared.words };
    let made = share::offer(&wish).unwrap();
    for link in [link::checked(&shared.link), made.short.clone()] {
        let session = session::read_from_outside(&link).unwrap();
        assert_eq!(session.faults, [], "{link}");
        assert!(!session.origin.is_unchecked);
        assert_eq!(session.study, Some((lines::write(&tree), path.clone())), "{link}");
    }
    let listing = pdn::scan(&made.pdn).unwrap();
    let record = pdn::Reader::new(None).read(&made.pdn, &listing.games[0]);
    assert!(record.tree.as_ref() == Some(&tree), "{}", made.pdn);
    // The picture is that of the node shown, with what is drawn there.
    assert!(made.fen.starts_with("W:W28,") && made.fen.ends_with(",22"), "{}", made.fen);
    let mut bare = wish.clone();
    bare.link = link::read(STUDY).unwrap().readable();
    assert!(made.svg.len() > share::offer(&bare).unwrap().svg.len() + 50, "{}", made.svg);
    for html in [&made.element, &made.frame] {
        assert!(html.contains("node=") && html.contains("movelist"), "{html}");
        assert!(html.contains("or so") || html.contains("or%20so"), "{html}");
    }
    let position = shared_position(&table);
    assert!(position.contains("&mk=") && !position.contains("&t="), "{position}");
}

fn shared_position(table: &Table) -> String {
    shared(table, Scope::Position, Purpose::Look).link
}

/// What is drawn in a study belongs to the move on the board, and the game that waits keeps its own.
#[test]
fn a_study_draws_at_its_nodes() {
    let mut table = opened("v=1&g=dameo&m=d3-d4&mk=c3&ar=Gc3-c5");
    table.act(Action::Study(StudyAction::Begin));
    let drawn = |table: &Table| {
        let view = table.play.board_view();
        (view.drawn_marks.len(), view.drawn_arrows.len())
    };
    assert_eq!(drawn(&table), (1, 1), "what was drawn on the game comes along");
    sketch(&mut table, 0, 0);
    assert_eq!(drawn(&table), (2, 1));
    table.act(Action::Board(BoardAction::Undo));
    assert_eq!(drawn(&table), (0, 0));
    table.act(Action::Board(BoardAction::Redo));
    assert_eq!(drawn(&table), (2, 1));
    let again = opened(&table.play.session_text());
    assert_eq!(drawn(&again), (2, 1));
    table.act(Action::Study(StudyAction::Leave));
    assert_eq!(drawn(&table), (1, 1), "the game has what it had");
}

#[test]
fn a_link_that_is_too_long_for_messages_is_told() {
    assert_eq!(sharing::too_long(&"ä".repeat(sharing::MAX_MESSAGE)), None);
    assert_eq!(sharing::too_long(&"ä".repeat(2001)), Some(2001));
}
