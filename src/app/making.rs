//! The lesson maker: a dialog with the steps of one lesson, kept on the device after each change.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};
use yew::prelude::*;

use super::context::PlayHandle;
use super::making_step::step_row;
use super::open::Open;
use super::reader::{Reader, Told};
use super::share::{Sheet, line, told_of, use_sheet};
use super::{address, collect, dom, own, storage, telling};
use crate::diagram::{self, Picture};
use crate::notation::lesson::packed::MANY_CHARS;
use crate::notation::lesson::{Lesson, Step};
use crate::play::Action;
use crate::play::making::{Making, Part};
use crate::protocol::files::{Answer, FindingText, Task};
use crate::text::Language;

/// The ids of what gets the focus when something has been done.
const RESTORE: &str = "making-restore";
const TITLE: &str = "making-title";

#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    pub(super) play: PlayHandle,
    /// Opens another dialog, or none.
    pub(super) show: Callback<Open>,
}

/// The state of the maker.
pub(super) struct Bench {
    /// What the lesson is kept under.
    id: String,
    pub(super) making: Making,
    /// The step that is open for changes.
    pub(super) open: Option<usize>,
    /// The whole lesson as text, while that is changed, and what is wrong with it.
    as_text: Option<(String, String)>,
    /// What came with the lesson.
    faults: Vec<String>,
    /// Why the lesson is not kept.
    not_kept: &'static str,
    /// How many steps have been checked, what was found in each, and of which text.
    pub(super) found: Vec<Vec<FindingText>>,
    checked: Option<String>,
    check: Check,
    /// Pictures of boards, by their links.
    pub(super) pictures: HashMap<String, AttrValue>,
    /// The link, or why there is none.
    link: Option<Result<String, String>>,
    is_sharing: bool,
    is_deleting: bool,
    focus: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Check {
    NotAsked,
    Asked(u32),
    Failed,
    Done,
}

impl Bench {
    fn open(play: &PlayHandle) -> Self {
        let id = storage::making();
        let variant = play.face().entry().rules.id;
        let new = || Making::new(play.strings().making().untitled, variant);
        let kept = own::making(&id);
        Self {
            id: if kept.is_some() { id } else { own::new_id() },
            making: kept.unwrap_or_else(new),
            open: None,
            as_text: None,
            faults: own::take_faults(),
            not_kept: "",
            found: Vec::new(),
            checked: None,
            check: Check::NotAsked,
            pictures: HashMap::new(),
            link: None,
            is_sharing: false,
            is_deleting: false,
            focus: None,
        }
    }

    pub(super) fn lesson(&self) -> &Lesson {
        self.making.lesson()
    }
}

/// The maker's state, and how to change it.
#[derive(Clone)]
pub(super) struct Room {
    pub(super) play: PlayHandle,
    pub(super) bench: Rc<RefCell<Bench>>,
    draw: UseForceUpdateHandle,
    reader: Rc<RefCell<Option<Reader>>>,
    pub(super) show: Callback<Open>,
}

impl Room {
    /// Changes what is shown.
    pub(super) fn change(&self, change: impl FnOnce(&mut Bench)) {
        change(&mut self.bench.borrow_mut());
        self.draw.force_update();
    }

    /// Changes the lesson, and keeps it.
    pub(super) fn make(&self, make: impl FnOnce(&mut Making)) {
        self.change(|bench| {
            make(&mut bench.making);
            self.keep(bench);
        });
    }

    fn keep(&self, bench: &mut Bench) {
        let kept = own::keep(&bench.id, &self.text(bench));
        bench.not_kept = kept.err().map_or("", |why| own::not_kept(&self.play, why));
        storage::keep_making(&bench.id);
        bench.link = None;
        bench.is_deleting = false;
    }

    fn text(&self, bench: &Bench) -> String {
        bench.making.text(self.play.strings().making().untitled)
    }

    /// An event handler that changes what is shown.
    pub(super) fn on<E>(&self, change: impl Fn(&mut Bench) + 'static) -> Callback<E> {
        let room = self.clone();
        Callback::from(move |_| room.change(&change))
    }

