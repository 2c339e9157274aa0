//! The library: games saved on the device, and PDN files.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use web_sys::{DragEvent, HtmlInputElement};
use yew::prelude::*;

use super::context::PlayHandle;
use super::file_list::{doubt, file_list};
use super::incoming::Brought;
use super::kept_list::{deleted, kept, row_id};
use super::open::Open;
use super::reader::{Reader, Told};
use super::shelf::Shelf;
use super::{collect, dom, found, ladder, own, start, storage};
use crate::diagram::{self, Picture};
use crate::notation::problem;
use crate::play::Mode;
use crate::play::file::{FileList, opened};
use crate::play::library::{EXTENSION, Import, Library, MAX_FILE_BYTES, SavedGame, Search};
use crate::play::session::{self, Session};
use crate::protocol::files::{Answer, Failure, Record, Task};
use crate::rules::Color;
use crate::text::{LibraryFault, Strings};

/// How many lines of a library file are imported at a time.
const LINES_AT_ONCE: usize = 100;
/// How much of a file is looked at to tell what it is, in bytes.
const N_LOOKED_AT: u32 = 1 << 12;
/// The id of the button that restores a deleted game.
pub(super) const UNDELETE: &str = "library-undelete";
/// The id of the search field.
pub(super) const SEARCH: &str = "library-search";

#[derive(Clone, PartialEq, Properties)]
pub(super) struct LibraryProps {
    pub(super) play: PlayHandle,
    pub(super) close: Callback<()>,
}

/// The state of the library.
#[derive(Default)]
pub(super) struct Desk {
    /// `None` until the browser's database is open, and where there is none.
    pub(super) shelf: Option<Rc<Shelf>>,
    pub(super) library: Library,
    /// The name typed for the game on the board.
    pub(super) name: Option<String>,
    /// The id of the game being renamed, and the name typed so far.
    pub(super) renaming: Option<(String, String)>,
    /// What has been done, in words, or why it has not been.
    told: Option<Result<String, String>>,
    /// Whether that was adding a game to a lesson, which can be opened then.
    has_collected: bool,
    faults: Vec<LibraryFault>,
    /// The PDN file that is shown.
    pub(super) file: Option<FileList>,
    /// The number of the request that has not been answered yet.
    pub(super) asked: Option<u32>,
    /// The game of the file that has been read.
    pub(super) record: Option<Record>,
    /// The game about to be put on the board.
    chosen: Option<Session>,
    /// The id of the element to focus.
    pub(super) focus: Option<String>,
    /// Games that were kept while the saved ones were being read.
    arrived: Vec<SavedGame>,
    /// How saved games stand, by id; looked at one after the other, when the list is seen.
    pub(super) looks: HashMap<String, Look>,
}

thread_local! {
    /// Who hears of games that are kept without being asked.
    static HEARERS: RefCell<Vec<Rc<Callback<SavedGame>>>> = const { RefCell::new(Vec::new()) };
}

/// Tells of games that are kept without being asked, for as long as the component is shown.
#[hook]
pub(super) fn use_kept(hear: Callback<SavedGame>) {
    use_effect_with((), move |()| {
        let hear = Rc::new(hear);
        HEARERS.with_borrow_mut(|hearers| hearers.push(Rc::clone(&hear)));
        move || HEARERS.with_borrow_mut(|hearers| hearers.retain(|one| !Rc::ptr_eq(one, &hear)))
    });
}

/// Tells those who listen of a game that was kept without being asked.
pub(super) fn tell_kept(game: &SavedGame) {
    for hearer in HEARERS.with_borrow(Clone::clone) {
        hearer.emit(game.clone());
    }
}

/// The library's state, and how to change it.
#[derive(Clone)]
pub(super) struct Room {
    play: PlayHandle,
    pub(super) desk: Rc<RefCell<Desk>>,
    draw: UseForceUpdateHandle,
    reader: Rc<Reader>,
}

