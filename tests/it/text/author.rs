//! What the author's tool says.

use damiera::rules::Color;
use damiera::text::{AuthorStrings, Strings};

use super::check;

/// Every text of the author's tool; a new field does not compile until it is here.
#[expect(clippy::too_many_lines, reason = "one line for each text")]
pub(super) fn texts(strings: &AuthorStrings) -> Vec<String> {
    let AuthorStrings {
        title,
        make,
        edit,
        back_to_exercise,
        set_up,
        try_it,
        end_try,
        trying,
        finish,
        discard,
        confirm_discard,
        leave,
        goal,
        goals,
        n_moves,
        target,
        on_board,
        tool_names,
        next_answer,
        next_choice,
        next_judged,
        next_reply,
        next_over,
        next_wrong,
        next_mark,
        next_arrow,
        undo,
        redo,
        to_start,
        step_back,
        step_on,
        accepted,
        replied,
        tried,
        try_from,
        arrow_from,
        drawn,
        known,
        full,
        removed,
        undone,
        redone,
        captures,
        lands,
        promotes,
        leaves,
        recorded,
        nothing,
        answers_of,
        choices,
        replies,
        reply,
        wrong,
        words_to,
        drawings,
        remove,
        remove_what,
        also_accept,
        add,
        hint,
        ok,
        caption,
        check,
        checking,
        not_checked,
        changed_since,
        no_answer,
        too_few_choices,
        too_long,
        keys,
        shared,
    } = *strings;
    let ways = [
        title,
        make,
        edit,
        back_to_exercise,
        set_up,
        try_it,
        end_try,
        trying,
        finish,
        discard,
        confirm_discard,
        leave,
        undo,
        redo,
        to_start,
        step_back,
        step_on,
    ];
    let labels = [
        goal,
        n_moves,
        target,
        on_board,
        promotes,
        leaves,
        recorded,
        nothing,
        choices,
        replies,
        wrong,
        drawings,
        remove,
        also_accept,
        add,
        hint,
        ok,
        caption,
        check,
        keys,
    ];
    let said = [
        next_choice,
        next_judged,
        next_over,
        next_wrong,
        next_mark,
        next_arrow,
        known,
        full,
        removed,
        undone,
        redone,
        checking,
        not_checked,
        changed_since,
        too_few_choices,
        too_long,
    ];
    let plain = ways.iter().chain(&labels).chain(&said).chain(&goals).chain(&tool_names);
    let mut texts: Vec<_> = plain.map(|&text| text.to_owned()).collect();
    for color in Color::BOTH {
        texts.extend([next_answer(color, 2), next_reply(color, "32-28")]);
    }
    texts.extend([accepted("32-28", 2), replied("32-28", "19-23"), reply("32-28", "19-23")]);
    texts.extend([tried, try_from, arrow_from, lands, words_to, remove_what].map(|say| say("32")));
    texts.extend([true, false].map(|is_there| drawn("32", is_there)));
    texts.extend([1, 2].map(captures));
    texts.extend([answers_of(2), no_answer(2), shared("Dameo", "White to move.")]);
    texts
}

#[test]
fn a_side_is_named_as_its_language_does() {
    check(
        |s: &Strings| (s.author().next_reply)(Color::Black, "32-28"),
        [
            "32-28 has been played. Play Black's reply, or step back.",
            "È stata giocata 32-28. Gioca la risposta del Nero, o torna indietro.",
            "32-28 is gespeeld. Speel het antwoord van Zwart, of ga een stap terug.",
        ],
    );
    check(|s| (s.author().captures)(1), ["makes any capture", "fa una presa", "elke slag"]);
}
