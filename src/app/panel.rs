//! The panel next to the board: players, turn, messages and actions.

use yew::prelude::*;

use super::context::PlayHandle;
use super::icons::{self, Tool};
use super::open::Open;
use super::solving::routes;
use super::study::study_status;
use super::tool_sheet::tool_sheet;
use super::{address, analysis, clock, dom, start};
use crate::play::action::{BoardAction, EditAction, EngineAction, Go};
use crate::play::game::Player;
use crate::play::notice::Cue;
use crate::play::screen::study::StudyAction;
use crate::play::{Action, Mode, Notice, Table};
use crate::rules::spec::Duty;
use crate::rules::{Color, Status};
use crate::rulesets;

/// A side's name, pieces and turn, and its clock if there is one.
pub(super) fn player_strip(play: &PlayHandle, color: Color) -> Html {
    let far = clock::is_far(play, color).then_some("player--far");
    let table = play.face();
    let side = match play.editor() {
        Some(editor) => Side {
            is_to_move: editor.setup().turn == color,
            n_pieces: editor.n_pieces(),
            who: None,
        },
        None => Side::of(table, color),
    };
    let class = classes!(side.class(), far);
    let content = strip_content(table, color, side);
    match play.clock().filter(|_| play.shows_game()) {
        Some(clock) => clock::strip(play, clock, color, class, content),
        None => html! { <div {class}>{ content }</div> },
    }
}

/// A side's name, pieces and turn.
pub(super) fn strip(table: &Table, color: Color) -> Html {
    let side = Side::of(table, color);
    html! { <div class={side.class()}>{ strip_content(table, color, side) }</div> }
}

/// What a strip shows about a side.
struct Side {
    is_to_move: bool,
    /// White's and Black's.
    n_pieces: (usize, usize),
    /// Who plays it; its color where that is all there is to say.
    who: Option<String>,
}

impl Side {
    fn of(table: &Table, color: Color) -> Self {
        let text = table.strings();
        let who = match table.player(color) {
            Player::You => Some(text.you.to_owned()),
            Player::Computer(level) => Some(text.computer_at(&level.shown())),
            Player::Named(name) => Some(name.to_owned()),
            Player::Person => None,
        };
        let is_to_move = table.turn_shown() == Some(color);
        Self { is_to_move, n_pieces: table.n_pieces(), who }
    }

    fn class(&self) -> Classes {
        classes!("player", self.is_to_move.then_some("player--turn"))
    }
}

fn strip_content(table: &Table, color: Color, Side { n_pieces, who, .. }: Side) -> Html {
    let text = table.strings();
    let (side, own, other) = match color {
        Color::White => (text.white, n_pieces.0, n_pieces.1),
        Color::Black => (text.black, n_pieces.1, n_pieces.0),
    };
    html! {
        <>
            <span class={classes!("player__disc", disc(color))} aria-hidden="true"></span>
            if let Some(who) = who { <span class="player__who">{ who }</span> }
            <span class="player__side">{ side }</span>
            if own > other {
                <span class="player__ahead" dir="ltr">
                    <span aria-hidden="true">{ format!("+{}", own - other) }</span>
                    <span class="visually-hidden">{ text.home().ahead(own - other) }</span>
                </span>
            }
            <span class="player__count">{ own }</span>
        </>
    }
}

pub(super) const fn disc(color: Color) -> &'static str {
    match color {
        Color::White => "player__disc--white",
        Color::Black => "player__disc--black",
    }
}

/// What this is, before the first move; `ways` leads on from there.
pub(super) fn welcome(table: &Table, ways: Html) -> Html {
    let text = table.strings();
    html! {
        <section class="status status--home">
            <p class="status__line">{ text.home().title }</p>
            <p class="status__reason">{ text.home().about(rulesets::ALL.len()) }</p>
            <div class="status__actions">{ ways }</div>
        </section>
    }
}

