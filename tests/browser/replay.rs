//! Games with variations on a page of another site with a strict policy, and in a sandboxed frame.

use fantoccini::key::Key;
use serde_json::Value;

use crate::embed::{Foreign, heard, refused, show, wait_until_heard, wait_until_it_says};
use crate::harness::{Failure, Limit, Options, Page, Pointer, browse, serve};
use crate::offline::Site;

/// A button in a board's shadow tree that says this is pressed.
async fn push_in(page: &Page, board: &str, part: &str, words: &str) -> Result<(), Failure> {
    let body = "const root = document.getElementById(arguments[0]).shadowRoot;
        const found = [...root.querySelectorAll(`${arguments[1]} button`)]
            .find(it => it.textContent.includes(arguments[2]) || it.ariaLabel === arguments[2]);
        found?.click();
        return !!found";
    let is_there = async || {
        let args = vec![board.into(), part.into(), words.into()];
        Ok(page.script(body, args).await? == Value::Bool(true))
    };
    page.wait_until(words, Limit::LOAD, is_there).await
}

#[test]
fn comments_and_ways_stand_under_a_board() {
    browse("comments_and_ways_stand_under_a_board", Options::DESK.in_one_engine(), async |page| {
        let foreign = page.keep(Foreign::start("replay-moves", "study.html", &[])?);
        foreign.open(page).await?;
        show(page, "moves").await?;
        let said = "#moves >>> .embed__said";
        push_in(page, "moves", ".embed__controls", "One move forward").await?;
        wait_until_it_says(page, said, "to the middle").await?;
        push_in(page, "moves", ".embed__ways", "18-23").await?;
        wait_until_it_says(page, said, "or so").await?;
        let told = wait_until_heard(page, "moves", "position").await?;
        assert_eq!(told["ply"], 2);
        page.axe().await?;
        assert_eq!(refused(page).await?, Value::Array(vec![]));
        Ok(())
    });
}

#[test]
fn a_file_of_games_is_chosen_from_and_gone_through_by_keyboard() {
    browse("a_file_of_games_is_gone_through", Options::DESK, async |page| {
        let foreign = page.keep(Foreign::start("replay-file", "study.html", &[])?);
        foreign.open(page).await?;
        show(page, "file").await?;
        wait_until_it_says(page, "#file >>> .tree", "or so").await?;
        page.script(
            "document.querySelector('#file').shadowRoot.querySelector('.tree').focus()",
            vec![],
        )
        .await?;
        page.press(Key::Right).await?;
        page.press(Key::Right).await?;
        wait_until_it_says(page, "#file >>> [aria-current]", "19-23").await?;
        let choose =
            "const list = document.querySelector('#file').shadowRoot.querySelector('select');
            list.selectedIndex = 1;
            list.dispatchEvent(new Event('change', { bubbles: true }));";
        page.script(choose, vec![]).await?;
        wait_until_it_says(page, "#file >>> .tree", "11-15").await?;
        show(page, "script").await?;
        wait_until_it_says(page, "#script >>> .tree", "inside").await?;
        page.axe().await
    });
}

#[test]
fn a_file_that_is_not_there_is_told() {
    browse("a_file_that_is_not_there_is_told", Options::DESK.in_one_engine(), async |page| {
        let missing = [(
            "<!-- MISSING -->",
            "<damiera-board id=\"missing\" variant=\"dameo\" src=\"nothing.pdn\"></damiera-board>",
        )];
        let foreign = page.keep(Foreign::start("replay-missing", "study.html", &missing)?);
        foreign.open(page).await?;
        page.middle_of("#missing").await?;
        wait_until_it_says(page, "#missing >>> .embed__fault", "could not be fetched").await?;
        wait_until_it_says(page, "#missing >>> .embed__fault", "404").await?;
        page.forget_console().await
    });
}

/// It says so in its language, and names the attribute that is missing.
#[test]
fn a_board_without_a_game_says_what_is_missing() {
    browse("a_board_without_a_game", Options::DESK.in_one_engine(), async |page| {
        let nameless =
            "<damiera-board id=\"nameless\" lang=\"it\" moves=\"32-28\"></damiera-board>";
        let changes = [("<!-- MISSING -->", nameless)];
        let foreign = page.keep(Foreign::start("replay-nameless", "study.html", &changes)?);
        foreign.open(page).await?;
        page.middle_of("#nameless").await?;
        let fault = "#nameless >>> .embed__fault";
        wait_until_it_says(page, fault, "Questa damiera non si può mostrare: ").await?;
        wait_until_it_says(page, fault, "«variant» nella pagina").await?;
        wait_until_heard(page, "nameless", "error").await?;
        Ok(())
    });
}

