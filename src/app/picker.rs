//! The form for a new game: ruleset, opponent and color.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use yew::prelude::*;

use super::context::PlayHandle;
use super::terms::{Terms, use_terms};
use super::{address, dom, icons, ladder, storage};
use crate::diagram;
use crate::notation::level::Level;
use crate::play::action::NewGame;
use crate::play::catalog::{self, Fact, Wanted};
use crate::play::{Action, Mode};
use crate::rules::{Color, Ruleset};
use crate::rulesets::{self, Entry, Family};
use crate::text::Strings;

/// The longest text that is searched for.
const MAX_QUERY_CHARS: usize = 80;

/// What the form begins with and reports.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PickerProps {
    pub(super) play: PlayHandle,
    /// Starts the game.
    pub(super) on_start: Callback<Action>,
    /// Opens the form of house rules.
    pub(super) on_house: Callback<NewGame>,
}

/// The choices made so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Choice {
    ruleset: &'static str,
    against_computer: bool,
    /// The person's color; `None` for either.
    side: Option<Color>,
    level: Level,
}

/// The form: first the game, then, for those who want to say more, opponent and terms.
#[component]
pub(super) fn Picker(props: &PickerProps) -> Html {
    let play = &props.play;
    let choice = use_state_eq(|| {
        let (human, level) = match play.mode() {
            Mode::Computer { human, level } => (human, level),
            Mode::TwoPlayers => (Color::White, Level::USUAL),
        };
        Choice {
            ruleset: play.entry().rules.id,
            against_computer: play.mode() != Mode::TwoPlayers,
            side: Some(human),
            level,
        }
    });
    let shows_options = use_state_eq(|| false);
    let wanted = use_state_eq(Wanted::default);
    let favorites = use_state_eq(storage::favorites);
    let pictures = use_memo((), |()| Pictures::default());
    // Not all browsers scroll to what arrow keys have chosen. What has the keyboard first stands at the
    // top, where search and facts are in view too.
    let is_seen = use_mut_ref(|| false);
    use_effect_with(choice.ruleset, move |_| {
        if is_seen.replace(true) {
            dom::show("dialog[open] .card:has(:focus)");
        } else {
            wasm_bindgen_futures::spawn_local(dom::scroll_up("dialog[open]"));
        }
    });
    let terms = use_terms(choice.ruleset);
    let text = play.strings();
    let on_submit = {
        let (choice, on_start, terms) = (*choice, props.on_start.clone(), terms.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(begin) = terms.action(choice.new_game(dom::seed())) {
                storage::played(choice.ruleset);
                on_start.emit(begin);
            }
        })
    };
    let on_house = {
        let (choice, on_house) = (*choice, props.on_house.clone());
        Callback::from(move |_| on_house.emit(choice.new_game(dom::seed())))
    };
    // Each step is seen from its beginning: the one before may have been scrolled.
    let go = |shows| {
        let shows_options = shows_options.clone();
        Callback::from(move |_: MouseEvent| {
            shows_options.set(shows);
            wasm_bindgen_futures::spawn_local(dom::scroll_up("dialog[open]"));
        })
    };
    let chosen = rulesets::find(choice.ruleset);
    let is_seen = *shows_options || chosen.is_some_and(|entry| wanted.has(entry, text));
    html! {
        <form class="picker" method="dialog" onsubmit={on_submit}>
            if *shows_options {
                if let Some(entry) = chosen { { about(play, entry, &pictures) } }
                { options(play, &choice, &terms) }
            } else {
                { finder(text, &choice, &wanted) }
                { games(play, &choice, &wanted, &favorites, &pictures, on_house) }
            }
            <div class="picker__foot">
                if let Some(entry) = chosen {
                    <p class="picker__chosen">
                        <b>{ text.game_name(entry) }</b>
                        <span class="picker__against">
                            { choice.words(text) }
                        </span>
                    </p>
                }
                { favorite(text, choice.ruleset, &favorites) }
                if *shows_options {
                    <button type="button" class="button" onclick={go(false)}>
                        { text.home().other_game }
                    </button>
                } else {
                    <button type="button" class="button" onclick={go(true)}>
                        { text.home().options }
                    </button>
                }
                <button type="submit" class="button button--accent picker__start"
                    disabled={!terms.is_ready() || !is_seen}>
                    { text.start }
                </button>
            </div>
        </form>
    }
}

