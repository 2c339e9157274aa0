//! The share sheet: links, text, pictures and HTML of what is on the board. Nothing leaves the
//! browser until the person sends it. All but the readable link is made by the worker for files.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::collect::AddToLesson;
use super::context::PlayHandle;
use super::picker::option;
use super::reader::Reader;
use super::share_picture::save_png;
use super::{address, dom};
use crate::notation::link;
use crate::play::sharing::{self, Purpose, Scope, Sharing};
use crate::protocol::files::{self, Answer, Qr, Shared, Task, WritePdn};
use crate::text::Strings;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ShareProps {
    pub(super) play: PlayHandle,
}

/// What the worker has made so far.
#[derive(Clone, PartialEq)]
enum Made {
    NotYet,
    Never,
    All(Rc<Shared>),
}

/// The message about the last action. It is announced again even if its words are the same.
#[derive(Clone, Copy, PartialEq)]
struct Told {
    words: &'static str,
    is_done: bool,
    serial: u32,
}

/// The state that actions on the sheet need.
#[derive(Clone)]
pub(super) struct Sheet {
    text: &'static Strings,
    told: UseStateHandle<Told>,
    serial: Rc<Cell<u32>>,
}

/// A sheet on which nothing has been done.
#[hook]
pub(super) fn use_sheet(play: &PlayHandle) -> Sheet {
    let told = use_state_eq(|| Told { words: "", is_done: false, serial: 0 });
    let serial = use_memo((), |()| Cell::new(0));
    Sheet { text: play.strings(), told, serial }
}

/// What came of the last action on a sheet.
pub(super) fn told_of(sheet: &Sheet) -> Html {
    let told = &*sheet.told;
    html! {
        <p class="share__told" role="status">
            if !told.words.is_empty() {
                <span class={classes!("message", told.is_done.then_some("message--right"))}
                    key={told.serial}>{ told.words }</span>
            }
        </p>
    }
}

impl Sheet {
    fn tell(&self, words: &'static str, is_done: bool) {
        self.serial.set(self.serial.get().wrapping_add(1));
        self.told.set(Told { words, is_done, serial: self.serial.get() });
    }

    /// A handler that copies a text.
    pub(super) fn copies(&self, words: &str) -> Callback<MouseEvent> {
        let (sheet, words) = (self.clone(), words.to_owned());
        Callback::from(move |_| {
            // Some browsers allow copying only while they handle a press.
            let written = dom::clipboard().map(|clipboard| clipboard.write_text(&words));
            let sheet = sheet.clone();
            spawn_local(async move {
                let is_copied = match written {
                    Some(written) => JsFuture::from(written).await.is_ok(),
                    None => false,
                };
                let text = &sheet.text.sheet();
                sheet.tell(if is_copied { text.copied } else { text.not_copied }, is_copied);
            });
        })
    }

    fn tell_saved(&self, is_saved: bool) {
        let text = &self.text.sheet();
        self.tell(if is_saved { text.saved } else { text.not_saved }, is_saved);
    }

    /// A handler that saves a text as a file.
    pub(super) fn saves(&self, name: String, words: &str) -> Callback<MouseEvent> {
        let (sheet, words) = (self.clone(), words.to_owned());
        Callback::from(move |_| sheet.tell_saved(dom::save_text(&name, &words).is_ok()))
    }

    /// A handler that saves the picture as PNG.
    fn saves_png(&self, name: String, shared: &Rc<Shared>) -> Callback<MouseEvent> {
        let (sheet, shared) = (self.clone(), Rc::clone(shared));
        Callback::from(move |_| {
            let (sheet, shared, name) = (sheet.clone(), Rc::clone(&shared), name.clone());
            spawn_local(async move {
                let size = [shared.size.0, shared.size.1].map(u32::from);
                let saved = save_png(&shared.svg, size, &name, &shared.short).await;
                sheet.tell_saved(saved.is_ok());
            });
        })
    }

    /// A handler that opens the system's share dialog; `None` where there is none.
    pub(super) fn sends(&self, words: &str) -> Option<Callback<MouseEvent>> {
        let navigator = dom::window()?.navigator();
        let share: Function = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
        let (sheet, words) = (self.clone(), words.to_owned());
        Some(Callback::from(move |_| {
            let data = Object::new();
            // Setting a property of a new object cannot fail.
            let _ = Reflect::set(&data, &"text".into(), &words.as_str().into());
            let sent = share.call1(&navigator, &data).and_then(JsCast::dyn_into::<Promise>);
            let sheet = sheet.clone();
            spawn_local(async move {
                let failed = match sent {
                    Ok(sent) => JsFuture::from(sent).await.err(),
                    Err(error) => Some(error),
                };
                if failed.is_some_and(|error| !is_abort(&error)) {
                    sheet.tell(sheet.text.sheet().not_sent, false);
                }
            });
        }))
    }
}

