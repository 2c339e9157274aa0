//! Learning from one's mistakes: a game is gone through in a worker of its own, reported beside the board,
//! and asked about.

use std::cell::RefCell;
use std::fmt::Write as _;
use std::rc::Rc;

use yew::prelude::*;

use super::analysis::graph_of;
use super::context::{BoardHandle, PlayHandle};
use super::dom;
use super::icons::{self, Tool};
use super::lesson::on_solve;
use super::open::Open;
use super::panel::disc;
use super::searcher::{Searcher, lookback_of};
use super::solving::{solving_controls, task};
use super::telling::sentences;
use crate::diagram::{self, Coords, Picture};
use crate::notation::lines::glyph_text;
use crate::play::Action;
use crate::play::embedded::{EmbedAction, Embedded};
use crate::play::lookback::{self, Lookback, Stage};
use crate::play::mode::Mode;
use crate::play::review::{Asked, Judgment, Review, Verdict, chance};
use crate::play::screen::train::{Path, Training};
use crate::play::walk::Mark;
use crate::rules::Color;
use crate::text::Strings;

/// The most plies of a better line in the list of turning points.
const MAX_SHOWN: usize = 6;

thread_local! {
    /// The game that was looked back on last, so that leaving it loses nothing.
    static LAST: RefCell<Option<Rc<Lookback>>> = const { RefCell::new(None) };
}

/// Looks back on the game of the page: goes on where it was left, if it is the same.
pub(super) fn begin(play: &PlayHandle) {
    let (game, texts) = play.kept();
    let asked = match play.mode() {
        Mode::Computer { human, .. } => Asked::One(human),
        Mode::TwoPlayers => Asked::Both,
    };
    let is_same = |last: &&Rc<Lookback>| {
        let (review, other) = (last.review(), game.ruleset().rules().id);
        let known = review.game();
        review.asked() == asked
            && known.ruleset().rules().id == other
            && (known.start(), known.plies()) == (game.start(), game.plies())
            && known.status() == game.status()
    };
    let kept =
        LAST.with_borrow(|last| last.as_ref().filter(is_same).map(|last| Lookback::clone(last)));
    let lookback = match kept {
        Some(lookback) if lookback.stage() == Stage::Going => lookback,
        Some(lookback) if lookback.stage() == Stage::Stuck => lookback.at(Stage::Going),
        Some(lookback) => lookback.at(Stage::Report),
        None => {
            let bottom = if play.flipped() { Color::Black } else { Color::White };
            Lookback::new(Review::new(game, texts, asked), texts, bottom)
        }
    };
    go_to(play, lookback);
}

/// Shows another part of it.
fn go_to(play: &PlayHandle, lookback: Lookback) {
    let next = match lookback.stage() {
        Stage::Over => play.training().map(|shown| shown.with(lookback)),
        _ => Training::new(lookback, play.language(), 0),
    };
    if let Some(next) = next {
        play.send(Action::Train(Box::new(next)));
    }
}

/// Goes through a game while that is on the board, and keeps what has been found.
#[hook]
pub(super) fn use_review(play: &PlayHandle) {
    let searcher = use_memo((), |()| Searcher::new(play.clone()));
    searcher.see(play.clone());
    let lookback = lookback_of(play);
    let is_going = lookback.is_some_and(|(_, lookback)| lookback.stage() == Stage::Going);
    use_effect_with(is_going, {
        let searcher = Rc::clone(&searcher);
        move |&is_going| if is_going { searcher.start() } else { searcher.rest() }
    });
    let is_asked = lookback.and_then(|(_, lookback)| lookback.ply());
    let outcome = lookback.filter(|_| is_asked.is_some()).and_then(|(training, _)| {
        training.outcome().filter(|&is_first| is_first || training.is_solved())
    });
    use_effect_with((is_asked, outcome), {
        let play = play.clone();
        move |&(_, outcome)| {
            if let (Some(is_first), Some((training, lookback))) = (outcome, lookback_of(&play)) {
                let settled = lookback.settled(is_first);
                play.send(Action::Train(Box::new(training.with(settled))));
            }
        }
    });
    let path = lookback.map(|(training, _)| training.path().clone());
    use_effect_with(path, |path| {
        if let Some(Path::Game(lookback)) = path {
            LAST.set(Some(Rc::clone(lookback)));
        }
    });
    let stage = lookback.map(|(_, lookback)| lookback.stage());
    use_effect_with(stage, |stage| {
        if matches!(stage, Some(Stage::Going | Stage::Report | Stage::Over)) {
            dom::focus_on("#lesson-title");
        }
    });
}

