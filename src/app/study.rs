//! The tree of moves in a study, and the tools for them.

use yew::prelude::*;

use super::context::PlayHandle;
use super::icons;
use crate::notation::lines::glyph_text;
use crate::notation::tree::{Node, NodeId, ROOT, Tree};
use crate::play::Action;
use crate::play::screen::study::StudyAction;
use crate::rules::Color;

/// The glyphs that have a button, in the order of their names in the texts.
const GLYPHS: [u16; 6] = [1, 2, 3, 4, 5, 6];

/// How deep variations are indented; deeper ones stay at the same level.
const MAX_NESTING: usize = 6;

/// The message that a study is on the board, and the ways out.
pub(super) fn study_status(play: &PlayHandle) -> Html {
    let text = &play.strings().study();
    html! {
        <section class="status" data-part="study">
            <p class="status__line">{ text.line }</p>
            <div class="status__actions">
                { button(play, text.leave, StudyAction::Leave, true, true) }
                { button(play, text.play_on, StudyAction::PlayOn, false, true) }
            </div>
        </section>
    }
}

fn button(
    play: &PlayHandle,
    label: &'static str,
    action: StudyAction,
    accent: bool,
    can: bool,
) -> Html {
    let class = classes!("button", accent.then_some("button--accent"));
    html! {
        <button type="button" {class} disabled={!can} onclick={play.on(Action::Study(action))}>
            { label }
        </button>
    }
}

/// A tree of moves to be shown.
pub(super) struct TreeView<'a> {
    pub(super) tree: &'a Tree,
    /// The node on the board.
    pub(super) at: NodeId,
    pub(super) label: &'static str,
    /// Makes a handler that puts a node on the board.
    pub(super) go: &'a dyn Fn(NodeId) -> Callback<MouseEvent>,
}

impl TreeView<'_> {
    /// The list of its moves.
    pub(super) fn list(&self, list: &NodeRef) -> Html {
        let comment = self.tree.node(ROOT).comment();
        html! {
            <div class="tree" ref={list.clone()} dir="ltr" tabindex="0" role="group"
                aria-label={self.label}>
                if !comment.is_empty() {
                    <p class="tree__comment">{ comment.to_owned() }</p>
                }
                { self.line(ROOT, 0) }
            </div>
        }
    }

    /// A line from a node on, with variations after the moves that they replace.
    fn line(&self, from: NodeId, nesting: usize) -> Html {
        let mut parts: Vec<Html> = Vec::new();
        let mut at = from;
        let mut is_first = true;
        while let Some((&main, others)) = self.tree.node(at).children().split_first() {
            parts.push(self.ply(main, is_first));
            is_first = !self.tree.node(main).comment().is_empty() || !others.is_empty();
            parts.extend(others.iter().map(|&other| self.variation(other, nesting + 1)));
            at = main;
        }
        html! { <>{ for parts }</> }
    }

    /// A variation: its first move, and the line after it.
    fn variation(&self, first: NodeId, nesting: usize) -> Html {
        let class =
            classes!("tree__variation", (nesting < MAX_NESTING).then_some("tree__variation--in"));
        html! {
            <div {class} role="group">
                { self.ply(first, true) }
                { self.line(first, nesting) }
            </div>
        }
    }

    /// One move with its number, glyphs and comments.
    fn ply(&self, id: NodeId, is_first: bool) -> Html {
        let tree = self.tree;
        let node = tree.node(id);
        let first = tree.ruleset().rules().first;
        let mover = tree.position(node.parent()).turn();
        let offset = usize::from(tree.start().turn() != first);
        let number = (node.depth() + 1 + offset).div_euclid(2);
        let dots = if mover == first { "." } else { "…" };
        let has_number = is_first || mover == first;
        let current = id == self.at;
        let class = classes!("tree__ply", current.then_some("moves__ply--current"));
        html! {
            <>
                if !node.before().is_empty() {
                    <p class="tree__comment">{ node.before().to_owned() }</p>
                }
                <button type="button" {class} data-mover={side(mover)}
                    aria-current={current.then_some("step")} onclick={(self.go)(id)}>
                    // In the button, so that a line never ends between a number and its move.
                    if has_number {
                        <span class="moves__number" aria-hidden="true">{ format!("{number}{dots}") }</span>
                    }
                    { move_words(node) }
                </button>
                if !node.comment().is_empty() {
                    <p class="tree__comment">{ node.comment().to_owned() }</p>
                }
            </>
        }
    }
}

/// A move with its glyphs; an arrow around for a position that is set up.
pub(super) fn move_words(node: &Node) -> Html {
    let words = if node.text().is_empty() { "⟳" } else { node.text() };
    let glyphs = node.glyphs().iter().map(|&glyph| {
        html! { <span class={classes!("glyph", format!("glyph--{glyph}"))}>{ glyph_words(glyph) }</span> }
    });
    html! { <>{ words.to_owned() }{ for glyphs }</> }
}

/// The list of moves of the study on the page.
pub(super) fn tree_list(play: &PlayHandle, list: &NodeRef) -> Html {
    let Some(tree) = play.study_tree() else { return Html::default() };
    let label = play.strings().moves;
    let go = |id| play.on(Action::Study(StudyAction::GoTo(id)));
    TreeView { tree, at: play.study_node(), label, go: &go }.list(list)
}

const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn glyph_words(glyph: u16) -> String {
    glyph_text(glyph).map_or_else(|| format!(" ${glyph}"), str::to_owned)
}

/// The tools for the move on the board.
pub(super) fn study_tools(play: &PlayHandle, tree: &Tree) -> Html {
    let text = play.strings().tree();
    let at = play.study_node();
    let node = tree.node(at);
    let is_move = at != ROOT;
    let draws = play.face().draws();
    let on_comment = {
        let play = play.clone();
        Callback::from(move |event: Event| {
            let area: Option<web_sys::HtmlTextAreaElement> = event.target_dyn_into();
            if let Some(area) = area {
                play.send(Action::Study(StudyAction::Comment(area.value())));
            }
        })
    };
    html! {
        <section class="tree__tools">
            <div class="tree__glyphs" role="group" aria-label={text.glyphs}>
                { for GLYPHS.iter().zip(text.glyph_names).map(|(&glyph, name)| html! {
                    <button type="button" class="button" disabled={!is_move}
                        aria-pressed={node.glyphs().contains(&glyph).to_string()}
                        aria-label={name} title={name} dir="ltr"
                        onclick={play.on(Action::Study(StudyAction::Glyph(glyph)))}>
                        { glyph_words(glyph) }
                    </button>
                }) }
            </div>
            <div class="tree__drawing">
                <button type="button" class="button" aria-pressed={draws.to_string()}
                    onclick={play.on(Action::Study(StudyAction::ToggleDrawing))}>
                    { icons::icon(icons::EDIT) }{ text.draw }
                </button>
                if draws { <p class="quiet">{ text.drawing }</p> }
            </div>
            <label class="tree__note">
                <span>{ text.comment }</span>
                <textarea class="field__input" rows="2" maxlength="4000" key={format!("{at:?}")}
                    defaultvalue={node.comment().to_owned()} onchange={on_comment} />
            </label>
            <div class="status__actions">
                { button(play, text.promote, StudyAction::Promote, false, is_move && !tree.is_main(at)) }
                { button(play, text.delete, StudyAction::Delete, false, is_move) }
            </div>
        </section>
    }
}
