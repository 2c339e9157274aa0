//! What the share sheet says, and what is said of what others have sent.

use damiera::rules::{Color, DrawReason, Status, WinReason};
use damiera::text::share::{FindFault, Shown};
use damiera::text::{ShareStrings, SheetStrings};

use super::check;

fn faults() -> [FindFault; 10] {
    [
        FindFault::NoLink,
        FindFault::BadPicture,
        FindFault::TooLong(1 << 24),
        FindFault::ManyGames(12),
        FindFault::Faulty(1),
        FindFault::Faulty(2),
        FindFault::Nothing,
        FindFault::Because("line 5: \"fem\" is no name".to_owned()),
        FindFault::Unreadable,
        FindFault::NoReader,
    ]
}

fn shown() -> Vec<Shown> {
    let drawn = Status::Drawn { reason: DrawReason::Agreement };
    let won = |winner| Status::Won { winner, reason: WinReason::NoMoves };
    let of_color = |color| {
        let challenge = Shown::Challenge(color, "4".parse().unwrap());
        [Shown::ToMove(color), Shown::Over(won(color)), challenge, Shown::Answer(color)]
    };
    let of_colors = Color::BOTH.into_iter().flat_map(of_color);
    of_colors.chain([Shown::Over(drawn)]).collect()
}

/// Every text of the sheet; a new field does not compile until it is here.
pub(super) fn sheet(strings: &SheetStrings) -> Vec<String> {
    let plain = [
        strings.what,
        strings.whole_game,
        strings.position,
        strings.whoever,
        strings.looks,
        strings.answers,
        strings.answers_more,
        strings.no_address,
        strings.short_link,
        strings.short_about,
        strings.readable_link,
        strings.readable_about,
        strings.copy,
        strings.send,
        strings.qr,
        strings.qr_about,
        strings.qr_too_long,
        strings.as_text,
        strings.copy_fen,
        strings.copy_pdn,
        strings.save_pdn,
        strings.as_picture,
        strings.save_svg,
        strings.save_png,
        strings.picture_about,
        strings.embed,
        strings.element,
        strings.frame,
        strings.making,
        strings.not_made,
        strings.copied,
        strings.not_copied,
        strings.saved,
        strings.not_saved,
        strings.not_sent,
        strings.whole,
        strings.file,
    ];
    let mut texts: Vec<_> = plain.map(str::to_owned).to_vec();
    texts.extend(Color::BOTH.map(|color| strings.challenge(color, "4")));
    texts.push(strings.copy_what("FEN"));
    texts.extend(shown().into_iter().map(|shown| strings.words("Dameo", shown)));
    texts.extend([strings.sent("Dameo"), strings.too_long(2345, 2000)]);
    texts
}

/// Every text about what others have sent.
pub(super) fn texts(strings: &ShareStrings) -> Vec<String> {
    let mut texts: Vec<_> = [strings.title, strings.your_turn].map(str::to_owned).to_vec();
    texts.extend(Color::BOTH.map(|color| strings.played(color, "19-23")));
    texts.push(strings.many_played(4, "19-23"));
    texts.extend(faults().map(|it| strings.fault(&it)));
    texts
}

#[test]
fn what_is_sent_is_said_in_plain_words() {
    let words = |shown| move |s: &damiera::text::Strings| s.sheet().words("Dameo", shown);
    check(
        words(Shown::ToMove(Color::White)),
        ["Dameo: White to move.", "Dameo: muove il Bianco.", "Dameo: Wit aan zet."],
    );
    check(
        words(Shown::Challenge(Color::Black, "4".parse().unwrap())),
        [
            "Dameo: can you beat level 4 as Black from here?",
            "Dameo: da qui sai battere il livello 4 con il Nero?",
            "Dameo: kun jij vanaf hier met Zwart van niveau 4 winnen?",
        ],
    );
    check(
        |s| s.share().played(Color::Black, "19-23"),
        ["Black has played 19-23.", "Il Nero ha giocato 19-23.", "Zwart heeft 19-23 gespeeld."],
    );
}