/// What stands beside the board of a game that is looked back on.
pub(super) fn review_panel(
    play: &PlayHandle,
    training: &Training,
    lookback: &Lookback,
    messages: Html,
    show: &Callback<Open>,
) -> Html {
    let text = play.strings();
    let words = text.review();
    let tool = |icon, label: &'static str, on| {
        Tool { icon, label: label.into(), can: true, on }.draw(Classes::new())
    };
    let stage = lookback.stage();
    let content = match stage {
        Stage::Asked(idx) => question(play, training, lookback, idx),
        Stage::Over => over(play, lookback),
        Stage::Going | Stage::Stuck | Stage::Report => report(play, lookback),
    };
    let has_report = matches!(stage, Stage::Asked(_) | Stage::Over);
    let is_done = has_report || stage == Stage::Report;
    let on_study = opens_study(play, lookback, None);
    let on_share = opens_study(play, lookback, Some(show.clone()));
    html! {
        <section class="editor lesson review" aria-labelledby="lesson-title">
            { content }
            { messages }
            <div class="review__print" aria-hidden="true"></div>
            <div class="controls controls--row">
                if has_report {
                    { tool(icons::ANALYSIS, words.report, goes(play, lookback.at(Stage::Report))) }
                }
                if stage == Stage::Report {
                    { tool(icons::PRINT, words.print, prints(play, lookback)) }
                }
                if is_done {
                    { tool(icons::VARIATIONS, words.open_study, on_study) }
                    { tool(icons::SHARE, text.share().title, on_share) }
                }
                { tool(icons::UNDO, text.back_to_game, play.on(Action::EndLesson)) }
            </div>
        </section>
    }
}

fn goes(play: &PlayHandle, lookback: Lookback) -> Callback<MouseEvent> {
    let play = play.clone();
    Callback::from(move |_: MouseEvent| go_to(&play, lookback.clone()))
}

/// Opens the game with all that was found written into it, and then the share sheet where that is asked.
fn opens_study(
    play: &PlayHandle,
    lookback: &Lookback,
    show: Option<Callback<Open>>,
) -> Callback<MouseEvent> {
    let (play, lookback) = (play.clone(), lookback.clone());
    Callback::from(move |_: MouseEvent| {
        let text = play.strings();
        match lookback.study(play.study_tree(), &play.session_text(), text) {
            Some(session) => {
                play.send(Action::EndLesson);
                play.send(Action::Open(Box::new(session)));
                if let Some(show) = &show {
                    show.emit(Open::Share);
                }
            }
            None => play.send(Action::Tell(text.review().too_long.into())),
        }
    })
}

/// Prints the report, with a picture of each turning point.
fn prints(play: &PlayHandle, lookback: &Lookback) -> Callback<MouseEvent> {
    let (play, lookback) = (play.clone(), lookback.clone());
    Callback::from(move |_: MouseEvent| {
        let place = dom::document().and_then(|it| it.query_selector(".review__print").ok()?);
        let (Some(place), Some(window)) = (place, dom::window()) else { return };
        let plies = lookback.review().turning_points().into_iter();
        let figures = plies.filter_map(|ply| figure(&play, &lookback, ply));
        place.set_inner_html(&figures.collect::<String>());
        // Where there is nothing to print on, nothing is printed.
        let _ = window.print();
    })
}

/// A turning point on paper.
fn figure(play: &PlayHandle, lookback: &Lookback, ply: usize) -> Option<String> {
    let review = lookback.review();
    let verdict = review.verdict(ply)?;
    let [head, better, remark] = point_words(play.strings(), lookback, ply, &verdict);
    let game = review.game();
    let picture = Picture {
        bottom: lookback.bottom(),
        coords: Coords::Edge,
        drawn: &lookback.arrows(ply),
        is_for_print: true,
        ..Picture::default()
    };
    let svg = diagram::draw(game.ruleset(), game.position_at(ply)?, &picture);
    let words = format!("<b>{head}</b><br>{better}<br>{remark}");
    Some(format!("<figure>{svg}<figcaption>{words}</figcaption></figure>"))
}

