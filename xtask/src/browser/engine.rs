//! The browser engines in which the tests run.

use std::env;
use std::fmt;

use clap::ValueEnum;

use crate::error::Error;

/// The variable that tells the browser tests their engine; without it, it is Chromium.
pub const ENGINE_VARIABLE: &str = "DAMIERA_BROWSER";

/// What draws a page and runs its scripts. These three are behind nearly every browser there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Engine {
    /// Blink and V8: Chrome, Edge and many others.
    Chromium,
    /// Gecko.
    Firefox,
    /// `WebKit` as GTK programs use it: the nearest to Safari that Linux has.
    Webkit,
}

impl Engine {
    /// All of them, in the order in which they are tested.
    pub const ALL: [Self; 3] = [Self::Chromium, Self::Firefox, Self::Webkit];

    /// The engine that [`ENGINE_VARIABLE`] names.
    ///
    /// # Errors
    ///
    /// [`Error::UnknownEngine`] if it names none.
    pub fn from_env() -> Result<Self, Error> {
        match env::var(ENGINE_VARIABLE) {
            Err(_) => Ok(Self::Chromium),
            Ok(id) => Self::ALL
                .into_iter()
                .find(|engine| engine.id() == id)
                .ok_or(Error::UnknownEngine { variable: ENGINE_VARIABLE, found: id }),
        }
    }

    /// One word in small letters, for options and folders.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// Why this engine cannot be had on this system; `None` if it can.
    pub(crate) fn unavailable(self) -> Option<&'static str> {
        match self {
            Self::Webkit if env::consts::OS != "linux" => {
                Some("WebKitGTK and its driver are made for Linux alone")
            }
            Self::Chromium | Self::Firefox | Self::Webkit => None,
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::Webkit => "WebKitGTK",
        })
    }
}
