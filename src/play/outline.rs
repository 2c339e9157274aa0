//! A lesson as other sites show it (`lesson.js`), in JSON.

use super::embedded::quote;
use crate::notation::lesson::{Kind, Lesson, Step};
use crate::text::Language;

/// What a lesson says, with the words around it in a language; or why it cannot be read, which is empty until that
/// can be told.
///
/// `{"title", "lang", "words": [paragraph], "steps": [{"title", "words", "board": [[name, value]]}],
/// "places": ["Step 1 of 8"], "found": ["0 of 5 …", "1 of 5 …"], "back", "next", "over"}`, or `{"error"}`. The
/// names of a board are the attributes of `<damiera-board>`; a step without a board has none.
pub fn outline(text: &str, language: Language) -> String {
    match Lesson::read(text) {
        Ok(lesson) => written(&lesson, language),
        Err(why) => {
            let told = language.strings().told_lesson(why).unwrap_or_default();
            object(&[("error", quoted(&told))])
        }
    }
}

fn written(lesson: &Lesson, language: Language) -> String {
    let words = language.strings().lesson();
    let n_steps = lesson.steps.len();
    let n_exercises = lesson.steps.iter().filter(|step| step.kind() == Kind::Exercise).count();
    let variant = lesson.variant.as_deref();
    let steps = lesson.steps.iter().map(|step| {
        object(&[
            ("title", quoted(&step.title)),
            ("words", paragraphs(&step.words)),
            ("board", board(step, variant)),
        ])
    });
    object(&[
        ("title", quoted(&lesson.title)),
        ("lang", quoted(lesson.language.as_deref().unwrap_or_default())),
        ("words", paragraphs(&lesson.words)),
        ("steps", array(steps)),
        ("places", array((1..=n_steps).map(|at| quoted(&words.step(at, n_steps))))),
        ("found", array((0..=n_exercises).map(|n| quoted(&words.found(n, n_exercises))))),
        ("back", quoted(words.back)),
        ("next", quoted(words.next)),
        ("over", quoted(words.over)),
    ])
}

/// The attributes of a step's board.
fn board(step: &Step, variant: Option<&str>) -> String {
    let has = |name| step.get(name).is_some();
    let variant = variant.filter(|_| !has("variant")).map(|id| ("variant", id));
    let mode = Some(("mode", step.kind().name())).filter(|_| !has("mode"));
    let own = step.board.iter().map(|one| (one.name, one.value.as_str()));
    let all = own.chain(variant).chain(mode).filter(|_| step.kind() != Kind::Words);
    array(all.map(|(name, value)| array([quoted(name), quoted(value)].into_iter())))
}

fn paragraphs(words: &str) -> String {
    array(words.split("\n\n").filter(|it| !it.is_empty()).map(quoted))
}

fn quoted(text: &str) -> String {
    let mut json = String::new();
    quote(text, &mut json);
    json
}

fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

fn object(fields: &[(&str, String)]) -> String {
    let fields: Vec<_> = fields.iter().map(|(name, value)| format!("\"{name}\":{value}")).collect();
    format!("{{{}}}", fields.join(","))
}
