//! What a share sheet offers, and what is found in what is brought back to the page, in the words of
//! the [protocol for files](crate::protocol::files). A worker does this, so that the page need not hold
//! what is seldom wanted.

use std::fmt::Write as _;
use std::ops::Range;

use fast_qr::{ECL, QRBuilder};

use crate::archive::{self, Archive};
use crate::diagram::{self, Picture};
use crate::notation::lesson::{Lesson, packed};
use crate::notation::link::{self, Link};
use crate::notation::picture::{self, PictureError, escaped, svg_with_link};
use crate::notation::problem::{self, Found, Problem, ProblemError};
use crate::notation::study::{Scene, Study};
use crate::notation::{fen, lines, pdn, turn};
use crate::protocol::files::{
    Failure, FoundExercise, FoundFlaw, FoundGame, FoundLesson, Qr, Record, Share, Shared,
};
use crate::rules::Ruleset;
use crate::rulesets;
use crate::text::{Fault, Numbered, Strings};

/// The longest text that becomes a QR code, in bytes: more of them make one that few cameras read.
const MAX_QR_BYTES: usize = 1000;
/// The light edge that a QR code must have, in modules (ISO/IEC 18004, 6.3.8).
const QUIET: usize = 4;
/// How many words of a text are looked at for a link among them.
const MAX_WORDS: usize = 500;
/// How many things that are wrong with problems are told.
const MAX_FAULTS: usize = 50;
/// The size of a frame, in CSS pixels: the board, and what stands under it.
const FRAME: (u16, u16) = (400, 480);
const EXERCISE_FRAME: (u16, u16) = (400, 600);
const STUDY_FRAME: (u16, u16) = (400, 720);

/// Makes what a share sheet offers.
///
/// # Errors
/// [`Failure::BadGame`] where the link or the game is none.
pub fn offer(wish: &Share) -> Result<Shared, Failure> {
    let link = link::read_plain(&wish.link).map_err(|_| Failure::BadGame)?;
    let study = Study::of(&link).transpose().map_err(|_| Failure::BadGame)?;
    let compact = study.as_ref().map_or_else(|| link.compact(), |study| study.compact(&link));
    let short = format!("{}#{compact}", wish.page);
    let ruleset = link.game.ruleset();
    let scene = Scene::of(&link, study.as_ref());
    let picture = picture_of(&link, &scene, &wish.title);
    let position = scene.position;
    let shape = ruleset.board().shape();
    let folder = wish.page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let pairs = embed_pairs(&link, study.as_ref());
    Ok(Shared {
        fen: fen::write(ruleset, position),
        pdn: archive::write(&wish.pdn)?,
        svg: svg_with_link(&picture, &short),
        size: (u16::from(shape.width) * diagram::UNIT, u16::from(shape.height) * diagram::UNIT),
        element: element(&pairs, &picture, folder),
        frame: frame(&pairs, &wish.title, folder, size_of_frame(&link, study.as_ref())),
        qr: qr(&short),
        short,
    })
}

/// The picture of what a link shows.
fn picture_of(link: &Link, scene: &Scene<'_>, title: &str) -> String {
    let picture = Picture {
        title,
        bottom: link.bottom,
        marks: scene.marks,
        drawn: scene.arrows,
        ..Picture::default()
    };
    diagram::draw(link.game.ruleset(), scene.position, &picture)
}

/// The keys and values of an embedded board.
fn embed_pairs(link: &Link, study: Option<&Study>) -> Vec<(String, String)> {
    let text = link::write_all(link, &turn::move_texts(&link.game));
    let mut pairs = link::pairs(&text).unwrap_or_default();
    pairs.retain(|(key, _)| key != "v");
    let mode = match (study, link.extras.you(), link.game.plies().is_empty()) {
        (None, Some(_), _) => "play",
        (None, None, true) => "diagram",
        (Some(_), _, _) | (None, None, false) => "replay",
    };
    if link.extras.mode().is_none() {
        pairs.push(("mode".to_owned(), mode.to_owned()));
    }
    if let Some(study) = study {
        pairs.retain(|(key, _)| key != "m" && key != "ply");
        let own = [("m", lines::write(&study.tree)), ("node", study.path())];
        pairs.extend(own.map(|(key, value)| (key.to_owned(), value)));
        pairs.push(("movelist".to_owned(), String::new()));
    }
    pairs
}

/// The size of a frame: more is said and pressed under an exercise and a study.
fn size_of_frame(link: &Link, study: Option<&Study>) -> (u16, u16) {
    match (study, link.extras.mode()) {
        (Some(_), _) => STUDY_FRAME,
        (None, Some(link::Mode::Exercise)) => EXERCISE_FRAME,
        (None, _) => FRAME,
    }
}

