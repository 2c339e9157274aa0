//! Squares found by name or named on a board without labels, against the clock.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::context::PlayHandle;
use super::time::now_ms;
use super::{dom, storage};
use crate::rules::{Board, Square};
use crate::rulesets;
use crate::tactics::squares::{Round, Way};

/// How often the time that is left is shown, in milliseconds.
const TICK_MS: u32 = 200;

/// Whose board it is.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct SquaresProps {
    pub(super) play: PlayHandle,
    /// The id of the ruleset.
    pub(super) ruleset: &'static str,
    pub(super) on_leave: Callback<MouseEvent>,
}

/// The board and what is asked.
#[component]
pub(super) fn SquaresRoom(SquaresProps { play, ruleset, on_leave }: &SquaresProps) -> Html {
    let text = play.strings();
    let words = text.tactics();
    let entry = rulesets::find(ruleset).unwrap_or(play.entry());
    let board = use_memo(*ruleset, |_| Board::new(entry.rules.board, entry.rules.notation.labels));
    let round = use_state_eq(|| None::<Round>);
    let at = use_state_eq(|| None::<Square>);
    let ticks = use_state_eq(|| 0_u32);
    let left_ms = round.as_ref().map_or(0, |round| round.left_ms(now_ms()));
    let is_open = left_ms > 0;
    use_effect_with((is_open, *ticks), {
        let ticks = ticks.setter();
        move |&(is_open, n)| {
            let timeout =
                is_open.then(|| Timeout::new(TICK_MS, move || ticks.set(n.wrapping_add(1))));
            move || drop(timeout)
        }
    });
    let log = storage::tactics(ruleset);
    use_effect_with(is_open, {
        let (round, ruleset) = (round.clone(), *ruleset);
        move |&is_open| {
            if let (false, Some(round)) = (is_open, &*round) {
                let mut log = storage::tactics(ruleset);
                let best = &mut log.best_squares[round.way() as usize];
                *best = round.score().0.max(*best);
                storage::keep_tactics(ruleset, &log);
            }
        }
    });
    let begin = |way: Way| {
        let (round, board) = (round.setter(), board.clone());
        Callback::from(move |_: MouseEvent| {
            round.set(Round::begin(&board, way, dom::seed(), now_ms()));
            // What has been pressed goes away.
            dom::focus_on(".squares [tabindex=\"0\"], .squares__names button");
        })
    };
    let answer = {
        let (round, board, at) = (round.clone(), board.clone(), at.setter());
        Callback::from(move |square: Square| {
            let after = round.as_ref().map(|round| round.answered(&board, square, now_ms()));
            at.set(Some(square));
            round.set(after);
        })
    };
    let shown = round.as_ref().filter(|_| is_open);
    let label = |square: Square| board.label(square).to_string();
    let told = match (shown, round.as_ref()) {
        (Some(round), _) => Some(match round.way() {
            Way::Find => words.find_square(&label(round.asked())),
            Way::Name => words.which_square.to_owned(),
        }),
        (None, Some(round)) => {
            let best = log.best_squares[round.way() as usize].max(round.score().0);
            Some(format!("{} {}", words.time_over, words.best(best)))
        }
        (None, None) => None,
    };
    let missed = round.as_ref().and_then(Round::missed);
    let asks_for_square = shown.is_some_and(|round| round.way() == Way::Find);
    html! {
        <div class="squares">
            if !is_open {
                <p class="squares__about">
                    <b class="field__name">{ text.game_name(entry) }</b>
                    { words.squares_about }
                </p>
            }
            <div class="squares__head">
                <p class="squares__task" role="status">
                    if let Some(told) = told { { told } }
                    if let Some(missed) = missed.filter(|_| is_open) {
                        <span class="quiet">{ words.square_missed(&label(missed)) }</span>
                    }
                </p>
                if let Some(round) = &*round {
                    <p class="squares__score" data-part="standing">
                        if is_open {
                            <span>{ format!("0:{:02} · ", left_ms.div_ceil(1000)) }</span>
                        }
                        { words.squares_score(round.score().0, round.score().1) }
                    </p>
                }
            </div>
            { grid(&board, shown, missed, *at, asks_for_square.then_some(&answer), play) }
            if let Some(round) = shown.filter(|round| round.way() == Way::Name) {
                <div class="squares__names">
                    { for round.names().iter().map(|&square| html! {
                        <button type="button" class="button" key={square.index()}
                            onclick={answer.reform(move |_| square)}>{ label(square) }</button>
                    }) }
                </div>
            }
            if shown.is_none() {
                <div class="squares__ways">
                    <button type="button" class="button button--accent" data-way="find"
                        onclick={begin(Way::Find)}>{ words.squares_find }</button>
                    <button type="button" class="button" data-way="name"
                        onclick={begin(Way::Name)}>{ words.squares_name }</button>
                    <button type="button" class="button button--plain" onclick={on_leave}>
                        { words.others }
                    </button>
                </div>
            }
        </div>
    }
}