    /// An event handler that changes the lesson; `focus` is where the focus goes then.
    pub(super) fn on_make(
        &self,
        make: impl Fn(&mut Making) + 'static,
        focus: String,
    ) -> Callback<MouseEvent> {
        let room = self.clone();
        Callback::from(move |_| {
            room.make(&make);
            room.change(|bench| bench.focus = Some(focus.clone()));
        })
    }

    /// An event handler that takes a text from a field.
    pub(super) fn typed(&self, part: Part) -> Callback<InputEvent> {
        let room = self.clone();
        Callback::from(move |event: InputEvent| {
            let target = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value());
            let area = || event.target_dyn_into::<HtmlTextAreaElement>().map(|area| area.value());
            if let Some(text) = target.or_else(area) {
                room.make(|making| making.write(part, text));
            }
        })
    }

    /// Goes through the lesson, from a step on or where one stopped.
    pub(super) fn walk(&self, at: Option<usize>) {
        let id = self.bench.borrow().id.clone();
        if let Some(training) = own::training(&self.play, &id, at) {
            self.show.emit(Open::Nothing);
            self.play.send(Action::Train(Box::new(training)));
        }
    }

    /// Opens the exercise of a step in the exercise editor.
    pub(super) fn edit_exercise(&self, idx: usize) {
        let link = {
            let bench = self.bench.borrow();
            collect::edit(&bench.id, &bench.making, idx);
            let variant = bench.lesson().variant.as_deref();
            bench.lesson().steps.get(idx).and_then(|step| step.link_text(variant))
        };
        if let Some(link) = link {
            self.show.emit(Open::Nothing);
            own::make_exercise(&self.play, link);
        }
    }

    fn ask_check(&self) {
        let room = self.clone();
        let reader = Reader::new(Callback::from(move |told| room.hear(told)));
        self.change(|bench| {
            let text = self.text(bench);
            bench.checked = Some(text.clone());
            bench.found.clear();
            let asked = reader.ask_in(self.play.language(), Task::InspectLesson(text), None);
            bench.check = Check::Asked(asked);
        });
        self.reader.replace(Some(reader));
    }

    fn hear(&self, told: Told) {
        self.change(|bench| match (told, bench.check) {
            (Some((id, answer)), Check::Asked(asked)) if id == asked => match answer {
                Answer::StepInspected(found) => bench.found.push(found),
                Answer::LessonEnd => bench.check = Check::Done,
                _ => bench.check = Check::Failed,
            },
            (None, Check::Asked(_)) => bench.check = Check::Failed,
            _ => {}
        });
    }

    /// Makes the link anew where it is wanted.
    fn make_link(&self) {
        let (is_wanted, text) = {
            let bench = self.bench.borrow();
            (bench.is_sharing && bench.link.is_none(), self.text(&bench))
        };
        if !is_wanted {
            return;
        }
        let room = self.clone();
        spawn_local(async move {
            let page = address::for_others().unwrap_or_default();
            let link = own::link(&room.play, &page, &text).await;
            room.change(|bench| {
                let is_same = room.text(bench) == text;
                bench.link = Some(link).filter(|_| is_same);
            });
        });
    }

    /// Moves the focus, makes a link and draws the next picture, after rendering.
    fn settle(&self) {
        let focus = self.bench.borrow_mut().focus.take();
        let element = focus.and_then(|id| dom::document()?.get_element_by_id(&id));
        if let Some(element) = element {
            dom::focus(&element);
        }
        self.make_link();
        self.draw_next();
    }

    /// Draws the first board that has no picture yet, in a task of its own.
    fn draw_next(&self) {
        let next = {
            let bench = self.bench.borrow();
            let variant = bench.lesson().variant.clone();
            let links = bench
                .lesson()
                .steps
                .iter()
                .filter_map(|step| Some((step.link_text(variant.as_deref())?, step.clone())));
            let mut missing = links.filter(|(link, _)| !bench.pictures.contains_key(link));
            missing.next().map(|(link, step)| (link, step, variant))
        };
        let Some((link, step, variant)) = next else { return };
        let room = self.clone();
        spawn_local(async move {
            dom::pause().await;
            let picture = picture(&step, variant.as_deref());
            room.change(|bench| {
                bench.pictures.insert(link, picture.into());
            });
        });
    }
}

