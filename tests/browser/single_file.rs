//! The page as a single file, opened from the disk without any server.

use std::fs;
use std::path::{Path, PathBuf};

use url::Url;
use xtask::workspace;

use crate::ballots;
use crate::harness::{Failure, Limit, Options, Page, Pointer, browse};
use crate::library::choose_file;
use crate::share::{close_sheet, field, open_sheet};
use crate::table::{Choice, Dice, Hand, Opponent};

const MOUSE: Hand = Hand::Press(Pointer::Mouse);

/// Visible links to other pages.
const LINKS: &str = "[...document.querySelectorAll('a')]
    .map(link => link.getAttribute('href')).filter(href => !href.startsWith('#'))";

fn address(path: &Path) -> String {
    Url::from_file_path(path).expect("the path is absolute").into()
}

/// Opens the file with a link, and waits until the app is ready.
pub(crate) async fn open(page: &Page, path: &Path, link: &str) -> Result<(), Failure> {
    page.open_elsewhere("about:blank").await?;
    page.open_elsewhere(&format!("{}{link}", address(path))).await?;
    page.wait_for("html[data-app] #board button", Limit::LOAD).await
}

#[test]
fn a_game_is_played_out_of_one_file() {
    browse("a_game_is_played_out_of_one_file", Options::DESK_ALONE, async |page| {
        open(page, &workspace::single_file()?, "").await?;
        let opponent = Opponent::Computer { person: "White", level: 2 };
        page.begin(Choice { game: "international", opponent }).await?;
        let mut dice = Dice(7);
        for n_plies in [2, 4] {
            let offer = page.wait_for_turn(Limit::LOAD).await?;
            page.play_any(MOUSE, &offer, &mut dice).await?;
            page.wait_for_offer("the answer", Limit::LOAD, |offer| offer.n_plies == n_plies)
                .await?;
        }
        let address = page.address().await?;
        assert!(address.starts_with("file:///") && address.contains("#v=1&g=international&m="));
        // Opening the address again restores the game.
        let moves = page.moves().await?;
        let link = address.split_once('#').map(|(_, link)| format!("#{link}")).unwrap_or_default();
        open(page, &workspace::single_file()?, &link).await?;
        assert_eq!(page.moves().await?, moves);
        Ok(())
    });
}

#[test]
fn lessons_and_tactics_are_in_the_file_too() {
    browse("lessons_and_tactics_are_in_the_file_too", Options::DESK_ALONE, async |page| {
        open(page, &workspace::single_file()?, "").await?;
        page.push("Learn").await?;
        page.wait_for(".learn__lesson", Limit::LOAD).await?;
        page.click(Pointer::Mouse, ".learn__lesson").await?;
        page.wait_for_words("[data-part=standing]", "Step 1 of").await?;
        page.push("Damiera").await?;
        page.push("Tactics").await?;
        page.wait_for("[data-way=day]", Limit::LOAD).await?;
        page.click(Pointer::Mouse, "[data-way=day]").await?;
        page.wait_for_words("[data-part=standing]", "1 of 5").await
    });
}

#[test]
fn rules_in_words_are_in_the_file_too() {
    browse(
        "rules_in_words_are_in_the_file_too",
        Options::DESK_ALONE.in_one_engine(),
        async |page| {
            open(page, &workspace::single_file()?, "#v=1&g=dameo").await?;
            page.click(Pointer::Mouse, ".top__game").await?;
            page.wait_for_words("dialog[open] .leaflet", "A man moves one square").await
        },
    );
}

#[test]
fn the_worker_for_files_is_in_the_file_too() {
    browse("the_worker_for_files_is_in_the_file_too", Options::DESK_ALONE, async |page| {
        open(page, &workspace::single_file()?, "#v=1&g=dameo").await?;
        page.push("Library").await?;
        page.wait_for("dialog[open] input[type=file]", Limit::REACTION).await?;
        choose_file(page, "one.pdn", "[GameType \"21\"]\n\n1. 11-15 22-18 *\n").await?;
        page.wait_for(".games__open", Limit::REACTION).await?;
        page.click(Pointer::Mouse, ".games__open").await?;
        page.wait_for_fragment("v=1&g=english&m=11-15,22-18&ply=0").await?;

        // It has no address, so its links have none, and nothing that needs one is offered.
        open_sheet(page).await?;
        let links = [field(page, 0).await?, field(page, 1).await?];
        assert!(links.iter().all(|link| link.starts_with('#')), "{links:?}");
        assert_eq!(page.count(".share__line").await?, 2);
        assert_eq!(page.count(".share__qr").await?, 0);
        page.wait_for_words(".share__about", "has no address").await?;
        close_sheet(page).await?;
        for link in links {
            open(page, &workspace::single_file()?, "#v=1&g=dameo").await?;
            // The link works behind any address of Damiera.
            page.script("location.hash = arguments[0]", vec![link.into()]).await?;
            let is_back = async || Ok(page.moves().await? == ["11-15", "22-18"]);
            page.wait_until("the game to be back", Limit::REACTION, is_back).await?;
        }
        Ok(())
    });
}

#[test]
fn cards_are_in_the_file_too() {
    browse("cards_are_in_the_file_too", Options::DESK_ALONE.in_one_engine(), async |page| {
        open(page, &workspace::single_file()?, "").await?;
        ballots::agree(page, "english").await?;
        page.choose_option("Eleven-man ballot").await?;
        page.wait_for_words(".ballot__words", "without").await?;
        page.push("Start").await?;
        page.wait_for_plies(2).await?;
        Ok(())
    });
}

/// The file must not link to rules pages that do not exist.
#[test]
fn the_file_leads_to_the_rules_only_where_it_knows_its_site() {
    browse("the_file_leads_to_the_rules", Options::DESK_ALONE.in_one_engine(), async |page| {
        open(page, &workspace::single_file()?, "#v=1&g=dameo").await?;
        assert_eq!(page.script(&format!("return {LINKS}.length"), vec![]).await?, 0);

        let with_site = WithSite::new("https://example.org/d/");
        open(page, &with_site.0, "#v=1&g=dameo").await?;
        let links = page.script(&format!("return {LINKS}.join(' ')"), vec![]).await?;
        let links = links.as_str().unwrap_or_default().to_owned();
        let rules = |link: &str| link.starts_with("https://example.org/d/rules/en/");
        assert!(!links.is_empty() && links.split(' ').all(rules), "{links}");
        open_sheet(page).await?;
        let short = field(page, 0).await?;
        assert!(short.starts_with("https://example.org/d/#1"), "{short}");
        let element = field(page, 2).await?;
        assert!(element.contains("src=\"https://example.org/d/embed/embed.js\""), "{element}");
        Ok(())
    });
}

/// A copy of the file that was built for a site, removed on drop.
struct WithSite(PathBuf);

impl WithSite {
    fn new(site: &str) -> Self {
        let path = workspace::single_file().expect("there is a checkout");
        let html = fs::read_to_string(path).expect("`cargo xtask single-file` has been run");
        let (before, after) = html
            .split_once("name=\"damiera-site\" content=\"")
            .expect("the file says that it stands alone");
        let name = format!("damiera-single-{}.html", std::process::id());
        let copy = std::env::temp_dir().join(name);
        let html = format!("{before}name=\"damiera-site\" content=\"{site}{after}");
        fs::write(&copy, html).expect("there is room for a copy");
        Self(copy)
    }
}

impl Drop for WithSite {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}
