//! Every text is there in every language, and counts as its language does.

mod analysis;
mod author;
mod ballots;
mod exercise;
mod faults;
mod house;
mod languages;
mod library;
mod making;
mod refusals;
mod reviewed;
mod rulebook;
mod share;
mod study;
mod tactics;

use std::mem::discriminant;

use damiera::notation::fen::{Expected, FenFault};
use damiera::notation::level::Level;
use damiera::play::settings::Setting;
use damiera::rules::spec::{DrawClause, DrawHow, DrawWhen, Ending, Force, LoneKing, Restart};
use damiera::rules::{
    Color, Counter, DrawReason, Kind, Label, Piece, SetupFault, Square, Status, TooManyCaptures,
    What, WinReason,
};
use damiera::rulesets::ballots::decks;
use damiera::rulesets::{ALL, Family};
use damiera::text::{
    DeckStrings, GameStrings, HomeStrings, Language, MoveWords, SettingStrings, SquareRole,
    SquareWords, Strings, load,
};

use crate::bridge::clauses_in_use;

/// All ends of a game.
fn ends() -> Vec<Status> {
    let reasons = [
        WinReason::NoPieces,
        WinReason::NoMoves,
        WinReason::RidOfPieces,
        WinReason::RidOfMoves,
        WinReason::ManAgainstKing,
        WinReason::KingWillBeTaken,
        WinReason::KingsInCorners,
        WinReason::FirstKing,
        WinReason::MissedCapture,
        WinReason::Resignation,
        WinReason::Time,
    ];
    let won = reasons
        .into_iter()
        .flat_map(|reason| Color::BOTH.map(|winner| Status::Won { winner, reason }));
    let others = [
        Status::Drawn { reason: DrawReason::KingAgainstKing },
        Status::Drawn { reason: DrawReason::Agreement },
        Status::Unlistable(TooManyCaptures),
    ];
    let clauses = clauses().map(|when| Status::Drawn { reason: DrawReason::Clause(when) });
    won.chain(others).chain(clauses).collect()
}

/// One clause of draws of every kind, and one that counts an odd number of plies.
fn clauses() -> [DrawWhen; 8] {
    let force = Force { pieces: (1, 3), kings: (1, 3) };
    let ending = Ending {
        strong: force,
        weak: force,
        total: (2, 4),
        place: LoneKing::Anywhere,
        restart: Restart::Never,
    };
    [
        DrawWhen::Repetition { times: 3 },
        DrawWhen::KingMoves { plies: 50 },
        DrawWhen::KingMoves { plies: 25 },
        DrawWhen::NoCapture { plies: 100 },
        DrawWhen::NoCapture { plies: 31 },
        DrawWhen::Ending { ending, plies: 10 },
        DrawWhen::Ending { ending, plies: 15 },
        DrawWhen::RefusedOffer { moves: 40 },
    ]
}

/// Everything that can be said between two moves.
fn words() -> [What; 9] {
    let square = Square::new(3);
    [
        What::Offer,
        What::Accept,
        What::Decline,
        What::DeclineByMoving,
        What::Claim,
        What::Resign,
        What::Timeout,
        What::Huff(square),
        What::Insist,
    ]
}

fn all_counters() -> Vec<Counter> {
    let (white, black) = (Some(Color::White), Some(Color::Black));
    let sides = [(None, false), (white, false), (white, true), (black, false), (black, true)];
    let counter = |when| {
        let clause = DrawClause { when, how: DrawHow::Automatic };
        sides.map(|(side, is_ahead)| Counter { clause, count: 2, limit: 3, side, is_ahead })
    };
    clauses().into_iter().flat_map(counter).collect()
}

fn squares() -> Vec<SquareWords> {
    let pieces = Color::BOTH
        .into_iter()
        .flat_map(|color| [Kind::Man, Kind::King].map(|kind| Some(Piece { color, kind })));
    let roles = [
        SquareRole::Plain,
        SquareRole::CanMove,
        SquareRole::CanCapture,
        SquareRole::Selected,
        SquareRole::Target,
        SquareRole::Jumped,
    ];
    let with_piece = pieces.chain([None]).map(|piece| (piece, SquareRole::Plain, None));
    let with_role = roles.into_iter().map(|role| (None, role, None));
    let with_streak = [1, 2, 3].map(|n| (None, SquareRole::Plain, Some((n, 3))));
    with_piece
        .chain(with_role)
        .chain(with_streak)
        .map(|(piece, role, streak)| SquareWords { label: "31".to_owned(), piece, role, streak })
        .collect()
}

