//! The author's tool next to its board, one step at a time: the task, the moves of the solution, drawings,
//! texts, and the check with the ways out.

use wasm_bindgen_futures::spawn_local;
use web_sys::ScrollLogicalPosition as Block;
use yew::prelude::*;

use super::check::{Check, check_of, use_check};
use super::collect::AddToLesson;
use super::context::PlayHandle;
use super::solving::press_answer;
use super::{dom, icons, start};
use crate::notation::exercise::{Accept, Goal, MAX_MOVES};
use crate::notation::marks::{Brush, MarkShape};
use crate::play::Action;
use crate::play::action::{BoardAction, Go};
use crate::play::screen::make::{Author, AuthorAction, Field, Gap, Item, Stage, Step, Tool};

/// The longest text that can be entered, in UTF-16 units, of which each takes at most three bytes.
const MAX_LENGTH: &str = "300";

/// The highest number offered for "captures at least this many".
const MAX_CAPTURED: u32 = 6;

/// The number of moves for a win that the form begins with.
const N_MOVES: u8 = 2;

/// The heading of the step that is shown.
const HEADING: &str = "#author-title";

/// Handles a key on the author's board that does not move the focus.
pub(super) fn key(play: &PlayHandle, author: &Author, key: &str) -> bool {
    let action = match key {
        "Delete" | "Backspace" => AuthorAction::Erase(author.face().focus()),
        _ => {
            let number = key.parse::<usize>().ok().filter(|_| key.len() == 1);
            let has_routes = !author.face().route_choices().is_empty();
            let place = number.filter(|_| !has_routes).map(|number| (number + 9) % 10);
            match place.and_then(|place| Tool::ALL.get(place)) {
                Some(&tool) => {
                    play.send(Action::Author(AuthorAction::Choose(tool)));
                    play.send(BoardAction::Say(tool_name(play, tool).to_owned()));
                    return true;
                }
                None => return false,
            }
        }
    };
    play.send(Action::Author(action));
    true
}

fn tool_name(play: &PlayHandle, tool: Tool) -> &'static str {
    let place = Tool::ALL.iter().position(|&one| one == tool);
    let names = &play.strings().author().tool_names;
    place.and_then(|place| names.get(place)).copied().unwrap_or_default()
}

/// What the tool keeps between renderings, besides the exercise.
pub(super) struct Drawer {
    discarding: UseStateHandle<bool>,
    check: Check,
}

/// The tool without any input yet, and a check that has not been asked for.
#[hook]
pub(super) fn use_drawer(play: &PlayHandle) -> Drawer {
    let discarding = use_state_eq(|| false);
    let check = use_check(play.author().is_some());
    // What was pasted or dropped is checked without being asked for.
    let found = play.author().and_then(Author::found).cloned();
    use_effect_with(found, {
        let (play, check) = (play.clone(), check.clone());
        move |found| {
            let link = play.author().and_then(Author::checked_link);
            match link.filter(|_| found.is_some()) {
                Some(link) => check.ask(&(link, play.language())),
                None if found.is_some() => check.forget(),
                None => {}
            }
        }
    });
    Drawer { discarding, check }
}

/// The whole tool.
pub(super) fn author_panel(
    play: &PlayHandle,
    author: &Author,
    drawer: &Drawer,
    messages: Html,
    on_share: &Callback<()>,
) -> Html {
    let text = play.strings().author();
    let link = author.link().ok();
    let content = match author.step() {
        Step::Task => goal(play, author),
        Step::Solution => solution(play, author),
        Step::Drawings => html! {
            <>
                { tools(play, author, Tool::draws) }
                <p class="message author__next">{ next(play, author) }</p>
                { steps(play, author, false) }
                { recorded(play, author, true) }
            </>
        },
        Step::Words => texts(play, author),
        Step::End => html! {
            <>
                { for author.link().err().map(|gap| gap_to(play, gap)) }
                { check_of(play, &drawer.check, author.checked_link(), html! {
                    { button(text.try_it, act(play, AuthorAction::Try), link.is_some(), false) }
                }) }
                { button(text.finish, finish(play), link.is_some(), false) }
                <AddToLesson play={play.clone()} link={link.clone().map(AttrValue::from)} />
            </>
        },
    };
    let place = author.step() as usize;
    let heading = text.headings.get(place).copied().unwrap_or_default();
    html! {
        <section class="editor author" aria-labelledby="author-title">
            { path(play, author) }
            <div class="editor__part" key={place}>
                <h2 class="editor__title" id="author-title" tabindex="-1">{ heading }</h2>
                { content }
            </div>
            <div class="author__bar">
                { messages }
                <div class="author__ways">{ ways(play, author, link.is_some(), on_share) }</div>
            </div>
            <div class="status__actions">{ discard(play, &drawer.discarding) }</div>
            <p class="editor__keys">{ text.keys }</p>
        </section>
    }
}

