//! Each of the faces of Damiera on a phone and on a desk, light and dark: what should be seen is seen,
//! and a picture of it goes to `target/screenshots` for people to look at.

use damiera::text::{Language, Strings};
use serde_json::Value;

use crate::harness::{Colors, Failure, Limit, Options, Page, Scheme, Screen, browse};
use crate::table::Hand;

const PHONE: Screen = Screen::Touch { width: 360, height: 740 };
const DESK: Screen = Screen::Window { width: 1280, height: 800 };

/// What is looked at: a name, an address, a button to be pressed first, and what must be there.
const FACES: [Face; 26] = [
    Face { name: "home", address: "", push: None, then: None, board: "#board", is_whole: true },
    dialog("menu", |_| "Damiera", ".home .boards__one"),
    Face {
        name: "app",
        address: "#v=1&g=frisian&fen=W:W43,48,33,K5:B8,20,24,27,29,35,39,K46,3",
        push: None,
        then: None,
        board: "#board",
        is_whole: true,
    },
    Face {
        name: "editor",
        address: "#v=1&g=dameo&m=c3-c4,f6-f5,d3-d4",
        push: Some((|text| text.edit_board, ".palette")),
        then: None,
        board: "#board",
        is_whole: true,
    },
    Face {
        name: "exercise",
        address: EXERCISE,
        push: None,
        then: None,
        board: "#board",
        is_whole: true,
    },
    Face {
        name: "author",
        address: EXERCISE,
        push: Some((|text| text.author().edit, ".author__path")),
        then: Some((".author__path li:nth-child(2) button", ".palette")),
        board: "#board",
        is_whole: true,
    },
    Face {
        name: "embed",
        address: "embed/index.html#variant=dameo&mode=exercise&fen=W:Wb6:Bb7,c6,b5&goal=capture-all\
            &caption=Capture%20all%20you%20can",
        push: None,
        then: None,
        board: "damiera-board >>> #board",
        is_whole: true,
    },
    embedded(
        "study",
        "embed/index.html#variant=international&movelist&autoplay&node=0.1&moves=32-28%20{Straight%20\
            to%20the%20middle,%20as%20most%20do.}%2019-23!%20(18-23?!%20{[%25csl%20G28][%25cal%20R2823]%20This\
            %20allows%20an%20exchange.}%2034-29%20(38-32)%2023x34%2039x30)%2028x19%2014x23",
    ),
    embedded(
        "comments",
        "embed/index.html#variant=international&node=0.1&caption=An%20opening&moves=32-28%20{Straight\
            %20to%20the%20middle.}%2019-23!%20(18-23?!%20{[%25csl%20G28][%25cal%20R2823]%20This%20allows\
            %20an%20exchange.}%2034-29%20(38-32))%2028x19%2014x23",
    ),
    Face {
        name: "variations",
        address: "#v=1&g=international&m=32-28,19-23&t=32-28_{Straight%20to%20the%20middle.}_19-23!_(18-23?!_\
            {[%25csl%20G28][%25cal%20R2823]%20or%20so}_34-29)_28x19&tn=0.1",
        push: None,
        then: None,
        board: "#board",
        is_whole: true,
    },
    Face {
        name: "rules",
        address: "rules/en/dameo.html",
        push: None,
        then: None,
        board: "damiera-board svg",
        is_whole: false,
    },
    dialog("games", |text| text.new_game, ".family"),
    Face {
        name: "review",
        address: "#v=1&g=international&p=2&m=32-28,18-23,28-22,17x28,33x22,23-28,22x33,resign",
        push: Some((|text| text.learn_from_mistakes, ".review .tactics__way")),
        then: None,
        board: "#board",
        is_whole: true,
    },
    asked("lessons", "?open=learn#v=1&g=dameo", None),
    asked("lesson", "?open=learn#v=1&g=dameo", Some((".learn__lesson", ".course"))),
    asked("tactics", "?open=tactics/english", None),
    asked("tactic", "?open=tactics/english", Some(("[data-way=day]", ".training"))),
    asked("squares", "?open=tactics/frisian", Some(("[data-way=squares]", "[data-way=find]"))),
    asked("practice", "?open=practice/russian", None),
    asked("ending", "?open=practice/english", Some(("[data-series=w0201]", ".practice"))),
    dialog("share", |text| text.share().title, ".share__qr"),
    dialog("library", |text| text.library, ".library__save"),
    dialog("settings", |text| text.settings, ".settings"),
    Face {
        name: "over",
        address: "#v=1&g=international&you=b&lv=1",
        push: Some((|text| text.resign, ".status .button--danger")),
        then: Some((".status .button--danger", "[data-part=ladder]")),
        board: "#board",
        is_whole: true,
    },
    // With the result of that game.
    Face {
        then: Some((".ladder", ".ladder")),
        ..dialog("ladder", |_| "Damiera", ".home .boards__one")
    },
    Face {
        name: "analysis",
        address: GAME,
        push: Some((|text| text.analysis, ".lines__row")),
        then: None,
        board: "#board",
        is_whole: true,
    },
];

