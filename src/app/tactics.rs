//! Tactics gone through one after the other: the dialog in which they begin, and what stands beside the
//! board.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use super::icons::{self, Tool};
use super::lesson::on_solve;
use super::open::Open;
use super::panel::disc;
use super::share::{told_of, use_sheet};
use super::solving::{solving_controls, task};
use super::squares::SquaresRoom;
use super::time::now_ms;
use super::tool_sheet::{LESSON_TOOLS, more_button, tool_sheet};
use super::{address, dom, fetched, storage};
use crate::play::Action;
use crate::play::screen::train::{Path, Training};
use crate::rulesets::{self, Entry};
use crate::tactics::Theme;
use crate::tactics::challenge::Challenge;
use crate::tactics::run::{N_OF_DAY, Now, Run, Way};
use crate::tactics::set::Set;
use crate::text::Strings;

/// How often what is left of a storm is shown, in milliseconds.
const TICK_MS: u32 = 200;

/// The tactics on the board, and how they are gone through.
fn tactics_of(play: &PlayHandle) -> Option<(&Training, &Run)> {
    let training = play.training()?;
    match training.path() {
        Path::Tactics(run) => Some((training, run)),
        Path::Lesson(_) | Path::Practice(_) | Path::Game(_) => None,
    }
}

/// Keeps what has been found or missed, ends a storm in time, and goes on by itself where that is meant.
#[hook]
pub(super) fn use_tactics(play: &PlayHandle) {
    let tactics = tactics_of(play);
    let open = tactics.filter(|(_, run)| run.now() == Now::Asked);
    let outcome = open.and_then(|(training, _)| training.outcome());
    use_effect_with(outcome, {
        let play = play.clone();
        move |&outcome| {
            if let (Some(is_found), Some((training, run))) = (outcome, tactics_of(&play)) {
                let run = run.settled(is_found);
                storage::keep_tactics(run.set().ruleset(), run.log());
                play.send(Action::Train(Box::new(training.with(run))));
            }
        }
    });
    let goes_on = tactics
        .is_some_and(|(training, run)| goes_on(training, run) && play.face().animation().is_none());
    use_effect_with(goes_on, {
        let play = play.clone();
        move |&goes_on| {
            if let (true, Some((_, run))) = (goes_on, tactics_of(&play)) {
                go_to(&play, run.next());
            }
        }
    });
    let is_timed =
        tactics.is_some_and(|(_, run)| !run.is_over() && run.left_ms(now_ms()).is_some());
    let ticks = use_state_eq(|| 0_u32);
    use_effect_with((is_timed, *ticks), {
        let ticks = ticks.clone();
        move |&(is_timed, n)| {
            let tick = move || ticks.set(n.wrapping_add(1));
            let timeout = is_timed.then(|| Timeout::new(TICK_MS, tick));
            move || drop(timeout)
        }
    });
    let is_late =
        tactics.is_some_and(|(_, run)| !run.is_over() && run.left_ms(now_ms()) == Some(0));
    use_effect_with(is_late, {
        let play = play.clone();
        move |&is_late| {
            if let (true, Some((training, run))) = (is_late, tactics_of(&play)) {
                play.send(Action::Train(Box::new(training.with(run.timed(now_ms())))));
            }
        }
    });
}

/// Whether the next one comes without being asked for.
fn goes_on(training: &Training, run: &Run) -> bool {
    match run.way() {
        _ if run.is_over() || run.now() == Now::Asked => false,
        Way::Storm => training.is_solved() || run.now() == Now::Missed,
        Way::Streak => training.is_solved(),
        Way::Strength | Way::Missed | Way::Day | Way::Friend => false,
    }
}

/// The tactics of a game.
async fn fetch(id: &'static str) -> Option<Set> {
    let text = fetched::packed_text(&format!("tactics/{id}.gz")).await?;
    Set::read(id, &text).ok()
}

/// Begins with tactics of a game that are about one thing, as hard as one is strong.
pub(super) fn begin_about(play: &PlayHandle, id: &'static str, theme: Theme) {
    let play = play.clone();
    spawn_local(async move {
        let (set, log) = (fetch(id).await, storage::tactics(id));
        let set = set.map(|set| Rc::new(set.about(theme)));
        let run = set.and_then(|set| {
            Run::begin(set, log, Way::Strength, dom::today(), dom::seed(), now_ms())
        });
        let missing = || Action::Tell(play.strings().tactics().missing.into());
        let training = run.and_then(|run| Training::new(run, play.language(), 0));
        play.send(training.map_or_else(missing, |training| Action::Train(Box::new(training))));
    });
}