#[component]
pub(super) fn LibraryRoom(props: &LibraryProps) -> Html {
    let desk = use_mut_ref(Desk::default);
    let draw = use_force_update();
    let reader = {
        let (desk, draw) = (Rc::clone(&desk), draw.clone());
        use_memo((), move |()| {
            Reader::new(Callback::from(move |told| {
                hear(&mut desk.borrow_mut(), told);
                draw.force_update();
            }))
        })
    };
    let room = Room { play: props.play.clone(), desk, draw, reader };
    use_kept(room.on_kept());
    {
        let room = room.clone();
        use_effect_with((), move |()| wasm_bindgen_futures::spawn_local(load(room)));
    }
    {
        let (room, close) = (room.clone(), props.close.clone());
        use_effect(move || room.settle(&close));
    }
    let on_drag_over = Callback::from(|event: DragEvent| event.prevent_default());
    let on_drop = {
        let room = room.clone();
        Callback::from(move |event: DragEvent| {
            event.prevent_default();
            let files = event.data_transfer().and_then(|data| data.files());
            room.take(files.and_then(|files| files.get(0)));
        })
    };
    let desk = room.desk.borrow();
    let text = &props.play.strings().library();
    html! {
        <div class="library" ondragover={on_drag_over} ondrop={on_drop}>
            <div class="library__told" aria-live="polite" data-part="told">
                if let Some(told) = &desk.told {
                    <p class={classes!("message", told.is_ok().then_some("message--right"))}>
                        { told.as_ref().unwrap_or_else(|why| why) }
                        if desk.has_collected {
                            <button type="button" class="button" onclick={|_: MouseEvent| own::show(Open::Make)}>
                                { props.play.strings().making().open }
                            </button>
                        }
                    </p>
                }
                { for desk.faults.iter().map(|&fault| html! {
                    <p class="message library__fault">{ text.fault(fault) }</p>
                }) }
                { deleted(&room, &desk, text) }
            </div>
            if let Some(record) = &desk.record {
                { doubt(&room, record, text) }
            } else if let Some(file) = &desk.file {
                { file_list(&room, file, &props.play) }
            } else {
                { kept(&room, &desk, &props.play) }
            }
        </div>
    }
}

/// Handles an answer of the worker for files. One that takes its place does not have the file.
fn hear(desk: &mut Desk, told: Told) {
    let Some((id, answer)) = told else {
        (desk.asked, desk.file, desk.focus) = (None, None, Some(SEARCH.to_owned()));
        return desk.faults.push(LibraryFault::NoReader);
    };
    if desk.asked != Some(id) {
        return;
    }
    if !matches!(answer, Answer::Listed(_)) {
        desk.asked = None;
    }
    match answer {
        Answer::Listed(games) => {
            let Some(file) = &mut desk.file else { return };
            if file.is_empty() {
                desk.focus = Some(SEARCH.to_owned());
            }
            file.add(games);
        }
        Answer::ListEnd { has_more } => {
            let Some(file) = &mut desk.file else { return };
            (file.is_whole, file.has_more) = (true, has_more);
            if file.is_empty() {
                desk.file = None;
                desk.faults.push(LibraryFault::NoGames);
            }
        }
        Answer::Record(record) if !record.faults.is_empty() || record.is_guess => {
            desk.record = Some(record);
        }
        Answer::Record(record) => desk.choose(record),
        Answer::Failed(reason) => {
            desk.faults.push(match reason {
                Failure::FileTooLong(_) => LibraryFault::FileTooLong(1 << 20),
                Failure::GameTooLong => LibraryFault::GameTooLong,
                _ => LibraryFault::BadGame,
            });
            if desk.file.as_ref().is_some_and(FileList::is_empty) {
                desk.file = None;
            }
        }
        Answer::FoundGame(_)
        | Answer::Shared(_)
        | Answer::Inspected(_)
        | Answer::StepInspected(_)
        | Answer::LessonEnd => {
            desk.faults.push(LibraryFault::NoReader);
        }
    }
}

impl Desk {
    /// Puts a game of the file on the board, or says why that is impossible.
    fn choose(&mut self, record: Record) {
        match opened(record) {
            Some((_, true)) => self.faults.push(LibraryFault::GameTooLong),
            Some((session, false)) => self.chosen = Some(session),
            None => self.faults.push(LibraryFault::BadGame),
        }
    }

    pub(super) fn search(&mut self) -> &mut Search {
        match &mut self.file {
            Some(file) => &mut file.search,
            None => &mut self.library.search,
        }
    }

    /// Clears the messages.
    fn hush(&mut self) {
        self.told = None;
        self.has_collected = false;
        self.faults.clear();
    }
}