fn moves_made() -> Vec<MoveWords> {
    let mut moves = Vec::new();
    for color in Color::BOTH {
        for (n_taken, promotes) in [(0, false), (0, true), (1, false), (2, false), (3, true)] {
            moves.push(move_made(color, n_taken, promotes));
        }
    }
    moves
}

/// A move by this many captures, the last one of a king.
fn move_made(color: Color, n_taken: usize, promotes: bool) -> MoveWords {
    let squares: Vec<_> = ["e2", "e4", "g4", "g6"].map(str::to_owned).to_vec();
    let squares = [&squares[..n_taken.max(1)], &squares[3..]].concat();
    let victims =
        [(Kind::Man, "e3"), (Kind::Man, "f4"), (Kind::King, "g5")].map(|(k, s)| (k, s.to_owned()));
    let taken = victims[3 - n_taken..].to_vec();
    MoveWords { color, squares, taken, promotes }
}

fn setup_faults() -> [SetupFault; 5] {
    let label = Label::Number(31);
    [
        SetupFault::NoPieces,
        SetupFault::SharedSquare(label),
        SetupFault::CounterWithoutKing(label),
        SetupFault::CounterTooHigh { counted: 4, limit: 3 },
        SetupFault::CounterWithoutLimit,
    ]
}

fn fen_faults() -> Vec<FenFault> {
    let squares = [Label::Place('a', 1), Label::Place('h', 8)];
    let what = [
        Expected::Shorter,
        Expected::KnownTurn,
        Expected::Turn,
        Expected::Side,
        Expected::SideOnce(Color::White),
        Expected::SideOnce(Color::Black),
        Expected::Square(squares),
        Expected::Range(squares),
        Expected::RangeInRow(squares),
        Expected::EmptySquare(squares[0]),
        Expected::Counters,
        Expected::Counter,
        Expected::Position(SetupFault::NoPieces),
    ];
    let places = [("", 0), ("", 4), ("x", 4)];
    let fault = |expected| {
        places.map(|(token, place)| FenFault { token: token.to_owned(), place, expected })
    };
    what.into_iter().flat_map(fault).collect()
}

fn pieces() -> Vec<Piece> {
    let of_color = |color| [Kind::Man, Kind::King].map(|kind| Piece { color, kind });
    Color::BOTH.into_iter().flat_map(of_color).collect()
}

