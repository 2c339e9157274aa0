//! What is wrong with a link is told in the language of the page, by texts that are fetched for it.

use damiera::archive::Archive;
use damiera::play::session;
use damiera::text::{Fault, Language, LibraryFault};

use crate::embed::{Foreign, heard, wait_until_heard, wait_until_it_says};
use crate::harness::{Failure, Limit, Options, Page, Pointer, browse, serve};
use crate::language::choose_language;
use crate::library::{ROWS, TWO, choose_file, open_library, wait_for_rows};
use crate::offline::{Site, visit};
use crate::share::drop_file;
use crate::table::Hand;

/// A link of which three things cannot be read: a move, a side and a level.
const FAULTY: &str = "v=1&g=international&m=32-28,19-23,33-99&o=x&lv=9";

/// What is said of a link that cannot be read in full, or not at all.
fn told(language: Language, link: &str) -> String {
    let faults = match session::read_from_outside(link) {
        Ok(session) => session.faults,
        Err(error) => vec![Fault::Unopened(error)],
    };
    assert!(!faults.is_empty(), "{link}");
    language.strings().told_link(&faults)
}

/// How many files of texts of faults the page has fetched.
async fn n_fetched(page: &Page) -> Result<usize, Failure> {
    let body = "return performance.getEntriesByType('resource')
        .filter(({ name }) => name.includes('/texts/faults-')).length";
    let n = page.script(body, vec![]).await?.as_u64().unwrap_or_default();
    Ok(usize::try_from(n).unwrap_or(usize::MAX))
}

#[test]
fn faults_of_a_link_are_told_in_the_language_of_the_page() {
    let name = "faults_of_a_link_are_told_in_the_language_of_the_page";
    browse(name, Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        choose_language(page, "it").await?;
        page.open(&format!("#{FAULTY}")).await?;
        page.wait_for_notice(&told(Language::Italian, FAULTY)).await?;
        assert_eq!(n_fetched(page).await?, 1);
        // It stays in view and follows the language.
        choose_language(page, "de").await?;
        page.wait_for_notice(&told(Language::German, FAULTY)).await?;
        let unknown = "v=1&g=house-1-rows.9";
        page.open(&format!("#{unknown}")).await?;
        page.wait_for_notice(&told(Language::German, unknown)).await
    });
}

#[test]
fn a_link_without_a_fault_fetches_no_texts_of_faults() {
    let name = "a_link_without_a_fault_fetches_no_texts_of_faults";
    browse(name, Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=international&m=32-28").await?;
        page.wait_for("html[data-app=complete]", Limit::LOAD).await?;
        assert_eq!(n_fetched(page).await?, 0);
        Ok(())
    });
}

#[test]
fn without_its_texts_a_fault_is_told_in_short() {
    let name = "without_its_texts_a_fault_is_told_in_short";
    browse(name, Options::DESK.in_one_engine(), async |page| {
        let site = page.keep(Site::new("no-faults", ""));
        site.lose("texts", "faults-en-");
        let server = page.keep(serve(site.folder())?);
        visit(page, &format!("{}#{FAULTY}", server.url())).await?;
        page.wait_for_notice(Language::English.strings().link_fault).await?;
        page.wait_for("html[data-app=complete]", Limit::LOAD).await?;
        page.wait_for_notice(Language::English.strings().link_fault).await?;
        // Nothing stands still: the game goes on from the moves that could be read.
        page.wait_for_plies(2).await?;
        page.choose_piece(Hand::Press(Pointer::Mouse), "28").await?;
        page.land(Hand::Press(Pointer::Mouse), "19").await?;
        page.wait_for_plies(3).await?;
        // Of files as well: a game that has faults opens, though it is not told what they are.
        let text = "https://lidraughts.org/training/12345 32-28\n";
        drop_file(page, "problem.txt", Some(text)).await?;
        page.wait_for_notice("This cannot be opened: ….").await?;
        open_library(page).await?;
        choose_file(page, "two.pdn", TWO).await?;
        wait_for_rows(page, 2).await?;
        page.click(Pointer::Mouse, &format!("li:nth-child(2) {ROWS}")).await?;
        page.wait_for_words(".library__faults", "Line 13, column 19: ….").await?;
        page.push("Open what could be read").await?;
        page.wait_for_fragment("v=1&g=english&m=11-15,22-18&ply=0").await?;
        // The browser tells of the file that did not come.
        page.forget_console().await
    });
}