/// Shows what a run asks, or how it ended.
fn go_to(play: &PlayHandle, run: Run) {
    let next = match play.training() {
        Some(shown) if run.is_over() => Some(shown.with(run)),
        _ => Training::new(run, play.language(), 0),
    };
    if let Some(next) = next {
        play.send(Action::Train(Box::new(next)));
    }
}

/// The tactic that is asked, how far one has come, and what one can do.
pub(super) fn tactics_panel(
    play: &PlayHandle,
    training: &Training,
    run: &Run,
    messages: Html,
    show: &Callback<Open>,
) -> Html {
    let text = play.strings();
    let words = text.tactics();
    let (state, board) = (training.embedded(), play.on_board());
    let solve = on_solve(play);
    let tool = |icon, label: &'static str, can, on| {
        Tool { icon, label: label.into(), can, on }.draw(Classes::new())
    };
    let is_settled = run.now() != Now::Asked;
    let is_solved = training.is_solved();
    let on_next = {
        let (play, run) = (play.clone(), run.clone());
        Callback::from(move |_: MouseEvent| {
            let again = run.is_over().then(|| {
                let (set, log) = (Rc::clone(run.set()), run.log().clone());
                Run::begin(set, log, run.way(), run.today(), dom::seed(), now_ms())
            });
            if let Some(next) = again.unwrap_or_else(|| Some(run.next())) {
                go_to(&play, next);
            }
        })
    };
    let can_begin_again = !matches!(run.way(), Way::Day | Way::Missed);
    let theme = is_solved.then(|| run.tactic().ok()).flatten().map(|tactic| {
        let theme = words.themes.get(tactic.theme as usize).copied().unwrap_or_default();
        format!("{theme} {}.", words.grade(tactic.grade))
    });
    let has_found_all = run.n_found() == run.n_asked();
    let has_controls = !run.is_over() || !is_solved;
    let tools = html! {
        <>
            { tool(icons::TARGET, words.others, true, show.reform(|_| Open::Tactics)) }
            { tool(icons::SHARE, text.share().title, true, show.reform(|_| Open::Share)) }
            { tool(icons::UNDO, text.back_to_game, true, play.on(Action::EndLesson)) }
        </>
    };
    html! {
        <section class="editor lesson training" aria-labelledby="lesson-title">
            <div class="editor__part lesson__told">
                <h2 class="editor__title field__name" id="lesson-title" tabindex="-1">
                    { format!("{} · {}", words.title, way_name(words.ways, run.way())) }
                </h2>
                <p class="training__standing" data-part="standing">{ standing(text, run) }</p>
                if run.is_over() {
                    <p class={classes!("message", "training__end", has_found_all.then_some("message--right"))}
                        role="status">{ end(text, run) }</p>
                    if let Some(challenge) = run.to_pass_on() {
                        <PassOn play={play.clone()} ruleset={run.set().ruleset()} {challenge} />
                    }
                }
                if let Some(solving) = state.solving() {
                    <span class={classes!("player__disc", disc(solving.attempt().side()))}
                        aria-hidden="true"></span>
                    { task(&board, solving, &solve) }
                }
                if let Some(theme) = theme { <p class="quiet">{ theme }</p> }
                { messages }
            </div>
            if has_controls {
                { solving_controls(&board, state, &solve, false, more_button(text)) }
            }
            if !run.is_over() {
                <button type="button" data-part="next" disabled={!is_settled}
                    class={classes!("button", is_solved.then_some("button--accent"))}
                    onclick={on_next}>{ words.next }</button>
            } else if can_begin_again {
                <button type="button" class="button button--accent" data-part="next" onclick={on_next}>
                    { words.again }
                </button>
            }
            if has_controls {
                { tool_sheet(text, LESSON_TOOLS, tools) }
            } else {
                <div class="controls controls--row">{ tools }</div>
            }
        </section>
    }
}

