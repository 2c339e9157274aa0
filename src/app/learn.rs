//! Lessons: the dialog in which one is chosen, and what stands beside the board while it is gone through.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::context::PlayHandle;
use super::icons::{self, Tool};
use super::incoming::Brought;
use super::lesson::on_solve;
use super::open::Open;
use super::panel::disc;
use super::solving::{button, hint_button, press_answer, task};
use super::telling::sentences;
use super::tool_sheet::{LESSON_TOOLS, more_button, tool_sheet};
use super::{address, dom, fetched, found, own, storage};
use crate::notation::lesson::{Course, Kind, Lesson, Listed};
use crate::play::Action;
use crate::play::action::{BoardAction, Go};
use crate::play::embedded::{EmbedAction, Embedded};
use crate::play::screen::Subject;
use crate::play::screen::train::{Path, Training};
use crate::play::walk::{Mark, Next, Progress, Walk};
use crate::rulesets::{self, courses};
use crate::text::Strings;

/// The lesson on the board.
fn lesson_of(play: &PlayHandle) -> Option<(&Training, &Walk)> {
    let training = play.training()?;
    match training.path() {
        Path::Lesson(walk) => Some((training, walk)),
        Path::Tactics(_) | Path::Practice(_) | Path::Game(_) => None,
    }
}

/// Keeps how far one has come.
#[hook]
pub(super) fn use_lesson(play: &PlayHandle) {
    let lesson = lesson_of(play);
    let is_open = lesson.is_some_and(|(_, walk)| walk.mark() == Mark::Open);
    let outcome = lesson.filter(|(training, _)| is_open && training.is_solved());
    let outcome = outcome.and_then(|(training, _)| training.outcome());
    use_effect_with(outcome, {
        let play = play.clone();
        move |&outcome| {
            if let (Some(at_first_try), Some((training, walk))) = (outcome, lesson_of(&play)) {
                let walk = walk.solved(at_first_try);
                play.send(Action::Train(Box::new(training.with(walk))));
            }
        }
    });
    let kept = lesson.map(|(_, walk)| (walk.id().to_owned(), walk.progress().clone()));
    use_effect_with(kept, |kept| {
        if let Some((id, progress)) = kept {
            storage::keep_progress(id, progress);
        }
    });
    let now = use_mut_ref(|| play.clone());
    now.replace(play.clone());
    // What was on the board when the page was closed comes back, unless something else is there by then.
    use_effect_with((), move |()| {
        let play = now.borrow().clone();
        let is_free = play.subject() == Subject::Game && !address::has_asked();
        let id = storage::open_lesson().filter(|_| is_free);
        if let Some(id) = id.filter(|_| play.guest().is_none()) {
            spawn_local(async move {
                let training = begun(&play, &id).await;
                let play = now.borrow().clone();
                if let Some(training) = training.filter(|_| play.subject() == Subject::Game) {
                    play.send(Action::Train(Box::new(training)));
                }
            });
        }
    });
    let id = lesson.map(|(_, walk)| walk.id().to_owned());
    use_effect_with(id, |id| {
        let was_open = id.is_some();
        if let Some(id) = id {
            storage::keep_open_lesson(id);
        }
        move || {
            if was_open {
                storage::keep_open_lesson("");
            }
        }
    });
}

/// A lesson of a course or of one's own, where one stopped; `None` if it does not come.
async fn begun(play: &PlayHandle, id: &str) -> Option<Training> {
    if id.starts_with(own::OWN) {
        return own::training(play, id, None);
    }
    let code = play.courses_code();
    let text = fetched::text(&file(code, id)).await?;
    let lesson = Lesson::read(&text).ok()?;
    let (folder, src) = id.split_once('/')?;
    let next = course(code, folder).await.and_then(|course| {
        let at = course.lessons.iter().position(|listed| listed.src == src)?;
        let listed = course.lessons.get(at + 1)?;
        Some(Next { title: listed.title.clone(), id: format!("{folder}/{}", listed.src) })
    });
    let walk = Walk::new(Rc::new(lesson), id.into(), next, storage::progress(id));
    Training::new(walk, play.language(), dom::seed())
}

