// An operand costs, and the last argument does: the probe goes around that.
fn a() -> i32 { 1 }
fn b() -> String { String::from("b") }
fn f(x: i32, y: String) -> usize { x as usize + y.len() }
struct S;
impl S { fn m(&self, x: i32, y: i32) -> i32 { x + y } }
fn s() -> S { S }
fn main() {
    println!("{}", f(a(), b()));
    println!("{}", f(1, b()));
    println!("{}", s().m(a(), a() + 2));
    println!("{}", S.m(2, if a() > 0 { a() } else { 3 }));
    println!("{}", f(2, format!("{}{}", a(), b())));
    println!("{}", f(3, match a() { 1 => b(), _ => String::new() }));
}
