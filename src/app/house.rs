//! House rules: a form of options, each with an example, and the contradictions between them.

use yew::prelude::*;

use super::context::PlayHandle;
use super::leaflet::{Leaflet, LeafletProps};
use crate::diagram::{self, Arrow};
use crate::play::Action;
use crate::play::action::NewGame;
use crate::play::house::{Example, example, start};
use crate::rulesets::house::{self, Fault, HouseRules, Topic};
use crate::rulesets::{self, Entry};

/// The element that lists the contradictions.
const FAULTS: &str = "house-faults";

/// What the form begins with and reports.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HouseProps {
    pub(super) play: PlayHandle,
    /// The game to start, and the rules to begin with.
    pub(super) new_game: NewGame,
    /// What was chosen before, in the same dialog closed meanwhile.
    pub(super) chosen: Option<HouseRules>,
    pub(super) on_choose: Callback<HouseRules>,
    pub(super) on_start: Callback<NewGame>,
}

#[component]
pub(super) fn House(props: &HouseProps) -> Html {
    let play = &props.play;
    let text = &play.strings().house();
    let house = use_state_eq(|| {
        let begin = || rulesets::find(props.new_game.ruleset).and_then(choices);
        props.chosen.or_else(begin).unwrap_or_default()
    });
    use_effect_with((*house, props.on_choose.clone()), |(house, on_choose)| on_choose.emit(*house));
    let faults = house.faults();
    let on_submit = {
        let (house, faults, props) = (*house, faults.clone(), props.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if !faults.is_empty() {
                return;
            }
            match house::find(&house.id()) {
                Ok(entry) => {
                    props.on_start.emit(NewGame { ruleset: entry.rules.id, ..props.new_game });
                }
                Err(_) => {
                    props.play.send(Action::Tell(props.play.strings().house().too_many.into()));
                }
            }
        })
    };
    let examples = use_memo((*house, play.language()), |(house, _)| {
        Topic::ALL.map(|topic| example(house, topic).map(|it| picture(play, &it)))
    });
    html! {
        <form class="house" method="dialog" onsubmit={on_submit}>
            <div class="house__start">
                { start_picture(play, &house) }
                { origin(play, &house) }
            </div>
            { for (0..text.groups().len()).map(|idx| group(play, &house, &faults, &*examples, idx)) }
            if faults.is_empty() {
                <InWords ruleset={house.id()} language={play.language()} />
            }
            <div class="picker__options house__end">
                <div class="verdict" id={FAULTS} role="status">
                    { for faults.iter().map(|&fault| html! {
                        <p class="verdict__fault">{ text.fault(fault) }</p>
                    }) }
                    if faults.is_empty() { <p class="verdict__fine">{ text.fine }</p> }
                </div>
                <button type="submit" class="button button--accent picker__start"
                    disabled={!faults.is_empty()}>{ text.play }</button>
            </div>
        </form>
    }
}

/// The options that a game is made of.
fn choices(entry: &Entry) -> Option<HouseRules> {
    HouseRules::of(&entry.rules)
}

fn start_picture(play: &PlayHandle, house: &HouseRules) -> Html {
    let name = play.strings().house().start;
    let picture = start(house).map(|(ruleset, start)| diagram::svg(&ruleset, &start, name));
    Html::from_html_unchecked(AttrValue::from(picture.unwrap_or_default()))
}

/// The choice of a game to begin with.
fn origin(play: &PlayHandle, house: &UseStateHandle<HouseRules>) -> Html {
    let text = play.strings();
    let of_game = |entry: &&Entry| choices(entry) == Some(**house);
    let chosen = rulesets::ALL.iter().find(of_game).map(|entry| entry.rules.id);
    let on_change = {
        let house = house.clone();
        on_select(move |id| {
            if let Some(rules) = rulesets::find(id).and_then(choices) {
                house.set(rules);
            }
        })
    };
    html! {
        <label class="field">
            <span class="field__name">{ text.house().start_from }</span>
            <span class="house__pick">
                <select class="field__input" onchange={on_change}>
                    <option value="" selected={chosen.is_none()} disabled={chosen.is_some()}>
                        { text.house().own }
                    </option>
                    { for rulesets::ALL.iter().map(|entry| html! {
                        <option key={entry.rules.id} value={entry.rules.id}
                            selected={chosen == Some(entry.rules.id)}>
                            { text.game_name(entry) }
                        </option>
                    }) }
                </select>
                { picked(chosen.and_then(rulesets::find).map_or(text.house().own, |entry| text.game_name(entry))) }
            </span>
        </label>
    }
}

