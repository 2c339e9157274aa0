//! Files of games.

use wasm_bindgen::JsValue;

use super::{Desk, bytes};
use crate::archive::{self, Archive};
use crate::protocol::{Body, Failure, WritePdn};

impl Desk {
    pub(super) fn list_pdn(&mut self, id: u32, file: &JsValue) -> Result<(), Failure> {
        // Two files at a time would need twice the memory.
        self.archive = None;
        let file = bytes(file).ok_or(Failure::Unreadable)?;
        let archive = self.archive.insert(Archive::open(&file)?);
        for batch in archive.batches() {
            self.post.reply(id, Body::Listed(batch));
        }
        self.post.reply(id, Body::ListEnd { has_more: archive.has_more() });
        Ok(())
    }

    pub(super) fn read_pdn(&mut self, id: u32, idx: u32) -> Result<(), Failure> {
        let archive = self.archive.as_mut().ok_or(Failure::NoSuchGame)?;
        let idx = usize::try_from(idx).map_err(|_| Failure::NoSuchGame)?;
        self.post.reply(id, Body::Record(archive.read(idx)?));
        Ok(())
    }

    pub(super) fn write_pdn(&self, id: u32, task: &WritePdn) -> Result<(), Failure> {
        self.post.reply(id, Body::Pdn(archive::write(task)?));
        Ok(())
    }
}