/// Every text of a language with its name; what is missing here is found by the tests of groups, and
/// by the check of the build.
#[expect(clippy::too_many_lines, reason = "a line for each text")]
fn texts(strings: &'static Strings) -> Vec<(&'static str, String)> {
    macro_rules! all {
        (plain: $($plain:ident)*; made: $($made:ident: $words:expr),*;
            groups: $($group:ident: $of_group:expr,)*) => {{
            let language = strings.language();
            let mut texts = vec![
                ("name", language.name().to_owned()),
                ("code", language.code().to_owned()),
                $((stringify!($plain), strings.$plain.to_owned()),)*
            ];
            $({
                let words: Vec<String> = $words;
                texts.extend(words.into_iter().map(|text| (stringify!($made), text)));
            })*
            $({
                let words: Vec<String> = $of_group(strings.$group());
                texts.extend(words.into_iter().map(|text| (stringify!($group), text)));
            })*
            texts
        }};
    }
    let s = strings;
    let of_color = |text: &dyn Fn(Color) -> &'static str| {
        Color::BOTH.map(|color| text(color).to_owned()).to_vec()
    };
    all! {
        plain:
            title skip_to_board new_game choose_game opponent computer two_players
            your_color white black random level start close undo redo resign confirm_resign
            resign_yes resign_no you more kept_game set_aside return_to_it opened_game library back forward go_through
            flip language settings help about_game rules the_rule sources actions moves
            no_moves_yet first_move previous_move next_move last_move looking_back
            play_on_from_here back_to_game your_turn computers_turn must_capture stopped stop think_on move_now
            try_again part_missing learn_from_mistakes mistakes rematch choose_route route_entered several_pieces no_move_here not_your_turn
            opened_link unchecked_link back_to_saved draw_offered
            offer_draw accept_draw decline_draw claim_draw insist missed_capture overlook may_stop
            counters
            analysis analysis_on analysis_off analysis_waits
            n_lines evaluation no_evaluation decimal threat whole_game hint show_piece show_move hide_hint
            hint_waits storage_blocked offline_ready install update_ready update keys_title
            edit_board editor
            tools eraser hand editor_keys side_to_move no_king_moves game set_up start_position
            empty_board few_men two_kings three_kings line_of_men tired_king position_as_text
            setup_is_fine play_this play_white
            play_black only_look discard;
        made:
            pick: {
                let of_entry = |entry: &damiera::rulesets::Entry| {
                    [s.game_name(entry), s.game_about(entry)].map(str::to_owned)
                };
                ALL.iter().flat_map(of_entry).collect()
            },
            to_move: of_color(&|color| s.to_move(color)),
            thinking: [None, Some(1), Some(12)].map(|depth| s.thinking(depth)).to_vec(),
            engine_failed: vec![s.engine_failed.to_owned()],
            result: ends().into_iter().map(|status| s.result(status)).collect(),
            rematch_as: of_color(&|color| s.rematch_as(color)),
            computer_at: vec![s.computer_at("3")],
            result_for: {
                let sides = Color::BOTH.into_iter();
                sides.flat_map(|side| ends().into_iter().map(move |end| (side, end)))
                    .map(|(side, end)| s.result_for(end, side))
                    .collect()
            },
            reason: ends().into_iter().map(|status| s.reason(status)).collect(),
            huff: vec![s.huff("14")],
            draw_is_offered: of_color(&|color| s.draw_is_offered(color)),
            offer_answered: [true, false].map(|it| s.offer_answered(it).to_owned()).to_vec(),
            huffed: vec![s.huffed("14")],
            said: {
                let naming = |square: Square| square.index().to_string();
                let words = Color::BOTH.into_iter().flat_map(|by| words().map(|what| (by, what)));
                words.map(|(by, what)| s.said(by, what, &naming)).collect()
            },
            counter: all_counters().iter().map(|counter| s.counter(counter)).collect(),
            may_claim: clauses().map(|clause| s.may_claim(clause)).to_vec(),
            may_huff: {
                let squares = ["14", "15", "16"].map(str::to_owned);
                (1..=3).map(|n| s.may_huff(&squares[..n])).collect()
            },
            board: {
                let turns = [None, Some(Color::White), Some(Color::Black)];
                turns.map(|turn| s.board("Dameo", turn)).to_vec()
            },
            square: squares().iter().map(|words| s.square(words)).collect(),
            moved: moves_made().iter().map(|words| s.moved(words)).collect(),
            route: [1, 2_u32].map(|n| s.route("32x23", n)).to_vec(),
            pieces_left: vec![s.pieces_left(1_u32, 0_u32)],
            legal_moves: vec![s.legal_moves(&["32-28".to_owned()])],
            fault: faults::texts(s),
            level_name: Level::ALL.into_iter().map(|level| s.level_name(level)).collect(),
            keys: s.keys().flat_map(|(key, what)| [key, what]).map(str::to_owned).collect(),
            depth: analysis::depths(s),
            verdict: analysis::assessments().into_iter().map(|it| s.assessment(it)).collect(),
            at_ply: analysis::plies().iter().map(|words| s.at_ply(words)).collect(),
            swing: vec![s.swing(&analysis::swing())],
            analysis_note: analysis::notes().iter().map(|note| s.analysis_note(note)).collect(),
            hint_rule: analysis::rules().into_iter().map(|rule| s.hint_rule(rule)).collect(),
            hint_piece: vec![s.hint_piece("32")],
            hint_move: vec![s.hint_move("32-28")],
            piece: pieces().into_iter().map(|piece| s.piece(piece).to_owned()).collect(),
            king_moves: of_color(&|color| s.king_moves(color)),
            fen_fault: fen_faults().iter().map(|fault| s.fen_fault(fault)).collect(),
            setup_fault: setup_faults().iter().map(|fault| s.setup_fault(fault)).collect(),
            men_on_last_row: {
                let squares = ["1", "3"].map(str::to_owned);
                Color::BOTH.map(|color| s.men_on_last_row(color, &squares)).to_vec()
            },
            more_than_at_start:
                Color::BOTH.map(|color| s.more_than_at_start(color, 21_u32, 20_u32)).to_vec(),
            over_at_once: ends().into_iter().map(|status| s.over_at_once(status)).collect(),
            pieces_dropped: [1, 2_u32].map(|n| s.pieces_dropped(n)).to_vec(),
            refusal: refusals::texts(s);
        groups:
            ballots: ballots::ballots,
            clock: ballots::clock,
            house: house::texts,
            settings: |settings: &SettingStrings| {
                let plain = [settings.full_screen];
                let names = Setting::ALL.map(|setting| setting.name(settings));
                let values = Setting::ALL.map(|setting| setting.value_names(settings)).concat();
                plain.into_iter().chain(names).chain(values).map(str::to_owned).collect()
            },
            home: |home: &HomeStrings| {
                let plain = [
                    home.title,
                    home.name,
                    home.at_once,
                    home.make,
                    home.learn,
                    home.tactics,
                    home.practice,
                    home.search,
                    home.recent,
                    home.no_game,
                    home.all_games,
                    home.options,
                    home.other_game,
                    home.favorites,
                    home.favorite,
                    home.advice,
                    home.against_each_other,
                ];
                let made = [home.about(29), home.go_on(7), home.ahead(2), home.against_computer("3")];
                let plain = plain.into_iter().chain(home.families).chain(home.facts);
                plain.map(str::to_owned).chain(made).collect()
            },
            tactics: tactics::words,
            practice: tactics::practice,
            review: tactics::review,
            ladder: tactics::ladder,
            missed: tactics::missed,
            learn: tactics::lessons,
            lesson: tactics::steps,
            study: study::words,
            rulebook: rulebook::words,
            site: rulebook::site,
            tree: study::tree,
            library: library::texts,
            making: making::texts,
            author: author::texts,
            check: exercise::check_texts,
            exercise: exercise::texts,
            share: share::texts,
            sheet: share::sheet,
    }
}

