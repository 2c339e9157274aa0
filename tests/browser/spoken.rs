//! A person who sees nothing: only keys are pressed, and all that is known of the page is the role and the name
//! of what has the focus, and what the page announces.

use std::cell::Cell;
use std::time::Duration;

use fantoccini::key::Key;
use serde_json::Value;

use crate::harness::{Failure, Limit, Options, Page, browse};
use crate::share::allow_clipboard;

/// How long the computer may think, on a busy machine.
const ANSWER: Limit = Limit { name: "the computer's answer", time: Duration::from_secs(30) };

/// More than anything takes that is looked for by one key.
const MOST_KEYS: usize = 120;

/// Far above the length of a game that is played at random against level 5.
const MOST_PLIES: usize = 200;

/// Who listens.
struct Listener<'a> {
    page: &'a Page,
    /// How many of the announcements have been listened to.
    n_heard: Cell<usize>,
}

impl<'a> Listener<'a> {
    /// Listens from now on; to be begun anew after another page has been opened.
    async fn to(page: &'a Page) -> Result<Self, Failure> {
        // As screen readers do: what changes within a live region is said.
        let listen = "const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
            window.said = [];
            new MutationObserver(changes => {
                const places = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(live));
                for (const place of new Set(places)) {
                    const words = place?.textContent.trim();
                    if (words && window.said.at(-1) !== words) window.said.push(words);
                }
            }).observe(document.body, { childList: true, characterData: true, subtree: true });";
        page.script(listen, vec![]).await?;
        Ok(Self { page, n_heard: Cell::new(0) })
    }

    /// Waits for an announcement, after those that were waited for before, in which one of these words occurs.
    async fn wait_for(&self, limit: Limit, words: &[&str]) -> Result<String, Failure> {
        let mut heard = Vec::new();
        let mut found = None;
        let said = async || {
            heard = strings(&self.page.script("return window.said", vec![]).await?);
            let news = heard.iter().enumerate().skip(self.n_heard.get());
            found = news
                .filter(|(_, said)| words.iter().any(|words| said.contains(words)))
                .map(|(idx, said)| (idx + 1, said.clone()))
                .next();
            Ok(found.is_some())
        };
        let what = format!("one of {words:?} to be announced");
        match self.page.wait_until(&what, limit, said).await {
            Err(Failure::Waited { what, limit, time }) => {
                let news = heard.split_off(self.n_heard.get().min(heard.len()));
                return Err(Failure::Waited { what: format!("{what}, not {news:?}"), limit, time });
            }
            other => other?,
        }
        let (n_heard, said) = found.expect("it was waited for");
        self.n_heard.set(n_heard);
        Ok(said)
    }

    /// Presses a key until what has the focus is of this role, and its name holds these words.
    async fn look_for(&self, key: Key, role: &str, words: &str) -> Result<String, Failure> {
        let mut passed = Vec::new();
        for _ in 0..MOST_KEYS {
            let (its_role, name) = self.page.focused_words().await?;
            if its_role == role && name.contains(words) {
                return Ok(name);
            }
            passed.push(format!("{its_role} {name}"));
            self.page.press(key).await?;
        }
        Err(Failure::NoElement(format!("{role} {words:?} among {passed:?}")))
    }

    /// Goes to a button and presses it.
    async fn push(&self, words: &str) -> Result<(), Failure> {
        self.look_for(Key::Tab, "button", words).await?;
        self.page.press(Key::Enter).await
    }

    /// Presses a letter on the board until the square under the keyboard says one of these words.
    async fn walk(&self, letter: &str, words: &[&str]) -> Result<(), Failure> {
        let mut passed = Vec::new();
        for _ in 0..MOST_KEYS {
            self.page.type_text(letter).await?;
            let (_, name) = self.page.focused_words().await?;
            if words.iter().any(|words| name.contains(words)) {
                return Ok(());
            }
            passed.push(name);
        }
        Err(Failure::NoElement(format!("{words:?} among {passed:?}")))
    }

    /// Plays moves by their words until the game is over, with the pieces of one color; says the last words.
    async fn play(&self, own: &str, other: &str) -> Result<String, Failure> {
        const ENDS: [&str; 3] = ["You won", "You lost", "Draw"];
        let (answer, capture) = (format!("{other}: "), format!("{other} captures"));
        // Who plays White begins here as second.
        self.wait_for(ANSWER, &[&answer]).await?;
        for idx in 0..MOST_PLIES {
            // Another piece each time.
            for _ in 0..=idx % 3 {
                self.walk("n", &["can move", "can capture"]).await?;
            }
            self.page.press(Key::Enter).await?;
            self.walk("d", &["can land here"]).await?;
            self.page.press(Key::Enter).await?;
            let own_move = format!("{own}: ");
            let own_capture = format!("{own} captures");
            self.wait_for(Limit::REACTION, &[&own_move, &own_capture]).await?;
            let said =
                self.wait_for(ANSWER, &[&answer, &capture, ENDS[0], ENDS[1], ENDS[2]]).await?;
            if ENDS.iter().any(|end| said.contains(end)) {
                return Ok(said);
            }
        }
        panic!("the game does not end");
    }
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// A game is chosen and played to its end, a setting is made, the game is kept and shared: by keys and words.
#[test]
fn a_game_a_setting_the_library_and_a_link_by_words_alone() {
    let desk = Options::DESK.in_one_engine();
    browse("a_game_a_setting_the_library_and_a_link_by_words_alone", desk, async |page| {
        allow_clipboard(page).await?;
        page.open("").await?;
        let listener = Listener::to(page).await?;

        listener.push("New game").await?;
        listener.look_for(Key::Tab, "searchbox", "").await?;
        page.type_text("English").await?;
        listener.wait_for(Limit::REACTION, &["of 31 games"]).await?;
        listener.look_for(Key::Tab, "radio", "English draughts").await?;
        page.type_text(" ").await?;
        listener.push("Start").await?;
        listener.look_for(Key::Tab, "button", ", ").await?;
        let end = listener.play("White", "Black").await?;
        assert!(end.contains("You ") || end.contains("Draw"), "{end}");
        page.type_text("l").await?;
        let last = listener.wait_for(Limit::REACTION, &["x", "-"]).await?;

        listener.push("Settings").await?;
        listener.look_for(Key::Tab, "radio", "System").await?;
        listener.look_for(Key::Down, "radio", "Dark").await?;
        page.press(Key::Escape).await?;

        listener.push("Library").await?;
        listener.push("Save this game").await?;
        listener.wait_for(Limit::REACTION, &["The game is in the library."]).await?;
        page.press(Key::Escape).await?;

        listener.push("Share").await?;
        listener.push("Copy: Short").await?;
        listener.wait_for(Limit::REACTION, &["Copied."]).await?;
        let link = page.script("return navigator.clipboard.readText()", vec![]).await?;
        let (_, fragment) = link.as_str().and_then(|link| link.split_once('#')).expect("a link");

        // Whoever is sent the link hears the same of it.
        page.open(&format!("#{fragment}")).await?;
        let listener = Listener::to(page).await?;
        listener.look_for(Key::Tab, "button", ", ").await?;
        page.type_text("l").await?;
        assert_eq!(listener.wait_for(Limit::REACTION, &["x", "-"]).await?, last);
        Ok(())
    });
}