fn step_name(play: &PlayHandle, step: Step) -> &'static str {
    play.strings().author().steps.get(step as usize).copied().unwrap_or_default()
}

/// The list of steps; a mark shows where something is missing.
fn path(play: &PlayHandle, author: &Author) -> Html {
    let text = play.strings().author();
    let step = |step: Step| {
        html! {
            <li>
                <button type="button" class="author__step"
                    aria-current={(step == author.step()).then_some("step")}
                    onclick={go(play, step)}>
                    { step_name(play, step) }
                    if author.is_missing(step) {
                        <span class="author__missing" title={text.missing}>
                            <span class="visually-hidden">{ format!(", {}", text.missing) }</span>
                        </span>
                    }
                </button>
            </li>
        }
    };
    html! {
        <nav aria-label={text.title}>
            <ol class="author__path">{ for Step::ALL.into_iter().map(step) }</ol>
        </nav>
    }
}

/// The way back and the main action of a step.
fn ways(play: &PlayHandle, author: &Author, is_ready: bool, on_share: &Callback<()>) -> Html {
    let text = play.strings();
    let back = match author.step().before() {
        Some(step) => button(text.author().back, go(play, step), true, false),
        None => button(text.author().set_up, act(play, AuthorAction::SetUp), true, false),
    };
    let on = match author.step().after() {
        Some(step) => {
            let label = text.author().to_step(step_name(play, step));
            let on_click = go(play, step);
            html! {
                <button type="button" class="button button--accent" key="on" onclick={on_click}>
                    { label }
                </button>
            }
        }
        None => html! {
            <button type="button" class="button button--accent author__share" key="share"
                disabled={!is_ready} onclick={on_share.reform(|_| ())}>
                { text.share().title }
            </button>
        },
    };
    html! { <>{ back }{ on }</> }
}

/// The moves that are right or wrong, and how to play them.
fn solution(play: &PlayHandle, author: &Author) -> Html {
    let flaw = author.flaw().map(|flaw| {
        html! {
            <p class="message message--wrong" role="alert">
                { play.strings().author().flaw(flaw.ply, &flaw.why) }
            </p>
        }
    });
    html! {
        <>
            { for flaw }
            <p class="message author__next">{ next(play, author) }</p>
            { tools(play, author, |tool| !tool.draws()) }
            { press_answer(&play.on_board()) }
            { steps(play, author, true) }
            { recorded(play, author, false) }
        </>
    }
}

/// Goes to a step and moves the focus to its heading. A press on the board changes the step, too, but keeps the focus.
fn go(play: &PlayHandle, step: Step) -> Callback<MouseEvent> {
    let play = play.clone();
    Callback::from(move |_| {
        play.send(Action::Author(AuthorAction::Step(step)));
        spawn_local(async {
            dom::pause().await;
            dom::focus_on(HEADING);
            // On an upright screen the step begins right below the board, where most of it is seen.
            let is_upright = dom::media("(orientation: portrait)");
            dom::show_at(HEADING, if is_upright { Block::Start } else { Block::Nearest });
        });
    })
}

fn act<E>(play: &PlayHandle, action: AuthorAction) -> Callback<E> {
    play.on(Action::Author(action))
}

fn button(
    label: &'static str,
    on_click: Callback<MouseEvent>,
    enabled: bool,
    accent: bool,
) -> Html {
    let class = classes!("button", accent.then_some("button--accent"));
    html! {
        <button type="button" {class} disabled={!enabled} onclick={on_click}>{ label }</button>
    }
}

/// Opens the finished exercise as its readers will; the game on the page can be gone back to.
fn finish(play: &PlayHandle) -> Callback<MouseEvent> {
    let play = play.clone();
    Callback::from(move |_| {
        if let Some(link) = play.exercise_link() {
            // What can be gone back to is the game, not the draft.
            let left = play.after(Action::Author(AuthorAction::Discard));
            play.send(start::open(&link, Some(left.session_text())));
        }
    })
}

