//! Practice: the dialog in which an ending is chosen, and what stands beside the board while it is played.

use std::rc::Rc;

use yew::prelude::*;

use super::board_picture::lone_piece;
use super::context::PlayHandle;
use super::icons::{self, Tool};
use super::lesson::on_solve;
use super::open::Open;
use super::panel::disc;
use super::solving::press_answer;
use super::tool_sheet::{LESSON_TOOLS, more_button, tool_sheet};
use super::trainer::{Listed, Trainer};
use super::{address, dom, storage};
use crate::play::Action;
use crate::play::action::{BoardAction, EngineAction};
use crate::play::embedded::EmbedAction;
use crate::play::practice::log::{Log, Mark};
use crate::play::practice::{
    Drill, End, Goal, HOLD_MOVES, Judged, Known, Material, Series, Verdict,
};
use crate::play::screen::train::{Path, Training};
use crate::rules::{Color, Kind, Piece, Status};
use crate::rulesets;
use crate::text::Strings;

/// What is practiced on the board.
fn practice_of(play: &PlayHandle) -> Option<(&Training, &Drill)> {
    let training = play.training()?;
    match training.path() {
        Path::Practice(drill) => Some((training, drill)),
        Path::Tactics(_) | Path::Lesson(_) | Path::Game(_) => None,
    }
}

/// What has been told of the position after these moves, on the board of this link.
type Told = (String, Vec<String>, Known);

/// Asks what is to be known, plays the other side, and keeps what was won or held.
#[hook]
pub(super) fn use_practice(play: &PlayHandle) {
    let practice = practice_of(play);
    let table = practice.map(|(training, _)| training.embedded().table());
    let told = use_state(|| None::<Rc<Told>>);
    // The board's link is part of the question: another ending may have come in the meantime.
    let asked = practice.and_then(|(training, drill)| {
        let (ply, thought) = drill.asked(training.embedded().table())?;
        Some((training.link().to_owned(), ply, thought))
    });
    use_effect_with(asked, {
        let (play, told) = (play.clone(), told.setter());
        move |asked| {
            let Some((link, ply, thought)) = asked.clone() else { return };
            let Some((training, drill)) = practice_of(&play) else { return };
            let moves = training.embedded().table().move_texts();
            let moves = moves.get(..ply).unwrap_or_default().to_vec();
            let on_known = Callback::from(move |known: Known| {
                told.set(Some(Rc::new((link.clone(), moves.clone(), known))));
            });
            Trainer::get().tell(thought, drill.goal().is_some(), on_known);
        }
    });
    use_effect_with((*told).clone(), {
        let play = play.clone();
        move |told: &Option<Rc<Told>>| {
            let Some((training, drill)) = practice_of(&play) else { return };
            let Some((link, moves, known)) = told.as_deref() else { return };
            let played = training.embedded().table().move_texts();
            if training.link() == link && played.starts_with(moves) {
                let drill = drill.told(moves, known.clone());
                play.send(Action::Train(Box::new(training.with(drill))));
            }
        }
    });
    let reply = practice.zip(table).and_then(|((_, drill), table)| {
        let thought = table.thought()?;
        let (best, score) = drill.reply(table.game(), table.move_texts())?;
        Some((thought.id, best, score))
    });
    use_effect_with(reply, {
        let play = play.clone();
        move |reply| {
            if let Some((thought, best, score)) = reply.clone() {
                let best = EngineAction::Best { thought, best, score };
                play.send(Action::Solve(EmbedAction::Engine(best)));
            }
        }
    });
    let end = practice.zip(table).and_then(|((training, drill), table)| {
        let (series, at) = drill.series()?;
        let end = drill.end(table.game())?;
        Some((series.ruleset, series.key(), at, end, n_helps(training, drill) > 0))
    });
    use_effect_with(end, |end| {
        if let Some((ruleset, key, at, end, was_helped)) = end {
            let mut log = storage::practice(ruleset);
            log.settle(key, *at, *end, *was_helped);
            storage::keep_practice(ruleset, &log);
        }
    });
    use_effect_with(practice.is_some(), |&is_open| {
        move || {
            if is_open {
                Trainer::get().stop_telling();
            }
        }
    });
}

const fn n_helps(training: &Training, drill: &Drill) -> u32 {
    training.n_undone().saturating_add(drill.n_hints())
}

/// Shows an ending or a position to play on from.
fn begin(play: &PlayHandle, drill: Option<Drill>) {
    let training = drill.and_then(|drill| Training::new(drill, play.language(), dom::seed()));
    if let Some(training) = training {
        play.send(Action::Train(Box::new(training)));
    }
}

