//! The choice of a game, an opponent and a color.

use yew::prelude::*;

use super::context::use_play;
use super::dom;
use crate::diagram;
use crate::play::Mode;
use crate::play::action::NewGame;
use crate::rules::{Color, Ruleset};
use crate::rulesets::{self, Entry};

/// What happens with the choice.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct PickerProps {
    pub(super) on_start: Callback<NewGame>,
}

/// Which color the person wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Of(Color),
    Either,
}

/// The form.
#[component]
pub(super) fn Picker(props: &PickerProps) -> Html {
    let play = use_play();
    let (chosen, mode) = play.as_ref().map_or((rulesets::ALL[0].rules.id, Mode::TwoPlayers), |p| {
        (p.entry().rules.id, p.mode())
    });
    let (human, old_level) = match mode {
        Mode::Computer { human, level } => (human, level),
        Mode::TwoPlayers => (Color::White, 3),
    };
    let ruleset = use_state_eq(|| chosen);
    let against_computer = use_state_eq(|| mode != Mode::TwoPlayers);
    let side = use_state_eq(|| Side::Of(human));
    let level = use_state_eq(|| old_level);
    let Some(play) = play else { return Html::default() };
    let text = play.strings();
    let on_submit = {
        let (ruleset, against_computer) = (ruleset.clone(), against_computer.clone());
        let (side, level, on_start) = (side.clone(), level.clone(), props.on_start.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let seed = dom::seed();
            let human = match *side {
                Side::Of(color) => color,
                Side::Either if seed % 2 == 0 => Color::White,
                Side::Either => Color::Black,
            };
            let mode = if *against_computer {
                Mode::Computer { human, level: *level }
            } else {
                Mode::TwoPlayers
            };
            on_start.emit(NewGame { ruleset: *ruleset, mode, seed });
        })
    };
    let level_name = format!("{}: {}", *level, (text.level_name)(*level));
    let on_level = {
        let level = level.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            if let Some(chosen) = input.and_then(|input| input.value().parse().ok()) {
                level.set(chosen);
            }
        })
    };
    html! {
        <form class="picker" method="dialog" onsubmit={on_submit}>
            <fieldset class="picker__games">
                <legend>{ text.choose_game }</legend>
                { for rulesets::ALL.iter().map(|entry| html! {
                    <Card key={entry.rules.id} {entry} checked={*ruleset == entry.rules.id}
                        on_choose={choose(&ruleset, entry.rules.id)} />
                }) }
            </fieldset>
            <div class="picker__options">
                <fieldset class="choice">
                    <legend>{ text.opponent }</legend>
                    { option("opponent", text.computer, *against_computer,
                        choose(&against_computer, true)) }
                    { option("opponent", text.two_players, !*against_computer,
                        choose(&against_computer, false)) }
                </fieldset>
                if *against_computer {
                    <fieldset class="choice">
                        <legend>{ text.your_color }</legend>
                        { for [
                            (text.white, Side::Of(Color::White)),
                            (text.black, Side::Of(Color::Black)),
                            (text.random, Side::Either),
                        ].map(|(label, value)| {
                            option("side", label, *side == value, choose(&side, value))
                        }) }
                    </fieldset>
                    <label class="picker__level">
                        <span>{ text.level }</span>
                        <input type="range" min="1" max="8" step="1" value={level.to_string()}
                            aria-valuetext={level_name.clone()} oninput={on_level} />
                        <output>{ level_name }</output>
                    </label>
                }
                <button type="submit" class="button button--accent picker__start">
                    { text.start }
                </button>
            </div>
        </form>
    }
}

fn choose<T: Copy + PartialEq + 'static>(state: &UseStateHandle<T>, value: T) -> Callback<Event> {
    let state = state.clone();
    Callback::from(move |_| state.set(value))
}

fn option(name: &'static str, label: &'static str, checked: bool, on: Callback<Event>) -> Html {
    html! {
        <label class="choice__option">
            <input type="radio" {name} {checked} onchange={on} />
            <span>{ label }</span>
        </label>
    }
}

/// One game.
#[derive(Clone, Debug, PartialEq, Properties)]
struct CardProps {
    entry: EntryRef,
    checked: bool,
    on_choose: Callback<Event>,
}

/// A game by its id, so that cards can be compared.
#[derive(Clone, Copy, Debug)]
struct EntryRef(&'static Entry);

impl PartialEq for EntryRef {
    fn eq(&self, other: &Self) -> bool {
        self.0.rules.id == other.0.rules.id
    }
}

impl yew::html::IntoPropValue<EntryRef> for &'static Entry {
    fn into_prop_value(self) -> EntryRef {
        EntryRef(self)
    }
}

/// A game with a picture of its start.
#[component]
fn Card(props: &CardProps) -> Html {
    let picture = use_memo(props.entry, |entry| {
        let ruleset = Ruleset::new(&entry.0.rules);
        AttrValue::from(diagram::svg(&ruleset, &ruleset.start(), ""))
    });
    let Some(play) = use_play() else { return Html::default() };
    let text = play.strings();
    let entry = props.entry.0;
    html! {
        <label class="card">
            <input class="card__radio" type="radio" name="game" value={entry.rules.id}
                checked={props.checked} onchange={props.on_choose.clone()} />
            <span class="card__picture" aria-hidden="true">
                { Html::from_html_unchecked((*picture).clone()) }
            </span>
            <span class="card__words">
                <span class="card__name">{ (text.pick)(&entry.name) }</span>
                <span class="card__about">{ (text.pick)(&entry.about) }</span>
            </span>
        </label>
    }
}
