// "on": the type of the receiver is looked at where the program runs. A receiver that is no place cannot be.
use std::sync::mpsc::{channel, Sender};
struct Mail(Vec<i32>);
impl Mail { fn send(&mut self, n: i32) -> usize { self.0.push(n); self.0.len() } }
struct Both { tx: Sender<i32>, mail: Mail }
fn n() -> i32 { 2 }
fn tx(b: &Both) -> &Sender<i32> { &b.tx }
fn main() { static WEFT_S0: [::weft_probe::Site; 4] = [::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 11, 11, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 12, 12, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 14, 14, 23, 5, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 14, 14, 44, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let (s, r) = channel();
    let mut both = Both { tx: s, mail: Mail(Vec::new()) };
    ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U0, 0), both.tx.send(::weft_probe::begin_after_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U0, 0, n()))).unwrap();
    ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U0, 1), both.tx.send(1)).unwrap();
    tx(&both).send(5).unwrap();
    println!("{} {}", ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U0, 2), both.mail.send(::weft_probe::begin_after_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U0, 2, n()))), ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U0, 3), both.mail.send(3)));
    println!("{:?}", r.try_iter().collect::<Vec<_>>());
}
