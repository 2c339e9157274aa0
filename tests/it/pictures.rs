//! Links in pictures: written, read again, and damaged.

use damiera::notation::picture::{
    MAX_BYTES, MAX_LINK_BYTES, PictureError, is_picture, link_of, png_with_link, svg_with_link,
};
use proptest::prelude::*;

const LINK: &str = "https://example.org/d/#v=1&g=dameo&fen=W:Wa1:Bh8";

/// One transparent pixel: signature, IHDR, IDAT, IEND, as PNG's own specification lays them out.
const PNG: [u8; 67] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1f, 0x15, 0xc4,
    0x89, 0x00, 0x00, 0x00, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0x00, 0x01, 0x00, 0x00,
    0x05, 0x00, 0x01, 0x0d, 0x0a, 0x2d, 0xb4, 0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4e, 0x44, 0xae,
    0x42, 0x60, 0x82,
];

/// The check sum of the empty IEND chunk, which every PNG file ends with.
const IEND_CRC: [u8; 4] = [0xae, 0x42, 0x60, 0x82];

const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><title>A &lt; B\
    </title></svg>";

fn chunk(kind: [u8; 4], content: &[u8], crc: u32) -> Vec<u8> {
    let n = u32::try_from(content.len()).unwrap().to_be_bytes();
    [&n, &kind[..], content, &crc.to_be_bytes()].concat()
}

#[test]
fn a_link_comes_back_out_of_both_pictures() {
    let svg = svg_with_link(SVG, LINK);
    assert!(svg.starts_with("<svg xmlns"), "{svg}");
    assert!(svg.contains("&amp;g=dameo"), "it is XML: {svg}");
    assert_eq!(link_of(svg.as_bytes()).unwrap(), LINK);
    let with_head = format!("\u{feff}<?xml version=\"1.0\"?>\n<!-- made -->{svg}");
    assert_eq!(link_of(with_head.as_bytes()).unwrap(), LINK);

    let png = png_with_link(&PNG, LINK).unwrap();
    assert_eq!(link_of(&png).unwrap(), LINK);
    assert!(png.starts_with(&PNG[..33]), "the header stays the first chunk");
    assert!(png.ends_with(&PNG[33..]));
    assert!(is_picture(&png) && is_picture(svg.as_bytes()));
}

#[test]
fn a_text_of_another_kind_of_chunk_is_read() {
    /// As zlib's crc32 gives it.
    const CRC: u32 = 0x048a_7975;
    let content = [b"Damiera\0\0\0en\0\0", LINK.as_bytes()].concat();
    let file = |crc| {
        // What is nothing to us is passed over, right or wrong.
        let others = chunk(*b"tIME", &[7; 7], 1);
        [&PNG[..33], &others, &chunk(*b"iTXt", &content, crc), &PNG[33..]].concat()
    };
    assert_eq!(link_of(&file(CRC)).unwrap(), LINK);
    assert_eq!(link_of(&file(CRC + 1)), Err(PictureError::Damaged));
}

#[test]
fn pictures_without_a_link_and_what_is_no_picture_are_told_apart() {
    assert_eq!(link_of(&PNG), Err(PictureError::NoLink));
    assert_eq!(link_of(SVG.as_bytes()), Err(PictureError::NoLink));
    for file in [&b""[..], b"GIF89a", b"<html><svg/></html>", b"\xff\xd8\xff", b"1. 32-28"] {
        assert_eq!(link_of(file), Err(PictureError::NotAPicture));
        assert!(!is_picture(file));
    }
    assert_eq!(png_with_link(b"GIF89a", LINK), Err(PictureError::NotAPicture));
    assert_eq!(link_of(&vec![0; MAX_BYTES + 1]), Err(PictureError::TooLong(MAX_BYTES + 1)));
    let long = svg_with_link(SVG, &"a".repeat(MAX_LINK_BYTES + 1));
    assert_eq!(link_of(long.as_bytes()), Err(PictureError::Damaged));
}

#[test]
fn the_check_sum_is_that_of_the_specification() {
    assert!(PNG.ends_with(&IEND_CRC));
    // A chunk that we write has a check sum that fits, so one changed byte of it is found.
    let png = png_with_link(&PNG, LINK).unwrap();
    for at in 41..41 + 8 + LINK.len() {
        let mut damaged = png.clone();
        damaged[at] ^= 1;
        let read = link_of(&damaged);
        assert!(read == Err(PictureError::Damaged) || read == Err(PictureError::NoLink), "{at}");
    }
    // The sum of "tEXt" and "Damiera\0hi", as zlib's crc32 gives it.
    let known = png_with_link(&PNG, "hi").unwrap();
    assert_eq!(known[33..37], [0, 0, 0, 10], "Damiera, a zero and the text");
    assert_eq!(known[37..51], *b"tEXtDamiera\0hi");
    assert_eq!(known[51..55], 0xbe24_61b0_u32.to_be_bytes());
}

proptest! {
    /// No file, however damaged, makes reading fail in any other way than by saying so.
    #[test]
    fn damage_is_said(at in 0_usize..200, byte: u8, cut in 0_usize..200) {
        let mut png = png_with_link(&PNG, LINK).unwrap();
        let n = png.len();
        png[at % n] = byte;
        png.truncate(n - cut % n);
        if let Ok(link) = link_of(&png) {
            prop_assert_eq!(link, LINK);
        }
        let mut svg = svg_with_link(SVG, LINK).into_bytes();
        let n = svg.len();
        svg.truncate(n - cut % n);
        if let Ok(link) = link_of(&svg) {
            prop_assert_eq!(link, LINK);
        }
    }
}