/// Pictures of starts, each drawn when it is first seen.
#[derive(Default)]
struct Pictures(RefCell<HashMap<&'static str, AttrValue>>);

impl PartialEq for Pictures {
    /// There is one of it.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Pictures {
    fn of(&self, entry: &'static Entry) -> AttrValue {
        self.0
            .borrow_mut()
            .entry(entry.rules.id)
            .or_insert_with(|| start_picture(&Ruleset::new(&entry.rules)))
            .clone()
    }
}

/// A picture of a game's start.
pub(super) fn start_picture(ruleset: &Ruleset) -> AttrValue {
    AttrValue::from(diagram::svg(ruleset, &ruleset.start(), ""))
}

/// The button that makes a game a favorite, or no longer.
fn favorite(
    text: &'static Strings,
    id: &'static str,
    favorites: &UseStateHandle<Vec<&'static str>>,
) -> Html {
    // House rules have no card among the families to begin from.
    if !rulesets::ALL.iter().any(|entry| entry.rules.id == id) {
        return Html::default();
    }
    let is_one = favorites.contains(&id);
    let favorites = favorites.clone();
    let on_toggle = Callback::from(move |_: MouseEvent| {
        let others = favorites.iter().copied().filter(|&other| other != id);
        let next: Vec<_> = others.chain((!is_one).then_some(id)).collect();
        storage::keep_favorites(&next);
        favorites.set(next);
    });
    html! {
        <button type="button" class="button button--plain picker__favorite"
            aria-pressed={is_one.to_string()} onclick={on_toggle}>
            { icons::icon(icons::STAR) }
            <span>{ text.home().favorite }</span>
        </button>
    }
}

/// Where one says what one looks for.
fn finder(
    text: &'static Strings,
    choice: &UseStateHandle<Choice>,
    wanted: &UseStateHandle<Wanted>,
) -> Html {
    // What is begun is among what is seen.
    let look_for = {
        let (choice, wanted) = (choice.clone(), wanted.setter());
        Rc::new(move |next: Wanted| {
            let is_seen = rulesets::find(choice.ruleset).is_some_and(|entry| next.has(entry, text));
            if let Some(first) = next.first(text).filter(|_| !is_seen) {
                choice.set(Choice { ruleset: first.rules.id, ..*choice });
            }
            wanted.set(next);
        })
    };
    let on_query = {
        let (wanted, look_for) = (wanted.clone(), Rc::clone(&look_for));
        Callback::from(move |event: InputEvent| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            if let Some(input) = input {
                let query = input.value().chars().take(MAX_QUERY_CHARS).collect();
                look_for(Wanted { query, ..(*wanted).clone() });
            }
        })
    };
    let chip = |fact: Fact| {
        let is_wanted = wanted.facts.contains(&fact);
        let (wanted, look_for) = (wanted.clone(), Rc::clone(&look_for));
        let on_toggle = Callback::from(move |_: MouseEvent| {
            let mut next = (*wanted).clone();
            next.toggle(fact);
            look_for(next);
        });
        html! {
            <button type="button" class="chip" aria-pressed={is_wanted.to_string()}
                onclick={on_toggle}>{ fact.words(text) }</button>
        }
    };
    html! {
        <div class="finder">
            <input class="field__input" type="search" autocomplete="off"
                placeholder={text.home().search} aria-label={text.home().search}
                value={wanted.query.clone()} oninput={on_query} />
            <div class="finder__chips">{ for Fact::ALL.into_iter().map(chip) }</div>
        </div>
    }
}