/// Discards the exercise at the second press.
fn discard(play: &PlayHandle, discarding: &UseStateHandle<bool>) -> Html {
    let text = play.strings().author();
    let on_click = {
        let (play, discarding) = (play.clone(), discarding.clone());
        Callback::from(move |_: MouseEvent| {
            if *discarding {
                play.send(Action::Author(AuthorAction::Discard));
            }
            discarding.set(!*discarding);
        })
    };
    let on_blur = {
        let discarding = discarding.clone();
        Callback::from(move |_: FocusEvent| discarding.set(false))
    };
    let class = if **discarding { "button--danger" } else { "button--leave" };
    html! {
        <button type="button" class={classes!("button", class)} onclick={on_click} onblur={on_blur}>
            { if **discarding { text.confirm_discard } else { text.discard } }
        </button>
    }
}

/// The task, with its number or its square.
fn goal(play: &PlayHandle, author: &Author) -> Html {
    let text = play.strings().author();
    let goal = author.draft().exercise.goal;
    let focus = author.face().focus();
    let n_moves = match goal {
        Goal::WinIn(n) | Goal::Hold(n) => n,
        _ => N_MOVES,
    };
    let square = if let Goal::Reach(square) = goal { square } else { focus };
    let kinds = [
        Goal::Move,
        Goal::CaptureAny,
        Goal::CaptureAll,
        Goal::CaptureMax,
        Goal::FindIllegal,
        Goal::Reach(square),
        Goal::WinIn(n_moves),
        Goal::Hold(n_moves),
    ];
    let options = kinds
        .iter()
        .zip(text.goals)
        .map(|(&kind, name)| (kind.text(author.ruleset()), name.to_owned(), kind == goal));
    let numbers = (1..=MAX_MOVES).map(|n| {
        let one = if let Goal::Hold(_) = goal { Goal::Hold(n) } else { Goal::WinIn(n) };
        (one.text(author.ruleset()), n.to_string(), n == n_moves)
    });
    let board = author.ruleset().board();
    let squares = board.squares().iter().map(|&one| {
        let value = Goal::Reach(one).text(author.ruleset());
        (value, board.label(one).to_string(), one == square)
    });
    html! {
        <div class="author__goal">
            { goal_select(play, text.goal, options.collect()) }
            if let Goal::Reach(_) = goal { { goal_select(play, text.target, squares.collect()) } }
            if let Goal::WinIn(_) | Goal::Hold(_) = goal {
                { goal_select(play, text.n_moves, numbers.collect()) }
            }
        </div>
    }
}

/// A list of goals: the value, the name, and whether it is selected.
fn goal_select(
    play: &PlayHandle,
    label: &'static str,
    options: Vec<(String, String, bool)>,
) -> Html {
    let on_change = {
        let play = play.clone();
        Callback::from(move |event: Event| {
            let select: Option<web_sys::HtmlSelectElement> = event.target_dyn_into();
            let (Some(select), Some(author)) = (select, play.author()) else { return };
            if let Ok(goal) = Goal::read(author.ruleset().board(), &select.value()) {
                play.send(Action::Author(AuthorAction::Goal(goal)));
            }
        })
    };
    html! {
        <label class="field">
            <span class="field__name">{ label }</span>
            <select class="field__input" onchange={on_change}>{ for options.into_iter().map(option) }</select>
        </label>
    }
}

fn option((value, name, selected): (String, String, bool)) -> Html {
    html! { <option key={value.clone()} {value} {selected}>{ name }</option> }
}

/// The tools for the board, of which a step has some.
fn tools(play: &PlayHandle, author: &Author, is_here: impl Fn(Tool) -> bool) -> Html {
    let tool = |(idx, &tool): (usize, &Tool)| {
        let name = tool_name(play, tool);
        html! {
            <label class={classes!("palette__tool", (!tool.draws()).then_some("palette__tool--named"))}
                title={format!("{name} ({})", (idx + 1) % 10)}>
                <input type="radio" name="author-tool" checked={author.tool() == tool}
                    onchange={act(play, AuthorAction::Choose(tool))} />
                <span class="palette__picture">
                    { picture(tool) }
                    <span>{ name }</span>
                </span>
            </label>
        }
    };
    html! {
        <fieldset class="palette palette--author">
            <legend class="visually-hidden">{ play.strings().author().on_board }</legend>
            { for Tool::ALL.iter().enumerate().filter(|(_, tool)| is_here(**tool)).map(tool) }
        </fieldset>
    }
}

