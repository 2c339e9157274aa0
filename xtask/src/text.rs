//! `cargo xtask text`: what there is of each language.

use clap::Args as ClapArgs;
use damiera_texts::Texts;

use crate::error::Error;
use crate::say::say;
use crate::workspace;

/// Which language is looked at.
#[derive(Debug, ClapArgs)]
pub(crate) struct Args {
    /// List the texts of this language that say the same as English
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
}

/// Checks the texts of all languages: what is missing, unknown or too long, and which placeholder or
/// plural form is wrong, with file and line. Where all is well, prints how many say the same as English.
pub(crate) fn text(args: &Args) -> Result<(), Error> {
    let texts =
        Texts::read(&workspace::root()?).map_err(|faults| Error::Texts(faults.to_string()))?;
    let mut is_known = false;
    for review in texts.reviews() {
        match args.lang.as_deref() {
            None => {
                let [first, late, rules, faults] = review.bytes;
                say(format_args!(
                    "{}: {} texts, {} as in English, packs of {first}, {late}, {rules} and {faults} bytes",
                    review.code,
                    review.n_texts,
                    review.as_english.len(),
                ));
            }
            Some(code) if code == review.code => {
                is_known = true;
                for name in &review.as_english {
                    say(name);
                }
            }
            Some(_) => {}
        }
    }
    match &args.lang {
        Some(code) if !is_known => {
            let known: Vec<_> = texts.codes().collect();
            Err(Error::UnknownLanguage { found: code.clone(), known: known.join(", ") })
        }
        _ => Ok(()),
    }
}
