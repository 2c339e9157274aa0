//! The further choices for a new game: the opening, a match of two games, a clock.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use super::picker::row;
use super::{dom, fetched};
use crate::diagram;
use crate::notation::ballot::{self, Card};
use crate::play::Action;
use crate::play::action::NewGame;
use crate::play::clock::Control;
use crate::play::tournament::{Plan, Start};
use crate::rules::Ruleset;
use crate::rulesets::ballots::{self, Cards, Deck};
use crate::rulesets::{self};

/// The most cards that a search lists.
const MOST_FOUND: usize = 6;

const MINUTE_MS: u32 = 60_000;

/// The clocks that are offered. Others can be set by hand.
const CONTROLS: [Control; 5] = [
    Control::Game { ms: 5 * MINUTE_MS, bonus_ms: 0 },
    Control::Game { ms: 5 * MINUTE_MS, bonus_ms: 3000 },
    Control::Game { ms: 10 * MINUTE_MS, bonus_ms: 0 },
    Control::Game { ms: 15 * MINUTE_MS, bonus_ms: 10_000 },
    Control::Move { ms: 30_000 },
];

/// The most minutes and seconds that can be set.
const MOST: u32 = 180;

/// Where the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Wanted {
    #[default]
    Usual,
    Here,
    Deck(&'static Deck),
}

/// A deck's cards could not be fetched, or are damaged.
#[derive(Clone, Copy, Debug)]
struct NoCards;

/// The choices made so far.
#[derive(Debug, Default)]
struct Choice {
    wanted: Wanted,
    /// The deck's cards, unless they could not be had; `None` until then.
    cards: Option<Result<Vec<Card>, NoCards>>,
    card: Option<Card>,
    /// The card's position as a picture.
    picture: AttrValue,
    words: String,
    is_pair: bool,
    control: Option<Control>,
    is_other: bool,
    /// The minutes and seconds of a clock set by hand.
    other: [u32; 2],
    is_opposite: bool,
}

/// A change of the choices.
#[derive(Clone, Debug)]
enum Change {
    Want(Wanted),
    Draw,
    Take(Card),
    Words(String),
    Pair,
    Clock(Option<Control>),
    OtherClock,
    /// One of the two numbers of a clock set by hand, by index, and its value.
    Number(usize, u32),
    Opposite,
}

/// The choices for one ruleset.
#[derive(Clone)]
pub(super) struct Terms {
    ruleset: &'static str,
    choice: Rc<RefCell<Choice>>,
    update: UseForceUpdateHandle,
}

/// The choices besides ruleset and players. Each ruleset has openings of its own.
#[hook]
pub(super) fn use_terms(ruleset: &'static str) -> Terms {
    let choice = use_mut_ref(|| Choice { other: [20, 5], ..Choice::default() });
    let terms = Terms { ruleset, choice, update: use_force_update() };
    let fresh = terms.clone();
    use_effect_with(ruleset, move |_| fresh.want(Wanted::Usual));
    terms
}

impl Terms {
    fn change(&self, change: impl FnOnce(&mut Choice)) {
        change(&mut self.choice.borrow_mut());
        self.update.force_update();
    }

    /// Sets where the game begins. Fetches the deck's cards if needed, and draws one.
    fn want(&self, wanted: Wanted) {
        self.change(|choice| {
            choice.wanted = wanted;
            (choice.cards, choice.card) = (None, None);
            choice.words.clear();
        });
        let Wanted::Deck(deck) = wanted else { return };
        match deck.cards {
            Cards::Text(text) => self.receive(deck, Ok(text.to_owned())),
            Cards::File(path) => {
                let terms = self.clone();
                spawn_local(async move {
                    let found = fetched::text(path).await;
                    terms.receive(deck, found.ok_or(NoCards));
                });
            }
        }
    }

    /// Takes the cards of a deck, unless the choice has changed.
    fn receive(&self, deck: &'static Deck, text: Result<String, NoCards>) {
        if self.choice.borrow().wanted != Wanted::Deck(deck) {
            return;
        }
        let cards = text.and_then(|text| ballot::read(&text).map_err(|_| NoCards));
        self.change(|choice| choice.cards = Some(cards));
        self.draw();
    }

    /// Draws a card.
    fn draw(&self) {
        let drawn = match &self.choice.borrow().cards {
            Some(Ok(cards)) => ballot::draw(cards, dom::seed()).cloned(),
            _ => None,
        };
        self.take(drawn);
    }

    /// Shows a card.
    fn take(&self, card: Option<Card>) {
        let ruleset = rulesets::compile(self.ruleset).map(Arc::new);
        let game = card.as_ref().zip(ruleset).map(|(card, ruleset)| card.game(ruleset));
        let is_faulty = matches!(game, Some(Err(_)));
        let picture =
            game.and_then(Result::ok).map(|game| diagram::svg(game.ruleset(), game.position(), ""));
        self.change(|choice| {
            choice.card = card;
            choice.picture = picture.unwrap_or_default().into();
            if is_faulty {
                (choice.card, choice.cards) = (None, Some(Err(NoCards)));
            }
        });
    }

