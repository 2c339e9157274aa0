//! House rules.

use crate::rulesets::house::{Fault, Topic};
use crate::text::house::{HouseStrings, TopicTexts, is_complete};

pub(in crate::text) const STRINGS: HouseStrings = HouseStrings {
    title: "Huisregels",
    compose: "Huisregels…",
    compose_about: "Stel zelf een spel samen, keuze voor keuze.",
    start_from: "Beginnen met",
    own: "Je eigen keuzes",
    start: "Het begin",
    play: "Met deze regels spelen",
    fine: "Deze regels passen bij elkaar.",
    too_many: "Er zijn te veel huisregels geprobeerd. Laad de pagina opnieuw om verder te gaan.",
    moves: |moves| format!("Mogelijke zetten: {}", moves.join(", ")),
    mistakes: |moves| format!("En bij vergissing: {}", moves.join(", ")),
    groups: [
        (Topic::Size, "Bord en begin"),
        (Topic::ManSteps, "Schijven"),
        (Topic::KingSteps, "Dammen"),
        (Topic::Choice, "Slaan"),
        (Topic::Promotion, "Doel en einde"),
    ],
    topics: TOPICS,
    fault,
};

const MAN_DIRECTIONS: &[&str] = &[
    "schuin vooruit",
    "recht vooruit",
    "recht en schuin vooruit",
    "recht vooruit en opzij",
    "recht en schuin vooruit, en opzij",
    "schuin, ook achteruit",
    "recht, ook achteruit",
    "in alle acht richtingen",
];

const KING_DIRECTIONS: &[&str] = &["schuin", "recht", "in alle acht richtingen"];

const TOPICS: TopicTexts = [
    ("Bord", &["6 bij 6", "8 bij 8", "10 bij 10", "12 bij 12"]),
    (
        "Velden",
        &["donkere, hoekveld linksonder", "donkere, hoekveld rechtsonder", "alle, licht en donker"],
    ),
    ("Rijen schijven", &["een", "twee", "drie", "vier", "vijf"]),
    ("Opstelling", &["volle rijen", "een trapezium"]),
    ("Achter de schijven", &["niets", "een lege rij"]),
    ("Namen van de velden", &["nummers van boven", "nummers van onder", "letter en cijfer"]),
    ("Eerste zet", &["Wit", "Zwart"]),
    ("Schijven gaan", MAN_DIRECTIONS),
    ("Schijven slaan", MAN_DIRECTIONS),
    ("Schijven rukken op", &["een voor een", "in hele rijen"]),
    ("Schijven mogen slaan", &["schijven en dammen", "alleen schijven"]),
    ("Dammen gaan", KING_DIRECTIONS),
    ("Dammen slaan", KING_DIRECTIONS),
    ("Reikwijdte van dammen", &["één veld", "onbeperkt"]),
    (
        "Een vliegende dam landt",
        &[
            "overal achter het geslagen stuk",
            "aan het eind direct achter het geslagen stuk",
            "aan het eind direct achter het geslagen stuk als dat een dam is",
            "direct achter elk geslagen stuk",
        ],
    ),
    (
        "Een dam mag achter elkaar zetten",
        &["zo vaak als je wilt", "één keer", "twee keer", "drie keer", "vijf keer"],
    ),
    (
        "Bij meerdere slagen",
        &[
            "mag je kiezen",
            "gaat meerslag voor",
            "gaat de meeste waarde voor, zoals bij Fries dammen",
            "gaat slaan met een dam voor",
            "gaat meerslag voor, dan de meeste dammen",
            "gaat meerslag voor, dan de Italiaanse rangorde",
        ],
    ),
    ("Geslagen stukken", &["blijven staan tot de zet klaar is", "gaan meteen van het bord"]),
    ("Een vliegende dam mag meteen omkeren", &["nee", "ja"]),
    ("Vergeten te slaan", &["kan niet", "wordt bestraft met blazen", "kost de partij"]),
    (
        "Een schijf die over de damlijn slaat",
        &["blijft schijf, tenzij ze daar stopt", "slaat verder als dam", "stopt daar als dam"],
    ),
    ("Wie geen zet kan doen", &["heeft verloren", "heeft gewonnen"]),
    (
        "De partij eindigt ook",
        &[
            "op geen andere manier",
            "met dam tegen schijf, gewonnen",
            "met dam tegen dam, remise",
            "op elk van die twee manieren",
            "met de eerste dam, gewonnen",
            "met dam tegen dam, remise, maar verloren in tegenoverliggende hoeken",
        ],
    ),
    (
        "Remise",
        &[
            "alleen in overleg",
            "bij de derde herhaling",
            "bij de derde herhaling, of na 25 damzetten per speler",
            "bij de derde herhaling, of na 50 zetten per speler zonder slag",
        ],
    ),
];

const _: () = assert!(is_complete(&TOPICS), "every option has a text");

fn fault(fault: Fault) -> String {
    let text = match fault {
        Fault::TooManySquares => {
            "Een bord van 12 bij 12 heeft alleen donkere velden: alle velden zouden te veel zijn."
        }
        Fault::RowsTooMany => {
            "Zoveel rijen schijven laten op dit bord geen twee lege rijen tussen Wit en Zwart."
        }
        Fault::TrapezoidOfOneRow => "Een trapezium heeft minstens twee rijen schijven.",
        Fault::StraightOnDark => {
            "Op donkere velden moeten schijven ook schuin gaan, anders kan de helft nooit dam \
             worden."
        }
        Fault::DiagonalOnAll => {
            "Als alle velden meedoen, moet er iets recht gaan, anders komt de ene helft van de \
             stukken de andere nooit tegen."
        }
        Fault::LandingOfShortKing => "Alleen vliegende dammen kunnen kiezen waar ze landen.",
        Fault::UTurnOfShortKing => "Alleen vliegende dammen kunnen meteen omkeren.",
        Fault::UTurnBarred => {
            "Een dam kan alleen meteen omkeren als geslagen stukken meteen van het bord gaan."
        }
        Fault::LimitOfShortKing => {
            "Een grens aan de zetten van één dam geldt alleen voor vliegende dammen."
        }
        Fault::KingGainsNothing => "Als dammen niet meer kunnen dan schijven, is promotie zinloos.",
        Fault::EndAgainstGoal => "Als wint wie geen zet kan doen, is een ander einde zinloos.",
        Fault::HuffAgainstGoal => {
            "Als wint wie geen zet kan doen, zou niemand een stuk van de ander blazen."
        }
    };
    text.to_owned()
}
