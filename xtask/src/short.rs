//! A program and its script as short as they can be without another tool: what wasm-bindgen names for
//! people and by hashes, which no compression shortens, gets numbers, and the script goes without comments.

use std::convert::Infallible;

use wasm_encoder::reencode::{Error as Fault, Reencode, utils};
use wasm_encoder::{ImportSection, Module};
use wasmparser::{CustomSectionReader, Imports, Parser};

/// What a program imports from its script.
#[derive(Default)]
struct Names {
    /// The script, as the program names it.
    script: String,
    /// The names that wasm-bindgen gave; the short ones are their places here.
    long: Vec<String>,
}

fn short(place: usize) -> String {
    format!("f{place}")
}

impl Reencode for Names {
    type Error = Infallible;

    fn parse_imports(
        &mut self,
        section: &mut ImportSection,
        imports: Imports<'_>,
    ) -> Result<(), Fault<Infallible>> {
        match imports {
            Imports::Single(at, mut import) if import.module == self.script => {
                let name = short(self.long.len());
                self.long.push(import.name.to_owned());
                import.name = &name;
                utils::parse_imports(self, section, Imports::Single(at, import))
            }
            others => utils::parse_imports(self, section, others),
        }
    }

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), Fault<Infallible>> {
        Ok(())
    }
}

/// A module written anew: numbers as short as they can be (the linker leaves room to change them), and
/// without names.
pub(crate) fn module(wasm: &[u8]) -> Result<Vec<u8>, String> {
    written(wasm, &mut Names::default())
}

/// A program and its script, which call each other by numbers.
pub(crate) fn program(name: &str, wasm: &[u8], script: &str) -> Result<(Vec<u8>, String), String> {
    let mut names = Names { script: format!("./{name}_bg.js"), ..Names::default() };
    let wasm = written(wasm, &mut names)?;
    let mut script = for_this_page(self::script(script));
    for (place, name) in names.long.iter().enumerate() {
        let (long, short) = (format!("\n{name}: "), format!("\n{}: ", short(place)));
        if script.matches(&long).count() != 1 {
            return Err(format!("its script must hold {name} once"));
        }
        script = script.replace(&long, &short);
    }
    Ok((wasm, like_by_like(&script)))
}

/// A script of wasm-bindgen without its advice to those who begin in a way of former times or serve programs
/// under a wrong name.
fn for_this_page(mut script: String) -> String {
    let advice = [
        ("console.warn(\"`WebAssembly.instantiateStreaming` failed", ", e);", "console.warn(e);"),
        ("console.warn('using deprecated parameters", "')", "0"),
    ];
    for (from, to, instead) in advice {
        // At most one for each of the two ways to begin.
        for _ in 0..2 {
            let found = script.split_once(from).and_then(|(before, rest)| {
                let (_, after) = rest.split_once(to)?;
                Some([before, instead, after].concat())
            });
            script = found.unwrap_or(script);
        }
    }
    script
}

/// The functions that a program imports, those that are alike side by side: they compress better.
fn like_by_like(script: &str) -> String {
    let begins = |line: &str| {
        let number = line.strip_prefix('f').and_then(|line| line.split_once(": "));
        number.is_some_and(|(number, _)| number.parse::<u32>().is_ok())
    };
    // Behind them the object that holds them is closed.
    let (listed, rest) = script.split_once("\n};\nreturn {").unwrap_or(("", script));
    let (mut before, mut functions) = (String::new(), Vec::<(&str, String)>::new());
    for line in listed.split_inclusive('\n') {
        match (line.split_once(": "), functions.last_mut()) {
            (Some((name, code)), _) if begins(line) => functions.push((name, code.to_owned())),
            (_, Some((_, code))) => *code += line,
            (_, None) => before += line,
        }
    }
    if functions.is_empty() {
        return script.to_owned();
    }
    functions.sort_by(|(_, one), (_, other)| one.trim_end().cmp(other.trim_end()));
    let functions: String =
        functions.iter().flat_map(|(name, code)| [name, ": ", code.trim_end(), "\n"]).collect();
    format!("{before}{functions}}};\nreturn {{{rest}")
}

fn written(wasm: &[u8], how: &mut Names) -> Result<Vec<u8>, String> {
    let mut module = Module::new();
    utils::parse_core_module(how, &mut module, Parser::new(0), wasm)
        .map_err(|why| format!("a part of it cannot be read: {why}"))?;
    Ok(module.finish())
}

/// A script of ours or of wasm-bindgen's without comments and indentation. Only comments that have lines of
/// their own go, and no line within a text begins like one.
pub(crate) fn script(script: &str) -> String {
    let mut is_comment = false;
    let mut kept = String::new();
    for line in script.lines().map(str::trim) {
        let code = line.split_once("*/").map_or("", |(_, code)| code);
        let was_comment = is_comment || line.starts_with("/*") && code.is_empty();
        is_comment = was_comment && !line.contains("*/");
        if !was_comment && !line.is_empty() && !line.starts_with("//") {
            kept += line;
            kept.push('\n');
        }
    }
    kept
}