/// What is played, how the last move was, and what one can do.
pub(super) fn practice_panel(
    play: &PlayHandle,
    training: &Training,
    drill: &Drill,
    messages: Html,
    show: &Callback<Open>,
) -> Html {
    let text = play.strings();
    let words = text.practice();
    let (state, board) = (training.embedded(), play.on_board());
    let (table, solve) = (state.table(), on_solve(play));
    let moves = table.move_texts();
    let end = drill.end(table.game());
    let can_hint = end.is_none() && table.accepts_moves() && drill.best(moves).is_some();
    let on_hint = {
        let (play, training, drill) = (play.clone(), training.clone(), drill.clone());
        let n_plies = moves.len();
        Callback::from(move |_: MouseEvent| {
            let drill = drill.hinted(n_plies);
            play.send(Action::Train(Box::new(training.with(drill))));
        })
    };
    let other = |next: Option<Drill>| {
        let play = play.clone();
        Callback::from(move |_: MouseEvent| begin(&play, next.clone()))
    };
    let tool = |icon, label: &'static str, can, on| {
        Tool { icon, label: label.into(), can, on }.draw(Classes::new())
    };
    let is_done = matches!(end, Some(End::Won(_) | End::Held));
    let is_missed = end == Some(End::Missed);
    html! {
        <section class={classes!("editor", "lesson", "training", "practice", (!is_done).then_some("practice--on"))} aria-labelledby="lesson-title">
            <div class="editor__part lesson__told">
                <h2 class="editor__title field__name" id="lesson-title" tabindex="-1">
                    { title(text, drill) }
                </h2>
                <p class="training__standing" data-part="standing">{ standing(text, training, drill) }</p>
                <span class={classes!("player__disc", disc(drill.side()))} aria-hidden="true"></span>
                <p class="embed__status">{ task(text, drill) }</p>
                <div class="practice__said" aria-live="polite" data-part="verdict">
                    if let Some(judged) = drill.judged(table) { { verdict(text, &judged) } }
                    if let Some(best) = drill.hint(moves) {
                        <p class="message message--hint">{ words.hint(best) }</p>
                    }
                    { ending(text, training, drill, end) }
                </div>
                { press_answer(&board) }
                { messages }
            </div>
            <div class="controls controls--row embed__controls" role="group" aria-label={text.actions}>
                <button type="button" disabled={!table.can_undo()}
                    class={classes!("button", is_missed.then_some("button--accent"))}
                    onclick={solve.reform(|_| EmbedAction::Board(BoardAction::Undo))}>
                    { words.take_back }
                </button>
                <button type="button" class="button" disabled={!can_hint} onclick={on_hint}>
                    { text.exercise().hint }
                </button>
                <button type="button" class="button" disabled={moves.is_empty()}
                    onclick={other(Some(drill.again()))}>{ text.exercise().again }</button>
                { more_button(text) }
            </div>
            if let Some((_, at)) = drill.series() {
                <div class="course__ways">
                    <button type="button" class="button" disabled={at == 0} data-part="back"
                        onclick={other(at.checked_sub(1).and_then(|at| drill.other(at)))}>
                        { words.previous }
                    </button>
                    <button type="button" data-part="next" disabled={drill.other(at + 1).is_none()}
                        class={classes!("button", is_done.then_some("button--accent"))}
                        onclick={other(drill.other(at + 1))}>{ words.next }</button>
                </div>
            }
            { tool_sheet(text, LESSON_TOOLS, html! {
                <>
                    { tool(icons::CROWN, words.others, true, show.reform(|_| Open::Practice)) }
                    { tool(icons::TURN, text.flip, true, solve.reform(|_| EmbedAction::Board(BoardAction::Flip))) }
                    { tool(icons::UNDO, text.back_to_game, true, play.on(Action::EndLesson)) }
                </>
            }) }
        </section>
    }
}

fn title(text: &Strings, drill: &Drill) -> String {
    let words = text.practice();
    match drill.series() {
        Some((series, at)) => {
            let place = words.place(at + 1, series.endings.len());
            format!("{} · {place}", material(text, series.material))
        }
        None => words.title.to_owned(),
    }
}

/// How many of so many plies are the person's, who moves first.
const fn own_moves(n_plies: usize) -> usize {
    n_plies.div_ceil(2)
}