/// A course in the language with this code; `None` if it does not come.
async fn course(code: &str, id: &str) -> Option<Course> {
    let text = fetched::text(&file(code, &format!("{id}/course.txt"))).await?;
    Course::read(&text).ok()
}

/// Shows a step.
fn go_to(play: &PlayHandle, walk: Walk) {
    let next = match play.training() {
        Some(shown) if walk.is_over() => Some(shown.with(walk)),
        _ => Training::new(walk, play.language(), dom::seed()),
    };
    if let Some(next) = next {
        play.send(Action::Train(Box::new(next)));
    }
}

/// The step, and what one can do.
pub(super) fn step_panel(
    play: &PlayHandle,
    training: &Training,
    walk: &Walk,
    messages: Html,
    show: &Callback<Open>,
) -> Html {
    let text = play.strings();
    let words = text.learn();
    let (state, board) = (training.embedded(), play.on_board());
    let solve = on_solve(play);
    let tool = |icon, label: &'static str, can, on| {
        Tool { icon, label: label.into(), can, on }.draw(Classes::new())
    };
    let go = |walk: Walk| {
        let play = play.clone();
        Callback::from(move |_: MouseEvent| go_to(&play, walk.clone()))
    };
    let (step, n_steps) = (walk.step(), walk.lesson().steps.len());
    let is_exercise = step.kind() == Kind::Exercise;
    let is_done = !is_exercise || walk.mark() != Mark::Open;
    let (n_exercises, n_first) = walk.exercises();
    html! {
        <section class={format!("editor lesson course course--{}", step.kind().name())} aria-labelledby="lesson-title">
            <div class="editor__part lesson__told">
                <p class="course__place" data-part="standing">
                    // A step may have the lesson's own title, which is not said twice.
                    if walk.is_over() || walk.lesson().title != step.title {
                        <bdi>{ walk.lesson().title.clone() }</bdi>{ " · " }
                    }
                    { text.lesson().step((walk.at() + 1).min(n_steps), n_steps) }
                </p>
                if walk.is_over() {
                    <h2 class="course__title" id="lesson-title" tabindex="-1">{ text.lesson().over }</h2>
                    if n_exercises > 0 {
                        <p role="status">{ text.lesson().found(n_first, n_exercises) }</p>
                    }
                } else {
                    <h2 class="course__title" id="lesson-title" tabindex="-1" dir="auto">{ step.title.clone() }</h2>
                    if walk.at() == 0 { { paragraphs(&walk.lesson().words, "quiet") } }
                    { paragraphs(&step.words, "course__words") }
                    if let Some(solving) = state.solving() {
                        <span class={classes!("player__disc", disc(solving.attempt().side()))}
                            aria-hidden="true"></span>
                        { task(&board, solving, &solve) }
                    } else {
                        { press_answer(&board) }
                    }
                    { for sentences(text, &training.faults()).into_iter().map(|fault| html! { <p class="message">{ fault }</p> }) }
                }
                { messages }
            </div>
            if !walk.is_over() { { controls(play, step.kind(), state, &solve) } }
            <div class="course__ways">
                <button type="button" class="button" disabled={walk.at() == 0} data-part="back"
                    onclick={go(walk.back())}>{ text.lesson().back }</button>
                if let (true, Some(next)) = (walk.is_over(), walk.following()) {
                    <button type="button" class="button button--accent" data-part="next"
                        onclick={begin_next(play, next)}>{ words.next_lesson(&next.title) }</button>
                } else if walk.is_over() {
                    <button type="button" class="button button--accent" data-part="next"
                        onclick={show.reform(|_| Open::Learn)}>{ words.lessons }</button>
                } else {
                    <button type="button" data-part="next" onclick={go(walk.next())}
                        class={classes!("button", is_done.then_some("button--accent"))}>
                        { if is_done { text.lesson().next } else { text.lesson().skip } }
                    </button>
                }
                { more_button(text) }
            </div>
            { tool_sheet(text, LESSON_TOOLS, html! {
                <>
                    { tool(icons::LEARN, words.lessons, true, show.reform(|_| Open::Learn)) }
                    if walk.id().starts_with(own::OWN) {
                        { tool(icons::EDIT, text.making().edit_lesson, true, edit_own(show, walk.id())) }
                    }
                    if is_exercise && !walk.is_over() {
                        { tool(icons::START, text.exercise().again, state.has_changed(),
                            solve.reform(|_| EmbedAction::Reset)) }
                        { tool(icons::TURN, text.flip, true,
                            solve.reform(|_| EmbedAction::Board(BoardAction::Flip))) }
                        { tool(icons::SHARE, text.share().title, true, show.reform(|_| Open::Share)) }
                    }
                    { tool(icons::UNDO, text.back_to_game, true, play.on(Action::EndLesson)) }
                </>
            }) }
        </section>
    }
}