fn element(pairs: &[(String, String)], picture: &str, folder: &str) -> String {
    let mut html = String::from("<damiera-board");
    for (key, value) in pairs {
        // Writing to a string cannot fail.
        let _ = write!(html, " {}=\"{}\"", link::long(key), escaped(value));
    }
    let folder = escaped(folder);
    let _ = write!(
        html,
        ">\n{picture}\n</damiera-board>\n\
         <script type=\"module\" src=\"{folder}/embed/embed.js\"></script>"
    );
    html
}

fn frame(
    pairs: &[(String, String)],
    title: &str,
    folder: &str,
    (width, height): (u16, u16),
) -> String {
    let pairs = pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let address = escaped(&format!("{folder}/embed/index.html#{}", link::join(pairs)));
    let title = escaped(title);
    format!(
        "<iframe src=\"{address}\" title=\"{title}\" width=\"{width}\" height=\"{height}\" \
         loading=\"lazy\"></iframe>"
    )
}

/// A text as a QR code, with the quiet zone around it; none where it is too long.
pub fn qr(text: &str) -> Option<Qr> {
    let code = Some(text).filter(|text| text.len() <= MAX_QR_BYTES)?;
    let code = QRBuilder::new(code).ecl(ECL::M).build().ok()?;
    let is_dark = |x: usize, y: usize| {
        let module = code.data.get(y * code.size + x);
        module.is_some_and(|module| module.value())
    };
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let Range { start, end } = run(x, code.size, |x| is_dark(x, y));
            x = end + 1;
            if start < end {
                let _ = write!(path, "M{} {}h{}v1H{0}z", start + QUIET, y + QUIET, end - start);
            }
        }
    }
    Some(Qr { side: u16::try_from(code.size + 2 * QUIET).ok()?, path })
}

/// The first dark modules of a row from here on that stand side by side.
fn run(from: usize, size: usize, is_dark: impl Fn(usize) -> bool) -> Range<usize> {
    let start = (from..size).find(|&x| is_dark(x)).unwrap_or(size);
    let end = (start..size).find(|&x| !is_dark(x)).unwrap_or(size);
    start..end
}

/// Finds what is in a file or text: a picture with a link in it, a lesson or the address of one, problems, a link, a FEN of this ruleset, or
/// a game of PDN. Several problems become a lesson with this title. What is wrong with it is told in a language.
///
/// # Errors
/// [`Failure`] says why there is nothing.
pub fn find(
    ruleset: &str,
    title: &str,
    file: &[u8],
    strings: &Strings,
) -> Result<FoundGame, Failure> {
    if picture::is_picture(file) {
        return picture::link_of(file).map(FoundGame::Link).map_err(|error| match error {
            PictureError::NoLink => Failure::NoLink,
            PictureError::NotAPicture | PictureError::TooLong(_) | PictureError::Damaged => {
                Failure::BadPicture
            }
        });
    }
    if let Ok(text) = std::str::from_utf8(file) {
        if let Some(found) = lesson_in(text, strings) {
            return Ok(found);
        }
        if let Some(found) = problems_in(ruleset, title, text, strings) {
            return Ok(found);
        }
        if let Some(link) = link_in(ruleset, text) {
            return Ok(FoundGame::Link(link));
        }
    }
    if let Some(found) = problems_of_file(ruleset, title, file, strings) {
        return Ok(found);
    }
    let mut archive = Archive::open(file)?;
    let n_games: usize = archive.batches().map(|batch| batch.len()).sum();
    match n_games {
        0 => Err(Failure::NothingFound),
        1 => match archive.read(0, strings)? {
            record if is_nothing(&record) => Err(Failure::NothingFound),
            record => Ok(FoundGame::Record(record)),
        },
        n => Err(Failure::ManyGames(u32::try_from(n).unwrap_or(u32::MAX))),
    }
}

/// The lesson that a text is: it begins with `# ` and has a step, or the address of one is in it.
fn lesson_in(text: &str, strings: &Strings) -> Option<FoundGame> {
    let mut words = text.split_whitespace().take(MAX_WORDS);
    let address = words.find(|word| packed::of_address(word).is_some());
    if let Some(address) = address.filter(|word| word.starts_with('#') || word.contains("://")) {
        return Some(FoundGame::LessonAddress(address.to_owned()));
    }
    let start = text.trim_start_matches('\u{feff}').trim_start();
    if !start.starts_with("# ") || !start.contains("\n## ") {
        return None;
    }
    Some(match Lesson::read(text) {
        // Why not is said by the page, which reads it again.
        Err(_) => FoundGame::Lesson(FoundLesson {
            text: text.to_owned(),
            faults: Vec::new(),
            is_made: false,
        }),
        Ok(lesson) => {
            let errors =
                lesson.steps.iter().filter_map(|step| step.link(lesson.variant.as_deref())?.err());
            let faults = told(errors.flatten().map(Fault::Lesson), strings);
            FoundGame::Lesson(FoundLesson { text: lesson.to_string(), faults, is_made: false })
        }
    })
}