/// How far one has come.
fn standing(text: &Strings, training: &Training, drill: &Drill) -> String {
    let words = text.practice();
    let table = training.embedded().table();
    let n_plies = table.game().plies().len();
    match drill.goal() {
        Some(Goal::Win) => words.moves(own_moves(n_plies), own_moves(drill.par().into())),
        Some(Goal::Hold) => words.moves(own_moves(n_plies).min(HOLD_MOVES), HOLD_MOVES),
        None => {
            let all = drill.all_judged(table);
            let count =
                |which: &[Verdict]| all.iter().filter(|it| which.contains(&it.verdict)).count();
            let good = count(&[Verdict::Best, Verdict::Good]);
            words.counts(good, count(&[Verdict::Inaccurate]), count(&[Verdict::Mistake]))
        }
    }
}

fn task(text: &Strings, drill: &Drill) -> String {
    let words = text.practice();
    match drill.goal() {
        Some(Goal::Win) => words.win(own_moves(drill.par().into())),
        Some(Goal::Hold) => words.hold(HOLD_MOVES),
        None => words.free.to_owned(),
    }
}

/// What the last move was.
fn verdict(text: &Strings, judged: &Judged) -> Html {
    let words = text.practice();
    let [best, good, held, inaccurate, mistake, gone, lost] = words.verdicts;
    let (said, class) = match judged.verdict {
        Verdict::Best => (best.to_owned(), "message--right"),
        Verdict::Good => (good.to_owned(), "message--right"),
        Verdict::Held => (held.to_owned(), "message--right"),
        Verdict::Longer(n) => (words.longer(own_moves(n.into())), ""),
        Verdict::Inaccurate => (inaccurate.to_owned(), ""),
        Verdict::Mistake => (mistake.to_owned(), "message--wrong"),
        Verdict::WinGone => (gone.to_owned(), "message--wrong"),
        Verdict::Lost => (lost.to_owned(), "message--wrong"),
    };
    // What would have been better is said on demand.
    let better = judged.better.as_ref().map(|better| {
        html! {
            <details class="practice__better">
                <summary>{ words.which }</summary>
                { words.better(better) }
            </details>
        }
    });
    html! {
        <div class={classes!("message", class)}>
            <p><b>{ judged.text.clone() }</b>{ format!(": {said}") }</p>
            { better.unwrap_or_default() }
        </div>
    }
}

/// How it came out, or what is missing to say more.
fn ending(text: &Strings, training: &Training, drill: &Drill, end: Option<End>) -> Html {
    let words = text.practice();
    let table = training.embedded().table();
    let is_over = table.status() != Status::Ongoing;
    let said = match end {
        Some(End::Won(0)) => words.par.to_owned(),
        Some(End::Won(over)) => words.over(own_moves(over.into())),
        Some(End::Held) => words.was_held.to_owned(),
        Some(End::Missed) => words.missed.to_owned(),
        None if is_over => table.outcome(),
        None => match drill.known(table.move_texts()) {
            None => return html! { <p class="quiet">{ words.looking }</p> },
            Some(Known::Not) => return html! { <p class="message">{ words.unknown }</p> },
            Some(Known::Exactly(_) | Known::Searched { .. }) => return Html::default(),
        },
    };
    let is_done = matches!(end, Some(End::Won(_) | End::Held));
    let was_helped = is_done && n_helps(training, drill) > 0;
    html! {
        <div class={classes!("message", "training__end", is_done.then_some("message--right"))}>
            <p>{ said }</p>
            if is_over && end.is_some() { <p>{ text.reason(table.status()) }</p> }
            if was_helped { <p>{ words.helped }</p> }
        </div>
    }
}

/// What stands on the board, in words.
fn material(text: &Strings, [men, kings, their_men, their_kings]: Material) -> String {
    let words = text.practice();
    let force = |men: u8, kings: u8| match (men, kings) {
        (men, 0) => words.men(men),
        (0, kings) => words.kings(kings),
        (men, kings) => words.and(&words.kings(kings), &words.men(men)),
    };
    words.against(&force(men, kings), &force(their_men, their_kings))
}

/// What stands on the board, as a picture.
fn pieces([men, kings, their_men, their_kings]: Material) -> Html {
    let of = |count: u8, color, kind| (0..count).map(move |_| lone_piece(Piece { color, kind }));
    html! {
        <span class="practice__pieces" aria-hidden="true">
            { for of(kings, Color::White, Kind::King).chain(of(men, Color::White, Kind::Man)) }
            { for of(their_kings, Color::Black, Kind::King).chain(of(their_men, Color::Black, Kind::Man)) }
        </span>
    }
}

