//! The form for a new game: ruleset, opponent and color.

use yew::prelude::*;

use super::context::PlayHandle;
use super::dom;
use super::terms::use_terms;
use crate::diagram;
use crate::play::action::NewGame;
use crate::play::{Action, Mode};
use crate::rules::{Color, Ruleset};
use crate::rulesets::{self, Entry, house};

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
    level: u8,
}

#[component]
pub(super) fn Picker(props: &PickerProps) -> Html {
    let play = &props.play;
    let choice = use_state_eq(|| {
        let (human, level) = match play.mode() {
            Mode::Computer { human, level } => (human, level),
            Mode::TwoPlayers => (Color::White, 3),
        };
        Choice {
            ruleset: play.entry().rules.id,
            against_computer: play.mode() != Mode::TwoPlayers,
            side: Some(human),
            level,
        }
    });
    // House rules in use can be played again.
    let own = Some(play.entry()).filter(|entry| house::is_id(entry.rules.id));
    let entries = || rulesets::ALL.iter().chain(own);
    let pictures = use_memo((), |()| {
        let picture = |entry: &Entry| {
            let ruleset = Ruleset::new(&entry.rules);
            AttrValue::from(diagram::svg(&ruleset, &ruleset.start(), ""))
        };
        entries().map(picture).collect::<Vec<_>>()
    });
    // A selected card grows, and not all browsers scroll it into view when it is selected by arrow
    // keys.
    use_effect_with(choice.ruleset, |_| dom::show("dialog[open] .card:has(:checked)"));
    let terms = use_terms(choice.ruleset);
    let text = play.strings();
    let on_submit = {
        let (choice, on_start, terms) = (*choice, props.on_start.clone(), terms.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(begin) = terms.action(choice.new_game(dom::seed())) {
                on_start.emit(begin);
            }
        })
    };
    let on_house = {
        let (choice, on_house) = (*choice, props.on_house.clone());
        Callback::from(move |_| on_house.emit(choice.new_game(dom::seed())))
    };
    let level_name = format!("{}: {}", choice.level, text.level_name(choice.level));
    let on_level = {
        let choice = choice.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            if let Some(level) = input.and_then(|input| input.value().parse().ok()) {
                choice.set(Choice { level, ..*choice });
            }
        })
    };
    let cards = entries().zip(pictures.iter()).map(|(entry, picture)| {
        let next = Choice { ruleset: entry.rules.id, ..*choice };
        card(play, entry, picture, choice.ruleset == entry.rules.id, choose(&choice, next))
    });
    let mut opponents = Vec::new();
    for (label, against_computer) in [(text.computer, true), (text.two_players, false)] {
        let next = Choice { against_computer, ..*choice };
        let checked = choice.against_computer == against_computer;
        opponents.push((label.into(), checked, choose(&choice, next)));
    }
    let mut sides = Vec::new();
    let colors = [(text.white, Some(Color::White)), (text.black, Some(Color::Black))];
    for (label, side) in colors.into_iter().chain([(text.random, None)]) {
        let next = Choice { side, ..*choice };
        sides.push((label.into(), choice.side == side, choose(&choice, next)));
    }
    html! {
        <form class="picker" method="dialog" onsubmit={on_submit}>
            <fieldset class="picker__games">
                <legend>{ text.choose_game }</legend>
                { for cards }
                <button type="button" class="card card--more" onclick={on_house}>
                    <span class="card__words">
                        <span class="card__name">{ text.house().compose }</span>
                        <span class="card__about">{ text.house().compose_about }</span>
                    </span>
                </button>
            </fieldset>
            <div class="picker__options">
                { row("opponent", text.opponent, opponents) }
                if choice.against_computer {
                    { row("side", text.your_color, sides) }
                    <label class="picker__level">
                        <span>{ text.level }</span>
                        <input type="range" min="1" max="8" step="1"
                            value={choice.level.to_string()}
                            aria-valuetext={level_name.clone()} oninput={on_level} />
                        <output>{ level_name }</output>
                    </label>
                }
                { terms.fields(play, !choice.against_computer) }
                <button type="submit" class="button button--accent picker__start"
                    disabled={!terms.is_ready()}>
                    { text.start }
                </button>
            </div>
        </form>
    }
}

impl Choice {
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

/// A game with a picture of its start.
fn card(
    play: &PlayHandle,
    entry: &'static Entry,
    picture: &AttrValue,
    checked: bool,
    on_choose: Callback<Event>,
) -> Html {
    let text = play.strings();
    html! {
        <label class="card" key={entry.rules.id}>
            <input class="card__radio" type="radio" name="game" value={entry.rules.id}
                {checked} onchange={on_choose} />
            <span class="card__picture" aria-hidden="true">
                { Html::from_html_unchecked(picture.clone()) }
            </span>
            <span class="card__words">
                <span class="card__name">{ text.game_name(entry) }</span>
                <span class="card__about">{ text.game_about(entry) }</span>
            </span>
        </label>
    }
}