/// The shapes of marks differ, so that color is not needed to tell them apart.
fn picture(tool: Tool) -> Html {
    let (class, d) = match tool {
        Tool::Right => ("icon", "M4 12l6 6L21 6"),
        Tool::Wrong => ("icon", "M5 5l14 14M19 5L5 19"),
        Tool::Mark(shape) => match shape {
            MarkShape::Ring => ("icon icon--red", "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z"),
            MarkShape::Attention => ("icon icon--red icon--full", "M3 3h18v18H3z"),
            MarkShape::Crossed => ("icon icon--red", "M2 2h20v20H2zM6 6l12 12M18 6L6 18"),
            MarkShape::Dot => ("icon icon--red icon--full", "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z"),
        },
        Tool::Arrow(brush) => match brush {
            Brush::Green => ("icon icon--green", "M3 21L20 4M11 4h9v9"),
            Brush::Red => ("icon icon--red", "M3 21L20 4M11 4h9v9M5 13l6 6"),
            Brush::Yellow => ("icon icon--yellow", "M3 21l4-4m3-3l4-4m3-3l3-3M11 4h9v9"),
            Brush::Blue => ("icon icon--blue", "M3 21h1m3-4h1m3-4h1m3-4h1M11 4h9v9"),
        },
    };
    html! { <svg {class} viewBox="0 0 24 24" aria-hidden="true"><path {d} /></svg> }
}

/// What the board is waiting for.
fn next(play: &PlayHandle, author: &Author) -> AttrValue {
    let text = play.strings().author();
    match (author.tool(), author.stage()) {
        (Tool::Mark(_), _) => text.next_mark.into(),
        (Tool::Arrow(_), _) => text.next_arrow.into(),
        (_, Stage::Over) => text.next_over.into(),
        (_, Stage::Reply(mv)) => text.next_reply(!author.solver(), &mv).into(),
        (Tool::Wrong, _) => text.next_wrong.into(),
        (_, Stage::Choice) => text.next_choice.into(),
        (_, Stage::Judged) => text.next_judged.into(),
        (_, Stage::Answer(turn)) => text.next_answer(author.solver(), turn).into(),
    }
}

/// Buttons to undo edits, and to step through the recorded moves where there are any.
fn steps(play: &PlayHandle, author: &Author, has_moves: bool) -> Html {
    let text = play.strings();
    let board = |icon, label: &'static str, action, can| {
        let on = play.on(Action::Board(action));
        icons::Tool { icon, label: label.into(), can, on }.draw(Classes::new())
    };
    let is_away = author.n_plies() > 0;
    let names = text.author();
    html! {
        <div class="controls controls--row author__steps">
            if has_moves {
                { board(icons::START, names.to_start, BoardAction::Go(Go::First), is_away) }
                { board(icons::BACK, names.step_back, BoardAction::Go(Go::Back), is_away) }
                { board(icons::ON, names.step_on, BoardAction::Go(Go::On), author.can_go_on()) }
            }
            { board(icons::UNDO, names.undo, BoardAction::Undo, author.can_undo()) }
            { board(icons::REDO, names.redo, BoardAction::Redo, author.can_redo()) }
            { board(icons::TURN, text.flip, BoardAction::Flip, true) }
        </div>
    }
}

/// The recorded moves or drawings, each with a button to remove it.
fn recorded(play: &PlayHandle, author: &Author, drawn: bool) -> Html {
    let text = play.strings().author();
    let mut items = author.items();
    items.retain(|(item, _)| matches!(item, Item::Mark(_) | Item::Arrow(_)) == drawn);
    let draft = author.draft();
    let group = |title: String, is_of: &dyn Fn(&Item) -> bool| {
        let found: Vec<_> = items.iter().filter(|(item, _)| is_of(item)).collect();
        if found.is_empty() {
            return Html::default();
        }
        html! {
            <div class="author__group">
                <h4>{ title }</h4>
                <ul>{ for found.into_iter().map(|(item, words)| one(play, *item, words)) }</ul>
            </div>
        }
    };
    let choices = draft.exercise.goal == Goal::FindIllegal;
    let turns = (0..draft.accepted().len()).map(|turn| {
        let title = if choices { text.choices.to_owned() } else { text.answers_of(turn + 1) };
        group(title, &|item| matches!(item, Item::Accept(of, _) if *of == turn))
    });
    let gap = author.link().err().filter(|gap| !drawn && gap.step() == Step::Solution);
    html! {
        <section class="author__recorded" aria-labelledby="author-recorded">
            <h3 id="author-recorded">{ text.recorded }</h3>
            if let Some(gap) = gap {
                { gap_of(play, gap, Html::default()) }
            } else if items.is_empty() {
                <p class="quiet">{ text.nothing }</p>
            }
            { for turns }
            { group(text.replies.to_owned(), &|item| matches!(item, Item::Reply(_))) }
            { group(text.wrong.to_owned(), &|item| matches!(item, Item::Answer(_))) }
            { group(text.drawings.to_owned(), &|item| matches!(item, Item::Mark(_) | Item::Arrow(_))) }
            if !drawn { { conditions(play, author) } }
        </section>
    }
}