const EXERCISE: &str = "#v=1&g=dameo&fen=W:Wa1,b1:Bb8,d8&mk=d3!&ar=Gb1-c2&mode=exercise&goal=move\
    &acc=b1-c2|c2-d3&then=b1-c2>b8-b7&no=a1-a2=Use_the_other_man.&hint=Go_right.&cap=Two_moves";

/// A board on another site.
const fn embedded(name: &'static str, address: &'static str) -> Face {
    let board = "damiera-board >>> #board";
    Face { name, address, push: None, then: None, board, is_whole: false }
}

/// What an address opens, and perhaps what is pressed in it.
const fn asked(
    name: &'static str,
    address: &'static str,
    then: Option<(&'static str, &'static str)>,
) -> Face {
    Face { name, address, push: None, then, board: "#board", is_whole: then.is_some() }
}

/// A dialog that is opened beside a game.
const fn dialog(name: &'static str, button: Name, part: &'static str) -> Face {
    Face {
        name,
        address: GAME,
        push: Some((button, part)),
        then: None,
        board: "#board",
        is_whole: false,
    }
}

const GAME: &str = "#v=1&g=international&m=32-28,19-23,28x19,14x23,37-32,10-14&you=both";

/// What a button is called, of the words of a language.
type Name = fn(&Strings) -> &'static str;

struct Face {
    name: &'static str,
    address: &'static str,
    /// A button to be pressed, and what comes then.
    push: Option<(Name, &'static str)>,
    /// What is pressed in the end, and what comes of it.
    then: Option<(&'static str, &'static str)>,
    board: &'static str,
    /// Whether the board must be seen from top to bottom without scrolling.
    is_whole: bool,
}

/// Texts that cannot be read in full: out of the window to a side, cut off by what they stand in, or
/// sticking out of their button or cell.
const CLIPPED: &str = "const found = [];
    const width = document.documentElement.clientWidth;
    const scrolls = element => {
        for (let it = element; it; it = it.parentElement ?? it.getRootNode().host)
            if (/auto|scroll/.test(getComputedStyle(it).overflowX) && it.scrollWidth > it.clientWidth)
                return true;
        return false;
    };
    const isForEyes = element => {
        for (let it = element; it; it = it.parentElement)
            if (getComputedStyle(it).clipPath !== 'none') return false;
        return element.checkVisibility({ visibilityProperty: true });
    };
    const look = root => {
        for (const element of root.querySelectorAll('*')) {
            if (element.shadowRoot) look(element.shadowRoot);
            const texts = [...element.childNodes].filter(it => it.nodeType === 3 && it.data.trim());
            if (!texts.length || element.matches('option, script, style, title')) continue;
            if (!isForEyes(element)) continue;
            const style = getComputedStyle(element);
            // A press on what it stands in shows it whole.
            const isShortened = style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0;
            if (isShortened && element.closest('summary, label')) continue;
            // The disc shows the side as well; its word is there whole or not at all.
            if (element.matches('.player__who + .player__side')) continue;
            const tell = why => found.push(`${why}: ${element.className?.baseVal ?? element.className}`
                + ` ${texts[0].data.trim().slice(0, 40)}`);
            if (/hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1
                || /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 1)
                tell('cut off');
            const holder = element.closest('button, td, th, legend');
            const box = holder?.getBoundingClientRect();
            for (const text of texts) {
                const range = document.createRange();
                range.selectNodeContents(text);
                const at = range.getBoundingClientRect();
                if (!at.width) continue;
                if ((at.left < -1 || at.right > width + 1) && !scrolls(element)) tell('out of the window');
                if (box && (at.left < box.left - 1 || at.right > box.right + 1)) tell('out of its box');
            }
        }
    };
    look(document);
    return found";

/// The first element of a selector whose ` >>> ` goes into a shadow tree.
const BOARD: &str = "const board = (() => {
        const [last, ...steps] = arguments[0].split(' >>> ').reverse();
        const into = (root, step) => root?.querySelector(step)?.shadowRoot;
        return steps.reverse().reduce(into, document)?.querySelector(last);
    })();";

