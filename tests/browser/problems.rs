//! Problems that are pasted or dropped become exercises in the maker, checked.

use crate::author::go_to;
use crate::harness::{Failure, Limit, Options, Page, browse};
use crate::share::{drop_file, paste};

const COUP: &str = "W:W27,32,34,37,38,40,45:B11,12,16,18,23,25";
const FOUND: &str = ".author__found";

async fn has_answers(page: &Page, moves: &[&str]) -> Result<(), Failure> {
    page.wait_for(".author", Limit::REACTION).await?;
    go_to(page, "Solution").await?;
    for mv in moves {
        page.wait_for_words(".author__recorded", mv).await?;
    }
    Ok(())
}

#[test]
fn a_pasted_problem_is_an_exercise_that_is_checked() {
    browse("a_pasted_problem_is_an_exercise", Options::DESK.in_one_engine(), async |page| {
        page.open("#v=1&g=international").await?;
        let text = format!("{COUP} 1.27-22 18x27 2.32x21 16x27 3.34-30 25x34 4.40x16");
        assert!(paste(page, &text).await?);
        page.wait_for_words(FOUND, "The exercise works.").await?;
        has_answers(page, &["27-22", "32x21", "34-30", "40x16"]).await?;
        assert_eq!(page.count(".author .message--wrong").await?, 0);
        page.axe().await?;

        // What does not solve is taken as far as it goes, with the ply at which it fails.
        assert!(paste(page, &format!("{COUP} 1.27-22 18x27 2.32x22")).await?);
        page.wait_for_words(".author .message--wrong", "stops at move 3").await?;
        page.wait_for_words(".author .message--wrong", "32x22").await?;
        page.axe().await?;
        page.screenshot("problem-flawed").await?;
        go_to(page, "Finish").await?;
        page.wait_for_words(FOUND, "One move is accepted: 27-22.").await?;
        page.axe().await?;
        page.wait_for_notice("set aside").await?;
        page.push("Go back to it").await?;
        has_answers(page, &["40x16"]).await
    });
}

#[test]
fn a_dropped_problem_and_an_address_are_exercises() {
    browse("a_dropped_problem_is_an_exercise", Options::DESK, async |page| {
        page.open("#v=1&g=dameo").await?;
        let pdn = format!(
            "[Event \"Coup\"]\n[GameType \"20\"]\n[SetUp \"1\"]\n[FEN \"{COUP}\"]\n\n1. 27-22 18x27 2. 32x21 *\n"
        );
        drop_file(page, "coup.pdn", Some(&pdn)).await?;
        page.wait_for_words(FOUND, "The exercise works.").await?;
        has_answers(page, &["27-22", "32x21"]).await?;

        assert!(paste(page, "https://lidraughts.org/analysis/frisian/W:W31,K50:B20:H0:F1").await?);
        page.wait_for_words(".top__game", "Frisian").await?;
        page.wait_for_words(".author__gap", "No right answer").await?;
        go_to(page, "Finish").await?;
        assert_eq!(page.text(FOUND).await?, "", "there is nothing to check yet");

        assert!(paste(page, "https://lidraughts.org/training/12345").await?);
        page.wait_for_notice("holds no position").await?;
        page.wait_for("#board button", Limit::REACTION).await
    });
}