/// Whose turn it is, or how the game ended, with the actions for that.
pub(super) fn status_line(
    play: &PlayHandle,
    show: &Callback<Open>,
    resigning: &UseStateHandle<bool>,
    standing: Html,
) -> Html {
    let text = play.strings();
    let status = play.status();
    if **resigning {
        return resignation(play, resigning);
    }
    if play.study_tree().is_some() {
        return study_status(play);
    }
    if play.is_fresh() && !play.computer_to_move() {
        return welcome(
            play,
            html! {
                <>
                    <button type="button" class="button button--accent"
                        onclick={show.reform(|_| Open::NewGame)}>{ text.choose_game }</button>
                    <button type="button" class="button" onclick={show.reform(|_| Open::Learn)}>
                        { text.home().learn }
                    </button>
                </>
            },
        );
    }
    if play.looks_back() {
        return html! {
            <section class="status">
                <p class="status__line">{ text.looking_back }</p>
                <div class="status__actions">
                    { button(play, text.back_to_game, Action::Board(BoardAction::Show(usize::MAX)), true) }
                    { button(play, text.play_on_from_here, Action::PlayOnFromHere, false) }
                </div>
            </section>
        };
    }
    if status != Status::Ongoing {
        return html! {
            <section class="status status--over">
                <p class="status__line">
                    if play.has_won() { <span class="joy">{ icons::icon(icons::CROWN) }</span> }
                    { play.outcome() }
                </p>
                <p class="status__reason">{ text.reason(status) }</p>
                { questions(play) }
                if !matches!(status, Status::Unlistable(_)) {
                    <div class="status__actions">
                        { again(play) }
                        { button(play, text.go_through, Action::Board(BoardAction::Go(Go::First)), false) }
                        <button type="button" class="button" aria-label={text.learn_from_mistakes}
                            onclick={show.reform(|_| Open::Review)}>{ text.mistakes }</button>
                    </div>
                }
                { standing }
            </section>
        };
    }
    if play.computer_to_move() {
        return thinking(play);
    }
    let turn = play.game().position().turn();
    let line = match play.mode() {
        Mode::Computer { .. } => text.your_turn,
        Mode::TwoPlayers => text.to_move(turn),
    };
    html! {
        <section class="status">
            <p class="status__line">
                { line }
                if play.must_capture() {
                    <span class="status__more">{ format!(": {}", text.must_capture) }</span>
                }
            </p>
            { questions(play) }
        </section>
    }
}

/// Asks whether a person really resigns, away from the button that was pressed for it.
fn resignation(play: &PlayHandle, resigning: &UseStateHandle<bool>) -> Html {
    let text = play.strings();
    let answer = |resigns: bool| {
        let (play, resigning) = (play.clone(), resigning.clone());
        Callback::from(move |_: MouseEvent| {
            resigning.set(false);
            if resigns {
                play.send(Action::Resign);
            }
        })
    };
    html! {
        <section class="status" role="alert">
            <p class="status__line">{ text.confirm_resign }</p>
            <div class="status__actions">
                <button type="button" class="button button--danger" onclick={answer(true)}>
                    { text.resign_yes }
                </button>
                <button type="button" class="button" onclick={answer(false)}>{ text.resign_no }</button>
            </div>
        </section>
    }
}

/// Buttons for the second game of a match, or for another game.
fn again(play: &PlayHandle) -> Html {
    let text = play.strings();
    let rematch = play.rematch();
    let human = match rematch.mode {
        Mode::Computer { human, .. } if !play.is_first_of_pair() => Some(human),
        _ => None,
    };
    let label = if play.is_first_of_pair() { text.ballots().next_game } else { text.rematch };
    let action =
        if play.goes_on_from_start() { Action::NextGame } else { Action::NewGame(rematch) };
    let name = human.map(|human| text.rematch_as(human));
    html! {
        <button type="button" class="button button--accent" aria-label={name} title={name}
            onclick={play.on(action)}>
            { label }
            if let Some(human) = human {
                <span class={classes!("player__disc", disc(human))} aria-hidden="true"></span>
            }
        </button>
    }
}

