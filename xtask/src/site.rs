//! Where the page will be served, for what only an address in full can say.

/// What reads an image of a page, a link to it in a message for one, takes no other address than one in
/// full.
const PICTURE: &str = "<meta property=\"og:image\" content=\"";

/// Reads the address of a folder on the web, and puts a slash at its end.
///
/// # Errors
/// What was expected instead.
pub(crate) fn read(text: &str) -> Result<String, String> {
    let is_web = text.starts_with("https://") || text.starts_with("http://");
    let is_plain = text.chars().all(|ch| ch.is_ascii_graphic() && !"\"'<>#?&".contains(ch));
    if is_web && is_plain {
        Ok(format!("{}/", text.trim_end_matches('/')))
    } else {
        Err("an address such as https://example.org/damiera/ was expected".into())
    }
}

/// A page that says its own address and that of its picture, if it has a picture. `name` is its place in
/// the folder served.
pub(crate) fn placed(html: &str, name: &str, site: &str) -> String {
    let Some((head, rest)) = html.split_once(PICTURE) else { return html.to_owned() };
    let Some((picture, rest)) = rest.split_once('"') else { return html.to_owned() };
    let picture = picture.trim_start_matches("../");
    let name = name.strip_suffix("index.html").unwrap_or(name);
    format!(
        "{head}{PICTURE}{site}{picture}\">\n    <meta property=\"og:url\" content=\"{site}{name}\">\n    \
         <link rel=\"canonical\" href=\"{site}{name}\"{rest}"
    )
}

#[cfg(test)]
mod tests {
    use super::{placed, read};

    #[test]
    fn a_site_is_a_folder_on_the_web() {
        assert_eq!(read("https://example.org/d").unwrap(), "https://example.org/d/");
        assert_eq!(read("https://example.org/d/").unwrap(), "https://example.org/d/");
        assert!(read("example.org").is_err());
        assert!(read("https://example.org/\"><script>").is_err());
    }

    #[test]
    fn a_page_with_a_picture_says_where_both_are() {
        let html = "<meta property=\"og:image\" content=\"../../icons/preview.png\">\n<link>";
        let placed_there = placed(html, "rules/en/index.html", "https://example.org/d/");
        let wanted = [
            "<meta property=\"og:image\" content=\"https://example.org/d/icons/preview.png\">",
            "    <meta property=\"og:url\" content=\"https://example.org/d/rules/en/\">",
            "    <link rel=\"canonical\" href=\"https://example.org/d/rules/en/\">",
            "<link>",
        ];
        assert_eq!(placed_there, wanted.join("\n"));
        assert_eq!(placed("<p>", "a.html", "https://example.org/"), "<p>");
    }
}