/// The first faults, each as it stands behind a colon.
fn told(faults: impl Iterator<Item = Fault>, strings: &Strings) -> Vec<String> {
    faults.take(MAX_FAULTS).map(|fault| strings.why(&fault)).collect()
}

/// The problems of a text with one to a line.
fn problems_in(ruleset: &str, title: &str, text: &str, strings: &Strings) -> Option<FoundGame> {
    let entry = rulesets::find(ruleset).filter(|_| problem::is_lines(text))?;
    offered_problems(problem::of_lines(text, entry), Numbered::Lines, title, entry, strings)
}

/// The problems of a file of games, where all of them are some.
fn problems_of_file(
    ruleset: &str,
    title: &str,
    file: &[u8],
    strings: &Strings,
) -> Option<FoundGame> {
    let text = pdn::decode(file).ok()?;
    if !problem::is_pdn(&text) {
        return None;
    }
    let games = problem::of_pdn(&text, None).ok()?;
    let is_whole = games.n_problems == games.n_games;
    let of_first = games.found.iter().find_map(|found| Some(found.result.as_ref().ok()?.entry));
    let entry = of_first.or_else(|| rulesets::find(ruleset)).filter(|_| is_whole)?;
    offered_problems(games.found, Numbered::Games, title, entry, strings)
}

/// One problem as an exercise, several as a lesson; `what` is what their numbers count.
fn offered_problems(
    mut found: Vec<Found>,
    what: Numbered,
    title: &str,
    entry: &'static rulesets::Entry,
    strings: &Strings,
) -> Option<FoundGame> {
    if found.len() == 1 {
        return Some(offered_problem(found.pop()?.result, strings));
    }
    let (lesson, faults) = problem::lesson(found, title, entry);
    let faults = faults.into_iter().map(|(number, why)| Fault::Among(what, number, why));
    let faults = told(faults, strings);
    if lesson.steps.is_empty() {
        return faults.into_iter().next().map(FoundGame::Refused);
    }
    let text = lesson.to_string();
    Some(FoundGame::Lesson(FoundLesson { text, faults, is_made: true }))
}

fn offered_problem(result: Result<Problem, ProblemError>, strings: &Strings) -> FoundGame {
    match result {
        Err(why) => FoundGame::Refused(strings.why(&Fault::Problem(why))),
        Ok(problem) => {
            let flaw = problem.flaw.as_ref().map(|flaw| FoundFlaw {
                ply: u32::try_from(flaw.ply).unwrap_or(u32::MAX),
                why: strings.why(&Fault::Flaw(flaw.why.clone())),
            });
            FoundGame::Exercise(FoundExercise { link: problem.link(), flaw })
        }
    }
}

/// Whether a text was no game at all: it names none, and not a move of it could be played.
fn is_nothing(record: &Record) -> bool {
    record.link.is_empty() || record.is_guess && !record.link.contains("&m=")
}

/// The link that a text is, or has in it among other words; or that of the position that it is.
fn link_in(ruleset: &str, text: &str) -> Option<String> {
    let text = text.trim();
    let fragment =
        |word: &str| word.split_once(['#', '?']).is_some_and(|(_, it)| link::is_link(it));
    let is_address = |word: &&str| word.contains("://") && fragment(word);
    if let Some(address) = text.split_whitespace().take(MAX_WORDS).find(is_address) {
        return Some(address.to_owned());
    }
    let entry = rulesets::find(ruleset)?;
    if let Ok(position) = fen::parse(&Ruleset::new(&entry.rules), text) {
        let ruleset = Ruleset::new(&entry.rules);
        return Some(link::join([
            ("v", "1"),
            ("g", entry.rules.id),
            ("fen", &fen::write(&ruleset, &position)),
        ]));
    }
    let is_one_word = !text.contains(char::is_whitespace);
    // A move looks much like a compact link; one without its check characters is none.
    let has_pairs = text.contains('=') && link::is_link(text);
    let is_whole = || link::read(text).is_ok_and(|link| link.is_checked);
    (is_one_word && (has_pairs || link::is_link(text) && is_whole())).then(|| text.to_owned())
}