    /// The action that starts the game; `None` if there is no card to play, or it is barred.
    pub(super) fn action(&self, game: NewGame) -> Option<Action> {
        let choice = self.choice.borrow();
        let start = match choice.wanted {
            Wanted::Usual => Start::Usual,
            Wanted::Here => Start::Here,
            Wanted::Deck(deck) => {
                let card = choice.card.clone().filter(|card| !card.is_barred)?;
                Start::Card { deck: deck.id, card }
            }
        };
        let for_two = game.mode == crate::play::Mode::TwoPlayers;
        let [minutes, seconds] = choice.other;
        let other = Control::Game { ms: minutes * MINUTE_MS, bonus_ms: seconds * 1000 };
        let control = if choice.is_other { Some(other) } else { choice.control };
        let plan = Plan {
            game,
            start,
            is_pair: choice.is_pair,
            control: control.filter(|_| for_two),
            is_opposite: choice.is_opposite && for_two,
        };
        Some(Action::Begin(Box::new(plan)))
    }

    /// Whether the game can be started as chosen.
    pub(super) fn is_ready(&self) -> bool {
        let choice = self.choice.borrow();
        let is_played = |card: &Card| !card.is_barred;
        !matches!(choice.wanted, Wanted::Deck(_)) || choice.card.as_ref().is_some_and(is_played)
    }

    /// Applies a change.
    fn apply(&self, change: Change) {
        match change {
            Change::Want(wanted) => self.want(wanted),
            Change::Draw => self.draw(),
            Change::Take(card) => self.take(Some(card)),
            change => self.change(|choice| match change {
                Change::Words(words) => choice.words = words,
                Change::Pair => choice.is_pair ^= true,
                Change::Clock(control) => (choice.control, choice.is_other) = (control, false),
                Change::OtherClock => choice.is_other = true,
                Change::Number(idx, number) => {
                    if let Some(other) = choice.other.get_mut(idx) {
                        *other = number;
                    }
                }
                Change::Opposite => choice.is_opposite ^= true,
                Change::Want(_) | Change::Draw | Change::Take(_) => {}
            }),
        }
    }

    /// An event handler that applies a change.
    fn on<E>(&self, change: Change) -> Callback<E> {
        let terms = self.clone();
        Callback::from(move |_| terms.apply(change.clone()))
    }