impl Room {
    /// Changes the state, and renders.
    pub(super) fn change(&self, change: impl FnOnce(&mut Desk)) {
        change(&mut self.desk.borrow_mut());
        self.draw.force_update();
    }

    /// An event handler that changes the state.
    pub(super) fn on<E>(&self, change: impl Fn(&mut Desk) + 'static) -> Callback<E> {
        let room = self.clone();
        Callback::from(move |_| room.change(&change))
    }

    /// An event handler that takes the text of a field.
    pub(super) fn typed(&self, take: impl Fn(&mut Desk, String) + 'static) -> Callback<InputEvent> {
        let room = self.clone();
        Callback::from(move |event: InputEvent| {
            let input: Option<HtmlInputElement> = event.target_dyn_into();
            if let Some(input) = input {
                room.change(|desk| take(desk, input.value()));
            }
        })
    }

    /// Opens the chosen game or moves the focus, after rendering.
    fn settle(&self, close: &Callback<()>) {
        let (chosen, focus) = {
            let mut desk = self.desk.borrow_mut();
            (desk.chosen.take(), desk.focus.take())
        };
        if let Some(session) = chosen {
            start::open_game(&self.play, session);
            return close.emit(());
        }
        let element = focus.and_then(|id| dom::document()?.get_element_by_id(&id));
        if let Some(element) = element {
            dom::focus(&element);
        }
        self.draw_next();
    }

    /// Takes in a game that has been kept without being asked, which may take longer than opening the
    /// library.
    fn on_kept(&self) -> Callback<SavedGame> {
        let room = self.clone();
        Callback::from(move |game: SavedGame| {
            room.change(|desk| {
                if desk.shelf.is_none() {
                    desk.arrived.push(game.clone());
                }
                desk.library.put(game);
            });
        })
    }

    /// Draws the first saved game of the list that has no picture yet, in a task of its own. Each drawing
    /// renders the list, and so leads to the next one.
    fn draw_next(&self) {
        let next = {
            let desk = self.desk.borrow();
            let (games, _) = desk.library.found();
            let next = games.into_iter().find(|game| !desk.looks.contains_key(&game.id));
            next.filter(|_| desk.file.is_none() && desk.record.is_none()).cloned()
        };
        let Some(game) = next else { return };
        let room = self.clone();
        wasm_bindgen_futures::spawn_local(async move {
            dom::pause().await;
            // What cannot be read looks like nothing; opening it says so.
            let look = session::read(&game.session).map(|session| Look::of(&session));
            room.change(|desk| {
                desk.looks.insert(game.id, look.unwrap_or_default());
            });
        });
    }

    /// Asks for a game of the file.
    pub(super) fn read(&self, idx: u32) {
        let id = self.reader.ask_in(self.play.language(), Task::Read(idx), None);
        self.change(|desk| {
            desk.hush();
            desk.asked = Some(id);
        });
    }

    /// Opens a game of the file despite its faults.
    pub(super) fn open_anyway(&self) {
        self.change(|desk| {
            let Some(record) = desk.record.take() else { return };
            desk.hush();
            desk.chosen = opened(record).map(|(session, _)| session);
            if desk.chosen.is_none() {
                desk.faults.push(LibraryFault::BadGame);
            }
        });
    }

    /// Goes back to the file's list, or from there to the saved games.
    pub(super) fn go_back(&self) {
        self.change(|desk| {
            desk.hush();
            if desk.record.take().is_none() {
                desk.file = None;
            }
            desk.focus = Some(SEARCH.to_owned());
        });
    }

    /// Reads a file that was chosen or dropped.
    pub(super) fn take(&self, file: Option<web_sys::File>) {
        let Some(file) = file else { return };
        let room = self.clone();
        room.change(Desk::hush);
        wasm_bindgen_futures::spawn_local(async move {
            if let Err(fault) = room.read_file(&file).await {
                room.change(|desk| desk.faults.push(fault));
            }
        });
    }

