//! What a person changes in a tree besides adding moves.

use crate::marks::{Arrow, MAX_DRAWN, Mark};

use super::{MAX_COMMENT_BYTES, MAX_GLYPHS, NodeId, ROOT, Tree, TreeError};

impl Tree {
    /// Moves the variation that a node is in one place up: the nearest branch on the way to it
    /// comes before the branch that stood before it. `false` on the main line, where nothing
    /// changes.
    pub fn promote(&mut self, id: NodeId) -> bool {
        let path = self.path(id);
        let Some(&branch) = path.iter().rev().find(|&&id| self.child_idx(id) > 0) else {
            return false;
        };
        let idx = self.child_idx(branch);
        let parent = self.node(branch).parent;
        self.node_mut(parent).children.swap(idx - 1, idx);
        true
    }

    /// Makes the line that a node is in the main line, up to that node. `false` if it was.
    pub fn promote_to_main(&mut self, id: NodeId) -> bool {
        let mut has_changed = false;
        for id in self.path(id) {
            let idx = self.child_idx(id);
            let parent = self.node(id).parent;
            if let Some(front) = self.node_mut(parent).children.get_mut(..=idx) {
                front.rotate_right(1);
            }
            has_changed |= idx > 0;
        }
        has_changed
    }

    /// Deletes a node with all that comes after it, and says where that leaves one who stood
    /// there: at its parent. The root stays, and loses only what comes after it.
    pub fn delete(&mut self, id: NodeId) -> NodeId {
        let parent = self.node(id).parent;
        let children = &mut self.node_mut(parent).children;
        let mut open = if id == ROOT {
            std::mem::take(children)
        } else if let Some(idx) = children.iter().position(|&other| other == id) {
            vec![children.remove(idx)]
        } else {
            // It was deleted before.
            Vec::new()
        };
        while let Some(id) = open.pop() {
            open.append(&mut self.node_mut(id).children);
            self.n_deleted += 1;
        }
        parent
    }

    /// Says something after a move, or at the root before the game; see [`tidied`].
    ///
    /// # Errors
    /// [`TreeError::CommentTooLong`].
    pub fn set_comment(&mut self, id: NodeId, text: &str) -> Result<(), TreeError> {
        self.node_mut(id).comment = checked(text)?;
        Ok(())
    }

    /// Says something before a move. The root has nothing before it: there it is the comment.
    ///
    /// # Errors
    /// [`TreeError::CommentTooLong`].
    pub fn set_before(&mut self, id: NodeId, text: &str) -> Result<(), TreeError> {
        let text = checked(text)?;
        let node = self.node_mut(id);
        if node.depth == 0 {
            node.comment = text;
        } else {
            node.before = text;
        }
        Ok(())
    }

    /// Gives a move a glyph, or takes it away if it has it. Whether it has it now; the root, which
    /// is no move, never has.
    ///
    /// # Errors
    /// [`TreeError::TooManyGlyphs`].
    pub fn toggle_glyph(&mut self, id: NodeId, glyph: u16) -> Result<bool, TreeError> {
        let node = self.node_mut(id);
        if node.depth == 0 {
            return Ok(false);
        }
        let glyphs = &mut node.glyphs;
        if let Some(place) = glyphs.iter().position(|&other| other == glyph) {
            glyphs.remove(place);
            return Ok(false);
        }
        if glyphs.len() == MAX_GLYPHS {
            return Err(TreeError::TooManyGlyphs);
        }
        glyphs.push(glyph);
        Ok(true)
    }

    /// Draws marks and arrows at a node, besides what is drawn there: at most [`MAX_DRAWN`] of each.
    pub fn draw(&mut self, id: NodeId, marks: Vec<Mark>, arrows: Vec<Arrow>) {
        let node = self.node_mut(id);
        node.marks.extend(marks);
        node.marks.truncate(MAX_DRAWN);
        node.arrows.extend(arrows);
        node.arrows.truncate(MAX_DRAWN);
    }

    /// Takes away all that is drawn at a node.
    pub fn wipe(&mut self, id: NodeId) {
        let node = self.node_mut(id);
        node.marks.clear();
        node.arrows.clear();
    }
}

fn checked(text: &str) -> Result<String, TreeError> {
    let text = tidied(text);
    if text.len() > MAX_COMMENT_BYTES {
        return Err(TreeError::CommentTooLong(text.len()));
    }
    Ok(text)
}

/// A comment as it can be written and read back: one space for any white space and control
/// characters, none at the ends, and parentheses for braces and for the brackets of what would be
/// read as [marks and arrows](crate::lines), which PDN cannot escape.
pub fn tidied(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    let is_gap = |ch: char| ch.is_whitespace() || ch.is_ascii_control();
    for word in text.split(is_gap).filter(|word| !word.is_empty()) {
        if !tidy.is_empty() {
            tidy.push(' ');
        }
        tidy.extend(word.chars().map(|ch| match ch {
            '{' => '(',
            '}' => ')',
            other => other,
        }));
    }
    for command in ["%csl", "%cal"] {
        tidy = tidy.replace(&format!("[{command}"), &format!("({command}"));
    }
    tidy
}
