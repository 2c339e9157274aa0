//! Pictures that remember: a link in the file of an SVG or PNG picture.
//!
//! In SVG it is the text of a `<metadata data-damiera="link">` element, in PNG a `tEXt` chunk with
//! the keyword `Damiera` (PNG specification, third edition, 5 and 11.3.3). Programs that change a
//! picture may write such a text as `iTXt` instead; that is read, too.

/// The longest picture that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 24;
/// The longest link that is read out of one, in bytes.
pub const MAX_LINK_BYTES: usize = 1 << 14;
/// The most chunks of a PNG picture, or elements of an SVG one, that are looked at.
const MAX_PARTS: usize = 1 << 16;

const KEYWORD: &[u8] = b"Damiera";
const SIGNATURE: [u8; 8] = [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n'];
/// What comes before the content of a chunk: its length and type.
const HEAD_BYTES: usize = 8;
/// What comes behind it.
const CRC_BYTES: usize = 4;

const OPEN: &str = "<metadata data-damiera=\"link\">";
const CLOSE: &str = "</metadata>";
/// What has to be escaped in XML, and how.
const ESCAPES: [(char, &str); 4] = [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;")];

/// Why a picture tells no link, or cannot be given one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// It is neither SVG nor PNG.
    #[error("this is neither an SVG nor a PNG picture")]
    NotAPicture,
    /// It is longer than what is read.
    #[error("a picture of {0} bytes is too long: at most {MAX_BYTES} are read")]
    TooLong(usize),
    /// It has no link.
    #[error("there is no link in this picture")]
    NoLink,
    /// It ends too early, or what it holds has changed.
    #[error("this picture is damaged")]
    Damaged,
}

/// Whether a file begins as a picture does that is read here.
pub fn is_picture(file: &[u8]) -> bool {
    file.starts_with(&SIGNATURE) || svg_text(file).is_some()
}

/// The link in a picture.
///
/// # Errors
/// [`PictureError`] where there is none.
pub fn link_of(file: &[u8]) -> Result<String, PictureError> {
    if file.len() > MAX_BYTES {
        return Err(PictureError::TooLong(file.len()));
    }
    match file.strip_prefix(&SIGNATURE) {
        Some(chunks) => link_of_png(chunks),
        None => link_of_svg(svg_text(file).ok_or(PictureError::NotAPicture)?),
    }
}

/// An SVG picture with a link in it, where its root element has children.
pub fn svg_with_link(svg: &str, link: &str) -> String {
    let root = svg.find("<svg").unwrap_or_default();
    let end = svg.get(root..).and_then(|rest| rest.find('>')).map_or(svg.len(), |at| root + at + 1);
    let (head, rest) = svg.split_at_checked(end).unwrap_or((svg, ""));
    format!("{head}{OPEN}{}{CLOSE}{rest}", escaped(link))
}

/// A PNG picture with a link in it. Links are ASCII; what is not is left out.
///
/// # Errors
/// [`PictureError`] where it is no PNG picture.
pub fn png_with_link(png: &[u8], link: &str) -> Result<Vec<u8>, PictureError> {
    let chunks = png.strip_prefix(&SIGNATURE).ok_or(PictureError::NotAPicture)?;
    // The first chunk has to stay the first.
    let first = chunk(chunks).ok_or(PictureError::Damaged)?;
    let mut text = KEYWORD.to_vec();
    text.push(0);
    text.extend(link.bytes().filter(u8::is_ascii_graphic));
    let n_bytes = u32::try_from(text.len()).map_err(|_| PictureError::TooLong(text.len()))?;
    let mut body = b"tEXt".to_vec();
    body.extend(text);
    let n_first = chunks.len() - first.rest.len();
    let (first, rest) = chunks.split_at_checked(n_first).ok_or(PictureError::Damaged)?;
    let crc = crc_32(&body).to_be_bytes();
    Ok([&SIGNATURE[..], first, &n_bytes.to_be_bytes(), &body, &crc, rest].concat())
}

/// A piece of a PNG file.
struct Chunk<'a> {
    /// What the check sum is of: type and content.
    body: &'a [u8],
    crc: u32,
    /// What comes behind it.
    rest: &'a [u8],
}

