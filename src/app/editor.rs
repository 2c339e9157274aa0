//! The editor next to the board: tools, side to move, game, FEN, and the ways out.

use yew::prelude::*;

use super::board::focus_square;
use super::board_keys;
use super::board_picture::lone_piece;
use super::context::PlayHandle;
use super::icons;
use super::picker::option;
use crate::notation::level::Level;
use crate::play::action::{BoardAction, EditAction, Leave};
use crate::play::editor::{Editor, Note, Tool};
use crate::play::presets::Preset;
use crate::play::screen::make::AuthorAction;
use crate::play::{Action, Mode};
use crate::rules::{Color, KingStreak, Square};
use crate::rulesets::{self, house};

/// The most faults of a setup that are shown.
const MAX_FAULTS_SHOWN: usize = 3;

/// Handles a key on the board that does not move the focus.
pub(super) fn key(play: &PlayHandle, root: &NodeRef, key: &str) -> bool {
    let Some(editor) = play.editor() else { return false };
    let action = match key {
        "Escape" => Action::Board(BoardAction::Cancel),
        "Delete" | "Backspace" => Action::Edit(EditAction::Erase(play.focus())),
        "u" | "U" => Action::Board(BoardAction::Undo),
        "r" | "R" => Action::Board(BoardAction::Redo),
        "t" | "T" => Action::Edit(EditAction::Turn(!editor.setup().turn)),
        "s" | "S" => {
            Action::Board(BoardAction::Say(board_keys::state_of_game(play, play.n_pieces())))
        }
        "f" | "F" => Action::Board(BoardAction::Flip),
        _ => {
            let number = key.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            match number.and_then(|idx| Tool::ALL.get(idx)) {
                Some(&tool) => Action::Edit(EditAction::Choose(tool)),
                None => return false,
            }
        }
    };
    let has_turned = matches!(action, Action::Board(BoardAction::Flip));
    play.send(action);
    if has_turned {
        focus_square(root, play.focus());
    }
    true
}

/// The whole editor. Messages are placed where they do not move controls.
pub(super) fn editor_panel(
    play: &PlayHandle,
    editor: &Editor,
    messages: Html,
    on_share: &Callback<()>,
) -> Html {
    let text = play.strings();
    html! {
        <section class="editor" aria-labelledby="editor-title">
            <h2 class="editor__title" id="editor-title" tabindex="-1">{ text.editor }</h2>
            <div class="editor__part">
                { tools(play, editor) }
                { turn(play, editor) }
                { verdict(play, editor) }
                <div class="controls controls--row">
                    { tool(icons::UNDO, text.undo, play.on(BoardAction::Undo), editor.can_undo()) }
                    { tool(icons::REDO, text.redo, play.on(BoardAction::Redo), editor.can_redo()) }
                    { tool(icons::TURN, text.flip, play.on(BoardAction::Flip), true) }
                </div>
            </div>
            { messages }
            { ways_out(play, editor, on_share) }
            <div class="editor__part">
                { game(play, editor) }
                { for Color::BOTH.iter().map(|&color| king_moves(play, editor, color)) }
                { fen(play, editor) }
            </div>
            <p class="editor__keys">{ text.editor_keys }</p>
        </section>
    }
}

fn edit<E>(play: &PlayHandle, action: EditAction) -> Callback<E> {
    play.on(Action::Edit(action))
}

fn button(label: &'static str, on_click: Callback<MouseEvent>, enabled: bool) -> Html {
    main_button(label, on_click, enabled, false)
}

/// A button of which one on the screen is the main one.
fn main_button(
    label: &'static str,
    onclick: Callback<MouseEvent>,
    enabled: bool,
    is_main: bool,
) -> Html {
    let class = classes!("button", is_main.then_some("button--accent"));
    html! { <button type="button" {class} disabled={!enabled} {onclick}>{ label }</button> }
}

/// An icon over its name: what comes second.
fn tool(icon: &'static str, label: &'static str, on: Callback<MouseEvent>, can: bool) -> Html {
    icons::Tool { icon, label: label.into(), can, on }.draw(Classes::new())
}

fn tools(play: &PlayHandle, editor: &Editor) -> Html {
    let tool = |(idx, tool): (usize, &Tool)| {
        let name = tool.name(play.strings());
        html! {
            <label class="palette__tool" title={format!("{name} ({})", idx + 1)}>
                <input type="radio" name="tool" checked={editor.tool() == *tool}
                    onchange={edit(play, EditAction::Choose(*tool))} />
                <span class="palette__picture">{ tool_picture(*tool) }</span>
                <span class="visually-hidden">{ name }</span>
            </label>
        }
    };
    html! {
        <fieldset class="palette">
            <legend class="visually-hidden">{ play.strings().tools }</legend>
            { for Tool::ALL.iter().enumerate().map(tool) }
        </fieldset>
    }
}

