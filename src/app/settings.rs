//! What a person has chosen, and the dialog in which it is chosen. It is kept on the device; styles and
//! `senses.js` follow attributes of the root element.

use yew::prelude::*;

use super::context::PlayHandle;
use super::{dom, storage};
use crate::play::settings::{Setting, Settings};
use crate::rulesets::Family;

/// Lets the page follow what has been chosen.
pub(super) fn follow(settings: Settings) {
    for setting in Setting::ALL {
        let attribute = format!("data-{}", setting.key());
        match settings.chosen(setting) {
            Some(value) => dom::set_root_attribute(&attribute, value),
            None => dom::remove_root_attribute(&attribute),
        }
    }
}

/// What the dialog shows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SettingsProps {
    pub(super) play: PlayHandle,
}

/// The settings, each of which holds as soon as it is chosen.
#[component]
pub(super) fn SettingsForm(props: &SettingsProps) -> Html {
    let settings = use_state_eq(storage::settings);
    let text = &props.play.strings().settings();
    let choose = |setting: Setting, idx: usize| {
        let settings = settings.clone();
        Callback::from(move |_: Event| {
            let chosen = settings.with(setting, idx);
            storage::keep_settings(chosen);
            follow(chosen);
            settings.set(chosen);
        })
    };
    let (switches, choices): (Vec<_>, Vec<_>) =
        Setting::ALL.into_iter().partition(|setting| setting.is_switch());
    html! {
        <form class="settings" method="dialog">
            <div>
                { for choices.into_iter().map(|setting| html! {
                    <fieldset class={classes!("settings__choice", format!("settings__choice--{}", setting.key()))}>
                        <legend>{ setting.name(text) }</legend>
                        { for setting.offered().into_iter().filter_map(|idx| {
                            let value = *setting.values().get(idx)?;
                            let name = setting.value_names(text).get(idx).copied()?;
                            Some(html! {
                                <label class="settings__option">
                                    <input type="radio" name={setting.key()} {value}
                                        checked={settings.idx(setting) == idx} onchange={choose(setting, idx)} />
                                    { sample(&props.play, setting, value) }
                                    <span>{ name }</span>
                                </label>
                            })
                        }) }
                    </fieldset>
                }) }
            </div>
            <div class="settings__switches">
                { for switches.into_iter().map(|setting| html! {
                    <label class="settings__switch">
                        <input type="checkbox" role="switch" name={setting.key()} checked={settings.is_on(setting)}
                            onchange={choose(setting, 1 - settings.idx(setting))} />
                        <span>{ setting.name(text) }</span>
                    </label>
                }) }
                if dom::can_fill_screen() {
                    <button type="button" class="button" onclick={|_| dom::fill_screen()}>
                        { text.full_screen }
                    </button>
                }
            </div>
        </form>
    }
}

/// Two squares with a man on each, as the choice makes them look. What depends on the game is shown for
/// two games that differ.
fn sample(play: &PlayHandle, setting: Setting, value: &'static str) -> Html {
    let family = play.entry().family.unwrap_or(Family::International);
    let (board, pieces) = match setting {
        Setting::Board => (Some(value), None),
        Setting::Pieces => (None, Some(value)),
        _ => return Html::default(),
    };
    let families = match value {
        "tradition" => [Family::English, Family::Turkish],
        _ => [family; 2],
    };
    let square = |(idx, family): (usize, Family)| {
        let (square, man) = [("board__dark", "black"), ("board__light", "white")][idx % 2];
        let part = |name: &str| format!("sample__{name} sample__{name}--{man}");
        html! {
            <g data-board={board} data-pieces={pieces} data-family={family.code()}
                transform={format!("translate({})", 100 * idx)}>
                <rect class={square} width="100" height="100" />
                <circle class={part("man")} cx="50" cy="50" r="34" />
                <circle class={part("groove")} cx="50" cy="50" r="21" />
            </g>
        }
    };
    html! {
        <svg class="sample" viewBox="0 0 200 100" aria-hidden="true" focusable="false">
            { for families.into_iter().enumerate().map(square) }
        </svg>
    }
}
