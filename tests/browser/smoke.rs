//! The page loads without errors: checks that fit any page.

use crate::harness::{Colors, Motion, Options, Scheme, browse};

#[test]
fn page_loads() {
    browse("page_loads", Options::DESK, async |page| {
        page.open("").await?;
        assert!(page.title().await?.contains("Damiera"));
        assert_ne!(page.text("body").await?, "");
        page.screenshot("page").await?;
        page.axe().await
    });
}

#[test]
fn page_loads_in_the_dark_on_a_small_phone() {
    let options = Options { scheme: Scheme::Dark, motion: Motion::Reduced, ..Options::PHONE };
    browse("page_loads_in_the_dark_on_a_small_phone", options, async |page| {
        page.open("").await?;
        let fits = "document.documentElement.scrollWidth <= innerWidth";
        assert!(page.holds(fits).await?, "the page is wider than the screen");
        page.screenshot("page-dark-phone").await?;
        page.axe().await
    });
}

#[test]
fn page_loads_in_forced_colors() {
    let options = Options { colors: Colors::Forced, ..Options::DESK };
    browse("page_loads_in_forced_colors", options, async |page| {
        page.open("").await?;
        page.screenshot("page-forced-colors").await?;
        page.axe().await
    });
}

#[test]
fn page_starts_again_after_a_reload() {
    browse("page_starts_again_after_a_reload", Options::DESK, async |page| {
        page.open("").await?;
        page.reload().await?;
        assert!(page.address().await?.starts_with("http://127.0.0.1:"));
        Ok(())
    });
}
