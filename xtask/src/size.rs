//! `cargo xtask size`: what a person downloads, compressed, against the budgets.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::error::Error;
use crate::say::say;

/// Brotli bytes of all that a first visit fetches before there is a board to play on (1 KB is 1000
/// bytes).
const FIRST_BOARD_BUDGET: usize = 175_000;
/// Brotli bytes of all that a first visit fetches until the whole page stands, the first board included. That the
/// page does without vectors costs 3 KB of them.
const FIRST_VISIT_BUDGET: usize = 314_000;
/// Brotli bytes of the worker that thinks, and that can do so on a page itself; vectors cost 2 KB of them
/// and make it a third faster in International draughts, draws by counting in the tree 2 KB more, refusals
/// for each side and the thirtieth game 1 KB more, a network beside the windows 5 KB, a generator that finds all
/// men that can jump at once 3 KB, pondering and the choice of weights for house rules 1 KB.
const WORKER_BUDGET: usize = 114_000;
/// Brotli bytes of the worker for files of games. Lessons and problems, read and checked, with a sentence for
/// each of their faults, are 15 KB of them, and what makes links of studies 4 KB.
const READER_BUDGET: usize = 149_000;
/// Brotli bytes of the worker for endings, which is fetched when practice is opened.
const TRAINER_BUDGET: usize = 90_000;
/// Brotli bytes of the worker that tells rules in words, which is fetched when they are read in the page. Half of
/// it is the rules themselves and the pictures.
const HANDBOOK_BUDGET: usize = 60_000;
/// Brotli bytes of an embedded board and its frame, without the worker that is loaded when it is to think, and
/// without what only editors of pages read. That it does without vectors costs 1 KB of them.
const EMBED_BUDGET: usize = 176_500;
/// Brotli bytes of what an embedded lesson fetches besides.
const LESSON_BUDGET: usize = 12_000;
/// Brotli bytes of what an embedded game with variations fetches besides, without the late texts and the 2 KB
/// that it shares with lessons. Half of them read games, in links and in files.
const STUDY_BUDGET: usize = 31_000;
/// Brotli bytes of the part of an embedded board that tells faults, fetched where there is one; and of what is said of
/// them in one language.
const FAULTS_BUDGET: usize = 6_000;
/// Brotli bytes of the texts of one language that are fetched with the program.
const LANGUAGE_BUDGET: usize = 10_000;
/// And with those that come with dialogs and tools, and with the rules in words, but without those of faults.
/// Letters of two bytes, as in Russian, cost a tenth more.
const WHOLE_LANGUAGE_BUDGET: usize = 20_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// The page, with its parts that are fetched when they are wanted.
    Page,
    Worker,
    Reader,
    Trainer,
    Handbook,
    Embed,
    /// What an embedded lesson needs besides.
    Lesson,
    /// What an embedded game with variations needs besides.
    Study,
    /// What tells the faults of an embedded board.
    Faults,
    /// The texts: a visitor loads those of one language.
    Texts,
    /// The rules pages: a visitor loads one of them, and the app none.
    Rules,
    /// Icons, what editors read, and the like, under no budget.
    Other,
}

const PARTS: [(Part, &str, Option<usize>); 12] = [
    (Part::Page, "page with all its parts", None),
    (Part::Worker, "worker", Some(WORKER_BUDGET)),
    (Part::Reader, "reader", Some(READER_BUDGET)),
    (Part::Trainer, "trainer", Some(TRAINER_BUDGET)),
    (Part::Handbook, "handbook", Some(HANDBOOK_BUDGET)),
    (Part::Embed, "embedded board", Some(EMBED_BUDGET)),
    (Part::Lesson, "embedded lesson", Some(LESSON_BUDGET)),
    (Part::Study, "embedded study", Some(STUDY_BUDGET)),
    (Part::Faults, "embedded faults", Some(FAULTS_BUDGET)),
    (Part::Texts, "texts, of all languages", None),
    (Part::Rules, "rules pages, in English", None),
    (Part::Other, "other files", None),
];