/// A picture of a step's board; empty if it cannot be read.
fn picture(step: &Step, variant: Option<&str>) -> String {
    let Some(Ok(link)) = step.link(variant) else { return String::new() };
    let position = link.game.position_at(link.ply).unwrap_or(link.game.position());
    let picture = Picture {
        bottom: link.bottom,
        marks: &link.marks,
        drawn: &link.arrows,
        ..Picture::default()
    };
    diagram::draw(link.game.ruleset(), position, &picture)
}

#[component]
pub(super) fn MakeRoom(RoomProps { play, show }: &RoomProps) -> Html {
    let bench = use_mut_ref(|| Bench::open(play));
    let (draw, reader) = (use_force_update(), use_mut_ref(|| None));
    let room = Room { play: play.clone(), bench, draw, reader, show: show.clone() };
    let sheet = use_sheet(play);
    {
        let room = room.clone();
        use_effect(move || room.settle());
    }
    let bench = room.bench.borrow();
    let text = play.strings().making();
    let lesson = bench.lesson();
    html! {
        <div class="making library">
            <div class="library__told" role="status">
                if !bench.faults.is_empty() {
                    <div class="message">
                        <p>{ text.from_problems }</p>
                        <ul class="library__faults">
                            { for bench.faults.iter().map(|fault| html! { <li>{ fault.clone() }</li> }) }
                        </ul>
                    </div>
                }
                if !bench.not_kept.is_empty() {
                    <p class="message library__fault">{ bench.not_kept }</p>
                }
                if let Some(title) = bench.making.removed() {
                    <p class="message">
                        { text.removed(title) }
                        <button type="button" class="button" id={RESTORE}
                            onclick={room.on_make(Making::restore, TITLE.to_owned())}>
                            { text.restore }
                        </button>
                    </p>
                }
            </div>
            if let Some((typed, fault)) = &bench.as_text {
                { whole_text(&room, typed, fault) }
            } else {
                { head(&room, &bench) }
                <h3 class="library__title">{ text.steps }</h3>
                if lesson.steps.is_empty() {
                    <p class="library__none">{ text.no_steps }</p>
                }
                <ol class="games making__steps">
                    { for (0..lesson.steps.len()).map(|idx| step_row(&room, &bench, idx)) }
                </ol>
                { ways(&room, &bench) }
                { sharing(&room, &bench, &sheet) }
                { leaving(&room, &bench) }
            }
            { told_of(&sheet) }
        </div>
    }
}

/// Title, language, and what is said before the first step.
fn head(room: &Room, bench: &Bench) -> Html {
    let text = room.play.strings().making();
    let lesson = bench.lesson();
    let language = lesson.language.as_deref().unwrap_or_default();
    let on_language = {
        let room = room.clone();
        Callback::from(move |event: Event| {
            if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
                room.make(|making| making.write(Part::Language, select.value()));
            }
        })
    };
    let known = Language::ALL.map(|it| (it.code(), it.name()));
    let is_known = known.iter().any(|(code, _)| *code == language);
    html! {
        <>
            <div class="making__head">
                <label class="field">
                    <span class="field__name">{ text.name }</span>
                    <input class="field__input" id={TITLE} maxlength="120" autocomplete="off"
                        value={lesson.title.clone()} oninput={room.typed(Part::Title)} />
                </label>
                <label class="field">
                    <span class="field__name">{ text.language }</span>
                    <select class="field__input" onchange={on_language}>
                        <option value="" selected={language.is_empty()}>{ text.no_language }</option>
                        { for known.into_iter().map(|(code, name)| html! {
                            <option value={code} lang={code} selected={code == language}>{ name }</option>
                        }) }
                        if !is_known && !language.is_empty() {
                            <option value={language.to_owned()} selected=true>{ language.to_owned() }</option>
                        }
                    </select>
                </label>
            </div>
            <label class="field making__words">
                <span class="field__name">{ text.begin_words }</span>
                <textarea class="field__input" rows="2" value={lesson.words.clone()}
                    oninput={room.typed(Part::Words)} />
            </label>
        </>
    }
}