/// The board: squares are buttons where one of them is to be found, and pictures otherwise.
fn grid(
    board: &Board,
    shown: Option<&Round>,
    missed: Option<Square>,
    at: Option<Square>,
    answer: Option<&Callback<Square>>,
    play: &PlayHandle,
) -> Html {
    let shape = board.shape();
    let words = play.strings().tactics();
    let at = at.or_else(|| board.squares().first().copied());
    let marked = shown.filter(|round| round.way() == Way::Name).map(Round::asked);
    let cell = |x: u8, y: u8| {
        // The square at the near left is dark.
        let is_dark = (x + shape.height - y) % 2 == 1;
        let square = board.square_at(x, y);
        let is_marked = square.is_some() && square == marked;
        let is_missed = square.is_some() && square == missed && shown.is_some();
        let class = classes!(
            "squares__square",
            is_dark.then_some("squares__square--dark"),
            is_marked.then_some("squares__square--marked"),
            is_missed.then_some("squares__square--missed"),
        );
        let name = square.filter(|_| is_missed).map(|square| board.label(square).to_string());
        match (square, answer) {
            (Some(square), Some(answer)) => html! {
                <button type="button" key={x} {class}
                    id={format!("square-{}", square.index())}
                    tabindex={if Some(square) == at { "0" } else { "-1" }}
                    aria-label={words.squares_place(u32::from(shape.height - y), u32::from(x) + 1)}
                    onclick={answer.reform(move |_| square)}>{ name }</button>
            },
            _ => html! { <span key={x} {class} aria-hidden="true">{ name }</span> },
        }
    };
    let on_key = {
        let board = board.clone();
        Callback::from(move |event: KeyboardEvent| walk(&board, &event))
    };
    html! {
        <div class="squares__board" onkeydown={on_key}>
            { for (0..shape.height).map(|y| html! {
                <div class="squares__row" key={y}>{ for (0..shape.width).map(|x| cell(x, y)) }</div>
            }) }
        </div>
    }
}

/// Arrow keys move the focus to the nearest square in their direction.
fn walk(board: &Board, event: &KeyboardEvent) {
    let target: Option<web_sys::Element> = event.target_dyn_into();
    let index = target.and_then(|target| target.id().strip_prefix("square-")?.parse::<u8>().ok());
    let here = index
        .and_then(|index| board.squares().iter().copied().find(|square| square.index() == index));
    let Some((x, y)) = here.map(|square| board.place(square)) else { return };
    // How far a square lies along the arrow and beside it, if it lies that way.
    let away = |square: Square| -> Option<(u8, u8)> {
        let (to_x, to_y) = board.place(square);
        let in_row = to_y == y;
        let (along, beside) = match event.key().as_str() {
            "ArrowLeft" if in_row => (x.checked_sub(to_x)?, 0),
            "ArrowRight" if in_row => (to_x.checked_sub(x)?, 0),
            "ArrowUp" => (y.checked_sub(to_y)?, x.abs_diff(to_x)),
            "ArrowDown" => (to_y.checked_sub(y)?, x.abs_diff(to_x)),
            _ => return None,
        };
        (along > 0).then_some((along, beside))
    };
    let near = board.squares().iter().copied().filter_map(|square| Some((away(square)?, square)));
    if let Some((_, square)) = near.min_by_key(|&(away, _)| away) {
        event.prevent_default();
        dom::focus_on(&format!("#square-{}", square.index()));
    }
}
