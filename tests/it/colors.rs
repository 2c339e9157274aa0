//! What is drawn on a board is seen on every square: a mark and its edge differ by 3 to 1, as WCAG 2.2 asks of
//! what is no text (1.4.11), whatever the colors of the board.

use std::fs;

/// Marks and the edge that each is drawn with.
const MARKS: [(&str, &str); 7] = [
    ("drawn-green", "edge-light"),
    ("drawn-red", "edge-light"),
    ("drawn-yellow", "edge-dark"),
    ("arrow", "edge-light"),
    ("mark-left", "edge-dark"),
    ("mark-forced", "edge-dark"),
    ("target", "target-edge"),
];

const LEAST: f64 = 3.0;

/// The colors of a token, one or two: `#rgb`, `#rrggbb` or `rgb(r g b / a)`, of which the last part is left out.
fn colors(tokens: &str, name: &str) -> Vec<[f64; 3]> {
    let of = tokens.split_once(&format!("--{name}: ")).unwrap_or_else(|| panic!("no --{name}")).1;
    let value = of.split(';').next().unwrap();
    let value = value.trim_start_matches("light-dark(").trim_end_matches(')');
    value
        .split(", ")
        .map(|color| read(color).unwrap_or_else(|| panic!("{name}: {color}")))
        .collect()
}

fn read(color: &str) -> Option<[f64; 3]> {
    let channels: Vec<f64> = if let Some(hex) = color.strip_prefix('#') {
        let wide: String = if hex.len() == 3 {
            hex.chars().flat_map(|ch| [ch, ch]).collect()
        } else {
            hex.to_owned()
        };
        let pairs = [0, 2, 4].map(|at| u8::from_str_radix(wide.get(at..at + 2)?, 16).ok());
        pairs.into_iter().map(|channel| channel.map(f64::from)).collect::<Option<_>>()?
    } else {
        let parts = color.strip_prefix("rgb(")?.split(' ').take(3);
        parts.map(|channel| channel.parse().ok()).collect::<Option<_>>()?
    };
    channels.try_into().ok()
}

/// Relative luminance, by WCAG 2.2.
fn luminance(color: [f64; 3]) -> f64 {
    let linear = color.map(|channel| {
        let part = channel / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn marks_differ_from_their_edges() {
    let tokens = fs::read_to_string("styles/tokens.css").unwrap();
    for (mark, edge) in MARKS {
        for color in colors(&tokens, mark) {
            for around in colors(&tokens, edge) {
                let found = contrast(color, around);
                assert!(found >= LEAST, "--{mark} within --{edge}: {found:.2} to 1");
            }
        }
    }
}

#[test]
fn contrast_is_that_of_wcag() {
    assert!((contrast([0.0; 3], [255.0; 3]) - 21.0).abs() < 1e-9);
    let found = contrast(read("#777").unwrap(), read("#ffffff").unwrap());
    assert!((found - 4.48).abs() < 0.01, "{found}");
}
