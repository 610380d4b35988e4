// The expected type flows through: deref, unsizing, function pointers, integer literals, closures to trait objects.
use std::fmt::Debug;
fn id() -> i32 { 1 }
fn slice(n: i32, s: &[u8]) -> usize { n as usize + s.len() }
fn text(n: i32, s: &str) -> usize { n as usize + s.len() }
fn boxed(n: i32, b: Box<dyn Debug>) -> String { format!("{}{:?}", n, b) }
fn pointer(n: i32, f: fn(u8) -> u8) -> u8 { f(n as u8) }
fn wide(a: u64, b: i8) -> u64 { a + b as u64 }
fn array() -> [u8; 3] { [1, 2, 3] }
fn inc(n: u8) -> u8 { n + 1 }
fn word() -> String { "word".into() }
struct Big(i32);
impl std::ops::Neg for &Big {
    type Output = i32;
    fn neg(self) -> i32 { -self.0 }
}
impl std::ops::Not for &Big {
    type Output = bool;
    fn not(self) -> bool { self.0 == 0 }
}
fn same<T>(n: i32, x: &T) -> &T { let _ = n; x }
// what is expected of the sign's result is not expected of its operand
fn signs() -> i32 {
    let [a, b] = [-same(id(), &Big(3)), -(same(id(), &Big(id())))];
    let c: bool = !same(id(), &Big(id()));
    a + b + -id() + c as i32
}
fn main() {
    println!("{}", signs());
    println!("{} {}", slice(id(), &array()), text(id(), &word()));
    println!("{} {}", boxed(id(), Box::new(word())), pointer(id(), |n| n * 2));
    println!("{} {}", pointer(id(), inc), wide(1 << id(), -(id() as i8) + 2));
    let list: Vec<Box<dyn Debug>> = vec![Box::new(id()), Box::new(word())];
    println!("{:?} {}", list, slice(id(), &[id() as u8, 2]));
}
