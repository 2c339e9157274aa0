//! Buttons by their names, and the dialog for a new game.

use fantoccini::key::Key;

use damiera::notation::level::Level;

use crate::harness::{Failure, Limit, Page, Pointer};

/// What is to be chosen in the dialog for a new game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Choice {
    pub(crate) game: &'static str,
    pub(crate) opponent: Opponent,
}

/// Who sits opposite.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Opponent {
    /// The computer at a level, against a person with this color.
    Computer {
        person: &'static str,
        level: u8,
    },
    Person,
}

impl Page {
    /// A selector of the button with this name; of the dialog's, if one is open.
    pub(crate) async fn button(&self, name: &str) -> Result<String, Failure> {
        let body = "const path = e => e === document.documentElement ? 'html'
                : `${path(e.parentElement)} > :nth-child(${1 + [...e.parentElement.children].indexOf(e)})`;
            const root = document.querySelector('dialog[open]') ?? document;
            const name = b => (b.getAttribute('aria-label') ?? b.textContent).trim();
            const found = [...root.querySelectorAll('button')]
                .find(b => name(b) === arguments[0] && b.checkVisibility());
            return found ? path(found) : null;";
        let found = self.script(body, vec![name.into()]).await?;
        found.as_str().map(str::to_owned).ok_or_else(|| Failure::NoElement(name.into()))
    }

    /// What this page's person points with.
    pub(crate) async fn pointer(&self) -> Result<Pointer, Failure> {
        let coarse = self.holds("matchMedia('(pointer: coarse)').matches").await?;
        Ok(if coarse { Pointer::Finger } else { Pointer::Mouse })
    }

    /// Opens the sheet of a phone that holds the button with this name, if one does and is closed.
    async fn open_sheet_of(&self, name: &str) -> Result<(), Failure> {
        let body = "const name = b => (b.getAttribute('aria-label') ?? b.textContent).trim();
            const found = [...document.querySelectorAll('[popover] .button')]
                .find(b => name(b) === arguments[0] && !b.checkVisibility());
            return found?.closest('[popover]').id ?? null;";
        if self.button(name).await.is_err()
            && let Some(id) = self.script(body, vec![name.into()]).await?.as_str()
        {
            self.click(self.pointer().await?, &format!("[popovertarget={id}]")).await?;
        }
        Ok(())
    }

    /// Clicks the button with this name, once it is there.
    pub(crate) async fn push(&self, name: &str) -> Result<(), Failure> {
        self.open_sheet_of(name).await?;
        let what = format!("a button {name:?}");
        let is_there = async || match self.button(name).await {
            Ok(css) => self.holds(&format!("!document.querySelector({css:?})?.disabled")).await,
            Err(Failure::NoElement(_)) => Ok(false),
            Err(other) => Err(other),
        };
        self.wait_until(&what, Limit::REACTION, is_there).await?;
        self.click(self.pointer().await?, &self.button(name).await?).await
    }

    /// Whether the button with this name can be pushed.
    pub(crate) async fn is_enabled(&self, name: &str) -> Result<bool, Failure> {
        let css = self.button(name).await?;
        self.holds(&format!("!document.querySelector({css:?}).disabled")).await
    }

    /// Begins a game as chosen, with the mouse and the dialog (in English).
    pub(crate) async fn begin(&self, choice: Choice) -> Result<(), Failure> {
        self.choose(choice).await?;
        self.push("Start").await?;
        let begun = async || {
            let address = self.fragment().await?;
            Ok(self.count("dialog[open]").await? == 0
                && address.contains(&format!("g={}", choice.game)))
        };
        self.wait_until("the new game", Limit::REACTION, begun).await
    }

    /// Opens the dialog for a new game and chooses game and opponent (in English).
    pub(crate) async fn choose(&self, choice: Choice) -> Result<(), Failure> {
        self.push("New game").await?;
        let card = format!("dialog[open] .picker__games input[value='{}']", choice.game);
        self.wait_for(&card, Limit::REACTION).await?;
        self.choose_in_dialog(&card).await?;
        self.wait_until("the game to be chosen", Limit::REACTION, async || {
            self.holds(&format!("document.querySelector({card:?}).checked")).await
        })
        .await?;
        self.push("Opponent and options").await?;
        self.wait_for("dialog[open] .picker__options", Limit::REACTION).await?;
        match choice.opponent {
            Opponent::Person => self.choose_option("Two players").await?,
            Opponent::Computer { person, level } => {
                self.choose_option("Computer").await?;
                self.wait_for("dialog[open] input[type=range]", Limit::REACTION).await?;
                self.choose_option(person).await?;
                self.choose_level(level).await?;
            }
        }
        Ok(())
    }

    /// Chooses one of several in the dialog by what it says.
    pub(crate) async fn choose_option(&self, name: &str) -> Result<(), Failure> {
        let body = "const options = [...document.querySelectorAll('dialog[open] .choice__option')];
            const idx = options.findIndex(o => o.textContent.trim() === arguments[0]);
            document.querySelectorAll('[data-wanted]').forEach(o => delete o.dataset.wanted);
            if (idx >= 0) options[idx].dataset.wanted = '';";
        self.script(body, vec![name.into()]).await?;
        self.choose_in_dialog("[data-wanted]").await?;
        self.wait_for("[data-wanted] :checked", Limit::REACTION).await
    }

    /// Clicks something that may lie under the bar at the dialog's bottom.
    pub(crate) async fn choose_in_dialog(&self, css: &str) -> Result<(), Failure> {
        let show = "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })";
        self.script(show, vec![css.into()]).await?;
        self.click(self.pointer().await?, css).await
    }

    /// With the arrow keys, as a slider wants it.
    async fn choose_level(&self, level: u8) -> Result<(), Failure> {
        let slider = "dialog[open] input[type=range]";
        self.script("document.querySelector(arguments[0]).focus()", vec![slider.into()]).await?;
        self.press(Key::Home).await?;
        for _ in 0..Level::of_halves(2 * level).map_or(0, Level::idx) {
            self.press(Key::Right).await?;
        }
        let chosen =
            format!("document.querySelector({slider:?}).ariaValueText.startsWith('{level}: ')");
        self.wait_until("the level", Limit::REACTION, async || self.holds(&chosen).await).await
    }
}