/// Whether the person has canceled the share dialog.
fn is_abort(error: &JsValue) -> bool {
    Reflect::get(error, &"name".into()).is_ok_and(|name| name == "AbortError")
}

#[component]
pub(super) fn Share(ShareProps { play }: &ShareProps) -> Html {
    let scope = use_state_eq(Scope::default);
    let purpose = use_state_eq(Purpose::default);
    let sheet = use_sheet(play);
    let sharing = play.sharing(*scope, *purpose, dom::day(&dom::moment()));
    let made = use_made(sharing.as_ref());
    html! {
        <div class="share">
            if let Some(sharing) = &sharing { { links(&sheet, sharing, &made) } }
            { choices(play, &scope, &purpose) }
            if let Some(sharing) = &sharing {
                { offers(&sheet, sharing, &made) }
                <AddToLesson play={play.clone()} link={Some(AttrValue::from(sharing.link.clone()))} />
            }
            { told_of(&sheet) }
        </div>
    }
}

/// Has the worker make what the sheet offers, while the sheet is shown.
#[hook]
fn use_made(sharing: Option<&Sharing>) -> Made {
    let made = use_state_eq(|| Made::NotYet);
    let asked = use_memo((), |()| Cell::new(0));
    let reader = {
        let (made, asked) = (made.setter(), Rc::clone(&asked));
        use_memo((), move |()| {
            Reader::new(Callback::from(move |told| match told {
                Some((id, Answer::Shared(shared))) if id == asked.get() => {
                    made.set(Made::All(Rc::from(shared)));
                }
                Some((id, _)) if id != asked.get() => {}
                _ => made.set(Made::Never),
            }))
        })
    };
    let setter = made.setter();
    use_effect_with(sharing.cloned(), move |sharing| {
        setter.set(Made::NotYet);
        if let Some(sharing) = sharing {
            let page = address::for_others().unwrap_or_default();
            let Sharing { link, pdn, tags, words, .. } = sharing.clone();
            let pdn = WritePdn { session: pdn, tags };
            let wish = files::Share { link, pdn, page, title: words };
            asked.set(reader.ask(Task::Share(wish), None));
        }
    });
    (*made).clone()
}

/// The choice of what to share, and what for.
fn choices(
    play: &PlayHandle,
    scope: &UseStateHandle<Scope>,
    purpose: &UseStateHandle<Purpose>,
) -> Html {
    let text = &play.strings().sheet();
    let has = play.share_choices();
    let of_scope = |label: &'static str, which| {
        let set = scope.setter();
        option("scope", label.into(), **scope == which, Callback::from(move |_| set.set(which)))
    };
    let of_purpose = |label: AttrValue, which| {
        let set = purpose.setter();
        let on = Callback::from(move |_| set.set(which));
        option("purpose", label, **purpose == which, on)
    };
    // An answer needs the whole game.
    let can_cut = has.scope && !(has.answer && **purpose == Purpose::Answer);
    let challenge = has.challenge.map(|(human, level)| text.challenge(human, &level.shown()));
    let whole = if has.is_study { play.strings().sheet().whole } else { text.whole_game };
    html! {
        <>
            if has.scope {
                <fieldset class="choice share__choice" disabled={!can_cut}>
                    <legend>{ text.what }</legend>
                    { of_scope(whole, Scope::Game) }
                    { of_scope(text.position, Scope::Position) }
                </fieldset>
            }
            if has.answer || challenge.is_some() {
                <fieldset class="choice share__choice">
                    <legend>{ text.whoever }</legend>
                    { of_purpose(text.looks.into(), Purpose::Look) }
                    { for challenge.map(|label| of_purpose(label.into(), Purpose::Challenge)) }
                    if has.answer { { of_purpose(text.answers.into(), Purpose::Answer) } }
                    if has.answer && **purpose == Purpose::Answer {
                        <p class="share__about">{ text.answers_more }</p>
                    }
                </fieldset>
            }
        </>
    }
}

/// The system's share dialog, the two links, and the QR code, which a phone shows when it is asked for:
/// it is read by another one.
fn links(sheet: &Sheet, sharing: &Sharing, made: &Made) -> Html {
    let text = &sheet.text.sheet();
    let address = address::for_others();
    let checked = link::checked(&sharing.link);
    let readable = format!("{}#{checked}", address.as_deref().unwrap_or_default());
    let short = match made {
        Made::All(shared) => Some(shared.short.as_str()),
        Made::NotYet | Made::Never => None,
    };
    let words = format!("{} {}", sharing.words, short.unwrap_or(&readable));
    let on_send = sheet.sends(&words);
    let copies = on_send.is_none();
    html! {
        <>
            if address.is_none() {
                <p class="share__about">{ text.no_address }</p>
            }
            <div class="share__links">
                if let Some(on_send) = on_send {
                    <button type="button" class="button button--accent" onclick={on_send}>
                        { text.send }
                    </button>
                }
                if *made != Made::Never {
                    { line(sheet, [text.short_link, text.short_about], short, copies) }
                }
                { line(sheet, [text.readable_link, text.readable_about], Some(&readable), false) }
            </div>
            if let Made::All(shared) = made {
                { too_long(sheet, sharing, shared, &words) }
                // A link without an address is useless to a camera.
                if let (Some(_), Some(code)) = (address, &shared.qr) { { qr(sheet, code) } }
            }
        </>
    }
}

