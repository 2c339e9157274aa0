//! The installed page at home in its system: what other programs send, shortcuts, files.

use serde_json::json;

use crate::harness::{Limit, Need, Options, browse};

#[test]
fn a_shared_text_is_opened() {
    browse("a_shared_text_is_opened", Options::DESK, async |page| {
        page.open("?text=Look+at+this:+https://example.org/d/%23v%3D1%26g%3Dfrisian%26m%3D32-28")
            .await?;
        page.wait_for_fragment("v=1&g=frisian&m=32-28").await?;
        page.open("?title=A+walk+in+the+park&text=&link=").await?;
        page.wait_for_notice("no link, position or game").await
    });
}

#[test]
fn shortcuts_lead_to_a_new_game_and_to_the_library() {
    browse("shortcuts_lead", Options::DESK.in_one_engine(), async |page| {
        page.open("?open=game").await?;
        page.wait_for("dialog[open] .picker", Limit::LOAD).await?;
        page.open("?open=library").await?;
        page.wait_for("dialog[open] .library__save", Limit::LOAD).await
    });
}

/// The browser's queue of files to open is stood in for: no test can install a page. Only Chromium has one.
#[test]
fn a_file_that_the_system_opens_is_on_the_board() {
    let options = Options::DESK.needing(&[Need::LaunchQueue]);
    browse("a_file_that_the_system_opens", options, async |page| {
        let stand_in = "Object.defineProperty(window, 'launchQueue',
            { value: { setConsumer(consumer) { window.consumer = consumer; } } });";
        let command = "Page.addScriptToEvaluateOnNewDocument";
        page.devtools(command, json!({ "source": stand_in })).await?;
        page.open("").await?;
        let listens = async || page.holds("typeof window.consumer === 'function'").await;
        page.wait_until("the page to listen", Limit::LOAD, listens).await?;
        let file = "const file = new File(['[GameType \"20\"]\\n1. 32-28 19-23 *'], 'a.pdn');
            window.consumer({ files: [{ getFile: async () => file }] });";
        page.script(file, vec![]).await?;
        page.wait_for_fragment("v=1&g=international&m=32-28,19-23&ply=0").await
    });
}

#[test]
fn the_page_offers_to_be_installed_where_it_can_be() {
    browse("the_page_offers_to_be_installed", Options::DESK, async |page| {
        page.open("").await?;
        let install = ".foot__install";
        let is_seen = format!("document.querySelector({install:?})?.checkVisibility() === true");
        // Chromium may have offered it already.
        page.script("delete document.documentElement.dataset.install", vec![]).await?;
        assert!(!page.holds(&is_seen).await?);
        let can = "const event = new Event('beforeinstallprompt', { cancelable: true });
            event.prompt = () => { window.asked = true; };
            dispatchEvent(event);
            return event.defaultPrevented";
        assert_eq!(page.script(can, vec![]).await?, true, "the page asks by itself");
        page.wait_until("the button", Limit::REACTION, async || page.holds(&is_seen).await).await?;
        page.push("Install").await?;
        page.wait_until("the question", Limit::REACTION, async || {
            page.holds("window.asked === true").await
        })
        .await
    });
}