    async fn read_file(&self, file: &web_sys::File) -> Result<(), LibraryFault> {
        let most = u32::try_from(MAX_FILE_BYTES).unwrap_or(u32::MAX);
        if file.size() > f64::from(most) {
            return Err(LibraryFault::FileTooLong(MAX_FILE_BYTES));
        }
        let buffer = wasm_bindgen_futures::JsFuture::from(file.array_buffer()).await;
        let buffer = js_sys::ArrayBuffer::from(buffer.map_err(|_| LibraryFault::Unreadable)?);
        let bytes = js_sys::Uint8Array::new(&buffer);
        if Import::is_one(&bytes.slice(0, 64).to_vec()) {
            let text = String::from_utf8(bytes.to_vec()).map_err(|_| LibraryFault::NotALibrary)?;
            return self.import(Import::new(text)?).await;
        }
        let start = bytes.slice(0, N_LOOKED_AT).to_vec();
        let start = String::from_utf8_lossy(&start);
        if start.trim_start_matches('\u{feff}').starts_with("# ") || problem::is_lines(&start) {
            // A lesson or problems: it is found out what is in it as if it had been dropped on the page.
            own::show(Open::Nothing);
            let now = Rc::new(RefCell::new(self.play.clone()));
            found::take_in(now, Brought::File(file.clone())).await;
            return Ok(());
        }
        let id = self.reader.ask(Task::List, Some(buffer));
        self.change(|desk| {
            desk.file = Some(FileList::new(file.name()));
            desk.record = None;
            desk.asked = Some(id);
        });
        Ok(())
    }

    /// Imports the games of a library file, some lines at a time, so that the page stays
    /// responsive.
    async fn import(&self, mut import: Import) -> Result<(), LibraryFault> {
        let shelf = self.shelf()?;
        while import.step(&self.desk.borrow().library, LINES_AT_ONCE) {
            dom::pause().await;
        }
        for games in import.games.chunks(LINES_AT_ONCE) {
            shelf.put(games).await.map_err(|_| LibraryFault::NotKept)?;
        }
        self.change(|desk| {
            let text = self.play.strings().library();
            let told = text.imported(import.games.len(), import.n_known);
            desk.told = Some(Ok(told + &ladder::take_in(self.play.strings(), import.results)));
            desk.faults = import.faults;
            for game in import.games {
                desk.library.put(game);
            }
        });
        Ok(())
    }

    fn shelf(&self) -> Result<Rc<Shelf>, LibraryFault> {
        self.desk.borrow().shelf.clone().ok_or(LibraryFault::Blocked)
    }

    /// Saves the game on the board: in the place of what is kept of it by another name, or was kept
    /// without being asked.
    pub(super) fn save(&self, name: &str) {
        let known = self.desk.borrow().library.with_session(&self.play.session_text()).cloned();
        let (same, unasked) = match known {
            Some(known) if known.is_unasked() => (None, Some(known.id)),
            known => (known, None),
        };
        let id = same.map(|same| same.id);
        let id = id.unwrap_or_else(|| format!("{}-{:x}", dom::moment(), dom::seed()));
        let room = self.clone();
        let game = SavedGame::of(&self.play, id, name);
        self.work(async move {
            let game = game?;
            room.desk.borrow().library.check_room(1)?;
            let (text, shelf) = (room.play.strings().library(), room.shelf()?);
            let kept = shelf.put(std::slice::from_ref(&game)).await;
            kept.map_err(|_| LibraryFault::NotKept)?;
            if let Some(id) = &unasked {
                shelf.delete(id).await.map_err(|_| LibraryFault::NotKept)?;
            }
            room.change(|desk| {
                desk.told = Some(Ok(text.saved.to_owned()));
                desk.name = None;
                desk.library.put(game);
                if let Some(id) = unasked {
                    desk.library.forget(&id);
                }
            });
            Ok(())
        });
    }

    pub(super) fn rename(&self, id: &str, name: &str) {
        let room = self.clone();
        let game = self.desk.borrow_mut().library.rename(id, name).cloned();
        self.change(|desk| {
            desk.renaming = None;
            desk.focus = Some(row_id(id));
        });
        self.work(async move {
            let Some(game) = game else { return Ok(()) };
            let kept = room.shelf()?.put(&[game]).await;
            kept.map_err(|_| LibraryFault::NotKept)
        });
    }