/// Waits until the board is there, and nothing moves anymore.
async fn wait_until_still(page: &Page, face: &Face) -> Result<(), Failure> {
    let still = format!(
        "{BOARD}
        return !!board && document.fonts.status === 'loaded'
            && !document.querySelector('.begin:not(:has(.boards__one)), .boards__picture:not(:has(svg))')
            && document.getAnimations().every(it => it.playState !== 'running')"
    );
    let is_still =
        async || Ok(page.script(&still, vec![face.board.into()]).await? == Value::Bool(true));
    page.wait_until("the board to stand still", Limit::LOAD, is_still).await
}

async fn check(page: &Page, face: &Face, what: &str) -> Result<(), Failure> {
    let across = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    assert!(page.holds(across).await?, "{what} is wider than its window");
    let place = format!(
        "{BOARD}
        const box = board.getBoundingClientRect();
        return [box.left, box.right - document.documentElement.clientWidth, box.width,
            box.top, box.bottom - innerHeight]"
    );
    let found = page.script(&place, vec![face.board.into()]).await?;
    let side = |idx: usize| found[idx].as_f64().unwrap_or(f64::NAN);
    assert!(side(0) >= 0.0 && side(1) <= 0.0, "{what}: the board is not seen from side to side");
    assert!(side(2) >= 240.0, "{what}: the board is {} px wide", side(2));
    let is_whole = side(3) >= 0.0 && side(4) <= 0.0;
    // An embedded board is as wide as it may be; on a low screen it is scrolled.
    let has_room = face.address.starts_with('#') || page.holds("innerHeight >= 500").await?;
    assert!(
        is_whole || !face.is_whole || !has_room,
        "{what}: the board is not seen from top to bottom"
    );
    let clipped = page.script(CLIPPED, vec![]).await?;
    assert_eq!(clipped, Value::Array(Vec::new()), "{what}: texts that cannot be read");
    Ok(())
}

/// Looks at each face on each of the screens, which are of one kind: a page that has been opened on one of
/// them is resized for the next.
async fn look(page: &Page, screens: &[Screen], look: &str) -> Result<(), Failure> {
    look_in(page, Language::English, screens, look).await
}

