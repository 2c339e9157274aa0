//! The picture of the board: squares, marks, pieces.

use std::fmt::Write as _;

use yew::prelude::*;

use crate::diagram::CROWN;
use crate::notation::marks::{Brush, MarkShape};
use crate::play::view::{BoardView, Cell, PieceView, Place};
use crate::rules::{Color, Kind, Piece};
use crate::text::SquareRole;

/// The picture. It is hidden from screen readers, which use the grid over it.
pub(super) fn picture(view: &BoardView) -> Html {
    let size = format!("0 0 {} {}", u16::from(view.width) * 100, u16::from(view.height) * 100);
    html! {
        <svg class="board__picture" viewBox={size} aria-hidden="true" focusable="false">
            { Html::from_html_unchecked(AttrValue::Static(SHAPES)) }
            { squares(view) }
            <g class="board__marks">{ for view.cells.iter().filter_map(mark) }</g>
            { trail(&view.trail) }
            { for view.taken.iter().map(|&place| taken(place)) }
            <g class="board__pieces">{ for view.pieces.iter().map(piece) }</g>
            <g class="board__targets">{ for view.cells.iter().filter(|cell| cell.role == SquareRole::Target).map(target) }</g>
            <g class="board__arrows">
                { for view.arrows.iter().enumerate().rev().map(|(rank, way)| arrow(rank, way)) }
            </g>
            <g class="board__drawn">
                { for view.drawn_marks.iter().map(|&(place, shape)| drawn_mark(place, shape)) }
                { for view.drawn_arrows.iter().map(drawn_arrow) }
            </g>
            // Above men, marks and arrows: a number is looked for where something stands or was reached.
            <g class="board__labels">{ for labels(view) }</g>
            { for view.routes.iter().enumerate().map(|(idx, way)| route(idx + 1, way)) }
        </svg>
    }
}

fn squares(view: &BoardView) -> Html {
    let (width, height) = (u16::from(view.width), u16::from(view.height));
    let full = view.cells.len() == usize::from(view.width) * usize::from(view.height);
    let mut dark = String::new();
    // On boards where only half of the squares are used, those are the dark ones.
    let odd = match view.cells.first() {
        Some(cell) if !full => u16::from(cell.place.column + cell.place.row) % 2,
        _ => 1,
    };
    for y in 0..height {
        for x in (0..width).filter(|x| (x + y) % 2 == odd) {
            // Writing to a string cannot fail.
            let _ = write!(dark, "M{} {}h100v100h-100z", x * 100, y * 100);
        }
    }
    let class = if full { "board__dark board__dark--full" } else { "board__dark" };
    html! {
        <>
            <rect class="board__light" width={(width * 100).to_string()}
                height={(height * 100).to_string()} />
            <path {class} d={dark} />
        </>
    }
}

/// The shapes that pieces and arrows are made of. They never change, and the browser reads them faster
/// than they are made one by one.
const SHAPES: &str = include_str!("shapes.svg");

fn corner(place: Place) -> (u16, u16) {
    (u16::from(place.column) * 100, u16::from(place.row) * 100)
}

fn center(place: Place) -> (u16, u16) {
    let (x, y) = corner(place);
    (x + 50, y + 50)
}

fn labels(view: &BoardView) -> Vec<Html> {
    let number = |cell: &Cell| {
        let (x, y) = corner(cell.place);
        let text = cell.coordinate.clone()?;
        let class =
            if cell.holds_piece { "board__label board__label--over" } else { "board__label" };
        Some(label(class, x + 4, y + 18, "start", text))
    };
    let edge = |(place, text): &(Place, String)| {
        let (x, y) = corner(*place);
        if text.chars().all(|ch| ch.is_ascii_digit()) {
            label("board__label", x + 4, y + 18, "start", text.clone())
        } else {
            label("board__label", x + 96, y + 93, "end", text.clone())
        }
    };
    view.cells.iter().filter_map(number).chain(view.edge.iter().map(edge)).collect()
}

fn label(class: &'static str, x: u16, y: u16, anchor: &'static str, text: String) -> Html {
    html! {
        <text {class} x={x.to_string()} y={y.to_string()} text-anchor={anchor}>
            { text }
        </text>
    }
}

/// What lies below a piece: last move, selection, compulsory capture.
fn mark(cell: &Cell) -> Option<Html> {
    let marks = [
        (cell.left, "mark mark--left", 4),
        (cell.reached, "mark mark--reached", 0),
        (cell.role == SquareRole::Selected, "mark mark--selected", 0),
        (cell.hinted, "mark mark--hinted", 4),
        (cell.forced, "mark mark--forced", 3),
    ];
    let (x, y) = corner(cell.place);
    let rect = |(_, class, inset): (bool, &'static str, u16)| {
        let side = (100 - 2 * inset).to_string();
        let (x, y) = ((x + inset).to_string(), (y + inset).to_string());
        html! { <rect {class} {x} {y} width={side.clone()} height={side} rx="4" /> }
    };
    let mut marks = marks.into_iter().filter(|(is_on, ..)| *is_on).map(rect).peekable();
    marks.peek()?;
    Some(html! { <g key={cell.square.index()}>{ for marks }</g> })
}

/// What lies above a piece: where the selected piece can land, a dot if it goes on from there, a
/// ring if its move ends there.
fn target(cell: &Cell) -> Html {
    let (x, y) = center(cell.place);
    let (class, r) = if cell.ends_here { ("target target--end", "19") } else { ("target", "11") };
    html! { <circle {class} key={cell.square.index()} cx={x.to_string()} cy={y.to_string()} {r} /> }
}

fn points(way: &[Place]) -> String {
    way.iter()
        .map(|&place| center(place))
        .map(|(x, y)| format!("{x},{y}"))
        .collect::<Vec<_>>()
        .join(" ")
}

