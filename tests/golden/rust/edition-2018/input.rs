// Names and forms in one edition: drop order of temporaries, panics and their lines, paths from the root.
mod log {
    pub struct Noisy(pub &'static str);
    impl Drop for Noisy { fn drop(&mut self) { println!("drop {}", self.0) } }
    impl Noisy { pub fn get(&self) -> usize { self.0.len() } }
}
use self::log::Noisy;
fn make(name: &'static str) -> Noisy { println!("make {}", name); Noisy(name) }
fn add(a: usize, b: usize) -> usize { a + b }
fn tail() -> usize {
    let _local = make("local");
    add(make("left").get(), make("right!").get())
}
fn fails(n: usize) -> usize { let v = vec![1, 2]; v[n] }
fn main() {
    println!("{}", tail());
    match make("scrutinee").get() { n => println!("{}", add(n, make("arm").get())) }
    if make("condition").get() > 1 { println!("in") } else { println!("out") }
    let r = ::std::panic::catch_unwind(|| add(make("kept").get(), fails(5)));
    println!("{}", r.is_err());
    println!("{} {}", line!(), file!().ends_with("input.rs"));
    fails(7);
}