/// What was lost, by whom, and where; while it is being found out, how far that has come.
fn report(play: &PlayHandle, lookback: &Lookback) -> Html {
    let text = play.strings();
    let words = text.review();
    let review = lookback.review();
    let (stage, points) = (lookback.stage(), review.turning_points());
    let n_asked = lookback.asked().len();
    html! {
        <>
            <div class="editor__part">
                <h2 class="editor__title field__name" id="lesson-title" tabindex="-1">
                    { text.learn_from_mistakes }
                </h2>
                if stage == Stage::Going { { progress(text, review) } }
                if stage == Stage::Stuck {
                    <p class="message" role="alert">{ words.stuck }</p>
                    <button type="button" class="button"
                        onclick={goes(play, lookback.at(Stage::Going))}>{ text.try_again }</button>
                }
                <p role="status">
                    { for [Color::White, Color::Black].map(|color| counts(text, review, color)) }
                </p>
                { graph(play, lookback) }
            </div>
            if stage == Stage::Report {
                if n_asked > 0 {
                    <button type="button" class="button button--accent" data-part="next"
                        onclick={goes(play, lookback.at(Stage::Report).next())}>{ words.find }</button>
                }
                <div class="editor__part">
                    if points.is_empty() {
                        <p>{ words.none }</p>
                    } else {
                        <h3 class="field__name">
                            { if review.mistakes().is_empty() { words.small } else { words.points } }
                        </h3>
                        <ol class="learn__lessons">
                            { for points.iter().filter_map(|&ply| point(play, lookback, ply)) }
                        </ol>
                    }
                </div>
            }
        </>
    }
}

fn progress(text: &Strings, review: &Review) -> Html {
    let words = text.review();
    let (n_seen, n_all) = review.n_seen();
    let told =
        if n_seen < n_all { words.going(n_seen + 1, n_all) } else { words.closer.to_owned() };
    html! {
        <>
            <progress max="1000" value={review.progress().to_string()}
                aria-label={text.learn_from_mistakes}></progress>
            <p class="quiet">{ told }</p>
            <p class="quiet">{ words.leave }</p>
        </>
    }
}

/// How often a side has gone wrong.
fn counts(text: &Strings, review: &Review, color: Color) -> Html {
    let (words, counts) = (text.review(), review.counts(color));
    let (mistakes, blunders) =
        (words.mistakes(counts.n_mistakes), words.blunders(counts.n_blunders));
    html! {
        <span class="review__counts">
            <span class={classes!("player__disc", disc(color))} aria-hidden="true"></span>
            { words.counts_of(color, &mistakes, &blunders) }
        </span>
    }
}

/// A turning point; a press shows the position, with what was played and what was better.
fn point(play: &PlayHandle, lookback: &Lookback, ply: usize) -> Option<Html> {
    let text = play.strings();
    let words = text.review();
    let verdict = lookback.review().verdict(ply)?;
    let [head, better, remark] = point_words(text, lookback, ply, &verdict);
    let name = match verdict.judgment {
        Judgment::Blunder => Some(words.blunder),
        Judgment::Mistake => Some(words.mistake),
        Judgment::Fine => None,
    };
    Some(html! {
        <li>
            <button type="button" class="button tactics__way" onclick={goes(play, lookback.showing(ply))}>
                <span class="tactics__name">
                    <bdi dir="ltr">{ head }</bdi>
                    if let Some(name) = name {
                        <span class="visually-hidden">{ format!(", {name}") }</span>
                    }
                </span>
                <span class="tactics__about">{ better }</span>
                <span class="tactics__about">{ remark }</span>
            </button>
        </li>
    })
}

/// A turning point in words: the move, what was better, and what it changed.
fn point_words(
    text: &Strings,
    lookback: &Lookback,
    ply: usize,
    verdict: &Verdict<'_>,
) -> [String; 3] {
    let better: Vec<_> = verdict.better.iter().take(MAX_SHOWN).map(String::as_str).collect();
    [
        number(lookback, ply, verdict),
        text.review().better(&better.join(" ")),
        lookback::remark(verdict, text),
    ]
}