fn trail(way: &[Place]) -> Html {
    if way.len() < 2 {
        return Html::default();
    }
    html! { <polyline class="trail" points={points(way)} /> }
}

/// A suggested move: the best one thick, the others pale.
fn arrow(rank: usize, way: &[Place]) -> Html {
    let class = if rank == 0 { "arrow arrow--best" } else { "arrow" };
    html! {
        <polyline {class} key={rank} points={points(way)} marker-end="url(#arrow-head)" />
    }
}

/// A mark of the author's. Shapes differ, so that color is not needed to tell them apart.
fn drawn_mark(place: Place, shape: MarkShape) -> Html {
    let (x, y) = center(place);
    let ring = |x: u16, y: u16, r: u16| {
        format!("M{} {y}a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0z", x - r, d = 2 * r)
    };
    let (class, d) = match shape {
        MarkShape::Ring => ("drawn drawn--ring", ring(x, y, 43)),
        MarkShape::Attention => {
            ("drawn drawn--attention", format!("M{} {}h90v90h-90z", x - 45, y - 45))
        }
        MarkShape::Crossed => {
            ("drawn drawn--crossed", format!("M{} {}l60 60m0-60l-60 60", x - 30, y - 30))
        }
        MarkShape::Dot => ("drawn drawn--dot", ring(x, y, 15)),
    };
    html! { <path {class} {d} /> }
}

/// An arrow of the author's, with a head of the same color.
fn drawn_arrow((brush, way): &(Brush, Vec<Place>)) -> Html {
    let color = match brush {
        Brush::Green => "green",
        Brush::Red => "red",
        Brush::Yellow => "yellow",
        Brush::Blue => "blue",
    };
    let id = format!("drawn-head-{color}");
    html! {
        <>
            <marker id={id.clone()} viewBox="0 0 4 4" refX="1.2" refY="2"
                markerWidth="2.6" markerHeight="2.6" orient="auto">
                <path class={format!("drawn-head--{color}")} d="M0 0l4 2-4 2z" />
            </marker>
            <polyline class={format!("arrow drawn-arrow drawn-arrow--{color}")} points={points(way)}
                marker-end={format!("url(#{id})")} />
        </>
    }
}

fn taken(place: Place) -> Html {
    let (x, y) = center(place);
    let d = format!("M{} {}l24 24m0-24l-24 24", x - 12, y - 12);
    html! {
        <>
            <path class="taken taken--edge" d={d.clone()} />
            <path class="taken" {d} />
        </>
    }
}

/// One of several routes, with its number in the middle, where routes differ most clearly.
fn route(number: usize, way: &[Place]) -> Html {
    let middle = way.get(way.len() / 2).copied().map(center);
    html! {
        <g class="route" key={number}>
            <polyline class="route__way" points={points(way)} />
            if let Some((x, y)) = middle {
                <circle class="route__badge" cx={x.to_string()} cy={y.to_string()} r="17" />
                <text class="route__number" x={x.to_string()} y={(y + 8).to_string()}
                    text-anchor="middle">{ number }</text>
            }
        </g>
    }
}

fn piece(view: &PieceView) -> Html {
    let (x, y) = center(view.place);
    let mut class = classes!("piece", side_class(view.piece.color));
    class.extend(view.ghost.then_some("piece--ghost"));
    class.extend(view.chosen.then_some("piece--chosen"));
    class.extend(view.crowned.then_some("piece--crowned"));
    html! {
        <g {class} transform={translate(x, y)} key={view.key.clone()}
            data-piece={view.square.index().to_string()}>
            if let Some(from) = view.slides_from {
                <g class="piece__way" data-from={offset(from, view.place)}>{ body(view) }</g>
            } else {
                { body(view) }
            }
        </g>
    }
}

fn translate(x: u16, y: u16) -> String {
    format!("translate({x} {y})")
}

/// The offset of `from` relative to `to`, as CSS lengths.
fn offset(from: Place, to: Place) -> String {
    let way = |from: u8, to: u8| 100 * (i32::from(from) - i32::from(to));
    format!("translate({}px, {}px)", way(from.column, to.column), way(from.row, to.row))
}

/// A piece centered on the origin.
fn body(view: &PieceView) -> Html {
    if view.piece.kind == Kind::Man && view.streak == 0 {
        return html! { <use class="piece__body" href={disc(view.piece.color)} /> };
    }
    html! {
        <g class="piece__body">
            { discs(view.piece) }
            if view.streak > 0 {
                <text class="piece__streak" x="27" y="40" text-anchor="middle">
                    { view.streak }
                </text>
            }
        </g>
    }
}

/// The discs that make up a piece, centered on the origin.
fn discs(piece: Piece) -> Html {
    let disc = disc(piece.color);
    match piece.kind {
        Kind::Man => html! { <use href={disc} /> },
        Kind::King => html! {
            <>
                <use href={disc} y="2" />
                <use href={disc} y="-9" />
                <path class="piece__crown" d={CROWN} transform="translate(0 -10)" />
            </>
        },
    }
}

const fn disc(color: Color) -> &'static str {
    match color {
        Color::White => "#disc-white",
        Color::Black => "#disc-black",
    }
}

/// A piece outside the board. It uses shapes defined in the board's picture, which must be on the
/// page.
pub(super) fn lone_piece(piece: Piece) -> Html {
    html! {
        <svg class={classes!("lone-piece", side_class(piece.color))} viewBox="-48 -56 96 106"
            aria-hidden="true" focusable="false">{ discs(piece) }</svg>
    }
}

const fn side_class(color: Color) -> &'static str {
    match color {
        Color::White => "piece--white",
        Color::Black => "piece--black",
    }
}