#[test]
fn faults_of_an_embedded_board_are_told_in_its_language() {
    let name = "faults_of_an_embedded_board_are_told_in_its_language";
    browse(name, Options::DESK.in_one_engine(), async |page| {
        let changes = [
            ("<html lang=\"en\">", "<html lang=\"it\">"),
            ("moves=\"32-28,19-23,28x19,14x23\" ply=\"2\"", "moves=\"32-28,19-99\" ply=\"7\""),
            (
                "id=\"play\" mode=\"play\" variant=\"dameo\"",
                "id=\"play\" lang=\"de\" variant=\"chess\"",
            ),
        ];
        let foreign = page.keep(Foreign::start("embed-faults", "host.html", &changes)?);
        foreign.open(page).await?;
        let faults = session::read_from_outside("g=international&m=32-28,19-99&ply=7");
        let faults = faults.expect("a position").faults;
        let italian = Language::Italian.strings();
        assert_eq!(faults.len(), 2);
        for fault in &faults {
            let told = italian.told_fault(fault).unwrap_or_default();
            page.middle_of("#replay").await?;
            wait_until_it_says(page, "#replay >>> .embed", &told).await?;
        }
        wait_until_heard(page, "replay", "error").await?;
        let heard = heard(page, "replay", "error").await?;
        let messages: Vec<_> = heard.iter().filter_map(|it| it["message"].as_str()).collect();
        let told: Vec<_> = faults.iter().filter_map(|it| italian.told_fault(it)).collect();
        assert_eq!(messages, told);
        page.middle_of("#play").await?;
        let unknown = session::read_from_outside("g=chess").err().map(Fault::Unopened);
        let told = unknown.map(|fault| Language::German.strings().told_board(&fault));
        wait_until_it_says(page, "#play >>> .place", &told.unwrap_or_default()).await
    });
}

/// The worker that reads files tells what is wrong with them in the language of the page.
#[test]
fn faults_of_files_are_told_in_the_language_of_the_page() {
    let name = "faults_of_files_are_told_in_the_language_of_the_page";
    browse(name, Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        choose_language(page, "it").await?;
        let text = "https://lidraughts.org/training/12345 32-28\n";
        drop_file(page, "problem.txt", Some(text)).await?;
        page.wait_for_notice("non contiene una posizione").await?;

        page.push(Language::Italian.strings().library).await?;
        choose_file(page, "two.pdn", TWO).await?;
        wait_for_rows(page, 2).await?;
        page.click(Pointer::Mouse, &format!("li:nth-child(2) {ROWS}")).await?;
        page.wait_for_words(".library__faults", &reason(Language::Italian)).await
    });
}

/// What is wrong with the second game of [`TWO`].
fn reason(language: Language) -> String {
    let mut archive = Archive::open(TWO.as_bytes()).expect("a file");
    let record = archive.read(1, language.strings()).expect("a game");
    record.faults[0].reason.clone()
}

/// Keeps the workers that the page starts.
const KEEP_WORKERS: &str = "window.workers = [];
    window.Worker = class extends Worker {
        constructor(...given) { super(...given); workers.push(this) }
    };";

/// Another one takes the place of a worker that has failed, and knows the language as well.
#[test]
fn a_worker_for_files_that_fails_is_replaced() {
    let name = "a_worker_for_files_that_fails_is_replaced";
    browse(name, Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        choose_language(page, "it").await?;
        page.script(KEEP_WORKERS, vec![]).await?;
        page.push(Language::Italian.strings().library).await?;
        choose_file(page, "two.pdn", TWO).await?;
        wait_for_rows(page, 2).await?;
        page.script("workers[0].dispatchEvent(new ErrorEvent('error'))", vec![]).await?;
        let told = Language::Italian.strings().library().fault(LibraryFault::NoReader);
        page.wait_for_words(".library__fault", &told).await?;
        choose_file(page, "two.pdn", TWO).await?;
        wait_for_rows(page, 2).await?;
        page.click(Pointer::Mouse, &format!("li:nth-child(2) {ROWS}")).await?;
        page.wait_for_words(".library__faults", &reason(Language::Italian)).await?;
        let n_workers = page.script("return workers.length", vec![]).await?;
        assert_eq!(n_workers.as_u64(), Some(2));
        Ok(())
    });
}