fn thinking(play: &PlayHandle) -> Html {
    let text = play.strings();
    html! {
        <section class="status">
            if play.analyzes() {
                <p class="status__line">{ text.analysis_waits }</p>
                <div class="status__actions">
                    { button(play, text.think_on, Action::ToggleAnalysis, true) }
                </div>
            } else if play.engine_stopped() {
                <p class="status__line">{ text.stopped }</p>
                <div class="status__actions">
                    { button(play, text.think_on, Action::Engine(EngineAction::Resume), true) }
                </div>
            } else {
                <p class="status__line status__line--busy">
                    { text.thinking(play.engine_depth()) }
                </p>
                <div class="status__actions">
                    { button(play, text.move_now, Action::Engine(EngineAction::MoveNow), false) }
                    { button(play, text.stop, Action::Engine(EngineAction::Stop), false) }
                </div>
            }
        </section>
    }
}

fn button(play: &PlayHandle, label: &'static str, action: Action, accent: bool) -> Html {
    let class = classes!("button", accent.then_some("button--accent"));
    html! { <button type="button" {class} onclick={play.on(action)}>{ label }</button> }
}

/// Refusals, faults and choices, in words; and a warning if the browser does not store the game.
pub(super) fn messages(play: &PlayHandle, kept: bool) -> Html {
    let text = play.strings();
    html! {
        <div class="messages">
            <div aria-live="assertive" data-part="notice" data-serial={play.notice_serial().to_string()}
                data-cue={matches!(play.notice(), Some(Notice::Refused(_))).then_some("refused")}>
                if let Some(notice) = play.notice() {
                    <div class={classes!("message", is_short(notice).then_some("message--short"))}
                        key={play.notice_serial()}>
                        <p>{ play.notice_words(notice) }</p>
                        { remedy(play, notice) }
                    </div>
                }
            </div>
            { analysis::hint(play) }
            { routes(&play.on_board()) }
            if !kept {
                <p class="message message--quiet">{ text.storage_blocked }</p>
            }
        </div>
    }
}

/// Whether a notice with a remedy is so short that both have room in one row.
const fn is_short(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::OpenedLink { .. } | Notice::OpenedGame | Notice::SetAside | Notice::KeptGame
    )
}

fn remedy(play: &PlayHandle, notice: &Notice) -> Html {
    let text = play.strings();
    let close = button(play, text.close, Action::DismissNotice, false);
    match notice {
        Notice::EngineFailed => {
            button(play, text.try_again, Action::Engine(EngineAction::Resume), false)
        }
        Notice::OpenedLink { .. }
        | Notice::WentOn { over_another: true, .. }
        | Notice::OpenedGame
        | Notice::LinkFault(_) => {
            let back = start::back_to_waiting();
            let back = back.map(|action| button(play, text.back_to_saved, action, false));
            html! { <>{ back.unwrap_or_default() }{ close }</> }
        }
        Notice::SetAside => html! {
            <>{ button(play, text.return_to_it, Action::GoBack, false) }{ close }</>
        },
        Notice::KeptGame => html! {
            <>{ button(play, text.back_to_saved, Action::GoBack, false) }{ close }</>
        },
        Notice::Refused(_) => {
            let link = play.rule_of(notice).and_then(address::beside);
            let link = link.map(|href| {
                html! { <a {href} target="_blank">{ text.the_rule }</a> }
            });
            link.unwrap_or_default()
        }
        Notice::Told(_)
        | Notice::WentOn { .. }
        | Notice::NotFound(_)
        | Notice::OfferAnswered { .. }
        | Notice::Huffed(_) => close,
        _ => Html::default(),
    }
}

/// Whether there is a game to resign.
fn can_resign(play: &PlayHandle) -> bool {
    play.study_tree().is_none()
        && play.status() == Status::Ongoing
        && !play.game().plies().is_empty()
}

