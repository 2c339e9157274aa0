//! English, Italian and Dutch: the whole page changes, at once and for good.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use damiera::text::Language;
use fantoccini::key::Key;
use serde_json::Value;

use crate::harness::{Failure, Limit, Options, Page, Pointer, browse, serve};
use crate::offline::{Site, visit};
use crate::table::{Hand, square};

/// Words that are the same in every language: names, the languages' own codes, and a key.
const SAME: [&str; 6] = ["Damiera", "Dameo", "Frysk!", "Croda", "Esc", "Computer"];
/// What Dutch shares with English beside that.
const SAME_IN_DUTCH: [&str; 6] =
    ["Beginner", "Expert", "Hint", "Opening", "Pool checkers", "Shift K, J"];

/// All texts with a word in them: visible ones, those for listeners, and the title.
async fn words(page: &Page) -> Result<BTreeSet<String>, Failure> {
    let body = "const found = new Set([document.title]);
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) {
            const parent = walk.currentNode.parentElement;
            if (!parent.closest('script, style, option, .moves__list')) found.add(walk.currentNode.data.trim());
        }
        for (const e of document.querySelectorAll('[aria-label], [title], [aria-valuetext]'))
            for (const name of ['aria-label', 'title', 'aria-valuetext'])
                if (e.hasAttribute(name) && !e.closest('option')) found.add(e.getAttribute(name).trim());
        return [...found].filter(text => /\\p{L}{3}/u.test(text));";
    let found = page.script(body, vec![]).await?;
    let texts = found.as_array().into_iter().flatten().filter_map(Value::as_str);
    Ok(texts.map(str::to_owned).collect())
}

/// What a person meets: the page, its dialogs, a refusal, a chooser, a result.
async fn words_everywhere(page: &Page) -> Result<BTreeSet<String>, Failure> {
    let mouse = Hand::Press(Pointer::Mouse);
    page.open("#v=1&g=frisian&fen=W:W43,50:B8,20,24,27,29,35,39").await?;
    let mut all = words(page).await?;
    page.click(Pointer::Mouse, &square("50")).await?;
    page.wait_for("[data-part=notice] p", Limit::REACTION).await?;
    all.append(&mut words(page).await?);
    page.choose_piece(mouse, "43").await?;
    page.land(mouse, "34").await?;
    page.wait_for(".piece--ghost", Limit::REACTION).await?;
    all.append(&mut words(page).await?);
    page.land(mouse, "45").await?;
    page.wait_for(".routes", Limit::REACTION).await?;
    all.append(&mut words(page).await?);
    page.click(Pointer::Mouse, ".routes button").await?;
    page.wait_for_plies(1).await?;
    all.append(&mut words(page).await?);
    for opener in [".top__end .button:not(.top__way)", ".top__keys", ".top__game"] {
        page.click(Pointer::Mouse, opener).await?;
        page.wait_for("dialog[open] h2", Limit::REACTION).await?;
        all.append(&mut words(page).await?);
        page.press(Key::Escape).await?;
        let closed = async || Ok(page.count("dialog[open]").await? == 0);
        page.wait_until("the dialog to close", Limit::REACTION, closed).await?;
    }
    let resign = ".controls > .button:nth-child(11)";
    page.wait_until("a person's turn", Limit::LOAD, async || {
        page.holds(&format!("!document.querySelector({resign:?}).disabled")).await
    })
    .await?;
    page.click(Pointer::Mouse, resign).await?;
    page.wait_for(".button--danger", Limit::REACTION).await?;
    all.append(&mut words(page).await?);
    page.click(Pointer::Mouse, ".status .button--danger").await?;
    page.wait_for(".status--over", Limit::REACTION).await?;
    all.append(&mut words(page).await?);
    Ok(all)
}

async fn wait_for_language(page: &Page, code: &str) -> Result<(), Failure> {
    let is = async || Ok(page.attribute("html", "lang").await?.as_deref() == Some(code));
    page.wait_until(&format!("the page in {code}"), Limit::REACTION, is).await
}

/// By keyboard, as a list of choices wants it, where one letter says which it is.
pub(crate) async fn choose_language(page: &Page, code: &str) -> Result<(), Failure> {
    page.script("document.querySelector('.top__language select').focus()", vec![]).await?;
    let first = &code[..1];
    if Language::ALL.iter().filter(|language| language.code().starts_with(first)).count() == 1 {
        page.type_text(first).await?;
    } else {
        let choose = "const select = document.querySelector('.top__language select');
            select.value = arguments[0];
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        page.script(choose, vec![code.into()]).await?;
    }
    wait_for_language(page, code).await
}

/// Compares the words of the page in a language with the English ones.
async fn leaves_no_english_word(page: &Page, code: &str, same: &[&str]) -> Result<(), Failure> {
    let english = words_everywhere(page).await?;
    assert!(english.len() > 80, "{english:?}");
    page.open("").await?;
    choose_language(page, code).await?;
    let other = words_everywhere(page).await?;
    let may_be = |text: &str| SAME.contains(&text) || same.contains(&text);
    let strange: Vec<_> = english.intersection(&other).filter(|text| !may_be(text)).collect();
    assert!(strange.is_empty(), "English in {code}: {strange:?}");
    Ok(())
}

