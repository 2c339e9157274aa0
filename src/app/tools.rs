//! What stands next to the board for setting up positions, making exercises and
//! solving them, and trying variations: a part of the
//! program that is fetched when one of these is opened.

use yew::prelude::*;

use super::author::{author_panel, use_drawer};
use super::context::PlayHandle;
use super::editor::editor_panel;
use super::learn::{step_panel, use_lesson};
use super::lesson::{lesson_panel, use_board_focus};
use super::missed::use_missed;
use super::open::Open;
use super::practice::{practice_panel, use_practice};
use super::review::{review_panel, use_review};
use super::study::study_tools;
use super::tactics::{tactics_panel, use_tactics};
use crate::play::screen::Seen;
use crate::play::screen::train::Path;

/// What the open tool is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ToolsProps {
    pub(super) play: PlayHandle,
    /// Refusals, faults and choices.
    pub(super) told: Html,
    pub(super) on_share: Callback<()>,
    pub(super) show: Callback<Open>,
}

/// The tool that is open, if there is one.
#[component]
pub(super) fn Tools(props: &ToolsProps) -> Html {
    let ToolsProps { play, told, on_share, show } = props;
    let drawer = use_drawer(play);
    use_tactics(play);
    use_lesson(play);
    use_practice(play);
    use_review(play);
    use_missed(play);
    use_board_focus(play);
    match play.seen() {
        Seen::Edit(editor) => editor_panel(play, editor, told.clone(), on_share),
        Seen::Make(author) => author_panel(play, author, &drawer, told.clone(), on_share),
        Seen::Solve(state) => match play.training().map(|training| (training, training.path())) {
            Some((training, Path::Tactics(run))) => {
                tactics_panel(play, training, run, told.clone(), show)
            }
            Some((training, Path::Lesson(walk))) => {
                step_panel(play, training, walk, told.clone(), show)
            }
            Some((training, Path::Practice(drill))) => {
                practice_panel(play, training, drill, told.clone(), show)
            }
            Some((training, Path::Game(lookback))) => {
                review_panel(play, training, lookback, told.clone(), show)
            }
            None => lesson_panel(play, state, told.clone(), on_share),
        },
        Seen::Study(study) => study_tools(play, study.tree()),
        Seen::Game => Html::default(),
    }
}