/// The first of some chunks.
fn chunk(bytes: &[u8]) -> Option<Chunk<'_>> {
    let n_content = number(bytes.get(..4)?)?;
    let n_content = usize::try_from(n_content).ok()?;
    let end = HEAD_BYTES.checked_add(n_content)?;
    let body = bytes.get(4..end)?;
    let crc = number(bytes.get(end..end.checked_add(CRC_BYTES)?)?)?;
    Some(Chunk { body, crc, rest: bytes.get(end + CRC_BYTES..)? })
}

fn number(bytes: &[u8]) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.try_into().ok()?))
}

fn link_of_png(mut chunks: &[u8]) -> Result<String, PictureError> {
    for _ in 0..MAX_PARTS {
        let Some(Chunk { body, crc, rest }) = chunk(chunks) else {
            return Err(PictureError::Damaged);
        };
        let (kind, content) = body.split_at_checked(4).ok_or(PictureError::Damaged)?;
        if kind == b"IEND" {
            break;
        }
        if let Some(link) = text_of(kind, content) {
            let is_whole = crc_32(body) == crc && link.len() <= MAX_LINK_BYTES;
            let link = std::str::from_utf8(link).ok().filter(|_| is_whole);
            return link.map(str::to_owned).ok_or(PictureError::Damaged);
        }
        chunks = rest;
    }
    Err(PictureError::NoLink)
}

/// The text under our keyword.
fn text_of<'a>(kind: &[u8], content: &'a [u8]) -> Option<&'a [u8]> {
    let text = content.strip_prefix(KEYWORD)?.strip_prefix(&[0])?;
    match kind {
        b"tEXt" => Some(text),
        // A flag and a method of compression, a language and a translated keyword come first.
        b"iTXt" => {
            let rest = text.strip_prefix(&[0, 0])?;
            rest.splitn(3, |&byte| byte == 0).nth(2)
        }
        _ => None,
    }
}

/// The check sum of a chunk: CRC-32 as in ISO 3309, bit by bit.
fn crc_32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            let low = crc & 1;
            crc = (crc >> 1) ^ (0xedb8_8320 & low.wrapping_neg());
        }
    }
    !crc
}

/// The text of an SVG file: the root element comes after what XML has before it.
fn svg_text(file: &[u8]) -> Option<&str> {
    let text = std::str::from_utf8(file).ok()?.trim_start_matches('\u{feff}').trim_start();
    let is_xml = ["<svg", "<?xml", "<!--", "<!DOCTYPE svg"].iter().any(|it| text.starts_with(it));
    (is_xml && text.contains("<svg")).then_some(text)
}

fn link_of_svg(svg: &str) -> Result<String, PictureError> {
    for part in svg.split("<metadata").skip(1).take(MAX_PARTS) {
        let Some((attributes, rest)) = part.split_once('>') else { break };
        if !attributes.contains("data-damiera") {
            continue;
        }
        let (text, _) = rest.split_once(CLOSE).ok_or(PictureError::Damaged)?;
        if text.len() > MAX_LINK_BYTES || text.contains('<') {
            return Err(PictureError::Damaged);
        }
        let plain = ESCAPES.iter().rev().fold(text.trim().to_owned(), |text, (ch, escape)| {
            text.replace(escape, ch.encode_utf8(&mut [0; 4]))
        });
        return Ok(plain);
    }
    Err(PictureError::NoLink)
}

/// A text as XML and HTML have it, in elements and between double quotes.
pub fn escaped(text: &str) -> String {
    ESCAPES.iter().fold(text.to_owned(), |text, (ch, escape)| text.replace(*ch, escape))
}
