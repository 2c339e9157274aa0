//! What the lesson maker says.

use damiera::text::MakingStrings;

/// Every text of the lesson maker.
pub(super) fn texts(strings: &MakingStrings) -> Vec<String> {
    let plain = [
        strings.title,
        strings.yours,
        strings.yours_about,
        strings.none,
        strings.new,
        strings.untitled,
        strings.name,
        strings.language,
        strings.no_language,
        strings.begin_words,
        strings.step_title,
        strings.step_words,
        strings.add_words,
        strings.steps,
        strings.no_steps,
        strings.edit_lesson,
        strings.edit_short,
        strings.to_list,
        strings.walk,
        strings.from_here,
        strings.edit_exercise,
        strings.check,
        strings.save,
        strings.as_text,
        strings.as_text_about,
        strings.take_text,
        strings.leave_text,
        strings.share,
        strings.link,
        strings.link_about,
        strings.element,
        strings.element_about,
        strings.delete,
        strings.delete_really,
        strings.add,
        strings.open,
        strings.restore,
        strings.not_kept,
        strings.full,
        strings.too_many,
        strings.link_many,
        strings.no_packing,
        strings.not_come,
        strings.not_unpacked,
        strings.from_problems,
        strings.unsound,
        strings.not_checked,
        strings.changed_since,
    ];
    let made = [
        strings.added("Dameo", 3),
        strings.up("Captures"),
        strings.down("Captures"),
        strings.remove("Captures"),
        strings.edit("Captures"),
        strings.removed("Captures"),
        strings.put_back(3),
        strings.checking(2, 8),
        strings.unread.to_owned(),
        strings.bad_link("why"),
        strings.no_link("why"),
        strings.at_line(3, "Why."),
    ];
    let counted = [1, 2].into_iter().flat_map(|n| [strings.sound(n), strings.n_steps(n)]);
    let plain = plain.into_iter().chain(strings.kinds).map(str::to_owned);
    plain.chain(made).chain(counted).collect()
}