/// A style sheet without comments, indentation and spaces that separate nothing. No text in ours has any
/// of them.
pub(crate) fn style(sheet: &str) -> String {
    let lines = without(sheet, "/*", "*/");
    let lines = lines.lines().map(str::trim).filter(|line| !line.is_empty());
    let joined: String = lines.flat_map(|line| [line, "\n"]).collect();
    let shorter = [
        (": ", ":"),
        (", ", ","),
        (" {", "{"),
        ("{ ", "{"),
        ("{\n", "{"),
        (";\n", ";"),
        ("; ", ";"),
        (";}", "}"),
        ("}\n", "}"),
        (" > ", ">"),
    ];
    shorter.into_iter().fold(joined, |sheet, (from, to)| sheet.replace(from, to))
}

/// A page without comments and the lines that only they took. No text in ours looks like a comment.
pub(crate) fn page(html: &str) -> String {
    let kept = without(html, "<!--", "-->");
    let lines = kept.lines().filter(|line| !line.trim().is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A text without what stands between these marks.
fn without(text: &str, opening: &str, closing: &str) -> String {
    let mut parts = text.split(opening);
    let first = parts.next().unwrap_or_default();
    let rest = parts.filter_map(|part| Some(part.split_once(closing)?.1));
    std::iter::once(first).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use wasm_encoder::{EntityType, ImportSection, Module, TypeSection};
    use wasmparser::{Parser, Payload};

    use super::{for_this_page, like_by_like, page, program, script, style};

    fn importing(names: &[[&str; 2]]) -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        for [from, name] in names {
            imports.import(from, name, EntityType::Function(0));
        }
        let mut module = Module::new();
        module.section(&types).section(&imports);
        module.finish()
    }

    fn imports(wasm: &[u8]) -> Vec<String> {
        let mut found = Vec::new();
        for payload in Parser::new(0).parse_all(wasm) {
            if let Payload::ImportSection(section) = payload.unwrap() {
                for import in section.into_imports() {
                    found.push(import.unwrap().name.to_owned());
                }
            }
        }
        found
    }

    #[test]
    fn a_program_and_its_script_agree_on_short_names() {
        let wasm =
            importing(&[["./a_bg.js", "one_0123"], ["./b.js", "load"], ["./a_bg.js", "two"]]);
        let script = "const it = {\n    one_0123: function() {},\n    two: function() {},\n};";
        let (wasm, script) = program("a", &wasm, script).unwrap();
        assert_eq!(imports(&wasm), ["f0", "load", "f1"]);
        assert_eq!(script, "const it = {\nf0: function() {},\nf1: function() {},\n};\n");
        assert!(program("a", &importing(&[["./a_bg.js", "gone"]]), "").is_err());
    }

    #[test]
    fn advice_goes() {
        let script = "if (a) {\nconsole.warn(\"`WebAssembly.instantiateStreaming` failed because\", e);\n}\n\
                      console.warn('using deprecated parameters for a')\n\
                      console.warn('using deprecated parameters for b')\n";
        let kept = "if (a) {\nconsole.warn(e);\n}\n0\n0\n";
        assert_eq!(for_this_page(script.to_owned()), kept);
        assert_eq!(for_this_page(kept.to_owned()), kept);
    }

    #[test]
    fn functions_that_are_alike_stand_together() {
        let script =
            "const it = {\nf0: b() {\nx: 1,\n},\nf2: c() {},\nf11: a() {},\n};\nreturn {it};\n";
        let sorted =
            "const it = {\nf11: a() {},\nf0: b() {\nx: 1,\n},\nf2: c() {},\n};\nreturn {it};\n";
        assert_eq!(like_by_like(script), sorted);
        assert_eq!(like_by_like("f0();\n"), "f0();\n");
    }

    #[test]
    fn comments_and_indentation_go() {
        let with_comments = "/**\n * Starts.\n */\nfunction a() {\n    // Why.\n    b(); // so\n}\n/* x */\n/* y */ c();\n";
        assert_eq!(script(with_comments), "function a() {\nb(); // so\n}\n/* y */ c();\n");
        assert_eq!(style("/* a\n b */\n.a {\n  top: 0; /* c */\n}\n"), ".a{top:0}");
    }

    #[test]
    fn a_page_loses_its_comments_and_nothing_else() {
        let html = "<p>a</p>\n  <!-- one\n  two -->\n  <p>b <!-- c -->d</p>\n";
        assert_eq!(page(html), "<p>a</p>\n  <p>b d</p>\n");
    }
}