fn tool_picture(tool: Tool) -> Html {
    let path = match tool {
        Tool::Piece(piece) => return lone_piece(piece),
        Tool::Eraser => "M15 4l6 6-9 9H7l-4-4zM8.5 10.5L5 14l3 3h3l3-3zM12 19h9v2h-9z",
        Tool::Hand => "M12 2l3 4h-2v5h5V9l4 3-4 3v-2h-5v5h2l-3 4-3-4h2v-5H6v2l-4-3 4-3v2h5V6H9z",
    };
    html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={path} /></svg> }
}

fn turn(play: &PlayHandle, editor: &Editor) -> Html {
    let text = play.strings();
    let side = |(label, color): (&'static str, Color)| {
        option(
            "turn",
            label.into(),
            editor.setup().turn == color,
            edit(play, EditAction::Turn(color)),
        )
    };
    html! {
        <fieldset class="choice editor__turn">
            <legend>{ text.side_to_move }</legend>
            { for [(text.white, Color::White), (text.black, Color::Black)].into_iter().map(side) }
        </fieldset>
    }
}

/// What is wrong or unusual about the setup, or that nothing is.
fn verdict(play: &PlayHandle, editor: &Editor) -> Html {
    let text = play.strings();
    let board = editor.board();
    let note = |note: &Note| match note {
        Note::MenOnLastRow(color, squares) => {
            let labels: Vec<_> = squares.iter().map(|&s| board.label(s).to_string()).collect();
            text.men_on_last_row(*color, &labels)
        }
        Note::MoreThanAtStart { color, count, start } => {
            text.more_than_at_start(*color, *count, *start)
        }
        Note::Over(status) => text.over_at_once(*status),
    };
    let n_dropped = editor.n_dropped();
    let is_fine = editor.faults().is_empty() && editor.notes().is_empty() && n_dropped == 0;
    html! {
        <div class="verdict" role="status">
            { for editor.faults().iter().map(|fault| html! {
                <p class="verdict__fault">{ text.setup_fault(fault) }</p>
            }) }
            if n_dropped > 0 { <p>{ text.pieces_dropped(n_dropped) }</p> }
            { for editor.notes().iter().map(|it| html! { <p>{ note(it) }</p> }) }
            if is_fine { <p class="verdict__fine">{ text.setup_is_fine }</p> }
        </div>
    }
}

/// The choice of a game, and the presets.
fn game(play: &PlayHandle, editor: &Editor) -> Html {
    let text = play.strings();
    let chosen = editor.entry().rules.id;
    // House rules that are in use are offered, too.
    let own = Some(editor.entry()).filter(|entry| house::is_id(entry.rules.id));
    let options = rulesets::ALL.iter().chain(own).map(|entry| {
        let id = entry.rules.id;
        (id.to_owned(), text.game_name(entry).to_owned(), id == chosen)
    });
    let on_game = |id: &str| {
        let entry = rulesets::find(id)?;
        Some(EditAction::Ruleset(entry.rules.id))
    };
    let presets = Preset::all(editor.ruleset());
    html! {
        <>
            { select(play, text.game, options, on_game) }
            <details class="editor__presets">
                <summary>{ text.set_up }</summary>
                <div class="controls">
                    { for presets.into_iter().map(|preset| {
                        button(preset_name(play, preset), edit(play, EditAction::Preset(preset)), true)
                    }) }
                </div>
            </details>
        </>
    }
}

fn preset_name(play: &PlayHandle, preset: Preset) -> &'static str {
    let text = play.strings();
    match preset {
        Preset::Start => text.start_position,
        Preset::Empty => text.empty_board,
        Preset::FewMen => text.few_men,
        Preset::TwoKings => text.two_kings,
        Preset::ThreeKings => text.three_kings,
        Preset::Line => text.line_of_men,
        Preset::TiredKing => text.tired_king,
    }
}

/// A list to choose from: the value, the name, and whether it is selected.
fn select(
    play: &PlayHandle,
    label: &'static str,
    options: impl Iterator<Item = (String, String, bool)>,
    on_choose: impl Fn(&str) -> Option<EditAction> + 'static,
) -> Html {
    let on_change = {
        let play = play.clone();
        Callback::from(move |event: Event| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            if let Some(action) = select.and_then(|select| on_choose(&select.value())) {
                play.send(Action::Edit(action));
            }
        })
    };
    html! {
        <label class="field">
            <span class="field__name">{ label }</span>
            <select class="field__input" onchange={on_change}>
                { for options.map(|(value, name, selected)| html! {
                    <option key={value.clone()} {value} {selected}>{ name }</option>
                }) }
            </select>
        </label>
    }
}