/// A move with its number and glyph.
fn number(lookback: &Lookback, ply: usize, verdict: &Verdict<'_>) -> String {
    let game = lookback.review().game();
    let first = game.ruleset().rules().first;
    let offset = usize::from(game.start().turn() != first);
    let dots = if verdict.by == first { "." } else { "…" };
    let glyph = verdict.judgment.glyph().and_then(glyph_text).unwrap_or_default();
    format!("{}{dots} {}{glyph}", (ply + offset).div_euclid(2) + 1, verdict.text)
}

/// What White could expect, ply by ply; a slider over the picture walks through the game.
fn graph(play: &PlayHandle, lookback: &Lookback) -> Html {
    let text = play.strings();
    let (review, board) = (lookback.review(), play.on_board());
    let n_plies = review.n_plies();
    if n_plies == 0 {
        return Html::default();
    }
    let shown = board.shown_ply().min(n_plies);
    let value = |ply: usize| review.value(ply);
    let shares: Vec<_> =
        (0..=n_plies).map(|ply| value(ply).map(|value| chance(value, Color::White))).collect();
    let at = |ply: usize| 1000 - shares.get(ply).copied().flatten().unwrap_or(500);
    let mut marks = String::new();
    for ply in review.turning_points() {
        // Writing to a string cannot fail.
        let _ = write!(marks, "M{}000 {}v0", ply + 1, at(ply + 1));
    }
    let here = {
        let place = match shown.checked_sub(1).and_then(|idx| board.move_texts().get(idx)) {
            None => text.ply_start.to_owned(),
            Some(mv) => text.ply_after(shown.div_ceil(2), mv),
        };
        match value(shown) {
            None => place,
            Some(value) => format!("{place}: {}", text.assessment(value.assessment())),
        }
    };
    let points = html! { <path class="graph__points" d={marks} /> };
    html! {
        <>
            { graph_of(play, &shares, shown, &here, points) }
            <p class="quiet">{ here }</p>
        </>
    }
}

/// A turning point that is asked about.
fn question(play: &PlayHandle, training: &Training, lookback: &Lookback, idx: usize) -> Html {
    let text = play.strings();
    let words = text.review();
    let (state, board) = (training.embedded(), play.on_board());
    let solve = on_solve(play);
    let ply = lookback.ply().unwrap_or_default();
    let asked = lookback.review().verdict(ply).map(|it| number(lookback, ply, &it));
    let is_settled = lookback.marks().get(idx).is_some_and(|mark| *mark != Mark::Open);
    html! {
        <>
            <div class="editor__part lesson__told">
                <h2 class="editor__title field__name" id="lesson-title" tabindex="-1">
                    { words.place(idx + 1, lookback.asked().len()) }
                </h2>
                <p>{ words.asked(&asked.unwrap_or_default()) }</p>
                { solved(&board, state, &solve) }
            </div>
            { solving_controls(&board, state, &solve, false, Html::default()) }
            <button type="button" data-part="next" onclick={goes(play, lookback.next())}
                class={classes!("button", is_settled.then_some("button--accent"))}>
                { words.next }
            </button>
        </>
    }
}

fn solved(board: &BoardHandle, state: &Embedded, solve: &Callback<EmbedAction>) -> Html {
    match state.solving() {
        Some(solving) => html! {
            <>
                <span class={classes!("player__disc", disc(solving.attempt().side()))}
                    aria-hidden="true"></span>
                { task(board, solving, solve) }
            </>
        },
        None => sentences(board.strings(), state.faults())
            .into_iter()
            .map(|fault| html! { <p class="message">{ fault }</p> })
            .collect(),
    }
}

/// All turning points have been asked about.
fn over(play: &PlayHandle, lookback: &Lookback) -> Html {
    let words = play.strings().review();
    html! {
        <>
            <div class="editor__part">
                <h2 class="editor__title field__name" id="lesson-title" tabindex="-1">{ words.over }</h2>
                <p role="status">{ words.found(lookback.n_first(), lookback.asked().len()) }</p>
            </div>
            <button type="button" class="button button--accent" data-part="next"
                onclick={goes(play, lookback.at(Stage::Report))}>{ words.report }</button>
        </>
    }
}
