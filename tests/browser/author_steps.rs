//! The steps in which an exercise is made: one at a time, what is missing, and what stays in view.

use crate::author::{
    LINE, WHOLE, choose, fill, go_to, is_focused, open_author, touch, wait_until_said,
};
use crate::harness::{Failure, Limit, Options, Page, Pointer, Screen, browse};

/// The headings, the numbers of the steps with a mark, and which step is the current one.
async fn shown(page: &Page) -> Result<(Vec<String>, String), Failure> {
    let body = "const steps = [...document.querySelectorAll('.author__step')];
        const marked = steps.map(it => it.querySelector('.author__missing') ? '!' : '.');
        const here = steps.map(it => it.ariaCurrent === 'step' ? 'x' : '.');
        return marked.join('') + ' ' + here.join('')";
    let found = page.script(body, vec![]).await?;
    Ok((page.texts(".author h2").await?, found.as_str().unwrap_or_default().to_owned()))
}

/// Whether all of an element is in the window, and nothing lies over its middle.
async fn is_in_view(page: &Page, selector: &str) -> Result<bool, Failure> {
    let body = "const it = document.querySelector(arguments[0]);
        const box = it.getBoundingClientRect();
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= 0
            && box.right <= innerWidth + 1 && it.contains(top)";
    Ok(page.script(body, vec![selector.into()]).await? == true)
}

/// Goes to the next step, and waits until its heading has taken the focus.
async fn go_on(page: &Page, name: &str) -> Result<(), Failure> {
    page.push(&format!("Next: {name}")).await?;
    is_focused(page, "author-title").await
}

#[test]
fn one_step_is_shown_at_a_time_and_nothing_is_lost() {
    let desk = Options::DESK.in_one_engine();
    browse("one_step_is_shown_at_a_time", desk, async |page| {
        open_author(page, LINE).await?;
        let steps = [
            ("Task", "What is asked", ".author__goal"),
            ("Solution", "The moves of the solution", ".palette__tool--named"),
            ("Drawings", "Marks and arrows", ".palette__tool:nth-of-type(8)"),
            ("Words", "What is said", ".author__area"),
            ("Finish", "Check it and pass it on", ".author__check"),
        ];
        // What is missing is marked, and said both where it is missing and at the end.
        let at = ["x....", ".x...", "..x..", "...x.", "....x"];
        for (place, (name, heading, _)) in steps.into_iter().enumerate() {
            if place > 0 {
                go_on(page, name).await?;
            }
            let expected = format!(".!... {}", at[place]);
            assert_eq!(shown(page).await?, (vec![heading.to_owned()], expected));
            for (other, (_, _, part)) in steps.into_iter().enumerate() {
                assert_eq!(page.count(part).await? > 0, other == place, "{part} in {name}");
            }
            let said = u64::from(name == "Solution" || name == "Finish");
            assert_eq!(page.count(".author__gap").await?, said, "{name}");
        }
        assert!(page.holds("document.querySelector('.author__share').disabled").await?);
        page.click(Pointer::Mouse, ".author__gap button").await?;
        is_focused(page, "author-title").await?;
        // A right answer, a wrong try without words, and a hint.
        touch(page, Pointer::Mouse, &["b1", "c2"]).await?;
        page.push("Start").await?;
        choose(page, Pointer::Mouse, 2).await?;
        touch(page, Pointer::Mouse, &["a1", "a2"]).await?;
        wait_until_said(page, "Wrong try: a1-a2.").await?;
        assert_eq!(shown(page).await?.1, "...!. .x...");
        go_on(page, "Drawings").await?;
        go_on(page, "Words").await?;
        fill(page, "Hint", "Go right.").await?;
        fill(page, "What to say about a1-a2", "No.").await?;
        assert_eq!(shown(page).await?.1, "..... ...x.");
        for _ in 0..3 {
            page.push("Back").await?;
        }
        assert_eq!(shown(page).await?.1, "..... x....");
        go_to(page, "Solution").await?;
        assert_eq!(page.texts(".author__words").await?, ["b1-c2", "a1-a2"]);
        go_to(page, "Words").await?;
        let typed = "[...document.querySelectorAll('.author textarea')].map(it => it.value).join()";
        assert!(page.holds(&format!("{typed} === ',Go right.,,No.'")).await?);
        // A press on the board leads to the moves, and keeps the focus there.
        touch(page, Pointer::Mouse, &["a1"]).await?;
        assert_eq!(shown(page).await?.1, "..... .x...");
        assert!(page.holds("document.activeElement.matches('#board button')").await?);
        Ok(())
    });
}

/// Every step on small screens: the board and the main action in view, also when scrolled to the end.
#[test]
fn the_board_and_the_way_on_stay_in_view() {
    let tall = Options { screen: Screen::Touch { width: 360, height: 640 }, ..Options::PHONE };
    let short = Options { screen: Screen::Touch { width: 320, height: 568 }, ..Options::PHONE };
    let low = Options { screen: Screen::Touch { width: 740, height: 360 }, ..Options::PHONE };
    for (name, phone) in [
        ("the_way_on_stays_on_a_phone", tall),
        ("the_way_on_stays_on_a_short_phone", short),
        ("the_way_on_stays_in_a_low_window", low),
    ] {
        browse(name, phone.in_one_engine(), async |page| {
            page.open(&format!("#{WHOLE}")).await?;
            page.push("Edit this exercise").await?;
            page.wait_for(".author", Limit::REACTION).await?;
            for step in ["Task", "Solution", "Drawings", "Words", "Finish"] {
                go_to(page, step).await?;
                if step == "Drawings" && page.holds("innerHeight > innerWidth").await? {
                    let last = ".palette__tool:last-child";
                    page.wait_until("the last tool", Limit::REACTION, async || {
                        is_in_view(page, last).await
                    })
                    .await?;
                }
                for place in ["0", "document.body.scrollHeight", "0"] {
                    page.script(&format!("scrollTo(0, {place})"), vec![]).await?;
                    for part in ["#board", ".author__ways .button--accent"] {
                        // The last one hears no pointer at first.
                        let what = format!("{part} in {step} at {place}");
                        page.wait_until(&what, Limit::REACTION, async || {
                            is_in_view(page, part).await
                        })
                        .await?;
                    }
                    if place == "0" {
                        assert!(is_in_view(page, ".author__step[aria-current]").await?, "{step}");
                    }
                }
                let small = "[...document.querySelectorAll('.author :is(button, select, .palette__tool)')]
                    .filter(it => it.getBoundingClientRect().height < 43.9).map(it => it.innerText)";
                assert!(page.holds(&format!("{small}.length === 0")).await?, "{step}");
                assert!(page.holds("document.documentElement.scrollWidth <= innerWidth").await?);
            }
            Ok(())
        });
    }
}