/// What a list of choices shows: a browser would cut it off where it is longer than a row.
fn picked(name: &'static str) -> Html {
    html! { <span class="house__picked" aria-hidden="true">{ name }</span> }
}

fn on_select(choose: impl Fn(&str) + 'static) -> Callback<Event> {
    Callback::from(move |event: Event| {
        let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
        if let Some(select) = select {
            choose(&select.value());
        }
    })
}

/// The topics under one heading.
fn group(
    play: &PlayHandle,
    house: &UseStateHandle<HouseRules>,
    faults: &[Fault],
    examples: &[Option<Html>],
    idx: usize,
) -> Html {
    let groups = play.strings().house().groups();
    let Some((first, name)) = groups.get(idx) else { return Html::default() };
    let end = groups.get(idx + 1).map_or(Topic::ALL.len(), |(next, _)| *next as usize);
    let topics = Topic::ALL.iter().zip(examples).take(end).skip(*first as usize);
    html! {
        <fieldset class="house__group">
            <legend>{ *name }</legend>
            { for topics.map(|(topic, example)| html! {
                <div class="house__topic">
                    { choice(play, house, faults, *topic) }
                    { for example.clone() }
                </div>
            }) }
        </fieldset>
    }
}

fn choice(
    play: &PlayHandle,
    house: &UseStateHandle<HouseRules>,
    faults: &[Fault],
    topic: Topic,
) -> Html {
    let (name, options) = play.strings().house().topic(topic);
    let is_wrong = faults.iter().any(|fault| fault.topics().contains(&topic));
    let on_change = {
        let house = house.clone();
        on_select(move |value| {
            if let Some(option) = topic.values().iter().position(|&known| known == value) {
                house.set(house.with(topic, option));
            }
        })
    };
    let chosen = house.option(topic);
    html! {
        <label class="field">
            <span class="field__name">{ name }</span>
            <span class="house__pick">
                <select class="field__input" name={topic.key()} onchange={on_change}
                    aria-invalid={is_wrong.then_some("true")}
                    aria-describedby={is_wrong.then_some(FAULTS)}>
                    { for topic.values().iter().zip(options).enumerate().map(|(idx, (value, name))| {
                        html! { <option value={*value} selected={idx == chosen}>{ *name }</option> }
                    }) }
                </select>
                { picked(options.get(chosen).copied().unwrap_or_default()) }
            </span>
        </label>
    }
}

/// An example with its possible moves, as a picture and in words.
fn picture(play: &PlayHandle, example: &Example) -> Html {
    let text = play.strings();
    let (moves, mistakes) = (example.texts(false), example.texts(true));
    let mut arrows = example.ways.iter().map(|way| Arrow {
        squares: &way.squares,
        victims: &way.victims,
        is_broken: way.is_faulty,
    });
    let game = &example.game;
    let svg = diagram::svg_with(game.ruleset(), game.position(), "", &mut arrows);
    html! {
        <figure class="house__example">
            <span aria-hidden="true">{ Html::from_html_unchecked(AttrValue::from(svg)) }</span>
            <figcaption>
                if !moves.is_empty() { <p>{ text.house().moves(&moves) }</p> }
                if !mistakes.is_empty() { <p>{ text.house().mistakes(&mistakes) }</p> }
                if let Some(end) = example.end() {
                    <p>{ format!("{}. {}", text.result(end), text.reason(end)) }</p>
                }
            </figcaption>
        </figure>
    }
}

/// The rules in words, made when they are opened and then whenever a choice changes them.
#[component]
fn InWords(props: &LeafletProps) -> Html {
    let is_open = use_state_eq(|| false);
    let on_toggle = {
        let is_open = is_open.setter();
        Callback::from(move |event: Event| {
            let details: Option<web_sys::HtmlDetailsElement> = event.target_dyn_into();
            is_open.set(details.is_some_and(|it| it.open()));
        })
    };
    html! {
        <details class="house__words" ontoggle={on_toggle}>
            <summary>{ props.language.strings().rules }</summary>
            if *is_open { <Leaflet ..props.clone() /> }
        </details>
    }
}
