//! The command line.
fn main() {
    for (id, d) in [("international",9),("frisian",9),("english",10),("dameo",4),("dameo-10x10-28",3),("dameo-10x10-24",3),("greek",6),("greek-free",6),("greek-promote",6),("frysk",8)] {
        let r = damiera::rulesets::compile(id).unwrap();
        let p = r.start();
        let t = std::time::Instant::now();
        let n = r.perft(&p, d).unwrap();
        let e = t.elapsed();
        println!("{id}\t{d}\t{n}\t{} ms\t{:.2} ns", e.as_millis(), e.as_nanos() as f64 / n as f64);
    }
}