    pub(super) fn delete(&self, id: String) {
        let room = self.clone();
        self.work(async move {
            let gone = room.shelf()?.delete(&id).await;
            gone.map_err(|_| LibraryFault::NotKept)?;
            room.change(|desk| {
                desk.library.delete(&id);
                desk.focus = Some(UNDELETE.to_owned());
            });
            Ok(())
        });
    }

    pub(super) fn undelete(&self) {
        let room = self.clone();
        let game = self.desk.borrow_mut().library.undelete();
        self.work(async move {
            let Some(game) = game else { return Ok(()) };
            let kept = room.shelf()?.put(std::slice::from_ref(&game)).await;
            kept.map_err(|_| LibraryFault::NotKept)?;
            room.change(|desk| desk.focus = Some(row_id(&game.id)));
            Ok(())
        });
    }

    pub(super) fn export(&self) {
        let name = format!("{}{EXTENSION}", dom::day(&dom::moment()));
        let file = self.desk.borrow().library.export(&storage::results());
        let is_saved = dom::save_text(&name, &file).is_ok();
        let text = self.play.strings().library();
        self.change(|desk| {
            desk.hush();
            if is_saved {
                desk.told = Some(Ok(text.file_saved.to_owned()));
            } else {
                desk.faults.push(LibraryFault::NotKept);
            }
        });
    }

    pub(super) fn open(&self, id: &str) {
        self.change(|desk| {
            desk.hush();
            let read = desk.library.get(id).and_then(|game| session::read(&game.session).ok());
            desk.chosen = read;
            if desk.chosen.is_none() {
                desk.faults.push(LibraryFault::BadGame);
            }
        });
    }

    /// Adds a saved game to the lesson that is made.
    pub(super) fn collect(&self, id: &str) {
        self.change(|desk| {
            desk.hush();
            if let Some(game) = desk.library.get(id) {
                desk.told = Some(collect::add(&self.play, &game.session, None));
                desk.has_collected = true;
            }
        });
    }

    /// Runs a task, and reports its failure.
    fn work(&self, work: impl Future<Output = Result<(), LibraryFault>> + 'static) {
        let room = self.clone();
        room.change(Desk::hush);
        wasm_bindgen_futures::spawn_local(async move {
            let result = work.await;
            room.change(|desk| desk.faults.extend(result.err()));
        });
    }
}

/// How a saved game stands.
#[derive(Clone, Default)]
pub(super) struct Look {
    pub(super) picture: AttrValue,
    mode: Option<Mode>,
    turn: Option<Color>,
}

impl Look {
    fn of(session: &Session) -> Self {
        Self {
            picture: picture(session).into(),
            mode: session.mode,
            turn: Some(session.game.position().turn()),
        }
    }

    /// Who is to move, if the game could be read.
    pub(super) fn whose_turn(&self, text: &Strings) -> Option<&'static str> {
        self.turn.map(|turn| whose_turn(self.mode, turn, text))
    }
}

/// Who is to move in a game kept.
pub(super) fn whose_turn(mode: Option<Mode>, turn: Color, text: &Strings) -> &'static str {
    match mode {
        Some(Mode::Computer { human, .. }) if human == turn => text.your_turn,
        Some(Mode::Computer { .. }) => text.computers_turn,
        Some(Mode::TwoPlayers) | None => text.to_move(turn),
    }
}

/// A picture of a game as it stands.
pub(super) fn picture(session: &Session) -> String {
    let bottom = if session.flipped { Color::Black } else { Color::White };
    let picture = Picture { bottom, ..Picture::default() };
    diagram::draw(session.game.ruleset(), session.game.position(), &picture)
}

async fn load(room: Room) {
    let loaded = async {
        let shelf = Shelf::open().await?;
        let lines = shelf.all().await?;
        Ok::<_, wasm_bindgen::JsValue>((shelf, lines))
    };
    let loaded = loaded.await;
    room.change(|desk| match loaded {
        Ok((shelf, lines)) => {
            let (library, n_bad) = Library::of_lines(lines.iter().map(String::as_str));
            (desk.library, desk.shelf) = (library, Some(Rc::new(shelf)));
            for game in std::mem::take(&mut desk.arrived) {
                desk.library.put(game);
            }
            if n_bad > 0 {
                desk.faults.push(LibraryFault::BadGame);
            }
        }
        Err(_) => desk.faults.push(LibraryFault::Blocked),
    });
}
