//! A damaged link never says something else without saying that it is damaged.

use damiera::notation::link::{self, LinkError, check};
use damiera::rulesets::ALL;

use super::laws::{content, random_link};
use crate::playout::{Dice, each_position};

const N_DAMAGED: usize = 100_000;

/// How many damages each link is put to.
const N_EACH: usize = 100;

/// One damage, of those that happen to texts.
pub(super) fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut chars: Vec<_> = text.chars().collect();
    let n = chars.len();
    let at = dice.below(n);
    let alphabet: Vec<_> = ('!'..='~').chain(['é', ' ', '\n']).collect();
    let ch = alphabet[dice.below(alphabet.len())];
    let end = (at + 1 + dice.below(8)).min(n);
    match dice.below(11) {
        0 => chars[at] = ch,
        1 => chars.insert(at, ch),
        2 => drop(chars.remove(at)),
        3 => chars.truncate(at),
        4 => drop(chars.drain(..at)),
        5 => drop(chars.drain(at..end)),
        6 => chars.swap(at, (at + 1) % n),
        7 => chars.swap(at, dice.below(n)),
        8 => {
            let ch = chars[at];
            chars[at] = if ch.is_ascii_lowercase() {
                ch.to_ascii_uppercase()
            } else {
                ch.to_ascii_lowercase()
            };
        }
        9 => {
            let part = chars[at..end].to_vec();
            chars.splice(at..at, part);
        }
        _ => {
            for _ in 0..4 {
                let at = dice.below(n);
                chars[at] = alphabet[dice.below(alphabet.len())];
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn damage_is_never_silent() {
    let mut dice = Dice::new(7);
    let (mut n_errors, mut n_faulty, mut n_same) = (0, 0, 0);
    let mut seed = 0;
    while n_errors + n_faulty + n_same < N_DAMAGED {
        seed += 1;
        each_position(seed, &mut |ruleset, position, _| {
            let link = random_link(ruleset.rules().id, Some(position), 3, &mut dice);
            let text = if dice.below(2) == 0 { link.compact() } else { link.readable() };
            let expected = content(&link);
            for _ in 0..N_EACH {
                let damaged = damaged(&text, &mut dice);
                match link::read(&damaged) {
                    Err(_) => n_errors += 1,
                    Ok(link) if !link.faults.is_empty() => n_faulty += 1,
                    Ok(link) => {
                        n_same += 1;
                        assert_eq!(content(&link), expected, "{text} became {damaged}");
                    }
                }
            }
        });
    }
    let counts = (n_errors, n_faulty, n_same);
    assert!(n_errors > 1000 && n_faulty > 1000 && n_same > 100, "{counts:?}");
}

/// The second factor is primitive: so no message below 64 KB is changed in one, two or three bits
/// without another remainder. So is the polynomial of the second check, which therefore has no factor in common
/// with the first.
#[test]
fn the_check_polynomials_are_what_they_are_said_to_be() {
    let factor = 0b10_0111_u64 | 1 << 19;
    let product = factor ^ factor << 1;
    assert_eq!(product, u64::from(check::POLYNOMIAL) | 1 << 20);
    assert_eq!(order_of_x(factor, 19), (1 << 19) - 1);
    let second = u64::from(check::SECOND_POLYNOMIAL) | 1 << 20;
    assert_eq!(order_of_x(second, 20), (1 << 20) - 1);
}

/// The least power of x that leaves 1 when divided by a polynomial of this degree.
fn order_of_x(polynomial: u64, degree: u32) -> u32 {
    let (mut power, mut order) = (2_u64, 1);
    while power != 1 {
        power <<= 1;
        if power >> degree == 1 {
            power ^= polynomial;
        }
        order += 1;
    }
    order
}

#[test]
fn check_characters_differ_for_all_small_changes() {
    let text = "1AgBCDEFGHIJKLMN";
    let check = check::of(text);
    assert!(check::has_digits(&check, check::N_CHARS), "{check}");
    let changed = |bits: &[usize]| {
        let mut bytes = text.as_bytes().to_vec();
        for bit in bits {
            bytes[bit / 7] ^= 1 << (bit % 7);
        }
        check::of(&String::from_utf8(bytes).unwrap())
    };
    let n_bits = text.len() * 7;
    for a in 0..n_bits {
        assert_ne!(changed(&[a]), check);
        for b in 0..a {
            assert_ne!(changed(&[a, b]), check);
        }
    }
}

#[test]
fn a_damaged_link_shows_what_can_be_read() {
    let mut dice = Dice::new(3);
    let link = random_link(ALL[0].rules.id, None, 30, &mut dice);
    let text = link.compact();
    let cut = link::read(&text[..30]).unwrap();
    assert!(!cut.faults.is_empty());
    let n_plies = cut.game.plies().len();
    assert!(n_plies <= link.game.plies().len());
    assert_eq!(link::read("1__zzzzzzz").unwrap_err(), LinkError::Damaged);
}

/// The key of what a file says of Black ends as that of the check characters does.
#[test]
fn a_name_of_two_letters_is_no_half_of_a_check() {
    for text in ["v=1&g=international&tag.White=Jan&tag.Black=NN", "v=1&g=english&fbk=12"] {
        let link = link::read(text).unwrap();
        assert_eq!(link.faults, [], "{text}");
    }
}
