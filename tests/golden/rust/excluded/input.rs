// A file that the configuration leaves out.
fn n() -> usize { 3 }
fn main() { println!("{}", n()); }