fn button(label: &'static str, class: &'static str, on: Callback<MouseEvent>, can: bool) -> Html {
    html! {
        <button type="button" class={classes!("button", class)} disabled={!can} onclick={on}>{ label }</button>
    }
}

/// What can be done with the whole lesson, and what the check has found.
fn ways(room: &Room, bench: &Bench) -> Html {
    let text = room.play.strings().making();
    let has_steps = !bench.lesson().steps.is_empty();
    let on_walk = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.walk(None))
    };
    let on_check = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| room.ask_check())
    };
    let on_words = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| {
            let text = room.play.strings();
            let step =
                Step { title: String::new(), words: String::new(), board: Vec::new(), line: 0 };
            room.make(|making| {
                let title = collect::title(text, making, &step);
                making.add(Step { title, ..step });
            });
            room.change(|bench| {
                let idx = bench.lesson().steps.len() - 1;
                (bench.open, bench.focus) = (Some(idx), Some(format!("making-name-{idx}")));
            });
        })
    };
    let on_text = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| {
            room.change(|bench| bench.as_text = Some((room.text(bench), String::new())));
        })
    };
    let n_steps = bench.lesson().steps.len();
    let is_unsound = bench.found.iter().flatten().any(|one| one.is_fault);
    let is_changed = bench.checked.as_ref().is_some_and(|checked| *checked != room.text(bench));
    html! {
        <>
            <div class="making__ways">
                { button(text.walk, "button--accent", on_walk, has_steps) }
                { button(text.add_words, "", on_words, true) }
                { button(text.check, "", on_check, has_steps) }
                { button(text.as_text, "", on_text, true) }
            </div>
            <div class="making__check" role="status">
                { match bench.check {
                    Check::NotAsked => Html::default(),
                    Check::Asked(_) => html! {
                        <p>{ text.checking((bench.found.len() + 1).min(n_steps), n_steps) }</p>
                    },
                    Check::Failed => html! { <p class="message">{ text.not_checked }</p> },
                    Check::Done if is_unsound => html! {
                        <p class="message library__fault">{ text.unsound }</p>
                    },
                    Check::Done => html! {
                        <p class="message message--right">{ text.sound(bench.found.len()) }</p>
                    },
                } }
                if is_changed && bench.check == Check::Done { <p class="quiet">{ text.changed_since }</p> }
            </div>
        </>
    }
}

/// The lesson as one text, to be changed by hand.
fn whole_text(room: &Room, typed: &str, fault: &str) -> Html {
    let text = room.play.strings().making();
    let on_input = {
        let room = room.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(area) = event.target_dyn_into::<HtmlTextAreaElement>() {
                room.change(|bench| bench.as_text = Some((area.value(), String::new())));
            }
        })
    };
    let on_take = {
        let (room, typed) = (room.clone(), typed.to_owned());
        Callback::from(move |_: MouseEvent| {
            room.change(|bench| match Making::read(&typed) {
                Ok(making) => {
                    (bench.making, bench.as_text, bench.open) = (making, None, None);
                    bench.found.clear();
                    bench.check = Check::NotAsked;
                    bench.focus = Some(TITLE.to_owned());
                    room.keep(bench);
                }
                Err(why) => {
                    bench.as_text = Some((typed.clone(), String::new()));
                    let (room, typed) = (room.clone(), typed.clone());
                    spawn_local(async move {
                        let why = telling::of_lesson(room.play.language(), why).await;
                        room.change(|bench| {
                            // Unless it has been closed or typed on meanwhile.
                            if let Some((text, told)) = &mut bench.as_text
                                && *text == typed
                            {
                                *told = why;
                            }
                        });
                    });
                }
            });
        })
    };
    html! {
        <>
            <label class="field making__text">
                <span class="field__name">{ text.as_text_about }</span>
                <textarea class="field__input" rows="18" spellcheck="false" dir="auto"
                    value={typed.to_owned()} oninput={on_input} />
            </label>
            <div role="alert">
                if !fault.is_empty() { <p class="message library__fault">{ fault.to_owned() }</p> }
            </div>
            <div class="making__ways">
                { button(text.take_text, "button--accent", on_take, true) }
                { button(text.leave_text, "", room.on(|bench| bench.as_text = None), true) }
            </div>
        </>
    }
}