fn one(play: &PlayHandle, item: Item, words: &str) -> Html {
    let text = play.strings().author();
    html! {
        <li class="author__item">
            <span class="author__words" dir="ltr">{ words.to_owned() }</span>
            <button type="button" class="button button--plain" aria-label={text.remove_what(words)}
                onclick={act(play, AuthorAction::Remove(item))}>{ text.remove }</button>
        </li>
    }
}

/// Buttons that accept every move with some property.
fn conditions(play: &PlayHandle, author: &Author) -> Html {
    let text = play.strings().author();
    let goal = author.draft().exercise.goal;
    if !goal.takes_accept() || goal == Goal::FindIllegal {
        return Html::default();
    }
    let board = author.ruleset().board();
    let accepts = std::iter::once(Accept::Promotes)
        .chain((1..=MAX_CAPTURED).map(Accept::Captures))
        .chain(board.squares().iter().map(|&square| Accept::Lands(square)));
    let options = accepts.enumerate().map(|(idx, accept)| {
        option((accept.text(author.ruleset()), author.accept_words(&accept), idx == 0))
    });
    let on_add = {
        let play = play.clone();
        Callback::from(move |_| {
            let select = dom::document()
                .and_then(|document| document.query_selector("#author-accept").ok().flatten())
                .and_then(|element| {
                    wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlSelectElement>(element).ok()
                });
            let (Some(select), Some(author)) = (select, play.author()) else { return };
            if let Ok(accept) = Accept::read(author.ruleset(), &select.value()) {
                play.send(Action::Author(AuthorAction::Accept(accept)));
            }
        })
    };
    html! {
        <div class="author__accept">
            <label class="field">
                <span class="field__name">{ text.also_accept }</span>
                <select class="field__input" id="author-accept">{ for options }</select>
            </label>
            { button(text.add, on_add, true, false) }
        </div>
    }
}

/// The author's texts; those about wrong tries come last.
fn texts(play: &PlayHandle, author: &Author) -> Html {
    let text = play.strings().author();
    let draft = author.draft();
    let fields = [
        (text.caption, Field::Caption, draft.caption.as_str()),
        (text.hint, Field::Hint, draft.exercise.hint.as_deref().unwrap_or_default()),
        (text.ok, Field::Ok, draft.exercise.ok.as_deref().unwrap_or_default()),
    ];
    let field = |(label, field, value): (&'static str, Field, &str)| {
        area(play, label.to_owned(), field, value)
    };
    let answers = draft.exercise.answers.iter().enumerate();
    html! {
        <>
            { for author.link().err().filter(|gap| gap.step() == Step::Words).map(|gap| {
                gap_of(play, gap, Html::default())
            }) }
            <p class="quiet">{ text.optional }</p>
            { for fields.into_iter().map(field) }
            { for answers.map(|(idx, one)| {
                area(play, text.words_to(&one.mv), Field::Answer(idx), &one.words)
            }) }
            if author.has_wordless() {
                <p class="message author__gap">{ text.wordless }</p>
            }
        </>
    }
}

fn area(play: &PlayHandle, label: String, field: Field, value: &str) -> Html {
    let on_input = {
        let play = play.clone();
        Callback::from(move |event: InputEvent| {
            let area: Option<web_sys::HtmlTextAreaElement> = event.target_dyn_into();
            if let Some(area) = area {
                play.send(Action::Author(AuthorAction::Words(field, area.value())));
            }
        })
    };
    html! {
        <label class="field author__area">
            <span class="field__name">{ label }</span>
            <textarea class="field__input" rows="2" maxlength={MAX_LENGTH}
                value={value.to_owned()} oninput={on_input} />
        </label>
    }
}

/// What is missing, with the way to where it is missing.
fn gap_to(play: &PlayHandle, gap: Gap) -> Html {
    let step = gap.step();
    let to = button(step_name(play, step), go(play, step), true, false);
    gap_of(play, gap, to)
}

/// Why the exercise is not complete.
fn gap_of(play: &PlayHandle, gap: Gap, remedy: Html) -> Html {
    let text = play.strings().author();
    let words = match gap {
        Gap::NoAnswer(turn) => text.no_answer(turn),
        Gap::TooFewChoices => text.too_few_choices.to_owned(),
        Gap::TooLong => text.too_long.to_owned(),
    };
    html! { <div class="message author__gap">{ words }{ remedy }</div> }
}
