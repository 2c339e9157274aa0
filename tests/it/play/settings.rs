//! What a person has chosen is kept as text.

use damiera::play::settings::{Setting, Settings};
use damiera::text::Language;

#[test]
fn what_is_chosen_is_read_again() {
    let mut chosen = Settings::default();
    assert_eq!(chosen.write(), "");
    for setting in Setting::ALL {
        let last = setting.values().len() - 1;
        chosen = chosen.with(setting, last);
        assert_eq!(chosen.chosen(setting), setting.values().last().copied());
        assert_eq!(Settings::read(&chosen.write()), chosen, "{setting:?}");
    }
}

/// A later version may have other settings, and an older one has fewer.
#[test]
fn what_is_unknown_is_skipped() {
    let read = Settings::read("board=green smell=roses pieces=hexagonal sound=off board=plaid =");
    assert_eq!(read.write(), "board=green sound=off");
    assert_eq!(read.with(Setting::Board, 99), read);
}

#[test]
fn every_value_has_a_name_and_every_switch_two_values() {
    for language in Language::ALL {
        let text = &language.strings().settings();
        for setting in Setting::ALL {
            assert!(!setting.name(text).is_empty(), "{setting:?}");
            let n_names = setting.value_names(text).len();
            if setting.is_switch() {
                assert_eq!((n_names, setting.values().len()), (0, 2), "{setting:?}");
            } else {
                assert_eq!(n_names, setting.values().len(), "{setting:?}");
            }
        }
    }
}

/// What is stored says a value by its code, so that its place in the dialog is free.
#[test]
fn every_value_is_offered_once_and_sound_from_quiet_to_loud() {
    for setting in Setting::ALL {
        let mut offered = setting.offered();
        offered.sort_unstable();
        assert_eq!(offered, (0..setting.values().len()).collect::<Vec<_>>(), "{setting:?}");
    }
    let sounds = Setting::Sound.offered().into_iter().map(|idx| Setting::Sound.values()[idx]);
    assert_eq!(sounds.collect::<Vec<_>>(), ["off", "soft", "medium", "loud"]);
}