struct Measured {
    name: String,
    part: Part,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// Prints the sizes of a built page.
///
/// # Errors
///
/// [`Error::TooLarge`] if a part is over its budget.
pub(crate) fn check(dist: &Path) -> Result<(), Error> {
    let mut paths = Vec::new();
    collect(dist, &mut paths)?;
    // The pages of rules in English stand for those in all languages.
    let rules = dist.join("rules");
    paths.retain(|path| match path.strip_prefix(&rules) {
        Ok(rest) => rest.components().count() == 1 || rest.starts_with("en"),
        Err(_) => true,
    });
    paths.sort();
    report(&measure_all(dist, &paths)?)
}

/// Measures files on all cores, and returns them in their order.
fn measure_all(dist: &Path, paths: &[PathBuf]) -> Result<Vec<Measured>, Error> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let share = |start| {
        let paths = paths.iter().skip(start).step_by(cores);
        paths.map(|path| measure(dist, path)).collect::<Result<Vec<_>, _>>()
    };
    let shares: Vec<_> = thread::scope(|scope| {
        let running: Vec<_> = (0..cores).map(|start| scope.spawn(move || share(start))).collect();
        let lost = || Err(Error::Blocked("measure of the page's files"));
        running.into_iter().map(|share| share.join().unwrap_or_else(|_| lost())).collect()
    });
    let mut files = Vec::new();
    for share in shares {
        files.extend(share?);
    }
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// All files of a folder and of those in it.
pub(crate) fn collect(folder: &Path, paths: &mut Vec<PathBuf>) -> Result<(), Error> {
    let unreadable = || Error::file("read", folder);
    for entry in fs::read_dir(folder).map_err(unreadable())? {
        let path = entry.map_err(unreadable())?.path();
        if path.is_dir() {
            collect(&path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

fn measure(dist: &Path, path: &Path) -> Result<Measured, Error> {
    let bytes = fs::read(path).map_err(Error::file("read", path))?;
    let name = path.strip_prefix(dist).unwrap_or(path).to_string_lossy().replace('\\', "/");
    let compressed = |result: io::Result<usize>| result.map_err(Error::file("compress", path));
    Ok(Measured {
        part: part_of(&name),
        raw: bytes.len(),
        gzip: compressed(gzip_size(&bytes))?,
        brotli: compressed(brotli_size(&bytes))?,
        name,
    })
}

fn part_of(name: &str) -> Part {
    if name.starts_with("embed/study-") || name.ends_with("/split_study.wasm") {
        return Part::Study;
    }
    if name.ends_with("/split_faults.wasm") {
        return Part::Faults;
    }
    if name == "embed/lesson.js" || name.starts_with("embed/board-") && is_split(name) {
        return Part::Lesson;
    }
    match name.split_once(['-', '/']) {
        Some(("worker", _)) => return Part::Worker,
        Some(("reader", _)) => return Part::Reader,
        Some(("trainer", _)) => return Part::Trainer,
        Some(("handbook", _)) => return Part::Handbook,
        Some(("embed", name)) if name.rsplit('.').next() == Some("json") => return Part::Other,
        Some(("embed", _)) => return Part::Embed,
        Some(("texts", _)) => return Part::Texts,
        Some(("rules", _)) => return Part::Rules,
        _ => {}
    }
    match name.rsplit_once('.') {
        Some((_, "html" | "js" | "css" | "wasm")) => Part::Page,
        _ => Part::Other,
    }
}

/// Whether a first visit in English fetches a file before there is a board to play on. A browser test holds
/// this against what is fetched.
#[must_use]
pub fn is_first(name: &str) -> bool {
    let starts = ["boot-", "style-", "texts/en-"];
    // Some browsers fetch the icon at once, and some the manifest.
    let others = ["index.html", "favicon.svg", "manifest.webmanifest"];
    let is_main = is_of_app(name) && !is_part(name);
    is_main || starts.iter().any(|start| name.starts_with(start)) || others.contains(&name)
}

/// Whether a first visit fetches a file until the whole page stands, which no dialog and no tool belongs
/// to. What parts share is in chunks; the page may do without some of them.
fn is_of_first_visit(name: &str) -> bool {
    let is_page = is_part(name) && !name.contains("/split_rooms.");
    is_first(name) || is_page || name.starts_with("late-")
}

fn is_of_app(name: &str) -> bool {
    name.starts_with("app-")
}

/// Whether it is a part of the page's program beside its main part.
fn is_part(name: &str) -> bool {
    is_of_app(name) && is_split(name)
}

/// Whether it is a part of a program beside its main part.
fn is_split(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    file.rsplit_once('.').is_some_and(|(stem, end)| end == "wasm" && !stem.ends_with("_bg"))
}

fn added(total: (usize, usize, usize), file: &Measured) -> (usize, usize, usize) {
    (total.0 + file.raw, total.1 + file.gzip, total.2 + file.brotli)
}

fn gzip_size(bytes: &[u8]) -> io::Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

/// How many bytes brotli leaves of some.
///
/// # Errors
/// None that a caller could cause: nothing is read or written.
pub fn brotli_size(bytes: &[u8]) -> io::Result<usize> {
    Ok(brotli(bytes)?.len())
}

/// Bytes as brotli leaves them.
pub(crate) fn brotli(mut bytes: &[u8]) -> io::Result<Vec<u8>> {
    // Quality 11 and a 4 MB window: what static hosts use.
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut bytes, &mut packed, &params)?;
    Ok(packed)
}

fn report(files: &[Measured]) -> Result<(), Error> {
    let mut over = Vec::new();
    say(format_args!("{:<60} {:>10} {:>10} {:>10}", "KB of 1000 bytes", "raw", "gzip", "brotli"));
    for (part, title, budget) in PARTS {
        let of_part = files.iter().filter(|file| file.part == part);
        let mut total = (0, 0, 0);
        for file in of_part {
            row(&format!("  {}", file.name), file.raw, file.gzip, file.brotli);
            total = added(total, file);
        }
        let limit = budget.map(|most| format!(", at most {} KB", most / 1000)).unwrap_or_default();
        row(&format!("{title}{limit}"), total.0, total.1, total.2);
        if let Some(most) = budget.filter(|&most| total.2 > most) {
            over.push(format!("{title} takes {} KB of {}", kb(total.2), kb(most)));
        }
    }
    let texts = || files.iter().filter(|file| file.part == Part::Texts);
    let of_faults = |file: &&Measured| file.name.starts_with("texts/faults-");
    for file in texts() {
        let own = language_of(&file.name);
        let whole = texts().filter(|other| language_of(&other.name) == own && !of_faults(other));
        let brotli: usize = whole.map(|file| file.brotli).sum();
        let limits = match &file.name {
            name if name.starts_with(&format!("texts/{own}-")) => {
                [(brotli, WHOLE_LANGUAGE_BUDGET), (file.brotli, LANGUAGE_BUDGET)]
            }
            _ if of_faults(&file) => [(file.brotli, FAULTS_BUDGET), (0, 0)],
            _ => continue,
        };
        for (bytes, most) in limits {
            if bytes > most {
                over.push(format!("{own} takes {} KB of {}", kb(bytes), kb(most)));
            }
        }
    }
    let fetched = |is_fetched: fn(&str) -> bool| {
        files.iter().filter(|file| is_fetched(&file.name)).fold((0, 0, 0), added)
    };
    let visits = [
        ("first board, all it fetches", fetched(is_first), FIRST_BOARD_BUDGET),
        (
            "first visit, until the whole page stands",
            fetched(is_of_first_visit),
            FIRST_VISIT_BUDGET,
        ),
    ];
    for (title, fetched, budget) in visits {
        let row_title = format!("{title}, at most {} KB", budget / 1000);
        row(&row_title, fetched.0, fetched.1, fetched.2);
        if fetched.2 > budget {
            over.push(format!("{title}: {} KB of {}", kb(fetched.2), kb(budget)));
        }
    }
    if over.is_empty() { Ok(()) } else { Err(Error::TooLarge(over.join("; "))) }
}

/// The code of the language whose texts a file has: `texts/en-01ab.texts`, `texts/late-en-01ab.texts`,
/// `texts/rules-en-01ab.texts`, `texts/faults-en-01ab.texts`, `texts/start-en-01ab.json`.
fn language_of(name: &str) -> &str {
    let mut name = name.trim_start_matches("texts/");
    for kind in ["late-", "rules-", "faults-", "start-"] {
        name = name.trim_start_matches(kind);
    }
    name.split('-').next().unwrap_or(name)
}

fn row(name: &str, raw: usize, gzip: usize, brotli: usize) {
    say(format_args!("{name:<60} {:>10} {:>10} {:>10}", kb(raw), kb(gzip), kb(brotli)));
}

/// `12345` as `12.3`.
fn kb(bytes: usize) -> String {
    let tenths = bytes.saturating_add(50) / 100;
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::{Part, brotli_size, gzip_size, is_first, is_of_first_visit, kb, part_of};

    #[test]
    fn worker_page_and_rules_are_told_apart() {
        assert_eq!(part_of("worker-01ab/worker_bg.wasm"), Part::Worker);
        assert_eq!(part_of("reader-01ab/reader.js"), Part::Reader);
        assert_eq!(part_of("trainer-01ab/trainer.js"), Part::Trainer);
        assert_eq!(part_of("handbook-01ab/handbook.js"), Part::Handbook);
        assert_eq!(part_of("embed/board-01ab/board_bg.wasm"), Part::Embed);
        assert_eq!(part_of("embed/board-01ab/__wasm_split.js"), Part::Embed);
        assert_eq!(part_of("embed/board-01ab.css"), Part::Embed);
        assert_eq!(part_of("embed/board-01ab/split_study.wasm"), Part::Study);
        assert_eq!(part_of("embed/board-01ab/split_faults.wasm"), Part::Faults);
        assert_eq!(part_of("embed/board-01ab/split_lesson.wasm"), Part::Lesson);
        assert_eq!(part_of("embed/lesson.js"), Part::Lesson);
        assert_eq!(part_of("embed/study-01ab.css"), Part::Study);
        assert_eq!(part_of("embed/lesson.schema.json"), Part::Other);
        assert_eq!(part_of("app-01ab/split_page.wasm"), Part::Page);
        assert_eq!(part_of("index.html"), Part::Page);
        assert_eq!(part_of("rules/en/dameo.html"), Part::Rules);
        assert_eq!(part_of("texts/it-01ab.texts"), Part::Texts);
        assert_eq!(part_of("favicon.svg"), Part::Other);
    }

    #[test]
    fn a_first_visit_fetches_no_part_and_no_worker_before_its_board() {
        let first = ["index.html", "favicon.svg", "boot-01.js", "style-01.css", "app-01/app.js"];
        for name in first.into_iter().chain([
            "app-01/app_bg.wasm",
            "app-01/__wasm_split.js",
            "texts/en-01.texts",
        ]) {
            assert!(is_first(name), "{name}");
        }
        for name in [
            "app-01/split_page.wasm",
            "texts/it-01.texts",
            "late-01.css",
            "worker-01/worker.js",
            "embed/embed.js",
            "sw.js",
        ] {
            assert!(!is_first(name), "{name}");
        }
        assert!(is_of_first_visit("app-01/split_page.wasm"));
        assert!(is_of_first_visit("app-01/chunk_3.wasm"));
        assert!(is_of_first_visit("late-01.css"));
        assert!(!is_of_first_visit("app-01/split_rooms.wasm"));
    }

    #[test]
    fn compression_really_compresses() {
        let bytes = vec![7; 100_000];
        assert!(brotli_size(&bytes).unwrap() < 100);
        assert!(gzip_size(&bytes).unwrap() < 1000);
    }

    #[test]
    fn kilobytes_have_one_decimal() {
        assert_eq!(kb(0), "0.0");
        assert_eq!(kb(149_949), "149.9");
        assert_eq!(kb(149_950), "150.0");
    }
}