/// What the dialog is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    pub(super) play: PlayHandle,
    /// Opens another dialog, or none.
    pub(super) show: Callback<Open>,
}

/// The dialog in which a game and an ending are chosen.
#[component]
pub(super) fn PracticeRoom(RoomProps { play, show }: &RoomProps) -> Html {
    let text = play.strings();
    let words = text.practice();
    let chosen = use_state_eq(|| {
        let asked = address::asked_game().and_then(|id| rulesets::find(&id));
        asked.unwrap_or_else(|| play.face().entry()).rules.id
    });
    let listed = use_state_eq(Listed::default);
    use_effect_with(*chosen, {
        let listed = listed.setter();
        move |&id| {
            Trainer::get().list(id, &Callback::from(move |now: Listed| listed.set(now)));
            || Trainer::get().stop_listing()
        }
    });
    let on_game = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            let id = select.map(|select| select.value()).unwrap_or_default();
            if let Some(entry) = rulesets::find(&id) {
                chosen.set(entry.rules.id);
            }
        })
    };
    let log = storage::practice(*chosen);
    let on_from_here = {
        let (play, show) = (play.clone(), show.clone());
        Callback::from(move |_: MouseEvent| {
            show.emit(Open::Nothing);
            begin(&play, Some(Drill::free(play.face())));
        })
    };
    let on_series = |series: &Rc<Series>| {
        let (play, show, series, log) =
            (play.clone(), show.clone(), Rc::clone(series), log.clone());
        Callback::from(move |_: MouseEvent| {
            show.emit(Open::Nothing);
            begin(&play, Drill::ending(&series, first_open(&series, &log)));
        })
    };
    let can_go_on = play.shows_game() && play.status() == Status::Ongoing;
    // Another game is listed until the next rendering.
    let series = || listed.series.iter().filter(|it| it.ruleset == *chosen);
    let row = |series: &Rc<Series>| {
        let (key, n_endings) = (series.key(), series.endings.len());
        let moves =
            |ending: Option<&(String, u16)>| ending.map_or(0, |ending| own_moves(ending.1.into()));
        let lengths = words.lengths(moves(series.endings.first()), moves(series.endings.last()));
        let lengths = if series.goal == Goal::Win { lengths } else { String::new() };
        html! {
            <li key={key.clone()}>
                <button type="button" class="button tactics__way" data-series={key.clone()}
                    onclick={on_series(series)}>
                    { pieces(series.material) }
                    <span class="tactics__name">{ material(text, series.material) }</span>
                    <span class="tactics__about">{ lengths }</span>
                    <span class="tactics__more">{ words.done(log.n_done(&key), n_endings) }</span>
                </button>
            </li>
        }
    };
    html! {
        <div class="tactics practice-room">
            <p class="home__about">{ words.about }</p>
            <label class="field">
                <span class="field__name">{ words.game }</span>
                <select class="field__input" id="practice-game" onchange={on_game}>
                    { for rulesets::ALL.iter().map(|entry| {
                        let id = entry.rules.id;
                        html! {
                            <option value={id} selected={id == *chosen}>{ text.game_name(entry) }</option>
                        }
                    }) }
                </select>
            </label>
            if can_go_on {
                <button type="button" class="button tactics__way" data-part="from-here" onclick={on_from_here}>
                    <span class="tactics__name">{ words.from_here }</span>
                    <span class="tactics__about">{ words.from_here_about }</span>
                </button>
            }
            // In a list of its own, so that what stands before it is not made anew as endings come.
            <div>{ for [Goal::Win, Goal::Hold].into_iter().zip(words.goals).filter_map(|(goal, name)| {
                let rows: Vec<_> = series().filter(|it| it.goal == goal).map(row).collect();
                (!rows.is_empty()).then(|| html! {
                    <section key={name}>
                        <h3 class="field__name">{ name }</h3>
                        <ol class="practice__series">{ rows }</ol>
                    </section>
                })
            }) }</div>
            <p class="quiet" role="status">
                { match () {
                    () if listed.has_failed => words.failed,
                    () if !listed.is_whole => words.working,
                    () if series().next().is_none() => words.none,
                    () => "",
                } }
            </p>
        </div>
    }
}

/// The first ending of a series that has not been won or held without help, else the first.
fn first_open(series: &Series, log: &Log) -> usize {
    let key = series.key();
    let is_open = |&at: &usize| !matches!(log.mark(&key, at), Mark::Done(_));
    (0..series.endings.len()).find(is_open).unwrap_or_default()
}