/// Opens an own lesson in the lesson maker.
fn edit_own<E>(show: &Callback<Open>, id: &str) -> Callback<E> {
    let (show, id) = (show.clone(), id.to_owned());
    Callback::from(move |_| {
        storage::keep_making(&id);
        show.emit(Open::Make);
    })
}

/// Begins the next lesson of a course.
fn begin_next(play: &PlayHandle, next: &Next) -> Callback<MouseEvent> {
    let (play, id) = (play.clone(), next.id.clone());
    Callback::from(move |_: MouseEvent| {
        let (play, id) = (play.clone(), id.clone());
        spawn_local(async move {
            match begun(&play, &id).await {
                Some(training) => play.send(Action::Train(Box::new(training))),
                None => play.send(Action::Tell(play.strings().learn().missing.into())),
            }
        });
    })
}

/// What goes with a kind of board.
fn controls(
    play: &PlayHandle,
    kind: Kind,
    state: &Embedded,
    solve: &Callback<EmbedAction>,
) -> Html {
    let (text, board) = (play.strings(), play.on_board());
    let again = solve.reform(|_: MouseEvent| EmbedAction::Reset);
    let (shown, n_plies) = (state.table().shown_ply(), state.table().game().plies().len());
    let row = |content: Html| {
        html! {
            <div class="controls controls--row embed__controls" role="group" aria-label={text.actions}>
                { content }
            </div>
        }
    };
    match kind {
        Kind::Exercise => row(hint_button(&board, state, solve)),
        Kind::Replay => row(html! {
            <>
                { button(&board, text.back, BoardAction::Go(Go::Back), shown > 0) }
                { button(&board, text.forward, BoardAction::Go(Go::On), shown < n_plies) }
            </>
        }),
        Kind::Play => row(html! {
            <>
                { button(&board, text.undo, BoardAction::Undo, state.table().can_undo()) }
                <button type="button" class="button" disabled={!state.has_changed()} onclick={again}>
                    { text.exercise().again }
                </button>
            </>
        }),
        Kind::Words | Kind::Diagram => Html::default(),
    }
}

fn paragraphs(words: &str, class: &'static str) -> Html {
    words
        .split("\n\n")
        .filter(|it| !it.is_empty())
        .map(|it| html! { <p {class} dir="auto">{ it.to_owned() }</p> })
        .collect()
}

/// What the dialog is given.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    pub(super) play: PlayHandle,
    /// Opens another dialog, or none.
    pub(super) show: Callback<Open>,
}

/// What has come of a course.
#[derive(Clone, PartialEq)]
enum Shelf {
    Fetching,
    Missing,
    Here(Rc<Course>),
}

