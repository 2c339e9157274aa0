//! `cargo xtask bench`: `damiera bench` natively and in WebAssembly, side by side.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use crate::error::Error;
use crate::run::{cargo, find_on_path, output, shown};
use crate::say::say;
use crate::tools::{VECTORS, WASI, ensure_target};

/// So often both are measured in turn, and the best of each figure counts: a machine that is slow for
/// a while is then slow for both.
const N_ROUNDS: usize = 3;

/// Runs a WASI program in Node, which is the same engine as in Chromium.
const WASI_RUNNER: &str = include_str!("wasi.mjs");

/// What one run of `damiera bench` printed.
#[derive(Debug, Default, PartialEq)]
struct Figures {
    rows: Vec<Row>,
    /// What one second does: the ruleset, the depth finished and the nodes.
    second: Option<(String, u8, u64)>,
    /// Nodes searched in all: the same on every machine and target.
    signature: Option<u64>,
}

#[derive(Debug, Clone, PartialEq)]
struct Row {
    measure: Measure,
    /// The ruleset, and how deep.
    title: String,
    /// In the unit of the measure.
    figure: f64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Measure {
    /// Nanoseconds per leaf.
    Perft,
    /// Nodes per second.
    Search,
}

/// Runs both and prints the comparison.
pub(crate) fn bench() -> Result<(), Error> {
    let native = native()?;
    let wasm = find_on_path("node").map(in_node).transpose()?;
    if wasm.is_none() {
        say("WebAssembly is not measured: there is no `node` on PATH.");
    }
    let mut best = [Figures::default(), Figures::default()];
    for round in 1..=N_ROUNDS {
        for (program, best) in [Some(&native), wasm.as_ref()].into_iter().zip(&mut best) {
            if let Some(program) = program {
                say(format_args!("Measuring {}, {round} of {N_ROUNDS} …", program.how));
                best.take_better(program.measured()?)?;
            }
        }
    }
    let [native, wasm] = best;
    say(format_args!("\n{:<44} {:>14} {:>14} {:>7}", "", "native", "wasm", "ratio"));
    for row in &native.rows {
        say(row.beside(wasm.rows.iter().find(|other| row.is_same_as(other))));
    }
    if let Some(native) = &native.second {
        seconds("native", native);
    }
    if let Some(wasm) = &wasm.second {
        seconds("wasm", wasm);
    }
    signatures(native.signature, wasm.signature)
}

/// A built `damiera`, and what runs it.
struct Program {
    how: &'static str,
    runner: PathBuf,
    args: Vec<OsString>,
}

fn native() -> Result<Program, Error> {
    let runner = built(&mut cargo(["build", "--release", "--bin", "damiera"])?)?;
    Ok(Program { how: "natively", runner, args: Vec::new() })
}

fn in_node(runner: PathBuf) -> Result<Program, Error> {
    ensure_target(WASI)?;
    let mut build = cargo(["build", "--release", "--bin", "damiera", "--target", WASI])?;
    let program = built(build.env(VECTORS.0, VECTORS.1))?;
    let options = ["--no-warnings", "--input-type=module", "--eval", WASI_RUNNER];
    let args = options.into_iter().map(OsString::from).chain([program.into()]).collect();
    Ok(Program { how: "in WebAssembly", runner, args })
}

impl Program {
    fn measured(&self) -> Result<Figures, Error> {
        let text = output(Command::new(&self.runner).args(&self.args).arg("bench"))?;
        let figures = parse(&text);
        if figures.rows.is_empty() {
            return Err(Error::Unexpected {
                command: "damiera bench".into(),
                found: text.chars().take(80).collect(),
                expected: "tab-separated lines that begin with `perft` or `search`",
            });
        }
        Ok(figures)
    }
}

impl Figures {
    /// Takes over every figure of another run that is better; the signature has to be the same.
    fn take_better(&mut self, other: Self) -> Result<(), Error> {
        signatures_agree(self.signature, other.signature)?;
        self.signature = self.signature.or(other.signature);
        for row in other.rows {
            match self.rows.iter_mut().find(|known| row.is_same_as(known)) {
                Some(known) => known.figure = row.better(known),
                None => self.rows.push(row),
            }
        }
        let nodes = |second: &Option<(_, _, u64)>| second.as_ref().map(|&(_, _, nodes)| nodes);
        if nodes(&self.second) < nodes(&other.second) {
            self.second = other.second;
        }
        Ok(())
    }
}

/// Builds, and finds out from cargo where the program is.
fn built(build: &mut Command) -> Result<PathBuf, Error> {
    let messages = output(build.arg("--message-format=json-render-diagnostics"))?;
    let program = messages.lines().rev().find_map(executable_in);
    program.ok_or_else(|| Error::Unexpected {
        command: shown(build),
        found: messages.chars().take(80).collect(),
        expected: "the path of a program",
    })
}

/// The value of `"executable"` in one of cargo's messages.
fn executable_in(message: &str) -> Option<PathBuf> {
    let (_, rest) = message.split_once(r#""executable":""#)?;
    let (path, _) = rest.split_once('"')?;
    Some(PathBuf::from(path.replace(r"\\", r"\")))
}

/// Reads the lines that it knows; others may be added without breaking it.
fn parse(text: &str) -> Figures {
    let mut figures = Figures::default();
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').map(str::trim).collect();
        match fields.as_slice() {
            ["signature", .., total] => figures.signature = total.parse().ok(),
            ["second", ruleset, depth, nodes] => {
                let found = depth.parse().ok().zip(nodes.parse().ok());
                figures.second = found.map(|(depth, nodes)| ((*ruleset).to_owned(), depth, nodes));
            }
            [kind @ ("perft" | "search"), ruleset, detail, .., figure] => {
                let measure = if *kind == "perft" { Measure::Perft } else { Measure::Search };
                if let Ok(figure) = figure.parse() {
                    let depth = detail.trim_start_matches("depth").trim();
                    let title = format!("{kind} {ruleset}, depth {depth}");
                    figures.rows.push(Row { measure, title, figure });
                }
            }
            _ => {}
        }
    }
    figures
}

impl Row {
    fn is_same_as(&self, other: &Self) -> bool {
        self.measure == other.measure && self.title == other.title
    }

    /// The better figure of this and the other.
    fn better(&self, other: &Self) -> f64 {
        match self.measure {
            Measure::Perft => self.figure.min(other.figure),
            Measure::Search => self.figure.max(other.figure),
        }
    }

    /// One line of the table; the ratio says how many times slower WebAssembly is.
    fn beside(&self, wasm: Option<&Self>) -> String {
        let ratio = wasm.map(|wasm| match self.measure {
            Measure::Perft => wasm.figure / self.figure,
            Measure::Search => self.figure / wasm.figure,
        });
        let ratio = ratio.map_or_else(|| "-".to_owned(), |ratio| format!("{ratio:.2}"));
        let wasm = wasm.map_or_else(|| "-".to_owned(), Self::with_unit);
        format!("{:<44} {:>14} {wasm:>14} {ratio:>7}", self.title, self.with_unit())
    }

    fn with_unit(&self) -> String {
        match self.measure {
            Measure::Perft => format!("{:.2} ns/leaf", self.figure),
            Measure::Search => format!("{:.2} M nodes/s", self.figure / 1e6),
        }
    }
}

fn seconds(who: &str, (ruleset, depth, nodes): &(String, u8, u64)) {
    say(format_args!("{ruleset} from the start, one second, {who}: depth {depth}, {nodes} nodes"));
}

fn signatures(native: Option<u64>, wasm: Option<u64>) -> Result<(), Error> {
    signatures_agree(native, wasm)?;
    if let Some(native) = native {
        let both = if wasm.is_some() { ", the same in both" } else { "" };
        say(format_args!("signature {native}{both}"));
    }
    Ok(())
}

fn signatures_agree(first: Option<u64>, second: Option<u64>) -> Result<(), Error> {
    match first.zip(second) {
        Some((first, second)) if first != second => Err(Error::Signatures { first, second }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{Figures, Measure, executable_in, parse};

    #[test]
    fn known_lines_are_read_and_others_passed_over() {
        let figures = parse(
            "# damiera bench\nperft\tinternational\tdepth 9\t41022423\t5.25\n\
             search\tdameo\t7\t120000\t2500000\nfuture\tline\nperft\tbroken\tdepth 1\t1\tnone\n\
             second\tinternational\t21\t6000000\nsignature\t987654\n",
        );
        assert_eq!(figures.second, Some(("international".into(), 21, 6_000_000)));
        assert_eq!(figures.signature, Some(987_654));
        let [perft, search] = figures.rows.as_slice() else { panic!("{figures:?}") };
        assert_eq!((perft.measure, search.measure), (Measure::Perft, Measure::Search));
        assert_eq!(perft.title, "perft international, depth 9");
        assert_eq!(search.title, "search dameo, depth 7");
        assert_eq!(perft.with_unit(), "5.25 ns/leaf");
        assert_eq!(search.with_unit(), "2.50 M nodes/s");
    }

    #[test]
    fn ratio_says_how_many_times_slower_wasm_is() {
        let native = parse("perft\ta\t1\t1\t4\nsearch\ta\t1\t1\t3000000\n");
        let wasm = parse("perft\ta\t1\t1\t6\nsearch\ta\t1\t1\t2000000\n");
        for (row, other) in native.rows.iter().zip(&wasm.rows) {
            assert!(row.is_same_as(other));
            assert!(row.beside(Some(other)).ends_with(" 1.50"), "{}", row.beside(Some(other)));
        }
        assert!(native.rows[0].beside(None).ends_with(" -"));
    }

    #[test]
    fn best_of_several_runs_counts() {
        let mut best = Figures::default();
        for text in [
            "perft\ta\t1\t1\t4\nsearch\ta\t1\t1\t3000000\nsecond\ta\t17\t500\nsignature\t7\n",
            "perft\ta\t1\t1\t5\nsearch\ta\t1\t1\t4000000\nsecond\ta\t18\t600\nsignature\t7\n",
            "perft\ta\t1\t1\t3\nsearch\ta\t1\t1\t2000000\nsecond\ta\t16\t400\nsignature\t7\n",
        ] {
            best.take_better(parse(text)).expect("one signature");
        }
        assert_eq!(
            best,
            parse(
                "perft\ta\t1\t1\t3\nsearch\ta\t1\t1\t4000000\nsecond\ta\t18\t600\nsignature\t7\n"
            )
        );
        let error = best.take_better(parse("signature\t8\n")).expect_err("another signature");
        let expected = "the search is not deterministic: one run has signature 7, another 8";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn program_is_found_in_the_messages_of_cargo() {
        let message =
            r#"{"reason":"compiler-artifact","executable":"/t/release/damiera","fresh":true}"#;
        assert_eq!(executable_in(message), Some(PathBuf::from("/t/release/damiera")));
        assert_eq!(executable_in(r#"{"executable":null}"#), None);
    }
}