    /// An event handler that applies the change typed into a field, if it is valid.
    fn on_input(&self, change: fn(String) -> Option<Change>) -> Callback<InputEvent> {
        let terms = self.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            if let Some(change) = input.and_then(|input| change(input.value())) {
                terms.apply(change);
            }
        })
    }

    /// All choices of this form.
    pub(super) fn fields(&self, play: &PlayHandle, for_two: bool) -> Html {
        let text = &play.strings().ballots();
        let choice = self.choice.borrow();
        let pair = check(text.pair, choice.is_pair, self.on(Change::Pair));
        // One choice alone needs no heading to hide under.
        if !for_two && self.offered(play).len() == 1 {
            return pair;
        }
        html! {
            <details class="terms" ontoggle={|_: Event| dom::show(".terms[open]")}>
                <summary>{ text.more }</summary>
                { self.openings(play, choice.wanted) }
                if let Wanted::Deck(_) = choice.wanted { { self.cards(play, &choice) } }
                { pair }
                if for_two {
                    { self.clocks(play, &choice) }
                    { check(play.strings().clock().face_to_face, choice.is_opposite,
                        self.on(Change::Opposite)) }
                }
            </details>
        }
    }

    /// Where the game can begin, with the names of that.
    fn offered(&self, play: &PlayHandle) -> Vec<(&'static str, Wanted)> {
        let text = &play.strings().ballots();
        let mut offered = vec![(text.usual, Wanted::Usual)];
        if self.can_begin_here(play) {
            offered.push((text.from_board, Wanted::Here));
        }
        for deck in ballots::decks(self.ruleset) {
            offered.push((play.strings().deck_name(deck), Wanted::Deck(deck)));
        }
        offered
    }

    fn openings(&self, play: &PlayHandle, chosen: Wanted) -> Html {
        let text = &play.strings().ballots();
        let offered = self.offered(play);
        if offered.len() == 1 {
            return Html::default();
        }
        let options = offered
            .into_iter()
            .map(|(label, wanted)| (label.into(), chosen == wanted, self.on(Change::Want(wanted))));
        row("opening", text.opening, options.collect())
    }

    /// Whether the board shows a position of this game other than its start.
    fn can_begin_here(&self, play: &PlayHandle) -> bool {
        let ruleset: &Ruleset = play.game().ruleset();
        play.entry().rules.id == self.ruleset && *play.shown_position() != ruleset.start()
    }

    /// The card drawn, and a search for others.
    fn cards(&self, play: &PlayHandle, choice: &Choice) -> Html {
        let text = &play.strings().ballots();
        let cards = match &choice.cards {
            None => return html! { <p role="status">{ text.loading }</p> },
            Some(Err(NoCards)) => return html! { <p role="status">{ text.failed }</p> },
            Some(Ok(cards)) => cards,
        };
        let on_words = self.on_input(|words| Some(Change::Words(words)));
        html! {
            <div class="ballot">
                if let Some(card) = &choice.card {
                    <span class="ballot__picture" aria-hidden="true">
                        { Html::from_html_unchecked(choice.picture.clone()) }
                    </span>
                    <div class="ballot__words" role="status">
                        <p><strong>{ text.card(&card.number, card.name.as_deref()) }</strong></p>
                        <p>{ way(play, card) }</p>
                        if card.is_barred { <p>{ text.barred }</p> }
                    </div>
                }
                <button type="button" class="button" onclick={self.on(Change::Draw)}>{ text.draw_another }</button>
                <label class="ballot__find">
                    <span>{ text.find }</span>
                    <input type="search" class="field__input" maxlength="60" value={choice.words.clone()}
                        oninput={on_words} />
                </label>
                { self.found(play, cards, &choice.words) }
            </div>
        }
    }

    /// The cards that match the search.
    fn found(&self, play: &PlayHandle, cards: &[Card], words: &str) -> Html {
        let text = &play.strings().ballots();
        if words.trim().is_empty() {
            return Html::default();
        }
        let found = ballot::search(cards, words, MOST_FOUND);
        if found.is_empty() {
            return html! { <p role="status">{ text.nothing_found }</p> };
        }
        let button = |card: &Card| {
            let on_click = self.on::<MouseEvent>(Change::Take(card.clone()));
            let barred = if card.is_barred { text.barred_mark } else { "" };
            html! {
                <button type="button" class="button" onclick={on_click}>
                    { text.card(&card.number, card.name.as_deref()) }{ ": " }
                    { way(play, card) }{ " " }{ barred }
                </button>
            }
        };
        html! { <div class="ballot__found">{ for found.into_iter().map(button) }</div> }
    }

    fn clocks(&self, play: &PlayHandle, choice: &Choice) -> Html {
        let text = &play.strings().clock();
        let is_chosen = |control| !choice.is_other && choice.control == control;
        let mut options = vec![(text.none.into(), is_chosen(None), self.on(Change::Clock(None)))];
        for control in CONTROLS {
            let label = match control {
                Control::Game { ms, bonus_ms } => text.game(ms / MINUTE_MS, bonus_ms / 1000),
                Control::Move { ms } => text.each_move(ms / 1000),
            };
            let set = self.on(Change::Clock(Some(control)));
            options.push((label.into(), is_chosen(Some(control)), set));
        }
        options.push((text.other.into(), choice.is_other, self.on(Change::OtherClock)));
        html! {
            <>
                { row("clock", text.clock, options) }
                if choice.is_other {
                    <div class="terms__numbers">
                        { number(text.minutes, choice.other[0], 1,
                            self.on_input(|text| Some(Change::Number(0, read(&text, 1)?)))) }
                        { number(text.seconds_more, choice.other[1], 0,
                            self.on_input(|text| Some(Change::Number(1, read(&text, 0)?)))) }
                    </div>
                }
            </>
        }
    }
}

/// A number typed into a field; at least `least`.
fn read(text: &str, least: u32) -> Option<u32> {
    text.parse().ok().filter(|number| (least..=MOST).contains(number))
}

/// The field for one number of a clock.
fn number(label: &'static str, value: u32, least: u32, on_input: Callback<InputEvent>) -> Html {
    html! {
        <label class="terms__number">
            <span>{ label }</span>
            <input type="number" class="field__input" inputmode="numeric" min={least.to_string()}
                max={MOST.to_string()} value={value.to_string()} oninput={on_input} />
        </label>
    }
}

/// How the card's position comes about: `without 11 and 28 8-11 24-19`.
fn way(play: &PlayHandle, card: &Card) -> String {
    let text = &play.strings().ballots();
    let removed: Vec<_> = card.removed().map(str::to_owned).collect();
    let mut parts = Vec::new();
    if !removed.is_empty() {
        parts.push(text.without(&removed));
    }
    parts.extend(card.shifts().map(|(from, to)| text.put_elsewhere(from, to)));
    let mut text = parts.join(", ");
    for mv in card.moves() {
        text.push(' ');
        text.push_str(mv);
    }
    text
}

/// A checkbox.
fn check(label: &'static str, checked: bool, on: Callback<Event>) -> Html {
    html! {
        <label class="terms__check">
            <input type="checkbox" {checked} onchange={on} />
            <span>{ label }</span>
        </label>
    }
}

/// The card that the game began with, and the score of the match.
pub(super) fn standing(play: &PlayHandle) -> Html {
    let text = &play.strings().ballots();
    let card = play.terms().card.as_ref();
    let standing = play.match_words();
    if card.is_none() && standing.is_none() {
        return Html::default();
    }
    html! {
        <p class="standing" data-part="standing">
            if let Some(card) = card {
                { text.card(&card.number, card.name.as_deref()) }{ ". " }
            }
            if let Some(words) = standing { { text.standing(words) } }
        </p>
    }
}
