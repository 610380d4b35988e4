// A variable that a later operand mentions may be a `&mut`, which is borrowed in two phases and may be read until the call. It is looked at before the whole
// call, where nothing in between could change it.
use std::future::Future;
#[derive(Clone)]
struct Cell { key: u8, text: String }
impl Cell {
    fn new(key: u8) -> Cell { Cell { key, text: key.to_string() } }
    fn set(&mut self, key: u8, more: u8) -> u8 { self.key = key + more; self.key }
    fn renew(&mut self) -> Cell { std::mem::replace(self, Cell::new(self.key + 1)) }
    fn copy(&self) -> u8 { both(self, self.key) }
}
fn n() -> u8 { 2 }
fn renew(c: &mut Cell) -> Cell { std::mem::replace(c, Cell::new(c.key + 1)) }
fn fill(s: &mut [u8], n: usize) -> usize { s[0] = n as u8; n }
fn fill_all(s: &mut [u8]) -> usize { fill(s, s.len()) + fill(s, if s.is_empty() { 0 } else { 1 }) }
fn both(c: &Cell, k: u8) -> u8 { c.key + k }
fn push(s: &mut String, more: &str) -> usize { s.push_str(more); s.len() }
fn twice(s: &mut String) -> usize { push(s, &s.clone()) + push(s, &format!("{s}-")) }
fn three(a: u8, b: u8, c: u8) -> u8 { a + b * c }
fn alone(a: u8, b: u8) -> u8 { a - b }
async fn grow(s: &mut String, n: usize) -> usize { s.push_str(&n.to_string()); s.len() }
async fn later(s: &mut String) -> usize { grow(s, s.len()).await }
fn main() {
    let mut c = Cell::new(1);
    let d = renew(&mut c);
    println!("{} {} {}", d.text, c.renew().text, c.copy());
    println!("{}", fill_all(&mut [1, 2, 3]));
    println!("{}", twice(&mut String::from("ab")));
    let mut x = 3;
    println!("{} {}", three(x, x + 1, x), three(n(), x, x - 1));
    println!("{} {}", three({ x = 4; x }, x, { x += 1; x }), three(1, x, { x += 1; x }));
    let mut text = String::from("text");
    println!("{:?}", std::pin::pin!(later(&mut text)).as_mut().poll(&mut std::task::Context::from_waker(std::task::Waker::noop())));
    println!("{} {}", alone(x, x - 1), alone(x, x - n()));
    println!("{}", c.set(x, x + c.key));
}
