//! What the author's tool says.

use damiera::rules::Color;
use damiera::text::{AuthorStrings, Strings};

use super::check;

/// Every text of the author's tool; a new field does not compile until it is here.
pub(super) fn texts(strings: &AuthorStrings) -> Vec<String> {
    let ways = [
        strings.title,
        strings.make,
        strings.edit,
        strings.back_to_exercise,
        strings.set_up,
        strings.try_it,
        strings.end_try,
        strings.trying,
        strings.finish,
        strings.discard,
        strings.confirm_discard,
        strings.leave,
        strings.back,
        strings.undo,
        strings.redo,
        strings.to_start,
        strings.step_back,
        strings.step_on,
    ];
    let labels = [
        strings.goal,
        strings.n_moves,
        strings.target,
        strings.on_board,
        strings.promotes,
        strings.leaves,
        strings.recorded,
        strings.nothing,
        strings.choices,
        strings.replies,
        strings.wrong,
        strings.drawings,
        strings.remove,
        strings.also_accept,
        strings.add,
        strings.hint,
        strings.ok,
        strings.caption,
        strings.check,
        strings.keys,
        strings.problems,
        strings.missing,
        strings.optional,
    ];
    let steps = strings.steps.into_iter().chain(strings.headings);
    let steps: Vec<_> = steps.collect();
    let said = [
        strings.next_choice,
        strings.next_judged,
        strings.next_over,
        strings.next_wrong,
        strings.next_mark,
        strings.next_arrow,
        strings.known,
        strings.full,
        strings.removed,
        strings.undone,
        strings.redone,
        strings.checking,
        strings.not_checked,
        strings.changed_since,
        strings.too_few_choices,
        strings.too_long,
        strings.wordless,
    ];
    let plain =
        ways.iter().chain(&labels).chain(&said).chain(&strings.goals).chain(&strings.tool_names);
    let plain = plain.chain(&steps);
    let mut texts: Vec<_> = plain.map(|&text| text.to_owned()).collect();
    for color in Color::BOTH {
        texts.extend([strings.next_answer(color, 2), strings.next_reply(color, "32-28")]);
    }
    texts.extend([
        strings.accepted("32-28", 2),
        strings.replied("32-28", "19-23"),
        strings.reply("32-28", "19-23"),
    ]);
    texts.push(strings.flaw(3, "32-28 is not a legal move"));
    texts.extend([
        strings.tried("32"),
        strings.try_from("32"),
        strings.arrow_from("32"),
        strings.lands("32"),
        strings.words_to("32"),
        strings.remove_what("32"),
        strings.to_step("Words"),
    ]);
    texts.extend([true, false].map(|is_there| strings.drawn("32", is_there)));
    texts.extend([1, 2].map(|it| strings.captures(it)));
    texts.extend([
        strings.answers_of(2),
        strings.no_answer(2),
        strings.shared("Dameo", "White to move."),
    ]);
    texts
}

#[test]
fn a_side_is_named_as_its_language_does() {
    check(
        |s: &Strings| s.author().next_reply(Color::Black, "32-28"),
        [
            "32-28 has been played. Play Black's reply, or step back.",
            "È stata giocata 32-28. Gioca la risposta del Nero, o torna indietro.",
            "32-28 is gespeeld. Speel het antwoord van Zwart, of ga een stap terug.",
        ],
    );
    check(|s| s.author().captures(1), ["makes any capture", "fa una presa", "elke slag"]);
}