fn way_name(names: [&'static str; 6], way: Way) -> &'static str {
    names.get(way as usize).copied().unwrap_or_default()
}

/// How far one has come.
fn standing(text: &Strings, run: &Run) -> String {
    let words = text.tactics();
    match (run.way(), run.n_all(), run.left_ms(now_ms())) {
        (Way::Strength, ..) => words.strength(run.log().strength),
        (_, Some(all), _) => words.place(run.n_asked().min(all), all),
        (_, None, Some(left_ms)) => {
            let seconds = left_ms.div_ceil(1000);
            let score = words.score(run.n_found());
            format!("{}:{:02} · {score}", seconds / 60, seconds % 60)
        }
        (_, None, None) => words.score(run.n_found()),
    }
}

/// How a run ended.
fn end(text: &Strings, run: &Run) -> String {
    let words = text.tactics();
    let (why, best) = match run.way() {
        Way::Streak => (words.streak_over, Some(run.log().best_streak)),
        Way::Storm => (words.time_over, Some(run.log().best_storm)),
        Way::Strength | Way::Missed | Way::Day | Way::Friend => (words.over, None),
    };
    let score = match best {
        Some(best) => format!("{}. {}.", words.score(run.n_found()), words.best(best)),
        None => format!("{}.", words.found(run.n_found(), run.n_asked())),
    };
    let friend = run.challenge().map(|sent| friends(text, sent)).unwrap_or_default();
    format!("{why} {score} {friend}")
}

/// What the friend found of what they passed on.
fn friends(text: &Strings, sent: &Challenge) -> String {
    text.tactics().friends(sent.n_found(), u32::try_from(sent.ids().len()).unwrap_or(u32::MAX))
}

/// Tactics that were gone through, to be passed on.
#[derive(Clone, PartialEq, Properties)]
struct PassOnProps {
    play: PlayHandle,
    ruleset: &'static str,
    challenge: Challenge,
}

/// A link to the same tactics, for a friend.
#[component]
fn PassOn(PassOnProps { play, ruleset, challenge }: &PassOnProps) -> Html {
    let text = play.strings();
    let words = text.tactics();
    let sheet = use_sheet(play);
    let Some(address) = address::for_others() else {
        return html! { <p class="quiet">{ text.sheet().no_address }</p> };
    };
    let link = format!("{address}?open=tactics/{ruleset}&set={challenge}");
    html! {
        <div class="training__friend">
            <div class="controls controls--row">
                <button type="button" class="button button--accent" data-part="pass-on" data-link={link.clone()}
                    onclick={sheet.copies(&link)}>{ words.pass_on }</button>
                if let Some(send) = sheet.sends(&link) {
                    <button type="button" class="button" onclick={send}>{ text.sheet().send }</button>
                }
            </div>
            { told_of(&sheet) }
        </div>
    }
}

/// What the dialog is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    pub(super) play: PlayHandle,
    /// Opens another dialog, or none.
    pub(super) show: Callback<Open>,
    /// Whether the squares are learned here instead.
    pub(super) squares: UseStateHandle<bool>,
}

/// Whether tactics are on their way.
#[derive(Clone, Copy, PartialEq)]
enum Fetching {
    No,
    Going,
    Failed,
    /// What a friend passed on was cut or changed on its way, or is not in the set.
    Damaged,
}

/// What a friend passes on by the address.
#[derive(Clone, PartialEq)]
enum Sent {
    Nothing,
    Damaged,
    Tactics(Challenge),
}

impl Sent {
    fn asked() -> Self {
        match address::asked_set() {
            None => Self::Nothing,
            Some(text) => Challenge::read(&text).map_or(Self::Damaged, Self::Tactics),
        }
    }
}

/// The dialog in which a game and a way to go through its tactics are chosen.
#[component]
pub(super) fn TacticsRoom(RoomProps { play, show, squares }: &RoomProps) -> Html {
    let text = play.strings();
    let words = text.tactics();
    let chosen = use_state_eq(|| first_game(play));
    let sent = use_state_eq(Sent::asked);
    let fetching = use_state_eq(|| match *sent {
        Sent::Damaged => Fetching::Damaged,
        Sent::Nothing | Sent::Tactics(_) => Fetching::No,
    });
    let log = storage::tactics(*chosen);
    let today = dom::today();
    let on_game = {
        let (chosen, fetching, sent) = (chosen.setter(), fetching.setter(), sent.setter());
        Callback::from(move |event: Event| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            let id = select.map(|select| select.value()).unwrap_or_default();
            if let Some(entry) = known_game(&id) {
                chosen.set(entry.rules.id);
                fetching.set(Fetching::No);
                sent.set(Sent::Nothing);
            }
        })
    };
    let begin = |way: Way, challenge: Option<Challenge>| {
        let (play, show, fetching, id) = (play.clone(), show.clone(), fetching.setter(), *chosen);
        Callback::from(move |_: MouseEvent| {
            let (play, show, fetching) = (play.clone(), show.clone(), fetching.clone());
            let challenge = challenge.clone();
            fetching.set(Fetching::Going);
            spawn_local(async move {
                let log = storage::tactics(id);
                let Some(set) = fetch(id).await.map(Rc::new) else {
                    return fetching.set(Fetching::Failed);
                };
                let today = dom::today();
                let run = match challenge {
                    Some(challenge) => Run::challenged(set, log, challenge, today),
                    None => Run::begin(set, log, way, today, dom::seed(), now_ms()),
                };
                match run.and_then(|run| Training::new(run, play.language(), 0)) {
                    Some(training) => {
                        show.emit(Open::Nothing);
                        play.send(Action::Train(Box::new(training)));
                    }
                    None => fetching.set(Fetching::Damaged),
                }
            });
        })
    };
    let n_due = u32::try_from(log.due(today).len()).unwrap_or(u32::MAX);
    let more = |way: Way| match way {
        Way::Strength => Some(words.strength(log.strength)),
        Way::Missed => Some(words.due(n_due)),
        Way::Day => {
            let done = log.day.filter(|(day, _)| *day == today);
            done.map(|(_, n_found)| words.day_done(n_found, N_OF_DAY))
        }
        Way::Streak => (log.best_streak > 0).then(|| words.best(log.best_streak)),
        Way::Storm => (log.best_storm > 0).then(|| words.best(log.best_storm)),
        Way::Friend => None,
    };
    let is_sent = matches!(*sent, Sent::Tactics(_));
    let on_squares = |shown: bool| {
        let squares = squares.setter();
        Callback::from(move |_: MouseEvent| squares.set(shown))
    };
    if **squares {
        return html! {
            <SquaresRoom play={play.clone()} ruleset={*chosen} on_leave={on_squares(false)} />
        };
    }
    html! {
        <div class="tactics">
            <p class="home__about">{ words.about }</p>
            <label class="field">
                <span class="field__name">{ words.game }</span>
                <select class="field__input" id="tactics-game" onchange={on_game}>
                    { for rulesets::ALL.iter().map(|entry| {
                        let id = entry.rules.id;
                        html! {
                            <option value={id} selected={id == *chosen}>{ text.game_name(entry) }</option>
                        }
                    }) }
                </select>
            </label>
            <div class="tactics__ways">
                if let Sent::Tactics(sent) = &*sent {
                    <button type="button" class="button button--accent tactics__way" data-way="sent"
                        onclick={begin(Way::Friend, Some(sent.clone()))}>
                        <span class="tactics__name">{ words.sent }</span>
                        <span class="tactics__about">{ friends(text, sent) }</span>
                    </button>
                }
                { for Way::ALL.into_iter().map(|way| html! {
                    <button type="button" class={classes!("button", "tactics__way",
                            (way == Way::Strength && !is_sent).then_some("button--accent"))}
                        data-way={way_name(WAY_IDS, way)} disabled={way == Way::Missed && n_due == 0}
                        onclick={begin(way, None)}>
                        <span class="tactics__name">{ way_name(words.ways, way) }</span>
                        <span class="tactics__about">{ way_name(words.ways_about, way) }</span>
                        if let Some(more) = more(way) {
                            <span class="tactics__more">{ more }</span>
                        }
                    </button>
                }) }
                <button type="button" class="button tactics__way" data-way="squares"
                    onclick={on_squares(true)}>
                    <span class="tactics__name">{ words.squares }</span>
                    <span class="tactics__about">{ words.squares_about }</span>
                </button>
            </div>
            <p class="quiet" role="status">
                { match *fetching {
                    Fetching::No if log.n_tried == 0 => String::new(),
                    Fetching::No => words.found(log.n_found, log.n_tried),
                    Fetching::Going => words.fetching.to_owned(),
                    Fetching::Failed => words.missing.to_owned(),
                    Fetching::Damaged => words.set_damaged.to_owned(),
                } }
            </p>
        </div>
    }
}

/// The names of the ways for scripts and tests.
const WAY_IDS: [&str; 6] = ["strength", "missed", "day", "streak", "storm", "friend"];

/// The game that is asked for by the address, the one on the board, or the first in the list.
fn first_game(play: &PlayHandle) -> &'static str {
    let asked = address::asked_game();
    let wanted = [asked.as_deref().unwrap_or_default(), play.face().entry().rules.id];
    let known = wanted.into_iter().find_map(known_game);
    known.unwrap_or(&rulesets::ALL[0]).rules.id
}

/// The game with this id. House rules have no tactics.
fn known_game(id: &str) -> Option<&'static Entry> {
    rulesets::ALL.iter().find(|entry| entry.rules.id == id)
}
