//! `cargo xtask lighthouse`: how fast a page is on a middling phone, as Lighthouse simulates it.
//!
//! No part of `cargo xtask test`: the figures depend on what else the machine has to do. Each page is
//! looked at several times, and the median of each figure counts.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use clap::Args as ClapArgs;
use serde_json::Value;

use crate::browser;
use crate::error::Error;
use crate::npm::Package;
use crate::run::run;
use crate::say::say;
use crate::serve::StaticServer;
use crate::workspace;

/// The last version for the Node.js of the long-lived systems.
const LIGHTHOUSE: Package = Package { name: "lighthouse", version: "12.8.2", file: "cli/index.js" };

/// Without a sandbox, which root cannot have: it is our own page.
const CHROMIUM_FLAGS: &str =
    "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu";

/// What is measured, by the rest of its address.
const PAGES: [(&str, &str); 7] = [
    ("app", ""),
    ("rules page", "rules/en/dameo.html"),
    ("rules page made of facts", "rules/de/russian.html"),
    ("rules page in Greek", "rules/el/greek.html"),
    ("rules page in Arabic", "rules/ar/turkish.html"),
    ("rules page in Hebrew", "rules/he/international.html"),
    ("embedded board", "embed/index.html#variant=dameo&mode=play"),
];

/// What to measure.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// How often each page is looked at.
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=15))]
    runs: u8,
    /// Only the page whose name begins so: app, rules, embedded.
    #[arg(long)]
    only: Option<String>,
}

/// Something that Lighthouse measures.
struct Figure {
    title: &'static str,
    /// Where it is in its report.
    path: &'static str,
    unit: Unit,
    goal: f64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    /// Of 100, the more the better.
    Score,
    Milliseconds,
    /// The share of the screen that moves, times how far.
    Shift,
}

const FIGURES: [Figure; 7] = [
    score("performance", "/categories/performance/score", 100.0),
    score("accessibility", "/categories/accessibility/score", 100.0),
    score("best practices", "/categories/best-practices/score", 100.0),
    score("SEO", "/categories/seo/score", 100.0),
    Figure {
        title: "largest paint",
        path: "/audits/largest-contentful-paint/numericValue",
        unit: Unit::Milliseconds,
        goal: 1000.0,
    },
    Figure {
        title: "layout shift",
        path: "/audits/cumulative-layout-shift/numericValue",
        unit: Unit::Shift,
        goal: 0.01,
    },
    Figure {
        title: "blocking time",
        path: "/audits/total-blocking-time/numericValue",
        unit: Unit::Milliseconds,
        goal: 50.0,
    },
];

const fn score(title: &'static str, path: &'static str, goal: f64) -> Figure {
    Figure { title, path, unit: Unit::Score, goal }
}

impl Figure {
    /// What a report says of it.
    fn read(&self, report: &Value) -> Option<f64> {
        let value = report.pointer(self.path)?.as_f64()?;
        // Scores are hundredths; what is behind them is an error of the binary fraction.
        Some(if self.unit == Unit::Score { (value * 100.0).round() } else { value })
    }

    fn is_met(&self, value: f64) -> bool {
        if self.unit == Unit::Score { value >= self.goal } else { value <= self.goal }
    }

    fn shown(&self, value: f64) -> String {
        match self.unit {
            Unit::Score => format!("{value:.0}"),
            Unit::Milliseconds => format!("{value:.0} ms"),
            Unit::Shift => format!("{value:.3}"),
        }
    }
}

/// Measures the built page, and fails if a goal is missed.
pub(crate) fn lighthouse(args: &Args) -> Result<(), Error> {
    let dist = workspace::built_page()?;
    LIGHTHOUSE.ensure()?;
    let program = browser::whole_chromium()?;
    say("Compressing the page as a host would: some seconds.");
    let server = StaticServer::start_as_host(&dist)?;
    let folder = workspace::measurements()?;
    fs::create_dir_all(&folder).map_err(Error::file("create", &folder))?;
    let mut missed = Vec::new();
    let wanted = |title: &str| args.only.as_deref().is_none_or(|only| title.starts_with(only));
    for (title, rest) in PAGES.into_iter().filter(|(title, _)| wanted(title)) {
        let url = format!("{}{rest}", server.url());
        let mut reports = Vec::new();
        for number in 1..=args.runs {
            let path = folder.join(format!("{}-{number}.json", title.replace(' ', "-")));
            reports.push(measure(&program, &url, &path)?);
        }
        tell(title, &reports, &mut missed)?;
    }
    say(format_args!("The reports are in {}", folder.display()));
    if missed.is_empty() { Ok(()) } else { Err(Error::TooSlow(missed.join("; "))) }
}

