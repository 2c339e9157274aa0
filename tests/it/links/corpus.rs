//! Links that were made once and must be read for ever.
//!
//! `tests/data/links/*.txt`: `link<TAB>readable form<TAB>position shown<TAB>faults`, or
//! `link<TAB>! why it cannot be read`. Lines are added and never changed, but for the sentences of
//! faults. A missing file is written by
//! `cargo test --test it -- --ignored links::corpus::missing_files_are_written`.

use std::fmt::Write as _;
use std::fs;
use std::rc::Rc;

use damiera::notation::link::{self, Link, check};
use damiera::notation::{fen, turn};
use damiera::rules::{Game, Ruleset, Status};
use damiera::rulesets::{self, ALL};

use super::laws::random_link;
use crate::bridge::{read, root};
use crate::playout::{Dice, each_position};

/// The name of a file and what was put in it.
type File = (&'static str, fn() -> Vec<String>);

const FILES: [File; 7] = [
    ("positions", positions),
    ("games", games),
    ("marks", drawn),
    ("exercises", exercises),
    ("words", words),
    ("house", house_rules),
    ("damaged", damaged),
];

/// What a link is read as.
fn summary(text: &str) -> String {
    let link = match link::read(text) {
        Ok(link) => link,
        Err(error) => return format!("! {error}"),
    };
    let moves = turn::move_texts(&link.game);
    let shown = fen::write(link.game.ruleset(), link.game.position_at(link.ply).unwrap());
    let faults: Vec<_> = link.faults.iter().map(ToString::to_string).collect();
    format!("{}\t{shown}\t{}", link::write_all(&link, &moves), faults.join("; "))
}

#[test]
fn every_link_of_the_corpus_is_read_as_it_was() {
    let mut n_links = 0;
    for (name, _) in FILES {
        let text = read(&root().join(format!("tests/data/links/{name}.txt")));
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (link, expected) = line.split_once('\t').unwrap();
            assert_eq!(summary(link), expected, "{name}: {link}");
            n_links += 1;
        }
    }
    assert!(n_links > 200, "{n_links}");
}

