//! As much HTML as the sources use: tags with quoted attributes, text, comments.
//!
//! It is no parser of the web's HTML. What it does not know is a fault, so that no source relies
//! on a browser's leniency.

/// A piece of a fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Text(&'a str),
    /// Without `<!--` and `-->`.
    Comment(&'a str),
    /// Name and the text of the attributes.
    Open(&'a str, &'a str),
    Close(&'a str),
}

/// Elements without an end tag.
const VOID: [&str; 3] = ["br", "hr", "img"];

/// Cuts a fragment into tokens and checks that its tags are balanced.
pub(super) fn tokens(text: &str) -> Result<Vec<Token<'_>>, String> {
    let mut tokens = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (token, after) = next(rest)?;
        match token {
            Token::Open(name, _) if !VOID.contains(&name) => open.push(name),
            Token::Close(name) => match open.pop() {
                Some(top) if top == name => {}
                Some(top) => return Err(format!("</{name}> closes <{top}>")),
                None => return Err(format!("</{name}> closes nothing")),
            },
            _ => {}
        }
        tokens.push(token);
        rest = after;
    }
    match open.pop() {
        Some(name) => Err(format!("<{name}> is never closed")),
        None => Ok(tokens),
    }
}

fn next(text: &str) -> Result<(Token<'_>, &str), String> {
    let Some(inner) = text.strip_prefix('<') else {
        let (text, rest) = text.split_at(text.find('<').unwrap_or(text.len()));
        return Ok((Token::Text(text), rest));
    };
    if let Some(comment) = inner.strip_prefix("!--") {
        let (comment, rest) = comment.split_once("-->").ok_or("a comment is never closed")?;
        return Ok((Token::Comment(comment), rest));
    }
    let end = tag_end(inner).ok_or_else(|| format!("\"<{}\" is no tag", start_of(inner)))?;
    let (tag, rest) = inner.split_at(end);
    let rest = rest.strip_prefix('>').unwrap_or(rest);
    if let Some(name) = tag.strip_prefix('/') {
        return Ok((Token::Close(name.trim_end()), rest));
    }
    let (name, attributes) = tag.split_at(tag.find(char::is_whitespace).unwrap_or(tag.len()));
    let is_name = |ch: char| ch.is_ascii_lowercase() || ch.is_ascii_digit() || ch == '-';
    if name.is_empty() || !name.chars().all(is_name) {
        return Err(format!("\"<{}\" is no tag", start_of(inner)));
    }
    Ok((Token::Open(name, attributes), rest))
}

/// Where a tag ends: at the first `>` outside quotes.
fn tag_end(text: &str) -> Option<usize> {
    let mut is_quoted = false;
    text.char_indices().find_map(|(idx, ch)| {
        is_quoted ^= ch == '"';
        (ch == '>' && !is_quoted).then_some(idx)
    })
}

fn start_of(text: &str) -> String {
    text.chars().take(24).collect()
}

/// The attributes of a tag, in order, their entities resolved.
pub(super) fn attributes(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut attributes: Vec<(String, String)> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let form = || format!("\"{}\" is not of the form name=\"value\"", start_of(rest));
        let (name, after) = rest.split_once("=\"").ok_or_else(form)?;
        let (value, after) = after.split_once('"').ok_or_else(form)?;
        if name.is_empty() || !name.chars().all(|ch| ch.is_ascii_lowercase() || ch == '-') {
            return Err(form());
        }
        if attributes.iter().any(|(other, _)| other == name) {
            return Err(format!("{name}= is there twice"));
        }
        attributes.push((name.to_owned(), plain(value)?));
        rest = after.trim_start();
    }
    Ok(attributes)
}

/// The entities that sources may use.
const ENTITIES: [(&str, &str); 4] = [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\"")];

/// Text without its entities.
pub(super) fn plain(text: &str) -> Result<String, String> {
    let mut parts = text.split('&');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let found = part.split_once(';').and_then(|(name, rest)| {
            let entity = ENTITIES.iter().find(|(other, _)| *other == name)?;
            Some((entity.1, rest))
        });
        let (ch, rest) = found.ok_or_else(|| format!("\"&{}\" is no entity", start_of(part)))?;
        plain.push_str(ch);
        plain.push_str(rest);
    }
    Ok(plain)
}

/// Text for use in HTML, in an attribute too.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