/// The same in the language that the page has found.
async fn look_in(
    page: &Page,
    language: Language,
    screens: &[Screen],
    look: &str,
) -> Result<(), Failure> {
    for face in &FACES {
        page.set_screen(screens[0]).await?;
        if face.address.starts_with(['#', '?']) {
            page.open(face.address).await?;
        } else {
            let rules = format!("/{}/", language.code());
            page.open_beside(&face.address.replace("/en/", &rules)).await?;
        }
        if face.name == "home" {
            page.wait_for(".begin .boards__one:nth-child(6) svg", Limit::LOAD).await?;
        }
        if face.name == "over" {
            // Only a game in which the person has moved is a result.
            page.wait_for_turn(Limit::REACTION).await?;
            page.play(Hand::Press(page.pointer().await?), &["20", "25"]).await?;
            page.wait_for_plies(3).await?;
            page.wait_for_turn(Limit::REACTION).await?;
        }
        if let Some((name, part)) = face.push {
            page.push(name(language.strings())).await?;
            page.wait_for(part, Limit::LOAD).await?;
        }
        if let Some((css, part)) = face.then {
            page.wait_for(css, Limit::LOAD).await?;
            page.click(page.pointer().await?, css).await?;
            page.wait_for(part, Limit::LOAD).await?;
        }
        for (idx, &screen) in screens.iter().enumerate() {
            if idx > 0 {
                page.set_screen(screen).await?;
                // It stays scrolled as it was, which may be elsewhere now.
                let show = format!("{BOARD} board?.scrollIntoView({{ block: 'nearest' }})");
                page.script(&show, vec![face.board.into()]).await?;
            }
            let (Screen::Window { width, .. } | Screen::Touch { width, .. }) = screen;
            let what = format!("{}-{width}-{look}", face.name);
            wait_until_still(page, face).await?;
            check(page, face, &what).await?;
            page.portray(&what).await?;
        }
    }
    Ok(())
}

fn options(screen: Screen, scheme: Scheme) -> Options {
    Options { screen, scheme, ..Options::DESK }
}

/// The same for screens that are seen in one engine.
fn gallery(screen: Screen, scheme: Scheme) -> Options {
    options(screen, scheme).in_one_engine()
}

#[test]
fn all_is_seen_on_phones() {
    let screens = [PHONE, Screen::Touch { width: 320, height: 640 }];
    browse("all_is_seen_on_phones", options(PHONE, Scheme::Light), async move |page| {
        look(page, &screens, "light").await
    });
}

/// Upright and on its side, and a tablet held upright.
#[test]
fn all_is_seen_in_the_hand_in_the_dark() {
    let sideways = Screen::Touch { width: 740, height: 360 };
    let tablet = Screen::Touch { width: 820, height: 1180 };
    let screens = [PHONE, sideways, tablet];
    browse(
        "all_is_seen_in_the_hand_in_the_dark",
        gallery(PHONE, Scheme::Dark),
        async move |page| look(page, &screens, "dark").await,
    );
}

/// A desk, the same at twice the size, a low laptop and a very wide screen.
#[test]
fn all_is_seen_on_desks() {
    let window = |width, height| Screen::Window { width, height };
    let screens = [DESK, window(640, 400), window(1366, 650), window(2560, 1300)];
    browse("all_is_seen_on_desks", gallery(DESK, Scheme::Light), async move |page| {
        look(page, &screens, "light").await
    });
}

#[test]
fn all_is_seen_on_a_desk_in_the_dark() {
    browse("all_is_seen_on_a_desk_in_the_dark", gallery(DESK, Scheme::Dark), async |page| {
        look(page, &[DESK], "dark").await
    });
}

#[test]
fn all_is_seen_in_forced_colors() {
    let forced = Options { colors: Colors::Forced, ..gallery(PHONE, Scheme::Dark) };
    browse("all_is_seen_in_forced_colors", forced, async |page| {
        look(page, &[PHONE], "forced").await
    });
}

#[test]
fn all_is_seen_in_italian() {
    let screens = [PHONE, Screen::Touch { width: 320, height: 640 }];
    let italian = Options { language: "it-IT", ..gallery(PHONE, Scheme::Light) };
    browse("all_is_seen_in_italian", italian, async move |page| {
        look_in(page, Language::Italian, &screens, "it").await
    });
}

/// Its words are the longest ones.
#[test]
fn all_is_seen_in_german() {
    let german = Options { language: "de-DE", ..gallery(PHONE, Scheme::Light) };
    browse("all_is_seen_in_german", german, async move |page| {
        look_in(page, Language::German, &[Screen::Touch { width: 320, height: 640 }], "de").await
    });
}

#[test]
fn all_is_seen_from_right_to_left() {
    let hebrew = Options { language: "he-IL", ..gallery(DESK, Scheme::Light) };
    browse("all_is_seen_from_right_to_left", hebrew, async move |page| {
        look_in(page, Language::Hebrew, &[DESK, PHONE], "he").await
    });
}