/// The dialog in which a course and a lesson are chosen.
#[component]
pub(super) fn LearnRoom(RoomProps { play, show }: &RoomProps) -> Html {
    let text = play.strings();
    let words = text.learn();
    let code = play.courses_code();
    let chosen = use_state_eq(|| {
        let entry = rulesets::find(play.face().entry().rules.id);
        entry.and_then(courses::of).unwrap_or(courses::COURSES[0])
    });
    let shelf = use_state_eq(|| Shelf::Fetching);
    let is_missing = use_state_eq(|| false);
    use_effect_with((*chosen, code), {
        let shelf = shelf.setter();
        move |&(id, code)| {
            shelf.set(Shelf::Fetching);
            // Another course may be chosen before this one comes.
            let is_wanted = Rc::new(Cell::new(true));
            let still = Rc::clone(&is_wanted);
            spawn_local(async move {
                let course = course(code, id).await;
                if still.get() {
                    shelf.set(course.map_or(Shelf::Missing, |course| Shelf::Here(Rc::new(course))));
                }
            });
            move || is_wanted.set(false)
        }
    });
    let on_course = {
        let (chosen, is_missing) = (chosen.setter(), is_missing.setter());
        Callback::from(move |event: Event| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            let id = select.map(|select| select.value()).unwrap_or_default();
            if let Some(id) = courses::COURSES.into_iter().find(|known| *known == id) {
                chosen.set(id);
                is_missing.set(false);
            }
        })
    };
    let begin = |listed: &Listed| {
        let (play, show, id, src) = (play.clone(), show.clone(), *chosen, listed.src.clone());
        let is_missing = is_missing.setter();
        Callback::from(move |_: MouseEvent| {
            let (play, show, src, is_missing) =
                (play.clone(), show.clone(), src.clone(), is_missing.clone());
            spawn_local(async move {
                match begun(&play, &format!("{id}/{src}")).await {
                    Some(training) => {
                        show.emit(Open::Nothing);
                        play.send(Action::Train(Box::new(training)));
                    }
                    None => is_missing.set(true),
                }
            });
        })
    };
    let rules = rulesets::find(*chosen).and_then(|entry| play.rules_page_of(entry));
    html! {
        <div class="learn">
            <p class="home__about">{ words.about }</p>
            if code != play.language().code() { <p class="quiet">{ words.other_language }</p> }
            <label class="field">
                <span class="field__name">{ words.course }</span>
                <select class="field__input" id="learn-course" onchange={on_course}>
                    { for courses::COURSES.into_iter().filter_map(rulesets::find).map(|entry| {
                        let id = entry.rules.id;
                        html! {
                            <option value={id} selected={id == *chosen}>{ text.game_name(entry) }</option>
                        }
                    }) }
                </select>
            </label>
            if let Shelf::Here(course) = &*shelf {
                { map(play, course, *chosen, &begin) }
                <ol class="learn__lessons" lang={code} dir="auto">
                    { for course.lessons.iter().map(|listed| html! {
                        <li key={listed.src.clone()}>
                            <button type="button" class="button learn__lesson" onclick={begin(listed)}>
                                <span class="learn__name">{ listed.title.clone() }</span>
                                <span class="learn__about">{ listed.words.clone() }</span>
                                { standing(text, &format!("{}/{}", *chosen, listed.src)) }
                            </button>
                        </li>
                    }) }
                </ol>
            }
            <p class="quiet" role="status">
                { match &*shelf {
                    Shelf::Fetching => words.fetching,
                    Shelf::Missing => words.missing,
                    Shelf::Here(_) if *is_missing => words.missing,
                    Shelf::Here(_) => "",
                } }
            </p>
            if let Some(href) = rules.and_then(address::beside) {
                <p><a {href}>{ words.rules }</a></p>
            }
            { own_lessons(play, show) }
        </div>
    }
}

/// A file of a course.
fn file(code: &str, id: &str) -> String {
    format!("courses/{code}/{id}")
}

/// How far one has come with a lesson.
fn standing(text: &Strings, id: &str) -> Html {
    let (words, progress) = (text.learn(), storage::progress(id));
    let (n_done, n_all) = progress.done();
    let (class, words) = if progress.is_done() {
        ("learn__more learn__more--done", words.done.to_owned())
    } else if n_done > 0 {
        let stopped = words.stopped(progress.at.min(n_all - 1) + 1);
        ("learn__more", format!("{} · {stopped}", words.begun(n_done, n_all)))
    } else {
        ("learn__more", words.minutes.to_owned())
    };
    html! {
        <>
            <span {class}>{ words }</span>
            if 0 < n_done && n_done < n_all { { bar(n_done, n_all, None) } }
        </>
    }
}

/// How much of something has been done; `name` is said of one that stands alone.
fn bar(n_done: usize, n_all: usize, name: Option<String>) -> Html {
    html! {
        <progress class="learn__bar" max={n_all.to_string()} value={n_done.to_string()}
            aria-hidden={name.is_none().then_some("true")} aria-label={name} />
    }
}

