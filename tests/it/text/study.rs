//! Studies.

use damiera::text::{StudyStrings, TreeStrings};

pub(super) fn words(study: &StudyStrings) -> Vec<String> {
    let plain = [study.begin, study.begun, study.line, study.leave, study.play_on, study.full];
    plain.map(str::to_owned).to_vec()
}

pub(super) fn tree(tree: &TreeStrings) -> Vec<String> {
    let plain = [
        tree.promote,
        tree.delete,
        tree.comment,
        tree.glyphs,
        tree.draw,
        tree.drawing,
        tree.moving,
        tree.game,
        tree.play,
        tree.pause,
        tree.ways,
        tree.no_game,
        tree.more_games,
    ];
    let made = [tree.no_file("games.pdn: 404")];
    plain.into_iter().chain(tree.glyph_names).map(str::to_owned).chain(made).collect()
}