/// The games, by family.
fn games(
    play: &PlayHandle,
    choice: &UseStateHandle<Choice>,
    wanted: &UseStateHandle<Wanted>,
    favorites: &[&'static str],
    pictures: &Pictures,
    on_house: Callback<MouseEvent>,
) -> Html {
    let text = play.strings();
    let is_all = **wanted == Wanted::default();
    // The game on the board stands first, also where its rules are the person's own.
    let now = play.entry().rules.id;
    let others = storage::recently_played().into_iter().filter(|&id| id != now);
    let mut recent: Vec<_> = std::iter::once(now).chain(others).collect();
    // Alone it would only repeat the first card.
    let first = catalog::games(Family::International).next().map(|entry| entry.rules.id);
    let is_new = recent.len() == 1 && Some(now) == first;
    if !is_all || is_new {
        recent.clear();
    }
    let focused = if is_new { "family" } else { "recent" };
    let cards = |ids: &mut dyn Iterator<Item = &'static str>, place: &'static str| {
        let entries = ids.filter_map(rulesets::find).filter(|entry| wanted.has(entry, text));
        let card = |entry: &'static Entry| {
            let next = Choice { ruleset: entry.rules.id, ..**choice };
            let checked = choice.ruleset == entry.rules.id;
            let has_focus = checked && place == focused;
            let picture = pictures.of(entry);
            card(play, entry, &picture, place, (checked, has_focus), choose(choice, next))
        };
        entries.map(card).collect::<Vec<_>>()
    };
    let recent = cards(&mut recent.into_iter(), "recent");
    let mut favorites = favorites.iter().copied();
    let favorites = if is_all { cards(&mut favorites, "favorite") } else { Vec::new() };
    let section = |name: &'static str, cards: Vec<Html>, class: Option<&'static str>| {
        html! {
            if !cards.is_empty() {
                <section class={classes!("family", class)}>
                    <h3 class="family__name">{ name }</h3>
                    <div class="family__games">{ for cards }</div>
                </section>
            }
        }
    };
    let names = text.home().families;
    let families: Vec<_> = wanted
        .families(text)
        .map(|family| {
            let name = names.get(family as usize).copied().unwrap_or_default();
            (name, cards(&mut catalog::games(family).map(|entry| entry.rules.id), "family"))
        })
        .collect();
    let n_found: usize = families.iter().map(|(_, cards)| cards.len()).sum();
    let on_all = {
        let wanted = wanted.clone();
        Callback::from(move |_: MouseEvent| wanted.set(Wanted::default()))
    };
    html! {
        <fieldset class="picker__games">
            <legend class="visually-hidden">{ text.choose_game }</legend>
            { section(text.home().recent, recent, Some("family--last")) }
            { section(text.home().favorites, favorites, Some("family--last")) }
            { for families.into_iter().map(|(name, cards)| section(name, cards, None)) }
            <p class="visually-hidden" role="status">
                if !is_all { { text.library().n_found(n_found, rulesets::ALL.len()) } }
            </p>
            if n_found == 0 {
                <p class="picker__none">
                    { text.home().no_game }
                    <button type="button" class="button" onclick={on_all}>{ text.home().all_games }</button>
                </p>
            }
            <button type="button" class="card card--more" onclick={on_house}>
                <span class="card__words">
                    <span class="card__name">{ text.house().compose }</span>
                    <span class="card__about">{ text.house().compose_about }</span>
                </span>
            </button>
        </fieldset>
    }
}

/// All that is said of the game that has been chosen, and the way to its rules.
fn about(play: &PlayHandle, entry: &'static Entry, pictures: &Pictures) -> Html {
    let text = play.strings();
    html! {
        <div class="picker__game">
            <span class="card__picture" aria-hidden="true">
                { Html::from_html_unchecked(pictures.of(entry)) }
            </span>
            <div>
                <h3 class="family__name">{ text.game_name(entry) }</h3>
                <p class="card__facts">{ catalog::facts(&entry.rules, text) }</p>
                <p>{ text.game_about(entry) }</p>
                if let Some(href) = play.rules_page_of(entry).and_then(address::beside) {
                    <p><a {href}>{ text.rules }</a></p>
                }
            </div>
        </div>
    }
}