/// How much of a course has been done, and the way to go on.
fn map(
    play: &PlayHandle,
    course: &Course,
    id: &str,
    begin: &dyn Fn(&Listed) -> Callback<MouseEvent>,
) -> Html {
    let words = play.strings().learn();
    let progress = |listed: &Listed| storage::progress(&format!("{id}/{}", listed.src));
    let all: Vec<_> = course.lessons.iter().map(progress).collect();
    let (n_done, n_all) = (all.iter().filter(|one| one.is_done()).count(), all.len());
    let is_begun = |one: &Progress| one.done().0 > 0 && !one.is_done();
    let next = all.iter().position(is_begun).or_else(|| all.iter().position(|one| !one.is_done()));
    let next = next.and_then(|idx| course.lessons.get(idx));
    let has_begun = all.iter().any(|one| one.done().0 > 0);
    if !has_begun {
        return Html::default();
    }
    let told = words.lessons_done(n_done, n_all);
    html! {
        <div class="learn__map">
            { bar(n_done, n_all, Some(told.clone())) }
            <span class="learn__told">{ told }</span>
            if let Some(listed) = next {
                <button type="button" class="button button--accent" data-part="go-on" onclick={begin(listed)}>
                    { words.go_on(&listed.title) }
                </button>
            }
        </div>
    }
}

/// One's own lessons, and the ways to another one.
fn own_lessons(play: &PlayHandle, show: &Callback<Open>) -> Html {
    let text = play.strings();
    let words = text.making();
    let on_walk = |id: &str| {
        let (play, show, id) = (play.clone(), show.clone(), id.to_owned());
        Callback::from(move |_: MouseEvent| match own::training(&play, &id, None) {
            Some(training) => {
                show.emit(Open::Nothing);
                play.send(Action::Train(Box::new(training)));
            }
            None => edit_own(&show, &id).emit(()),
        })
    };
    let on_file = {
        let (play, show) = (play.clone(), show.clone());
        Callback::from(move |event: Event| {
            let input: Option<web_sys::HtmlInputElement> = event.target_dyn_into();
            let file = input.and_then(|input| input.files()).and_then(|files| files.get(0));
            if let Some(file) = file {
                show.emit(Open::Nothing);
                let now = Rc::new(RefCell::new(play.clone()));
                spawn_local(found::take_in(now, Brought::File(file)));
            }
        })
    };
    let lessons: Vec<_> =
        own::ids().into_iter().filter_map(|id| Some((own::making(&id)?, id))).collect();
    html! {
        <section class="learn__own" aria-labelledby="own-lessons">
            <h3 class="library__title" id="own-lessons">{ words.yours }</h3>
            <p class="quiet">{ if lessons.is_empty() { words.none } else { words.yours_about } }</p>
            <ul class="games">
                { for lessons.iter().map(|(making, id)| {
                    let lesson = making.lesson();
                    let code = lesson.language.clone();
                    html! {
                        <li class="games__row" key={id.clone()}>
                            <button type="button" class="games__open" onclick={on_walk(id)}>
                                <span class="games__name" lang={code} dir="auto">{ lesson.title.clone() }</span>
                                <span class="games__details">
                                    <span>{ words.n_steps(lesson.steps.len()) }</span>
                                    { own_standing(text, id) }
                                </span>
                            </button>
                            <button type="button" class="button button--plain"
                                aria-label={words.edit(&lesson.title)} onclick={edit_own(show, id)}>
                                { words.edit_short }
                            </button>
                        </li>
                    }
                }) }
            </ul>
            <div class="learn__ways">
                <button type="button" class="button" onclick={edit_own(show, "")}>{ words.new }</button>
                <label class="button library__file">
                    <input type="file" accept=".txt,.lesson,.pdn,text/plain" onchange={on_file} />
                    <span>{ text.library().open_file }</span>
                </label>
            </div>
        </section>
    }
}

/// How far one has come with an own lesson.
fn own_standing(text: &Strings, id: &str) -> Html {
    let progress = storage::progress(id);
    let (n_done, n_all) = progress.done();
    if n_done == 0 {
        return Html::default();
    }
    let words = text.learn();
    let told = if progress.is_done() { words.done.to_owned() } else { words.begun(n_done, n_all) };
    html! { <span>{ told }</span> }
}