#[test]
fn italian_leaves_no_english_word() {
    browse("italian_leaves_no_english_word", Options::DESK.in_one_engine(), async |page| {
        leaves_no_english_word(page, "it", &[]).await
    });
}

#[test]
fn dutch_leaves_no_english_word() {
    browse("dutch_leaves_no_english_word", Options::DESK.in_one_engine(), async |page| {
        leaves_no_english_word(page, "nl", &SAME_IN_DUTCH).await
    });
}

#[test]
fn every_language_leads_to_its_own_rules() {
    browse("every_language_leads_to_its_own_rules", Options::DESK.in_one_engine(), async |page| {
        page.open("").await?;
        choose_language(page, "nl").await?;
        let link = ".foot a[href$='rules/nl/dameo.html']";
        page.wait_for_text(link, "De regels", Limit::REACTION).await?;
        Ok(())
    });
}

#[test]
fn language_changes_at_once_and_is_remembered() {
    browse("language_changes_at_once_and_is_remembered", Options::DESK, async |page| {
        page.open("").await?;
        wait_for_language(page, "en").await?;
        assert_eq!(page.attribute("html", "dir").await?.as_deref(), Some("ltr"));
        page.wait_for_text(".top__end .button:not(.top__way)", "New game", Limit::REACTION).await?;
        choose_language(page, "it").await?;
        page.wait_for_text(".top__end .button:not(.top__way)", "Nuova partita", Limit::REACTION)
            .await?;
        page.reload().await?;
        wait_for_language(page, "it").await?;
        page.wait_for_text(".top__end .button:not(.top__way)", "Nuova partita", Limit::REACTION)
            .await?;
        choose_language(page, "en").await?;
        page.open("").await?;
        wait_for_language(page, "en").await
    });
}

/// Moves and their marks are written from left to right in every language: "?!" is not "!?".
#[test]
fn moves_and_marks_keep_their_direction_in_hebrew() {
    browse("moves_keep_their_direction", Options::DESK, async |page| {
        page.open("#v=1&g=international&m=32-28,19-23&t=32-28_19-23?!").await?;
        page.wait_for(".tree__glyphs", Limit::REACTION).await?;
        choose_language(page, "he").await?;
        wait_for_language(page, "he").await?;
        for part in [".tree", ".tree__glyphs .button", ".moves__steps"] {
            let direction =
                format!("return getComputedStyle(document.querySelector('{part}')).direction");
            let direction = page.script(&direction, vec![]).await?;
            assert_eq!(direction.as_str(), Some("ltr"), "{part}");
        }
        Ok(())
    });
}

#[test]
fn italian_browser_gets_italian() {
    let italian = Options { language: "it-IT", ..Options::DESK };
    browse("italian_browser_gets_italian", italian, async |page| {
        page.open("").await?;
        wait_for_language(page, "it").await?;
        page.wait_for_text(".top__end .button:not(.top__way)", "Nuova partita", Limit::REACTION)
            .await
    });
}

#[test]
fn a_language_that_does_not_come_is_told() {
    let italian = Options { language: "it-IT", ..Options::DESK };
    browse("a_language_that_does_not_come_is_told", italian, async |page| {
        let site = page.keep(Site::new("no-texts", ""));
        let texts = site.0.join("texts");
        let set_aside = |code: &str| {
            let files = fs::read_dir(&texts).expect("there are texts").flatten();
            let mut paths = files.map(|file| file.path());
            let starts = |path: &PathBuf| path.to_string_lossy().contains(&format!("/{code}-"));
            let path = paths.find(starts).expect("the language has texts");
            let aside = path.with_extension("aside");
            fs::rename(&path, &aside).unwrap();
            (aside, path)
        };
        let (_, (aside, dutch)) = (set_aside("it"), set_aside("nl"));
        let server = page.keep(serve(&site.0)?);
        visit(page, &server.url()).await?;
        // English steps in for the language of the browser.
        page.wait_for("html[data-app] #board button", Limit::LOAD).await?;
        page.wait_for_text(".top__end .button:not(.top__way)", "New game", Limit::REACTION).await?;
        // By script: what is typed twice in a row is one word to a list of choices.
        let choose = "const select = document.querySelector('.top__language select');
            select.value = 'nl';
            select.dispatchEvent(new Event('change', { bubbles: true }));";
        page.script(choose, vec![]).await?;
        page.wait_for_notice("could not be loaded").await?;
        wait_for_language(page, "en").await?;
        let shown = "return document.querySelector('.top__language select').value";
        assert_eq!(page.script(shown, vec![]).await?, "en");
        fs::rename(aside, dutch).unwrap();
        page.script(choose, vec![]).await?;
        wait_for_language(page, "nl").await?;
        page.wait_for_text(".top__end .button:not(.top__way)", "Nieuwe partij", Limit::REACTION)
            .await?;
        // The browser tells of the files that did not come.
        page.forget_console().await
    });
}