#[test]
#[ignore = "writes files that are missing"]
fn missing_files_are_written() {
    for (name, links) in FILES {
        let path = root().join(format!("tests/data/links/{name}.txt"));
        if path.exists() {
            continue;
        }
        let mut text = String::new();
        for link in links() {
            writeln!(text, "{link}\t{}", summary(&link)).unwrap();
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// Both forms of each.
fn both(links: &[Link]) -> Vec<String> {
    links.iter().flat_map(|link| [link.compact(), link.readable()]).collect()
}

fn positions() -> Vec<String> {
    let mut links = Vec::new();
    each_position(1, &mut |ruleset, position, _| {
        let entry = rulesets::find(ruleset.rules().id).unwrap();
        links.push(Link::new(entry, Game::from_position(Rc::new(ruleset.clone()), *position)));
    });
    // Each ruleset has some ten: two of them are kept.
    both(&links.into_iter().step_by(5).collect::<Vec<_>>())
}

fn games() -> Vec<String> {
    let mut dice = Dice::new(29);
    let game = |entry: &'static rulesets::Entry| {
        let mut game = Game::new(Rc::new(Ruleset::new(&entry.rules)));
        while game.status() == Status::Ongoing && game.plies().len() < 66 {
            let moves = [game.legal_moves(), game.faulty_moves()].concat();
            game.play(&moves[dice.below(moves.len())]).unwrap();
        }
        Link::new(entry, game)
    };
    both(&ALL.iter().map(game).collect::<Vec<_>>())
}

/// A readable link by hand, and both of our forms of it.
fn of(texts: &[&str]) -> Vec<String> {
    let made = texts.iter().flat_map(|text| {
        let link = link::read(text).unwrap();
        assert_eq!(link.faults, [], "{text}");
        let [compact, readable] = [link.compact(), link.readable()];
        [(*text).to_owned(), compact, readable]
    });
    made.collect()
}

fn drawn() -> Vec<String> {
    of(&[
        "g=dameo&mk=c3,d4!,e5x,f6*&ar=Gc3-c5,Rb1b2b3",
        "v=1&g=dameo-10x10-28&fen=W:Wa1:Bj10&mk=j10!&ar=Ya1-j10&o=b",
        "variant=international&marks=1,50!&arrows=R32-28-19,B1-50&orientation=black",
        "g=italian&mk=32x&ar=G1-5-9",
        "g=canadian&mk=72*&ar=Y1-72",
        "g=thai&ar=G1-2",
    ])
}

fn exercises() -> Vec<String> {
    of(&[
        "v=1&g=dameo&fen=W:Wc3:Bc4,c6&mode=exercise&goal=capture-max&acc=c3xc5xc7&cap=White_to_move",
        "g=international&m=32-28,19-23&ply=1&mode=exercise&goal=win-in:2&acc=28x19;captures>=1&then=28x19>14x23&no=31-27=No!;33-29=Not_that&hint=Take&ok=Done",
        "g=frisian&mode=exercise&goal=reach:5&acc=fen:W:WK5,31:BK2:%2B0%2B105",
        "variant=russian&level=4&seed=12345&you=b&mode=play",
        "g=english&lv=8&seed=18446744073709551615&you=both",
        "g=turkish&co=algebraic&lang=it&bg=dark&theme=wood&ctl=none&id=board-1",
        "g=polish&cap=Perch%C3%A9_no?_50%25_%26_pi%C3%B9&mode=diagram&co=numbers",
    ])
}

fn words() -> Vec<String> {
    let mut texts = of(&[
        "g=international&m=32-28,offer,decline,19-23,resign-w",
        "g=international&m=offer,accept",
        "g=dameo&m=time-b",
        "g=english-huff&fen=W:W27,32:B23,1&m=32-28,huff27,1-5,resign-b",
        "g=english-huff&fen=W:W27,32:B23,1&m=32-28,1-5&ply=1",
    ]);
    let mut dice = Dice::new(8);
    let links: Vec<_> =
        ALL.iter().map(|entry| random_link(entry.rules.id, None, 40, &mut dice)).collect();
    texts.extend(both(&links));
    texts
}

fn house_rules() -> Vec<String> {
    let mut dice = Dice::new(9);
    let codes = [
        "1",
        "1-board.10x10-rows.4",
        "1-board.6x6-squares.all-rows.2-names.letters-men.all-kings.all-limit.3-duty.huff",
        "1-men.forward-take.all-choice.any",
    ];
    let links = codes.map(|code| random_link(&format!("house-{code}"), None, 20, &mut dice));
    both(&links)
}

fn damaged() -> Vec<String> {
    let link = link::read("g=international&m=32-28,19-23,28x19,14x23&mk=28!").unwrap();
    let (compact, readable) = (link.compact(), link.readable());
    let with_check = |body: &str| format!("{body}{}", check::of(body));
    let body = &compact[..compact.len() - check::N_CHARS];
    vec![
        format!("<https://example.org/#{compact}>."),
        format!("https://example.org/?{readable}"),
        readable.replace('&', "&amp;").replace('=', "%3D"),
        compact[..compact.len() - 1].to_owned(),
        compact[..compact.len() - 8].to_owned(),
        compact.to_ascii_lowercase(),
        compact.replacen('D', "E", 1),
        format!("{compact}A"),
        readable.replace("32-28", "33-28"),
        readable[..readable.len() - 9].to_owned(),
        readable.replace("k=", "x="),
        "g=international&m=32-28,19-22,28x19".to_owned(),
        "g=international)".to_owned(),
        "g=dameo&fen=W:Wi1:Bh8".to_owned(),
        "g=chess".to_owned(),
        "v=2&g=dameo".to_owned(),
        "g=dameo&lv=9&o=x&ply=3&mk=z9&ar=c3c4&x".to_owned(),
        with_check("2a-newer-version"),
        with_check(&format!("{body}qDabc")),
        with_check("18g"),
        "1AAAAAAAAAA".to_owned(),
    ]
}