#[test]
fn clauses_of_every_kind_have_words_to_review() {
    let asked = clauses().map(|when| discriminant(&when));
    for clause in clauses_in_use() {
        assert!(asked.contains(&discriminant(&clause.when)), "{clause:?} is not in `clauses`");
    }
}

/// The choice of a game lists families, and what is in none would not be found there.
#[test]
fn every_game_is_in_a_family_with_a_name() {
    for entry in ALL {
        let family = entry.family.expect(entry.rules.id);
        assert!(Family::ALL.contains(&family), "{}", entry.rules.id);
    }
    for language in Language::ALL {
        assert_eq!(language.strings().home().families.len(), Family::ALL.len());
    }
}

/// A game or a deck without a name shows its id, which no person should see.
#[test]
fn every_game_and_deck_has_a_name_and_no_other_has() {
    let mut games: Vec<_> = ALL.iter().map(|entry| entry.rules.id).collect();
    games.push("house");
    assert_eq!(sorted(&GameStrings::IDS), sorted(&games));
    let mut all: Vec<_> =
        ALL.iter().flat_map(|entry| decks(entry.rules.id)).map(|deck| deck.id).collect();
    all = sorted(&all);
    all.dedup();
    assert_eq!(sorted(&DeckStrings::IDS), all);
}

