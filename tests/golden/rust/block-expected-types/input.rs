// The textbook form: nothing is expected of what has a name. Closures get the types of their parameters from what is expected, and so the calls that make
// something of them; arms of one operand are coerced to it. These take the exact form, or stay.
fn n() -> usize { 2 }
fn apply(f: Box<dyn Fn(&str) -> usize>, k: usize) -> usize { f("abc") + k }
fn len(s: &str, k: usize) -> usize { s.len() + k }
fn boxed(b: Box<dyn std::fmt::Debug>, k: u64) { println!("{b:?} {k}") }
fn mapped(k: usize, f: fn(usize) -> usize) -> usize { f(k) }
fn twice(x: usize) -> usize { 2 * x }
fn main() {
    let s = String::from("abc");
    let f: Box<dyn Fn(&str) -> usize> = Box::new(|s| s.len());
    println!("{} {}", apply(f, n()), apply(Box::new(|_| 1), n()));
    println!("{}", apply(if n() > 1 { Box::new(|s| s.len()) } else { Box::new(|_| 1) }, n()));
    println!("{}", apply({ let k = n(); Box::new(move |s| s.len() + k) }, n()));
    println!("{} {}", len(if n() > 1 { &s } else { "x" }, n()), len(if s.is_empty() { "x" } else { &s }, 1));
    println!("{} {}", len(match n() { 2 => &s, _ => "x" }, 1), len(if s.len() > 3 { "x" } else { &s }, n() as _));
    boxed(if n() > 3 { Box::new(1) } else { Box::new("x") }, "3".parse().unwrap());
    boxed({ let k = n(); Box::new(k) }, n() as u64);
    println!("{}", mapped(n(), if s.len() > 3 { twice } else { |x| x + 1 }));
}