/// Whether resigning waits to be confirmed. A move by a person, or the end of the game, takes the question
/// away.
#[hook]
pub(super) fn use_resigning(play: &PlayHandle) -> UseStateHandle<bool> {
    let resigning = use_state_eq(|| false);
    let setter = resigning.setter();
    let by_people = play.game().plies().iter().filter(|ply| play.is_human(!ply.after.turn()));
    use_effect_with((can_resign(play), by_people.count()), move |_| setter.set(false));
    use_effect_with(*resigning, |&is_asked| {
        if is_asked {
            dom::focus_on(".status .button--danger");
        }
    });
    resigning
}

/// Undo, redo, flip, share, resign. `resigning` is set where that is to be confirmed.
pub(super) fn controls(
    play: &PlayHandle,
    resigning: &UseStateHandle<bool>,
    show: &Callback<Open>,
) -> Html {
    let text = play.strings();
    let open = |what: Open| show.reform(move |_: MouseEvent| what);
    let studies = !play.can_study();
    let study = if studies { StudyAction::Leave } else { StudyAction::Begin };
    let can_resign = can_resign(play);
    let on_resign = {
        let setter = resigning.setter();
        Callback::from(move |_| setter.set(true))
    };
    let tool = |icon, label: &'static str, can, on| {
        Tool { icon, label: label.into(), can, on }.draw(Classes::new())
    };
    let tools = html! {
        <>
            { tool(icons::UNDO, text.undo, play.can_undo(), play.on(BoardAction::Undo)) }
            { tool(icons::REDO, text.redo, play.can_redo(), play.on(BoardAction::Redo)) }
            { analysis::hint_button(play) }
            { analysis::switch(play, icons::ANALYSIS, text.analysis, play.analyzes(), Action::ToggleAnalysis) }
            { analysis::switch(play, icons::VARIATIONS, text.study().begin, studies, Action::Study(study)) }
            { tool(icons::EDIT, text.edit_board, true, play.on(Action::Edit(EditAction::Open))) }
            { tool(icons::TURN, text.flip, true, play.on(BoardAction::Flip)) }
            { tool(icons::SHARE, text.share().title, true, open(Open::Share)) }
            { tool(icons::LIBRARY, text.library, true, open(Open::Library)) }
            { draw_button(play) }
            { tool(icons::RESIGN, text.resign, can_resign, on_resign) }
            <button type="button" class="button tool" aria-label={text.learn_from_mistakes}
                title={text.learn_from_mistakes} disabled={play.kept().0.plies().is_empty()}
                onclick={open(Open::Review)}>
                { icons::icon(icons::REVIEW) }
                <span class="tool__name">{ text.mistakes }</span>
            </button>
            // The head of a wide page has them instead.
            { tool(icons::SETTINGS, text.settings, true, open(Open::Settings)) }
            { tool(icons::LEARN, text.home().learn, true, open(Open::Learn)) }
            { tool(icons::TARGET, text.home().tactics, true, open(Open::Tactics)) }
            { tool(icons::CROWN, text.home().practice, true, open(Open::Practice)) }
        </>
    };
    tool_sheet(text, "tools", tools)
}

/// What is used most, within a thumb's reach on a phone, and the way to the rest.
pub(super) fn dock(play: &PlayHandle) -> Html {
    let text = play.strings();
    let (shown, n_plies) = (play.line_ply(), play.n_line_plies());
    let tool = |icon, label: &'static str, can, on| {
        let points = [icons::BACK, icons::ON].contains(&icon).then_some("dock__tool--points");
        Tool { icon, label: label.into(), can, on }.draw(classes!("dock__tool", points))
    };
    html! {
        <div class="dock" role="group" aria-label={text.actions}>
            { tool(icons::UNDO, text.undo, play.can_undo(), play.on(BoardAction::Undo)) }
            { tool(icons::BACK, text.back, shown > 0, play.on(BoardAction::Go(Go::Back))) }
            { tool(icons::ON, text.forward, shown < n_plies, play.on(BoardAction::Go(Go::On))) }
            { analysis::hint_button(play) }
            <button type="button" class="button tool dock__tool" popovertarget="tools">
                { icons::icon(icons::MORE) }
                <span class="tool__name">{ text.more }</span>
            </button>
        </div>
    }
}