fn sorted(ids: &[&'static str]) -> Vec<&'static str> {
    let mut ids = ids.to_vec();
    ids.sort_unstable();
    ids
}

#[test]
fn a_damaged_pack_is_refused_and_changes_nothing() {
    for bytes in [b"".as_slice(), b"<!doctype html>", &[0xff; 64]] {
        assert!(load(Language::Italian, bytes).is_err());
        assert_eq!(Language::Italian.strings().new_game, "Nuova partita");
    }
}

#[test]
fn every_text_is_there_and_whole() {
    for language in Language::ALL {
        for (field, text) in texts(language.strings()) {
            let context = format!("{language:?} {field}: {text:?}");
            assert!(!text.is_empty(), "{context}");
            assert_eq!(text.trim(), text, "{context}");
            assert!(!text.contains(['{', '}', '\n']) && !text.contains("  "), "{context}");
            assert!(
                !text.contains("..") && !text.contains(" ,") && !text.contains(" ."),
                "{context}"
            );
        }
    }
}

#[test]
fn a_game_going_on_has_no_result() {
    for language in Language::ALL {
        let strings = language.strings();
        assert_eq!(strings.result(Status::Ongoing), "");
        assert_eq!(strings.reason(Status::Ongoing), "");
    }
}

#[test]
fn languages_are_found_by_their_codes() {
    for (code, expected) in [
        ("en", Some(Language::English)),
        ("en-GB", Some(Language::English)),
        ("it", Some(Language::Italian)),
        ("IT_ch", Some(Language::Italian)),
        ("nl-BE", Some(Language::Dutch)),
        ("xx", None),
        ("ita", None),
        ("", None),
    ] {
        assert_eq!(Language::of_code(code), expected, "{code}");
    }
}

/// Compares a text in English, Italian and Dutch.
#[track_caller]
fn check(text: impl Fn(&'static Strings) -> String, expected: [&str; 3]) {
    let languages = [Language::English, Language::Italian, Language::Dutch];
    assert_eq!(languages.map(|language| text(language.strings())), expected);
}

fn moved(n_taken: usize, promotes: bool) -> impl Fn(&Strings) -> String {
    move |strings| strings.moved(&move_made(Color::White, n_taken, promotes))
}

/// Landing squares are not taken: from where, by where, to where, and what was.
#[test]
fn a_move_is_said_with_its_way_and_what_it_takes() {
    check(moved(0, false), ["White: e2 to g6", "Il Bianco: da e2 a g6", "Wit: van e2 naar g6"]);
    check(
        moved(0, true),
        [
            "White: e2 to g6, becomes a king",
            "Il Bianco: da e2 a g6, diventa dama",
            "Wit: van e2 naar g6, wordt dam",
        ],
    );
    check(
        moved(1, false),
        [
            "White captures 1: from e2 to g6, taking king g5",
            "Il Bianco prende dama g5: da e2 a g6",
            "Wit slaat dam g5: van e2 naar g6",
        ],
    );
    check(
        moved(3, true),
        [
            "White captures 3: from e2 by e4 and g4 to g6, taking e3, f4 and king g5, becomes a king",
            "Il Bianco prende 3 pezzi, e3, f4 e dama g5: da e2 per e4 e g4 a g6, diventa dama",
            "Wit slaat 3 stukken, e3, f4 en dam g5: van e2 via e4 en g4 naar g6, wordt dam",
        ],
    );
}

#[test]
fn a_route_is_said_with_what_it_takes() {
    check(|s| s.route("7x1", 1), ["7x1, takes 1", "7x1, prende un pezzo", "7x1, slaat 1 stuk"]);
    check(|s| s.route("7x1", 2), ["7x1, takes 2", "7x1, prende 2 pezzi", "7x1, slaat 2 stukken"]);
}

#[test]
fn a_fault_of_a_text_is_said_with_its_token() {
    let fault = |token: &str, place, expected| {
        let token = token.to_owned();
        move |s: &Strings| s.fen_fault(&FenFault { token: token.clone(), place, expected })
    };
    let squares = [Label::Number(1), Label::Number(50)];
    check(
        fault("51", 7, Expected::Square(squares)),
        [
            "“51” at character 7: this is not a square; the squares are 1 to 50.",
            "Carattere 7, «51»: non è una casella; le caselle vanno da 1 a 50.",
            "‘51’ bij teken 7: dit is geen veld; de velden zijn 1 tot en met 50.",
        ],
    );
    check(
        fault("", 1, Expected::Turn),
        [
            "Something is missing at character 1: the side to move must come first: write W or B.",
            "Carattere 1, manca qualcosa: prima va indicato chi muove: scrivi W o B.",
            "Bij teken 1 ontbreekt iets: geef eerst aan wie aan zet is: schrijf W of B.",
        ],
    );
    check(
        fault("", 0, Expected::Position(SetupFault::NoPieces)),
        [
            "There are no pieces on the board.",
            "Sulla damiera non c'è nessun pezzo.",
            "Er staat geen stuk op het bord.",
        ],
    );
}

#[test]
fn pieces_left_out_are_counted() {
    check(
        |s| s.pieces_dropped(1),
        [
            "One piece had no square on this board and was left out.",
            "Un pezzo non ha una casella su questa damiera ed è stato tolto.",
            "Eén stuk had geen veld op dit bord en is weggelaten.",
        ],
    );
    check(
        |s| s.pieces_dropped(2),
        [
            "2 pieces had no square on this board and were left out.",
            "2 pezzi non hanno una casella su questa damiera e sono stati tolti.",
            "2 stukken hadden geen veld op dit bord en zijn weggelaten.",
        ],
    );
}

#[test]
fn a_square_is_said_with_what_stands_there() {
    let square = |piece, role, streak| {
        move |strings: &Strings| {
            strings.square(&SquareWords { label: "31".to_owned(), piece, role, streak })
        }
    };
    let king = Some(Piece { color: Color::Black, kind: Kind::King });
    check(
        square(None, SquareRole::Target, None),
        [
            "31, empty, can land here",
            "31, vuota, può arrivare qui",
            "31, leeg, hier kan het stuk heen",
        ],
    );
    check(
        square(king, SquareRole::CanMove, Some((1, 3))),
        [
            "31, black king, 1 of 3 king moves in a row, can move",
            "31, dama nera, mosse consecutive di dama: 1 su 3, può muovere",
            "31, zwarte dam, 1 van 3 damzetten achter elkaar, kan zetten",
        ],
    );
}
