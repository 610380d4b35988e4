// Points in closures of every kind, and closures as operands.
fn call<T>(f: impl FnOnce() -> T) -> T { f() }
fn map(f: &mut dyn FnMut(&str) -> usize) -> usize { f("abc") + f("de") }
fn n() -> usize { 7 }
fn main() {
    let s = String::from("moved");
    println!("{}", call(move || s.len() + n()));
    let mut seen = Vec::new();
    println!("{}", map(&mut |t| { seen.push(t.to_string()); t.len() + n() }));
    println!("{:?}", seen.iter().map(|t| t.as_str()).filter(|t| !t.is_empty()).collect::<Vec<&str>>());
    let typed = |a: usize| -> usize { a.max(n()) };
    println!("{}", typed(3));
}