/// The moves in a row of a king, in games that limit them.
fn king_moves(play: &PlayHandle, editor: &Editor, color: Color) -> Html {
    let text = play.strings();
    let Some((kings, limit)) = editor.counted_kings(color) else { return Html::default() };
    let streak = editor.setup().streaks[color.index()];
    let none = ("0.0".to_owned(), text.no_king_moves.to_owned(), streak.moves == 0);
    let counts = kings.iter().flat_map(|&square| {
        let label = editor.board().label(square);
        (1..=limit).map(move |moves| {
            let value = format!("{}.{moves}", square.index());
            (value, format!("{label}: {moves}"), streak == KingStreak { square, moves })
        })
    });
    let kings = kings.clone();
    let on_choose = move |value: &str| {
        let (index, moves) = value.split_once('.')?;
        let index: u8 = index.parse().ok()?;
        let square = kings.iter().find(|square| square.index() == index).copied();
        let square = square.unwrap_or_else(|| Square::new(0));
        Some(EditAction::Streak(color, KingStreak { square, moves: moves.parse().ok()? }))
    };
    select(play, text.king_moves(color), std::iter::once(none).chain(counts), on_choose)
}

fn fen(play: &PlayHandle, editor: &Editor) -> Html {
    let text = play.strings();
    let on_input = {
        let play = play.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            if let Some(input) = input {
                play.send(Action::Edit(EditAction::Fen(input.value())));
            }
        })
    };
    let error = editor.fen_error();
    let faults = error.map(|error| {
        let shown = error.faults.iter().take(MAX_FAULTS_SHOWN);
        shown.map(|fault| html! { <p>{ text.fen_fault(fault) }</p> }).collect::<Html>()
    });
    html! {
        <div class="field field--fen">
            <label class="field__name" for="fen">{ text.position_as_text }</label>
            <input class="field__input" id="fen" type="text" dir="ltr" spellcheck="false"
                autocomplete="off" autocapitalize="off" value={editor.fen()}
                aria-invalid={error.map(|_| "true")} aria-describedby="fen-faults"
                oninput={on_input} onblur={edit::<FocusEvent>(play, EditAction::EndFen)} />
            <div class="field__faults" id="fen-faults" aria-live="polite">
                { faults.unwrap_or_default() }
            </div>
        </div>
    }
}

fn ways_out(play: &PlayHandle, editor: &Editor, on_share: &Callback<()>) -> Html {
    let text = play.strings();
    let level = match play.mode() {
        Mode::Computer { level, .. } => level,
        Mode::TwoPlayers => Level::USUAL,
    };
    // Whoever sets up a position most often has the side in mind whose turn it is.
    let turn = editor.setup().turn;
    let is_position = editor.position().is_some();
    let leave = |label, leave, is_main| {
        main_button(label, edit(play, EditAction::Leave(leave)), is_position, is_main)
    };
    let against = |human: Color| {
        let label = if human == Color::White { text.play_white } else { text.play_black };
        leave(label, Leave::Play(Mode::Computer { human, level }), human == turn)
    };
    let make = play.on(Action::Author(AuthorAction::Open));
    let back = button(text.discard, edit(play, EditAction::Leave(Leave::Discard)), true);
    if play.author_waits() {
        return html! {
            <div class="author__bar author__ways">
                { back }
                { main_button(text.author().back_to_exercise, make, is_position, true) }
            </div>
        };
    }
    let look = edit(play, EditAction::Leave(Leave::Look));
    html! {
        <>
            <div class="editor__part" role="group" aria-labelledby="editor-ways">
                <h3 class="editor__what" id="editor-ways">{ text.play_this }</h3>
                <div class="controls">
                    { against(turn) }
                    { against(!turn) }
                    { leave(text.two_players, Leave::Play(Mode::TwoPlayers), false) }
                </div>
                <div class="controls controls--row">
                    { tool(icons::LOOK, text.only_look, look, is_position) }
                    { tool(icons::LEARN, text.author().make, make, is_position) }
                    { tool(icons::SHARE, text.share().title, on_share.reform(|_| ()), is_position) }
                </div>
            </div>
            <div class="status__actions">{ back }</div>
        </>
    }
}
