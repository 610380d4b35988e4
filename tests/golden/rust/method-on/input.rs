// "on": the type of the receiver is looked at where the program runs. A receiver that is no place cannot be.
use std::sync::mpsc::{channel, Sender};
struct Mail(Vec<i32>);
impl Mail { fn send(&mut self, n: i32) -> usize { self.0.push(n); self.0.len() } }
struct Both { tx: Sender<i32>, mail: Mail }
fn n() -> i32 { 2 }
fn tx(b: &Both) -> &Sender<i32> { &b.tx }
fn main() {
    let (s, r) = channel();
    let mut both = Both { tx: s, mail: Mail(Vec::new()) };
    both.tx.send(n()).unwrap();
    both.tx.send(1).unwrap();
    tx(&both).send(5).unwrap();
    println!("{} {}", both.mail.send(n()), both.mail.send(3));
    println!("{:?}", r.try_iter().collect::<Vec<_>>());
}
