//! The texts of house rules.

use damiera::rulesets::house::Fault;
use damiera::text::house::HouseStrings;

pub(super) fn texts(strings: &HouseStrings) -> Vec<String> {
    let HouseStrings {
        title,
        compose,
        compose_about,
        start_from,
        own,
        start,
        play,
        fine,
        too_many,
        moves,
        mistakes,
        groups,
        topics,
        fault,
    } = strings;
    let plain = [title, compose, compose_about, start_from, own, start, play, fine, too_many];
    let mut texts: Vec<_> = plain.map(|text| (*text).to_owned()).to_vec();
    texts.extend([moves, mistakes].map(|text| text(&["c3-d4".to_owned(), "c3-b4".to_owned()])));
    texts.extend(groups.iter().map(|(_, text)| (*text).to_owned()));
    for (name, options) in topics {
        texts.push((*name).to_owned());
        texts.extend(options.iter().map(|&option| option.to_owned()));
    }
    texts.extend(Fault::ALL.map(fault));
    texts
}
