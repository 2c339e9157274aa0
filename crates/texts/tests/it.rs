//! What a pack says, and what is found wrong with texts, file and line included.

use std::path::PathBuf;

use damiera_texts::pack::{Arg, MAX_BYTES, Pack, PackError};
use damiera_texts::plurals::category;
use damiera_texts::{Faults, Packs, Texts, pack_all};

/// A folder of languages: pairs of a path below `texts/` and what the file holds.
fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&root);
    for (path, source) in files {
        let path = root.join("texts").join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("it can be made");
        std::fs::write(path, source).expect("it can be written");
    }
    root
}

/// What is wrong with these files.
fn faults(name: &str, files: &[(&str, &str)]) -> Vec<String> {
    let Err(Faults(faults)) = Texts::read(&folder(name, files)) else { return Vec::new() };
    faults.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn check(name: &str, english: &str, italian: &str, expected: &[&str]) {
    let found = faults(name, &[("en/page.ftl", english), ("it/page.ftl", italian)]);
    assert_eq!(found, expected, "{name}");
}

#[test]
fn whole_texts_have_no_faults() {
    check("whole", "a = One { $x }\nb = Two", "b = Due\na = Uno { $x }", &[]);
}

#[test]
fn a_message_is_missing() {
    check("missing", "a = A\nb = B\n", "a = A\n", &["texts/it/page.ftl:1: b is missing"]);
    check(
        "missing-attribute",
        "a =\n  .x = X\n  .y = Y\n",
        "a =\n  .x = X\n",
        &["texts/it/page.ftl:1: a.y is missing"],
    );
}

#[test]
fn a_message_is_unknown() {
    check("unknown", "a = A\n", "a = A\nb = B\n", &["texts/it/page.ftl:2: English has no b"]);
}

#[test]
fn a_message_is_there_twice() {
    check("twice", "a = A\n", "a = A\n\na = B\n", &["texts/it/page.ftl:3: a is there twice"]);
}

#[test]
fn a_text_is_too_long() {
    let english = "## Buttons (at most 6 characters)\n\na = Button\n## Others\nb = A long text\n";
    let italian = "a = Bottone\nb = Un testo lungo\n";
    check(
        "long",
        english,
        italian,
        &["texts/it/page.ftl:1: a has 7 characters, and at most 6 fit"],
    );
}

#[test]
fn a_placeholder_is_unknown_or_missing() {
    check(
        "placeholder",
        "a = A { $x }\n",
        "a = A { $y }\n",
        &[
            "texts/it/page.ftl:1: a uses $y, which English has not",
            "texts/it/page.ftl:1: a does not use $x, as English does",
        ],
    );
    check("optional", "# $x (text, optional)\na = A { $x }\n", "a = A\n", &[]);
}

#[test]
fn a_plural_category_is_missing() {
    let english = "# $n (number)\na = { $n }\n";
    check(
        "plural",
        english,
        "a = { $n ->\n    [one] una\n   *[many] molte\n  }\n",
        &[
            "texts/it/page.ftl:1: a chooses by $n and lacks [other], which this language has",
            "texts/it/page.ftl:1: a chooses by $n, which is never [many]",
        ],
    );
    let russian = ("ru/page.ftl", "a = { $n ->\n    [one] a\n    [few] b\n   *[many] c\n  }\n");
    assert_eq!(faults("ru", &[("en/page.ftl", english), russian]), [""; 0]);
}

#[test]
fn a_variant_is_missing_or_unknown() {
    let english = "a = { $color ->\n    [white] W\n   *[black] B\n  }\n";
    check(
        "variant",
        english,
        "a = { $color ->\n    [green] V\n   *[black] N\n  }\n",
        &[
            "texts/it/page.ftl:1: a chooses by $color and lacks [white]",
            "texts/it/page.ftl:1: a chooses by $color, which is never [green]",
        ],
    );
}

#[test]
fn syntax_is_checked() {
    check(
        "syntax",
        "a = A\n",
        "a = A\nb = { $x\n",
        &["texts/it/page.ftl:3: not Fluent syntax: Expected a token starting with \"}\""],
    );
}

#[test]
fn files_are_the_same_in_every_language() {
    let found = faults("files", &[("en/page.ftl", "a = A\n"), ("it/pagina.ftl", "a = A\n")]);
    assert_eq!(
        found,
        [
            "texts/it/page.ftl:1: the file is missing",
            "texts/it/pagina.ftl:1: English has no such file"
        ]
    );
}

#[test]
fn names_begin_with_that_of_their_file() {
    let found = faults("prefix", &[("en/page.ftl", "a = A\n"), ("en/clock.ftl", "hour = Hour\n")]);
    assert_eq!(found, ["texts/en/clock.ftl:1: hour must begin with \"clock-\""]);
}

#[test]
fn references_lead_somewhere() {
    check(
        "reference",
        "a = A\nb = B\n",
        "a = { c }\nb = { b }\n",
        &[
            "texts/it/page.ftl:1: a refers to c, which is not there or refers back",
            "texts/it/page.ftl:2: b refers to b, which is not there or refers back",
        ],
    );
}

#[test]
fn what_packs_do_not_have_is_told() {
    check(
        "unsupported",
        "a = A\n",
        "a = { NUMBER(1) }\n-term = T\n",
        &[
            "texts/it/page.ftl:1: a uses a function, a term or a number, which packs do not have",
            "texts/it/page.ftl:2: -term uses a term, which packs do not have",
        ],
    );
}

#[test]
fn a_language_without_plural_categories_is_told() {
    let found = faults("tlh", &[("en/page.ftl", "a = A\n"), ("tlh/page.ftl", "a = A\n")]);
    assert_eq!(
        found,
        ["texts/tlh:1: the plural categories of \"tlh\" are not known: add it to \
            crates/texts/src/plurals.rs"]
    );
}

#[test]
fn comments_declare_arguments() {
    check(
        "declaration",
        "# $n (nmber)\na = { $n }\n",
        "a = { $n }\n",
        &["texts/en/page.ftl:1: \"$n (nmber)\" declares nothing: write \"$name (number)\", text, \
            color, kind or flag"],
    );
}

const ENGLISH: &str = "\
plain = Plain
side = { $color ->
    [white] White
   *[black] Black
  }
# $n (number)
taken = { side } takes { $n ->
    [0] nothing
    [one] { $n } piece
   *[other] { $n } pieces on { $squares }
  }.
";

/// The English pack of [`ENGLISH`] and its version.
fn packed(name: &str) -> (Vec<u8>, String) {
    let packs = pack_all(&folder(name, &[("en/page.ftl", ENGLISH)])).expect("no faults");
    let Packs { code, first: pack, .. } = packs.into_iter().next().expect("one language");
    assert_eq!(code, "en");
    let head = pack.iter().take_while(|byte| **byte != 0).copied().collect();
    let head = String::from_utf8(head).expect("text");
    (pack, head.rsplit(' ').next().expect("a version").to_owned())
}

#[test]
fn texts_that_say_the_same_as_english_are_named() {
    let english = "a = Word\nb = 5 s\nc = Other { $x }";
    let italian = "a = Word\nb = 5 s\nc = Altro { $x }";
    let root = folder("same", &[("en/page.ftl", english), ("it/page.ftl", italian)]);
    let reviews = Texts::read(&root).expect("no faults").reviews();
    assert_eq!(reviews.len(), 2);
    let italian = &reviews[1];
    assert_eq!((italian.code.as_str(), italian.n_texts), ("it", 3));
    assert_eq!(italian.as_english, ["page: a"]);
}

#[test]
fn a_pack_says_what_its_files_say() {
    let (bytes, version) = packed("says");
    let pack = Pack::read(&bytes, "en", &version, 3, category).expect("a pack");
    assert_eq!(pack.text(0), "Plain");
    assert_eq!(pack.text(7), "");
    assert_eq!(pack.form(1, &[Arg::Choice(0)]), "White");
    for (n, expected) in [
        (0, "Black takes nothing."),
        (1, "Black takes 1 piece."),
        (2, "Black takes 2 pieces on 31."),
    ] {
        // What a comment declares comes first.
        let args = [Arg::Number(n), Arg::Choice(1), Arg::Text("31")];
        assert_eq!(pack.form(2, &args), expected);
    }
    assert_eq!(pack.form(2, &[]), "Black takes  pieces on .");
    assert_eq!(Pack::empty().form(2, &[]), "");
}

#[test]
fn a_pack_of_another_kind_is_refused() {
    let (bytes, version) = packed("refused");
    let read = |bytes: &[u8], code: &str, version: &str, n_texts: usize| {
        Pack::read(bytes, code, version, n_texts, category).map(|_| ())
    };
    assert_eq!(read(&bytes, "en", &version, 3), Ok(()));
    assert_eq!(read(&bytes, "it", &version, 3), Err(PackError::OtherLanguage));
    assert_eq!(read(&bytes, "en", "another", 3), Err(PackError::OtherVersion));
    assert_eq!(read(&bytes, "en", &version, 4), Err(PackError::Damaged(3)));
    assert_eq!(read(b"<!doctype html>\0", "en", &version, 3), Err(PackError::NotAPack));
    assert_eq!(read(&[0xff, 0], "en", &version, 3), Err(PackError::NotAPack));
    let long = vec![b' '; MAX_BYTES + 1];
    assert_eq!(read(&long, "en", &version, 3), Err(PackError::TooLong(MAX_BYTES + 1)));
}

/// Whatever byte is changed or wherever a pack ends: it is refused, or says something.
#[test]
fn a_damaged_pack_never_panics() {
    let (bytes, version) = packed("damaged");
    let read = |bytes: &[u8]| {
        if let Ok(pack) = Pack::read(bytes, "en", &version, 3, category) {
            let args = [Arg::Number(2), Arg::Choice(1), Arg::Text("31")];
            for idx in 0..4 {
                let _ = (pack.text(idx), pack.form(idx, &args), pack.form(idx, &[]));
            }
        }
    };
    for at in 0..bytes.len() {
        read(&bytes[..at]);
        for byte in 0..=u8::MAX {
            let mut bytes = bytes.clone();
            bytes[at] = byte;
            read(&bytes);
        }
    }
    let deep = [b"\x02a\x03*\x04".as_slice().repeat(1000), b"\x05".repeat(1000)].concat();
    let deep = [format!("damiera-texts 1 en {version}\0").as_bytes(), &deep, b"\0\0"].concat();
    assert_eq!(
        Pack::read(&deep, "en", &version, 3, category).map(|_| ()),
        Err(PackError::Damaged(0))
    );
}

#[test]
fn accessors_have_a_name_for_each_text() {
    let files = [
        ("en/page.ftl", "new-game = New game\n# $n (number)\nfound = { $n } of { $all }\n"),
        ("en/clocks.ftl", "clocks-sides =\n    .white = White\n    .black = Black\n"),
        ("en/game.ftl", "### Table\ngame-dameo = Dameo\n    .about = All squares.\n"),
    ];
    let texts = Texts::read(&folder("accessors", &files)).expect("no faults");
    let code = texts.accessors();
    for expected in [
        "pub new_game: &'static str,",
        "pub fn found(&self, n: impl Number, all: &str) -> String {",
        "pub struct ClockStrings {",
        "pub sides: [&'static str; 2],",
        "pub const IDS: [&'static str; 1] = [\"dameo\"];",
        "pub fn find(&self, id: &str) -> Option<[&'static str; 2]> {",
    ] {
        assert!(code.contains(expected), "{expected} in\n{code}");
    }
    assert_eq!(texts.codes().collect::<Vec<_>>(), ["en"]);
}
