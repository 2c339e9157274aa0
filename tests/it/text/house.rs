//! The texts of house rules.

use damiera::rulesets::house::{Fault, Topic};
use damiera::text::HouseStrings;

pub(super) fn texts(strings: &HouseStrings) -> Vec<String> {
    let plain = [
        strings.title,
        strings.compose,
        strings.compose_about,
        strings.start_from,
        strings.own,
        strings.start,
        strings.play,
        strings.fine,
        strings.too_many,
        strings.untold,
    ];
    let mut texts: Vec<_> = plain.map(|text| (*text).to_owned()).to_vec();
    let moves = ["c3-d4", "c3-b4"].map(str::to_owned);
    texts.extend([strings.moves(&moves), strings.mistakes(&moves)]);
    texts.extend(strings.groups().map(|(_, text)| text.to_owned()));
    for (topic, (name, options)) in Topic::ALL.map(|topic| (topic, strings.topic(topic))) {
        assert_eq!(options.len(), topic.values().len(), "{}: texts of options", topic.key());
        texts.push(name.to_owned());
        texts.extend(options.iter().map(|&option| option.to_owned()));
    }
    texts.extend(Fault::ALL.map(|fault| strings.fault(fault).to_owned()));
    texts
}