/// Looks at a page once.
fn measure(chromium: &Path, url: &str, report: &Path) -> Result<Value, Error> {
    let script = LIGHTHOUSE.find()?.ok_or_else(|| Error::Missing {
        what: "Lighthouse is not here".into(),
        command: "cargo xtask lighthouse".into(),
    })?;
    let mut command = Command::new("node");
    command.arg(script).arg(url).args(["--quiet", CHROMIUM_FLAGS, "--output=json"]);
    command.arg("--output-path").arg(report).env("CHROME_PATH", chromium);
    command.arg("--only-categories=performance,accessibility,best-practices,seo");
    run(&mut command)?;
    let text = fs::read_to_string(report).map_err(Error::file("read", report))?;
    serde_json::from_str(&text).map_err(|error| Error::Unexpected {
        command: "lighthouse".into(),
        found: error.to_string(),
        expected: "a report in JSON",
    })
}

/// Prints the figures of a page, and adds what missed its goal to `missed`.
fn tell(title: &str, reports: &[Value], missed: &mut Vec<String>) -> Result<(), Error> {
    say(format_args!("\n{title}, the median of {}:", reports.len()));
    for figure in &FIGURES {
        let mut values: Vec<f64> = reports.iter().filter_map(|it| figure.read(it)).collect();
        let value = median(&mut values).ok_or_else(|| Error::Unexpected {
            command: "lighthouse".into(),
            found: format!("nothing for {}", figure.title),
            expected: "a number",
        })?;
        let all = values.iter().fold(String::new(), |mut all, &value| {
            // Writing to a string cannot fail.
            let _ = write!(all, "  {}", figure.shown(value));
            all
        });
        let (is_met, goal) = (figure.is_met(value), figure.shown(figure.goal));
        let verdict = if is_met { "" } else { "  MISSED" };
        let (name, value) = (figure.title, figure.shown(value));
        say(format_args!("  {name:<16} {value:>9}   goal {goal:>8}   of{all}{verdict}"));
        if !is_met {
            missed.push(format!("{title}: {name} {value}, goal {goal}"));
        }
    }
    for fault in reports.last().map(faults).unwrap_or_default() {
        say(format_args!("  against it: {fault}"));
    }
    Ok(())
}

/// The titles of what a report counts against a page, apart from how fast it is.
fn faults(report: &Value) -> Vec<String> {
    let of_category = |category: &str| {
        let refs = report.pointer(&format!("/categories/{category}/auditRefs"));
        refs.and_then(Value::as_array).cloned().unwrap_or_default()
    };
    let refs = ["accessibility", "best-practices", "seo"].into_iter().flat_map(of_category);
    let refs = refs.filter(|it| it["weight"].as_f64().is_some_and(|weight| weight > 0.0));
    let audits = refs.filter_map(|it| report["audits"].get(it["id"].as_str()?).cloned());
    let failed = audits.filter(|audit| audit["score"].as_f64().is_some_and(|score| score < 1.0));
    failed.filter_map(|audit| audit["title"].as_str().map(str::to_owned)).collect()
}

/// The value in the middle, the lower of two; the values are in their order after this.
fn median(values: &mut [f64]) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    values.get(values.len().checked_sub(1)? / 2).copied()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{FIGURES, faults, median};

    #[test]
    fn median_is_in_the_middle() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), Some(2.0));
        assert_eq!(median(&mut [2.0, 1.0]), Some(1.0));
        assert_eq!(median(&mut []), None);
    }

    #[test]
    fn figures_are_read_and_judged() {
        let report = json!({
            "categories": { "performance": { "score": 0.99 } },
            "audits": { "cumulative-layout-shift": { "numericValue": 0.011 } },
        });
        let [performance, shift] = [&FIGURES[0], &FIGURES[5]];
        assert_eq!(performance.read(&report), Some(99.0));
        assert!(performance.is_met(100.0) && !performance.is_met(99.0));
        assert_eq!(shift.read(&report), Some(0.011));
        assert!(!shift.is_met(0.011));
        assert_eq!(FIGURES[1].read(&report), None);
    }

    #[test]
    fn what_a_report_has_against_a_page_is_named() {
        let report = json!({
            "categories": { "seo": { "auditRefs": [
                { "id": "a", "weight": 1 },
                { "id": "b", "weight": 1 },
                { "id": "c", "weight": 1 },
                { "id": "d", "weight": 0 },
            ] } },
            "audits": {
                "a": { "score": 0, "title": "No description" },
                "b": { "score": 1, "title": "Fine" },
                "c": { "score": null, "title": "Not applicable" },
                "d": { "score": 0, "title": "Of no weight" },
            },
        });
        assert_eq!(faults(&report), ["No description"]);
    }
}
