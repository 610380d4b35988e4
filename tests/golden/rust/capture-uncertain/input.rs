// A parameter below #[cfg(..)] may not be there, and then what is behind it has another place. An operand that ends with a closure is one: its parameters
// have the types that the call expects.
fn n() -> usize {
    2
}
fn two(first: usize, #[cfg(not(unix))] missing: usize, #[cfg(unix)] there: usize, #[allow(unused)] last: usize) -> usize {
    first + there + last
}
fn apply(f: impl Fn(&str) -> usize, k: usize) -> usize {
    f("ab") + k
}
fn by_pointer(f: fn(&str) -> usize, k: usize) -> usize {
    f("abc") + k
}
fn main() {
    println!("{}", two(1, 2, n()));
    println!("{}", apply({ let k = n(); move |s| s.len() + k }, 1));
    println!("{} {}", by_pointer(if n() > 1 { |s| s.len() } else { |_| 0 }, n()), by_pointer(match n() { 2 => |s| s.trim().len(), _ => |_| 1 }, 3));
}
