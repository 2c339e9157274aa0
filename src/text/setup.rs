//! The texts of the board editor about a setup.

use super::{SetupStrings, Strings, of_color};
use crate::notation::fen::{Expected, FenFault, MAX_BYTES};
use crate::rules::{Color, SetupFault};

impl Strings {
    /// The label of a side's count of king moves.
    pub const fn king_moves(&self, color: Color) -> &'static str {
        of_color(self.king_moves, color)
    }

    /// That a side has men on its last row.
    pub fn men_on_last_row(&self, color: Color, squares: &[String]) -> String {
        self.men_stand_on_last_row(color, &squares.join(", "))
    }

    /// Why a setup is not a legal position, as a sentence.
    pub fn setup_fault(&self, fault: &SetupFault) -> String {
        self.setup().fault(fault)
    }

    /// A fault of a FEN, as a sentence.
    pub fn fen_fault(&self, fault: &FenFault) -> String {
        let text = self.setup();
        let what = text.expected(&fault.expected);
        match (fault.place, fault.token.as_str()) {
            _ if matches!(fault.expected, Expected::Position(_)) => what,
            (0, _) => text.fen(&what),
            (place, "") => text.missing_at(place, &what),
            (place, token) => text.token_at(token, place, &what),
        }
    }
}

impl SetupStrings {
    fn fault(&self, fault: &SetupFault) -> String {
        match fault {
            SetupFault::NoPieces => self.no_pieces.to_owned(),
            SetupFault::SharedSquare(label) => self.shared_square(&label.to_string()),
            SetupFault::CounterWithoutKing(label) => self.counter_without_king(&label.to_string()),
            SetupFault::CounterTooHigh { counted, limit } => {
                self.counter_too_high(*counted, *limit)
            }
            SetupFault::CounterWithoutLimit => self.counter_without_limit.to_owned(),
        }
    }

    fn expected(&self, expected: &Expected) -> String {
        let ends = |squares: &[crate::rules::Label; 2]| squares.each_ref().map(ToString::to_string);
        match expected {
            Expected::Shorter => self.expected_shorter(MAX_BYTES),
            Expected::KnownTurn => self.expected_known_turn.to_owned(),
            Expected::Turn => self.expected_turn.to_owned(),
            Expected::Side => self.expected_side.to_owned(),
            Expected::SideOnce(Color::White) => self.expected_side_once_white.to_owned(),
            Expected::SideOnce(Color::Black) => self.expected_side_once_black.to_owned(),
            Expected::Square(squares) => {
                let [first, last] = ends(squares);
                self.expected_square(&first, &last)
            }
            Expected::Range(squares) => {
                let [first, last] = ends(squares);
                self.expected_range(&first, &last)
            }
            Expected::RangeInRow(squares) => {
                let [first, last] = ends(squares);
                self.expected_range_in_row(&first, &last)
            }
            Expected::EmptySquare(label) => self.expected_empty_square(&label.to_string()),
            Expected::Counters => self.expected_counters.to_owned(),
            Expected::Counter => self.expected_counter.to_owned(),
            Expected::Position(fault) => self.fault(fault),
        }
    }
}