/// A button to offer a draw, or to claim one where a clause of the rules allows it.
fn draw_button(play: &PlayHandle) -> Html {
    let text = play.strings();
    let (label, action, can) = if play.claimable().is_some() {
        (text.claim_draw, Action::ClaimDraw, true)
    } else {
        (text.offer_draw, Action::OfferDraw, play.can_offer())
    };
    Tool { icon: icons::DRAW, label: label.into(), can, on: play.on(action) }.draw(Classes::new())
}

/// Questions that wait for an answer: a draw offer, a missed capture.
fn questions(play: &PlayHandle) -> Html {
    let text = play.strings();
    let board = play.game().ruleset().board();
    let offer = play.game().offer().filter(|_| play.must_answer());
    let huffable = play.huffable();
    html! {
        <>
            if let Some(by) = offer {
                <p class="status__question">{ text.draw_is_offered(by) }</p>
                <div class="status__actions" data-part="offer">
                    { button(play, text.accept_draw, Action::AnswerOffer { accept: true }, true) }
                    { button(play, text.decline_draw, Action::AnswerOffer { accept: false }, false) }
                </div>
            }
            if !huffable.is_empty() {
                <p class="status__question">{ text.missed_capture }</p>
                <div class="status__actions" data-part="huff">
                    { for huffable.iter().map(|&square| html! {
                        <button type="button" class="button button--accent"
                            onclick={play.on(Action::Huff(square))}>
                            { text.huff(&board.label(square).to_string()) }
                        </button>
                    }) }
                    { button(play, text.insist, Action::Insist, false) }
                </div>
            }
        </>
    }
}

/// The counts toward a draw, and the rule about missed captures.
pub(super) fn counters(play: &PlayHandle) -> Html {
    let text = play.strings();
    let counters = play.counters();
    let by_hand = play.game().ruleset().rules().capture.duty == Duty::Huff;
    let against_computer = play.mode() != Mode::TwoPlayers;
    let on_overlook = {
        let play = play.clone();
        Callback::from(move |_: Event| play.send(Action::Overlook(!play.overlooks())))
    };
    html! {
        <>
            if !counters.is_empty() && play.status() == Status::Ongoing {
                <ul class="counters" aria-label={text.counters}>
                    { for counters.iter().map(|counter| {
                        let words = text.counter(counter);
                        html! { <li class="counters__item">{ words }</li> }
                    }) }
                </ul>
            }
            if by_hand && against_computer {
                <label class="choice__option">
                    <input type="checkbox" checked={play.overlooks()} onchange={on_overlook} />
                    <span>{ text.overlook }</span>
                </label>
            }
        </>
    }
}

/// A remark that the link of the game had no check characters. It stands last, so that nothing
/// moves when it disappears.
pub(super) fn origin(play: &PlayHandle) -> Html {
    html! {
        if play.is_unchecked() {
            <p class="quiet" data-part="unchecked">{ play.strings().unchecked_link }</p>
        }
    }
}

/// Announces events to screen readers. Two regions alternate, so that the same words are read
/// again.
pub(super) fn announcer(play: &Table) -> Html {
    let said = play.announcement();
    let (even, odd) = if said.serial.is_multiple_of(2) {
        (said.text.as_str(), "")
    } else {
        ("", said.text.as_str())
    };
    html! {
        <div class="visually-hidden" aria-live="polite" data-part="announcer"
            data-cue={said.cue.map(Cue::name)} data-serial={said.serial.to_string()}>
            <p>{ even.to_owned() }</p>
            <p>{ odd.to_owned() }</p>
        </div>
    }
}