/// The file, the link and the element.
fn sharing(room: &Room, bench: &Bench, sheet: &Sheet) -> Html {
    let text = room.play.strings().making();
    let whole = room.text(bench);
    let name = format!("{}.txt", file_name(&bench.lesson().title));
    let on_toggle = {
        let room = room.clone();
        Callback::from(move |event: Event| {
            let details: Option<web_sys::HtmlDetailsElement> = event.target_dyn_into();
            let is_open = details.is_some_and(|details| details.open());
            if room.bench.borrow().is_sharing != is_open {
                room.change(|bench| (bench.is_sharing, bench.link) = (is_open, None));
            }
        })
    };
    let link = bench.link.as_ref();
    let is_long = matches!(link, Some(Ok(link)) if link.len() > MANY_CHARS);
    html! {
        <details class="share__more" ontoggle={on_toggle}>
            <summary>{ text.share }</summary>
            <div class="share__group">
                <div class="making__ways">
                    { button(text.save, "", sheet.saves(name, &whole), true) }
                </div>
                { match link {
                    Some(Err(why)) => html! { <p class="message">{ why.clone() }</p> },
                    Some(Ok(link)) => line(sheet, [text.link, text.link_about], Some(link), true),
                    None => line(sheet, [text.link, text.link_about], None, true),
                } }
                if is_long { <p class="share__about">{ text.link_many }</p> }
                if let Some(folder) = address::for_others().filter(|_| address::beside(String::new()).is_some()) {
                    { line(sheet, [text.element, text.element_about], Some(&element(&folder, &whole)), false) }
                }
            </div>
        </details>
    }
}

/// The HTML of the lesson for a page: with its text in it, or where that would end the element, with its file.
fn element(page: &str, lesson: &str) -> String {
    let folder = page.rsplit_once('/').map_or("", |(folder, _)| folder);
    let script = format!("<script type=\"module\" src=\"{folder}/embed/lesson.js\"></script>\n");
    let lower = lesson.to_ascii_lowercase();
    if lower.contains("</script") || lower.contains("<!--") {
        return format!("{script}<damiera-lesson src=\"lesson.txt\"></damiera-lesson>");
    }
    format!(
        "{script}<damiera-lesson id=\"lesson\"><script type=\"text/plain\">\n{lesson}</script></damiera-lesson>"
    )
}

/// A title as the name of a file.
fn file_name(title: &str) -> String {
    let plain = |ch: char| if ch.is_ascii_alphanumeric() || !ch.is_ascii() { ch } else { '-' };
    let name: String = title.chars().take(60).map(plain).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "lesson".to_owned() } else { name.to_owned() }
}

/// The way to the other lessons, and the end of this one.
fn leaving(room: &Room, bench: &Bench) -> Html {
    let text = room.play.strings().making();
    let on_list = room.show.reform(|_: MouseEvent| Open::Learn);
    let on_delete = {
        let room = room.clone();
        Callback::from(move |_: MouseEvent| {
            if room.bench.borrow().is_deleting {
                own::forget(&room.bench.borrow().id);
                storage::keep_making("");
                room.show.emit(Open::Learn);
            } else {
                room.change(|bench| bench.is_deleting = true);
            }
        })
    };
    let label = if bench.is_deleting { text.delete_really } else { text.delete };
    let class = if bench.is_deleting { "button--danger" } else { "button--leave" };
    html! {
        <div class="making__ways making__leave">
            { button(text.to_list, "", on_list, true) }
            { button(label, class, on_delete, true) }
        </div>
    }
}