/// Whether the link is too long for a message or for a QR code, and the file that may be sent instead.
fn too_long(sheet: &Sheet, sharing: &Sharing, shared: &Rc<Shared>, words: &str) -> Html {
    let text = sheet.text;
    let length = sharing::too_long(words);
    if length.is_none() && shared.qr.is_some() {
        return Html::default();
    }
    let name = format!("{}.pdn", sharing.ruleset);
    let about = match length {
        Some(n) => text.sheet().too_long(n, sharing::MAX_MESSAGE),
        None => text.sheet().file.to_owned(),
    };
    html! {
        <div class="message share__long">
            if shared.qr.is_none() {
                <p>{ text.sheet().qr_too_long }</p>
            }
            <p>{ about }</p>
            <button type="button" class="button" onclick={sheet.saves(name, &shared.pdn)}>
                { text.sheet().save_pdn }
            </button>
        </div>
    }
}

fn qr(sheet: &Sheet, Qr { side, path }: &Qr) -> Html {
    let text = &sheet.text.sheet();
    html! {
        <>
            <details><summary>{ text.qr }</summary></details>
            <figure class="share__qr">
                <svg viewBox={format!("0 0 {side} {side}")} role="img" aria-label={text.qr}
                    shape-rendering="crispEdges">
                    <rect width="100%" height="100%" fill="#fff" />
                    <path d={path.clone()} fill="#000" />
                </svg>
                <figcaption class="share__about">{ text.qr_about }</figcaption>
            </figure>
        </>
    }
}

/// A text to read and copy, once it is there, with its name and what it is for; copying it is the
/// sheet's main action, or not.
pub(super) fn line(
    sheet: &Sheet,
    [label, about]: [&'static str; 2],
    words: Option<&str>,
    is_main: bool,
) -> Html {
    let text = &sheet.text.sheet();
    let value = words.unwrap_or(text.making).to_owned();
    html! {
        <div class="share__line">
            <label class="field">
                <span>
                    <b class="field__name">{ label }</b>{ " " }
                    <span class="share__about">{ about }</span>
                </span>
                <textarea class="field__input" readonly=true dir="ltr" {value}
                    onfocus={select_all()} />
            </label>
            <button type="button" disabled={words.is_none()}
                class={classes!("button", is_main.then_some("button--accent"))}
                aria-label={text.copy_what(label)}
                onclick={sheet.copies(words.unwrap_or_default())}>{ text.copy }</button>
        </div>
    }
}

/// Selects the whole text of a field when it is focused.
fn select_all() -> Callback<FocusEvent> {
    // It is given to fields alone.
    Callback::from(|event: FocusEvent| {
        event.target_unchecked_into::<HtmlTextAreaElement>().select();
    })
}

/// Text, pictures and HTML to take away.
fn offers(sheet: &Sheet, sharing: &Sharing, made: &Made) -> Html {
    let text = &sheet.text.sheet();
    let shared = match made {
        Made::All(shared) => shared,
        Made::NotYet => return html! { <p class="share__about">{ text.making }</p> },
        Made::Never => return html! { <p class="message">{ text.not_made }</p> },
    };
    let name = |extension: &str| format!("{}.{extension}", sharing.ruleset);
    let button = |label: &'static str, on: Callback<MouseEvent>| {
        html! { <button type="button" class="button" onclick={on}>{ label }</button> }
    };
    html! {
        <>
            <section class="share__group" aria-labelledby="share-text">
                <h3 id="share-text">{ text.as_text }</h3>
                <div class="share__ways">
                    { button(text.copy_fen, sheet.copies(&shared.fen)) }
                    { button(text.copy_pdn, sheet.copies(&shared.pdn)) }
                    { button(text.save_pdn, sheet.saves(name("pdn"), &shared.pdn)) }
                </div>
            </section>
            <section class="share__group" aria-labelledby="share-picture">
                <h3 id="share-picture">{ text.as_picture }</h3>
                <div class="share__ways">
                    { button(text.save_svg, sheet.saves(name("svg"), &shared.svg)) }
                    { button(text.save_png, sheet.saves_png(name("png"), shared)) }
                </div>
                <p class="share__about">{ text.picture_about }</p>
            </section>
            // Embedded boards fetch their program from this page's site.
            if address::beside(String::new()).is_some() {
                <details class="share__more">
                    <summary>{ text.embed }</summary>
                    <div class="share__group">
                        { line(sheet, [text.element, ""], Some(&shared.element), false) }
                        { line(sheet, [text.frame, ""], Some(&shared.frame), false) }
                    </div>
                </details>
            }
        </>
    }
}
