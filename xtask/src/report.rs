//! What a run of `cargo test` has printed, as far as the summary repeats it.

/// So many lines of each failed test are repeated.
const MOST_LINES: usize = 12;

/// The parts of a run's output that the summary needs.
#[derive(Debug, Default)]
pub(crate) struct Report {
    /// The `test result:` lines.
    pub(crate) results: Vec<String>,
    /// The names of the tests that failed.
    pub(crate) failed: Vec<String>,
    /// The first lines of what they said.
    pub(crate) said: Vec<String>,
    /// How many lines of the test at hand are still wanted.
    left: usize,
}

impl Report {
    /// Takes the next line.
    pub(crate) fn see(&mut self, line: &str) {
        if line.starts_with("test result:") {
            self.results.push(line.to_owned());
            self.left = 0;
        } else if let Some(name) =
            line.strip_prefix("---- ").and_then(|l| l.strip_suffix(" stdout ----"))
        {
            self.failed.push(name.to_owned());
            self.said.push(name.to_owned());
            self.left = MOST_LINES;
        } else if line == "failures:" {
            self.left = 0;
        } else if self.left > 0 && !line.is_empty() {
            self.said.push(line.to_owned());
            self.left -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Report;

    #[test]
    fn failed_tests_are_named_with_their_words() {
        let printed = "test a::b ... FAILED\n\nfailures:\n\n---- a::b stdout ----\n\nthread 'a::b' panicked:\n\
            left: 1\n\n\nfailures:\n    a::b\n\ntest result: FAILED. 0 passed; 1 failed\n";
        let mut report = Report::default();
        printed.lines().for_each(|line| report.see(line));
        assert_eq!(report.failed, ["a::b"]);
        assert_eq!(report.said, ["a::b", "thread 'a::b' panicked:", "left: 1"]);
        assert_eq!(report.results, ["test result: FAILED. 0 passed; 1 failed"]);
    }
}
