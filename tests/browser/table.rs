//! A person at the table: what can be seen there. What hands do is in the modules below.

mod buttons;
mod hands;
mod keyboard;

use serde_json::Value;

use crate::harness::{Failure, Limit, Page};

pub(crate) use buttons::{Choice, Opponent};
pub(crate) use hands::{Dice, Hand};

/// The board as it offers itself: labels of squares in reading order.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Offer {
    pub(crate) movable: Vec<String>,
    pub(crate) targets: Vec<String>,
    pub(crate) jumped: Vec<String>,
    pub(crate) selected: Vec<String>,
    /// How many routes are offered to choose from.
    pub(crate) n_routes: u64,
    pub(crate) n_plies: u64,
    pub(crate) is_over: bool,
}

/// A square by its label.
pub(crate) fn square(label: &str) -> String {
    format!("#board button[data-label='{label}']")
}

impl Page {
    /// What the board offers now.
    pub(crate) async fn offer(&self) -> Result<Offer, Failure> {
        let body = "const all = css => [...document.querySelectorAll(css)];
            const having = (...roles) => roles.flatMap(role => all(`#board [data-role='${role}']`))
                .map(button => button.dataset.label);
            return { movable: having('can-move', 'can-capture'), targets: having('target'),
                jumped: having('jumped'), selected: having('selected'),
                routes: all('.routes button').length, plies: all('.moves__ply').length,
                over: all('.status--over').length > 0 };";
        let found = self.script(body, vec![]).await?;
        Ok(Offer {
            movable: strings(&found["movable"]),
            targets: strings(&found["targets"]),
            jumped: strings(&found["jumped"]),
            selected: strings(&found["selected"]),
            n_routes: found["routes"].as_u64().unwrap_or_default(),
            n_plies: found["plies"].as_u64().unwrap_or_default(),
            is_over: found["over"].as_bool().unwrap_or_default(),
        })
    }

    /// Waits for an offer of some kind.
    pub(crate) async fn wait_for_offer(
        &self,
        what: &str,
        limit: Limit,
        is_wanted: impl Fn(&Offer) -> bool,
    ) -> Result<Offer, Failure> {
        let mut last = Offer::default();
        let wanted = async || {
            last = self.offer().await?;
            Ok(is_wanted(&last))
        };
        match self.wait_until(what, limit, wanted).await {
            Err(Failure::Waited { what, limit, time }) => {
                Err(Failure::Waited { what: format!("{what}, not {last:?}"), limit, time })
            }
            Err(other) => Err(other),
            Ok(()) => Ok(last),
        }
    }

    /// Waits until this many plies have been played.
    pub(crate) async fn wait_for_plies(&self, n: u64) -> Result<Offer, Failure> {
        let what = format!("{n} plies");
        self.wait_for_offer(&what, Limit::REACTION, |offer| offer.n_plies == n).await
    }

    /// Waits until a person can move or the game is over.
    pub(crate) async fn wait_for_turn(&self, limit: Limit) -> Result<Offer, Failure> {
        let is_turn = |offer: &Offer| offer.is_over || !offer.movable.is_empty();
        self.wait_for_offer("a person's turn", limit, is_turn).await
    }

    /// The moves in the list.
    pub(crate) async fn moves(&self) -> Result<Vec<String>, Failure> {
        self.texts(".moves__ply").await
    }

    /// The texts of all elements that match, as they can be read.
    pub(crate) async fn texts(&self, css: &str) -> Result<Vec<String>, Failure> {
        let body = "return [...document.querySelectorAll(arguments[0])]
            .map(element => element.textContent.trim())";
        Ok(strings(&self.script(body, vec![css.into()]).await?))
    }

    /// What stands on the board, as the squares say it: "32, white man", in reading order, without
    /// what can be done with it.
    pub(crate) async fn pieces(&self) -> Result<Vec<String>, Failure> {
        let body = "return [...document.querySelectorAll('#board button')]
            .map(button => button.getAttribute('aria-label').split(', '))
            .filter(words => words[1] !== 'empty')
            .map(words => words.slice(0, 2).join(', '))";
        Ok(strings(&self.script(body, vec![]).await?))
    }

    /// The label of the square at the top left.
    pub(crate) async fn first_square(&self) -> Result<String, Failure> {
        Ok(self.attribute("#board button", "data-label").await?.unwrap_or_default())
    }

    /// What follows `#` in the address.
    pub(crate) async fn fragment(&self) -> Result<String, Failure> {
        let address = self.address().await?;
        Ok(address.split_once('#').map_or_else(String::new, |(_, rest)| rest.to_owned()))
    }

    pub(crate) async fn wait_for_fragment(&self, expected: &str) -> Result<(), Failure> {
        let what = format!("the address to hold {expected}");
        let holds = async || Ok(self.fragment().await? == expected);
        self.wait_until(&what, Limit::REACTION, holds).await
    }

    /// Waits until an element's text holds these words.
    pub(crate) async fn wait_for_words(&self, css: &str, words: &str) -> Result<(), Failure> {
        let mut last = String::new();
        let said = async || {
            last = self.texts(css).await?.join(" | ");
            Ok(last.contains(words))
        };
        let what = format!("`{css}` to say {words:?}");
        match self.wait_until(&what, Limit::REACTION, said).await {
            Err(Failure::Waited { what, limit, time }) => {
                Err(Failure::Waited { what: format!("{what}, not {last:?}"), limit, time })
            }
            other => other,
        }
    }

    /// Waits until what stands beside the board tells this, and checks that it is announced at
    /// once.
    pub(crate) async fn wait_for_notice(&self, words: &str) -> Result<(), Failure> {
        self.wait_for_words("[data-part=notice]", words).await?;
        let live = self.attribute("[data-part=notice]", "aria-live").await?;
        assert_eq!(live.as_deref(), Some("assertive"));
        Ok(())
    }
}

fn strings(value: &Value) -> Vec<String> {
    let list = value.as_array().into_iter().flatten();
    list.filter_map(Value::as_str).map(str::to_owned).collect()
}