/// Where the part for variations never comes, the page is told, and keeps what the author has put there instead.
#[test]
fn a_part_that_does_not_come_is_told() {
    browse("a_part_that_does_not_come_is_told", Options::DESK.in_one_engine(), async |page| {
        let ours = page.keep(Site::new("replay-lacking", ""));
        ours.lose("embed", "split_study");
        let app = serve(ours.folder())?;
        let foreign = page.keep(Foreign::serving(app, "replay-part", "study.html", &[])?);
        foreign.open(page).await?;
        page.middle_of("#moves").await?;
        let is_told = async || Ok(!heard(page, "moves", "error").await?.is_empty());
        page.wait_until("the fault", Limit::LOAD, is_told).await?;
        let told = heard(page, "moves", "error").await?.pop().unwrap_or_default();
        let message = told["message"].as_str().unwrap_or_default();
        assert!(message.contains("a part of the board did not come"), "{message}");
        let keeps = "!!document.querySelector('#moves').shadowRoot.querySelector('slot')";
        assert!(page.holds(keeps).await?, "what stands in the element is shown");
        page.forget_console().await
    });
}

#[test]
fn a_game_goes_on_by_itself_and_stops_at_a_touch() {
    browse("a_game_goes_on_by_itself", Options::DESK.in_one_engine(), async |page| {
        let foreign = page.keep(Foreign::start("replay-auto", "study.html", &[])?);
        foreign.open(page).await?;
        show(page, "auto").await?;
        if page.holds("matchMedia('(prefers-reduced-motion: reduce)').matches").await? {
            assert!(heard(page, "auto", "position").await?.is_empty());
            push_in(page, "auto", ".embed__controls", "Play through").await?;
        }
        wait_until_heard(page, "auto", "position").await?;
        page.click(Pointer::Mouse, "#auto >>> #board button[data-label='1']").await?;
        wait_until_it_says(page, "#auto >>> .embed__pace", "Play through").await?;
        Ok(())
    });
}

#[test]
fn a_study_is_shown_in_a_sandboxed_frame() {
    browse("a_study_is_shown_in_a_sandboxed_frame", Options::DESK, async |page| {
        let foreign = page.keep(Foreign::start("replay-frame", "study.html", &[])?);
        foreign.open(page).await?;
        page.middle_of("#frame").await?;
        wait_until_heard(page, "study", "ready").await?;
        let body = "document.getElementById('frame').contentWindow
            .postMessage({ ns: 'damiera', v: 1, type: 'goto', ply: 1 }, '*')";
        page.script(body, vec![]).await?;
        let told = wait_until_heard(page, "study", "position").await?;
        assert_eq!(told["ply"], 1);
        Ok(())
    });
}

/// What is asked for while a board is on its way is what comes.
#[test]
fn attributes_that_change_while_a_board_loads_are_heard() {
    browse("attributes_that_change_while_a_board_loads_are_heard", Options::DESK, async |page| {
        page.open_beside("embed/index.html#variant=dameo&moves=a3-a4").await?;
        let is_up = "document.querySelector('damiera-board')?.shadowRoot?.querySelector('.embed')";
        page.wait_until("the board", Limit::LOAD, async || page.holds(is_up).await).await?;
        let there_and_back = "const done = arguments[arguments.length - 1];
            const board = document.querySelector('damiera-board');
            board.addEventListener('damiera-ready', () => { board.dataset.ready = 'yes'; });
            board.setAttribute('movelist', '');
            setTimeout(() => { board.removeAttribute('movelist'); done(); }, 0)";
        page.script_async(there_and_back, vec![]).await?;
        let is_ready = "document.querySelector('damiera-board').dataset.ready";
        page.wait_until("another board", Limit::LOAD, async || page.holds(is_ready).await).await?;
        let has_list =
            "return !!document.querySelector('damiera-board').shadowRoot.querySelector('.tree')";
        assert_eq!(page.script(has_list, vec![]).await?, false, "no list of moves is asked for");
        Ok(())
    });
}
