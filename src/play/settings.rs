//! What a person has chosen about looks, sound and help, for all games on this device.

use crate::text::SettingStrings;

/// Something that can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// Light or dark.
    Scheme,
    /// The colors of the board.
    Board,
    /// What pieces look like.
    Pieces,
    /// Numbers or letters on squares.
    Numbers,
    /// Whether pieces slide.
    Motion,
    /// The board at the other side, for the left hand.
    Left,
    /// How loud moves are.
    Sound,
    /// Moves are spoken by the browser's voice.
    Voice,
    /// A short vibration for a move, where the device can.
    Touch,
    /// No pieces are seen.
    Blindfold,
    /// The screen stays on during a game.
    Awake,
    /// The mouse's wheel over the board steps through the moves.
    Wheel,
}

const ON_AT_FIRST: &[&str] = &["on", "off"];
const OFF_AT_FIRST: &[&str] = &["off", "on"];

impl Setting {
    /// All settings, in the order in which they are offered.
    pub const ALL: [Self; 12] = [
        Self::Scheme,
        Self::Board,
        Self::Pieces,
        Self::Numbers,
        Self::Motion,
        Self::Left,
        Self::Sound,
        Self::Voice,
        Self::Touch,
        Self::Blindfold,
        Self::Awake,
        Self::Wheel,
    ];

    /// Its name where it is stored, and in the attribute of the page that styles and sounds follow.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Scheme => "scheme",
            Self::Board => "board",
            Self::Pieces => "pieces",
            Self::Numbers => "numbers",
            Self::Motion => "motion",
            Self::Left => "left",
            Self::Sound => "sound",
            Self::Voice => "voice",
            Self::Touch => "touch",
            Self::Blindfold => "blindfold",
            Self::Awake => "awake",
            Self::Wheel => "wheel",
        }
    }

    /// The codes of its values. The first one holds until another is chosen.
    pub const fn values(self) -> &'static [&'static str] {
        match self {
            Self::Scheme => &["system", "light", "dark"],
            Self::Board => &["wood", "tradition", "green", "blue", "gray", "contrast"],
            Self::Pieces => &["turned", "flat", "red", "contrast"],
            Self::Sound => &["medium", "soft", "loud", "off"],
            Self::Numbers | Self::Motion | Self::Touch => ON_AT_FIRST,
            Self::Left | Self::Voice | Self::Blindfold | Self::Awake | Self::Wheel => OFF_AT_FIRST,
        }
    }

    /// The places of its values in the order in which they are offered.
    pub fn offered(self) -> Vec<usize> {
        match self {
            // From quiet to loud.
            Self::Sound => vec![3, 1, 0, 2],
            _ => (0..self.values().len()).collect(),
        }
    }

    /// Whether it is either on or off.
    pub fn is_switch(self) -> bool {
        self.values().contains(&"on")
    }

    /// What it is called.
    pub fn name(self, text: &SettingStrings) -> &'static str {
        let idx = Self::ALL.iter().position(|&other| other == self);
        idx.and_then(|idx| text.names.get(idx)).copied().unwrap_or_default()
    }

    /// What its values are called, in their order. A switch has no names for them.
    pub fn value_names(self, text: &SettingStrings) -> Vec<&'static str> {
        match self {
            Self::Scheme => text.scheme.to_vec(),
            Self::Board => text.board.to_vec(),
            Self::Pieces => text.pieces.to_vec(),
            Self::Sound => text.sound.to_vec(),
            _ => Vec::new(),
        }
    }
}

/// A value for every setting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Settings([usize; Setting::ALL.len()]);

impl Settings {
    /// Reads what [`Settings::write`] has written. What is unknown is skipped.
    pub fn read(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in text.split(' ').filter_map(|pair| pair.split_once('=')) {
            let setting = Setting::ALL.into_iter().find(|setting| setting.key() == key);
            let idx = |setting: Setting| setting.values().iter().position(|&code| code == value);
            if let Some((setting, idx)) = setting.and_then(|setting| Some((setting, idx(setting)?)))
            {
                settings = settings.with(setting, idx);
            }
        }
        settings
    }

    /// What differs from how it is at first: `board=green sound=off`.
    pub fn write(self) -> String {
        let pairs = Setting::ALL
            .into_iter()
            .filter_map(|setting| Some(format!("{}={}", setting.key(), self.chosen(setting)?)));
        pairs.collect::<Vec<_>>().join(" ")
    }

    /// The place of the value in [`Setting::values`].
    pub fn idx(self, setting: Setting) -> usize {
        let place = Setting::ALL.iter().position(|&other| other == setting);
        place.map_or(0, |place| self.0[place])
    }

    /// The code of a value that is not the first one.
    pub fn chosen(self, setting: Setting) -> Option<&'static str> {
        let idx = self.idx(setting);
        setting.values().get(idx).copied().filter(|_| idx > 0)
    }

    /// Whether a switch is on.
    pub fn is_on(self, setting: Setting) -> bool {
        setting.values().get(self.idx(setting)) == Some(&"on")
    }

    /// With another value, by its place in [`Setting::values`]; a place that there is not changes nothing.
    #[must_use]
    pub fn with(mut self, setting: Setting, idx: usize) -> Self {
        let place = Setting::ALL.iter().position(|&other| other == setting);
        if let Some(place) = place.filter(|_| idx < setting.values().len()) {
            self.0[place] = idx;
        }
        self
    }
}
