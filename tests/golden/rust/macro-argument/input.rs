// Macros that nobody knows: what they do with their tokens is theirs. A macro of one's own under a known name is one of those.
macro_rules! twice { ($e:expr) => { $e + $e }; }
macro_rules! vec { (n()) => { 99 }; ($($t:tt)*) => { 98 }; }
fn n() -> usize { 3 }
fn main() {
    println!("{} {} {}", twice!(n()), vec!(n()), std::vec![n()].len());
}