/// Opponent, color, level, opening, match and clock.
fn options(play: &PlayHandle, choice: &UseStateHandle<Choice>, terms: &Terms) -> Html {
    let text = play.strings();
    let level_name = text.level_name(choice.level);
    let take_level = {
        let choice = choice.clone();
        Callback::from(move |level| choice.set(Choice { level, ..*choice }))
    };
    let on_level = {
        let take_level = take_level.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            let idx = input.and_then(|input| input.value().parse().ok());
            if let Some(&level) = idx.and_then(|idx: usize| Level::ALL.get(idx)) {
                take_level.emit(level);
            }
        })
    };
    let mut opponents = Vec::new();
    for (label, against_computer) in [(text.computer, true), (text.two_players, false)] {
        let next = Choice { against_computer, ..**choice };
        let checked = choice.against_computer == against_computer;
        opponents.push((label.into(), checked, choose(choice, next)));
    }
    let mut sides = Vec::new();
    let colors = [(text.white, Some(Color::White)), (text.black, Some(Color::Black))];
    for (label, side) in colors.into_iter().chain([(text.random, None)]) {
        let next = Choice { side, ..**choice };
        sides.push((label.into(), choice.side == side, choose(choice, next)));
    }
    html! {
        <div class="picker__options">
            { row("opponent", text.opponent, opponents) }
            if choice.against_computer {
                { row("side", text.your_color, sides) }
                <label class="picker__level">
                    <span>{ text.level }</span>
                    <input type="range" min="0" max={(Level::ALL.len() - 1).to_string()} step="1"
                        value={choice.level.idx().to_string()}
                        aria-valuetext={level_name.clone()} oninput={on_level} />
                    <output>{ level_name }</output>
                </label>
                { ladder::advice(text, choice.ruleset, choice.level, &take_level) }
            }
            { terms.fields(play, !choice.against_computer) }
        </div>
    }
}

impl Choice {
    /// Who plays, in words.
    fn words(self, text: &Strings) -> String {
        if self.against_computer {
            text.home().against_computer(&self.level.shown())
        } else {
            text.home().against_each_other.to_owned()
        }
    }

    fn new_game(self, seed: u64) -> NewGame {
        let either = if seed.is_multiple_of(2) { Color::White } else { Color::Black };
        let mode = if self.against_computer {
            Mode::Computer { human: self.side.unwrap_or(either), level: self.level }
        } else {
            Mode::TwoPlayers
        };
        NewGame { ruleset: self.ruleset, mode, seed }
    }
}

fn choose(choice: &UseStateHandle<Choice>, next: Choice) -> Callback<Event> {
    let choice = choice.clone();
    Callback::from(move |_| choice.set(next))
}

/// A row to choose from: the name, whether it is selected, and the handler for each.
pub(super) fn row(
    name: &'static str,
    legend: &'static str,
    options: Vec<(AttrValue, bool, Callback<Event>)>,
) -> Html {
    let options = options.into_iter().map(|(label, checked, on)| option(name, label, checked, on));
    html! {
        <fieldset class="choice">
            <legend>{ legend }</legend>
            { for options }
        </fieldset>
    }
}

/// A button of such a row.
pub(super) fn option(
    name: &'static str,
    label: AttrValue,
    checked: bool,
    on: Callback<Event>,
) -> Html {
    html! {
        <label class="choice__option">
            <input type="radio" {name} {checked} onchange={on} />
            <span>{ label }</span>
        </label>
    }
}

/// A game with a picture of its start. What was played last is also in its family.
fn card(
    play: &PlayHandle,
    entry: &'static Entry,
    picture: &AttrValue,
    place: &'static str,
    (checked, has_focus): (bool, bool),
    on_choose: Callback<Event>,
) -> Html {
    let text = play.strings();
    html! {
        <label class="card" key={format!("{place}-{}", entry.rules.id)}>
            <input class="card__radio" type="radio" name={format!("game-{place}")}
                value={entry.rules.id} {checked} autofocus={has_focus}
                onchange={on_choose} />
            <span class="card__picture" aria-hidden="true">
                { Html::from_html_unchecked(picture.clone()) }
            </span>
            <span class="card__words">
                <span class="card__name">{ text.game_name(entry) }</span>
                <span class="card__facts">{ catalog::at_a_glance(&entry.rules, text) }</span>
                <span class="card__about">{ text.game_about(entry) }</span>
            </span>
        </label>
    }
}
