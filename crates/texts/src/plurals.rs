//! Plural categories, as CLDR defines them for whole numbers.
//!
//! A page asks the browser's own tables; this one serves programs without a browser, and the check
//! of translations. Source: CLDR 48, supplemental/plurals.xml (cardinal), for integers.

/// A category of numbers that a language may word in a way of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// Arabic has one for nothing.
    Zero,
    /// English uses it for 1, Russian also for 21.
    One,
    /// Two of something.
    Two,
    /// A small number, such as 2 to 4.
    Few,
    /// A larger number.
    Many,
    /// Every other number; every language has it.
    Other,
}

use Category::{Few, Many, One, Other, Two, Zero};

impl Category {
    /// All of them.
    pub const ALL: [Self; 6] = [Zero, One, Two, Few, Many, Other];

    /// The name in Fluent files and in browsers.
    pub const fn name(self) -> &'static str {
        match self {
            Zero => "zero",
            One => "one",
            Two => "two",
            Few => "few",
            Many => "many",
            Other => "other",
        }
    }

    /// The category with this name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|category| category.name() == name)
    }
}

/// Languages whose categories follow the same rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    /// Numbers change nothing.
    Same,
    /// 1 alone is different.
    One,
    /// 0 and 1 are different.
    ZeroOrOne,
    /// Russian and its neighbors.
    EastSlavic,
    Polish,
    /// Czech and Slovak.
    Czech,
    /// Serbian and its neighbors.
    SouthSlavic,
    Slovenian,
    Romanian,
    Lithuanian,
    Latvian,
    Hebrew,
    Arabic,
}

const FAMILIES: [(Family, &[&str]); 13] = [
    (Family::Same, &["id", "ja", "ko", "ms", "th", "vi", "zh"]),
    (
        Family::One,
        &[
            "af", "bg", "ca", "da", "de", "el", "en", "eo", "es", "et", "eu", "fi", "fy", "gl",
            "hu", "it", "ka", "kk", "ky", "mn", "nb", "nl", "nn", "no", "sq", "sv", "sw", "tk",
            "tr", "uz",
        ],
    ),
    (Family::ZeroOrOne, &["bn", "fa", "fr", "hi", "hy", "pt"]),
    (Family::EastSlavic, &["be", "ru", "uk"]),
    (Family::Polish, &["pl"]),
    (Family::Czech, &["cs", "sk"]),
    (Family::SouthSlavic, &["bs", "hr", "sr"]),
    (Family::Slovenian, &["sl"]),
    (Family::Romanian, &["ro"]),
    (Family::Lithuanian, &["lt"]),
    (Family::Latvian, &["lv"]),
    (Family::Hebrew, &["he"]),
    (Family::Arabic, &["ar"]),
];

fn family(code: &str) -> Option<Family> {
    FAMILIES.iter().find(|(_, codes)| codes.contains(&code)).map(|(family, _)| *family)
}

/// The categories that whole numbers have in a language; none for a language that is not known here.
pub fn categories(code: &str) -> Option<&'static [Category]> {
    Some(match family(code)? {
        Family::Same => &[Other],
        Family::One | Family::ZeroOrOne => &[One, Other],
        Family::EastSlavic | Family::Polish => &[One, Few, Many],
        Family::Czech | Family::SouthSlavic | Family::Romanian | Family::Lithuanian => {
            &[One, Few, Other]
        }
        Family::Slovenian => &[One, Two, Few, Other],
        Family::Latvian => &[Zero, One, Other],
        Family::Hebrew => &[One, Two, Other],
        Family::Arabic => &[Zero, One, Two, Few, Many, Other],
    })
}

/// The category of a number in a language; [`Category::Other`] where the language is not known here.
pub fn category(code: &str, n: u32) -> Category {
    let (tens, hundreds) = (n % 10, n % 100);
    let teens = (11..=19).contains(&hundreds);
    match family(code) {
        None | Some(Family::Same) => Other,
        Some(Family::One) => {
            if n == 1 {
                One
            } else {
                Other
            }
        }
        Some(Family::ZeroOrOne) => {
            if n <= 1 {
                One
            } else {
                Other
            }
        }
        Some(Family::EastSlavic) => match tens {
            1 if hundreds != 11 => One,
            2..=4 if !(12..=14).contains(&hundreds) => Few,
            _ => Many,
        },
        Some(Family::Polish) => match tens {
            _ if n == 1 => One,
            2..=4 if !(12..=14).contains(&hundreds) => Few,
            _ => Many,
        },
        Some(Family::Czech) => match n {
            1 => One,
            2..=4 => Few,
            _ => Other,
        },
        Some(Family::SouthSlavic) => match tens {
            1 if hundreds != 11 => One,
            2..=4 if !(12..=14).contains(&hundreds) => Few,
            _ => Other,
        },
        Some(Family::Slovenian) => match hundreds {
            1 => One,
            2 => Two,
            3 | 4 => Few,
            _ => Other,
        },
        Some(Family::Romanian) => match hundreds {
            _ if n == 1 => One,
            _ if n == 0 || (1..=19).contains(&hundreds) => Few,
            _ => Other,
        },
        Some(Family::Lithuanian) => match tens {
            1 if !teens => One,
            2..=9 if !teens => Few,
            _ => Other,
        },
        Some(Family::Latvian) => match tens {
            _ if teens || tens == 0 => Zero,
            1 => One,
            _ => Other,
        },
        Some(Family::Hebrew) => match n {
            1 => One,
            2 => Two,
            _ => Other,
        },
        Some(Family::Arabic) => match (n, hundreds) {
            (0, _) => Zero,
            (1, _) => One,
            (2, _) => Two,
            (_, 3..=10) => Few,
            (_, 11..) => Many,
            _ => Other,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_a_category_that_its_language_has() {
        for code in FAMILIES.iter().flat_map(|(_, codes)| *codes) {
            let known = categories(code).expect("a known language");
            let seen: Vec<_> = (0..=1000).map(|n| category(code, n)).collect();
            assert!(seen.iter().all(|category| known.contains(category)), "{code}");
            assert!(known.iter().all(|category| seen.contains(category)), "{code}");
        }
    }

    #[test]
    fn numbers_are_worded_as_cldr_says() {
        for (code, n, expected) in [
            ("en", 0, Other),
            ("en", 1, One),
            ("en", 21, Other),
            ("fr", 0, One),
            ("ru", 21, One),
            ("ru", 11, Many),
            ("ru", 23, Few),
            ("pl", 21, Many),
            ("sl", 102, Two),
            ("lv", 10, Zero),
            ("ar", 102, Other),
            ("ja", 1, Other),
        ] {
            assert_eq!(category(code, n), expected, "{code} {n}");
        }
    }
}
