// "on": the compiler is asked for the receiver's type where the probe stands. A variable or field is looked at, any other receiver is seen by a
// closure that is never called.
use std::cell::RefCell;
use std::sync::mpsc::{channel, SendError, Sender};
use std::sync::{Arc, Mutex};
struct Mail(Vec<i32>);
impl Mail { fn send(&mut self, n: i32) -> usize { self.0.push(n); self.0.len() } }
struct Both { tx: Sender<i32>, list: Vec<Sender<i32>>, mail: Mail, calls: usize }
impl Both {
    fn next(&mut self) -> &Sender<i32> { self.calls += 1; &self.list[self.calls % 2] }
    fn all(&mut self) -> Result<(), SendError<i32>> { static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("send\0", "input.rs\0", "Both::all\0", 12, 12, 9, 7, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "Both::all\0", 13, 14, 9, 7, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
        ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&self.next()), "std", "Sender"), &WEFT_U0, 0), ::weft_probe::begin_after_on(&WEFT_U0, 0, self.next(), "std", "Sender").send(2))?;
        ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&self.next()             .clone()), "std", "Sender"), &WEFT_U0, 1), ::weft_probe::begin_after_on(&WEFT_U0, 1, self.next()
            .clone(), "std", "Sender").send(4))?;
        self.find()?.send(5)
    }
    fn find(&mut self) -> Result<&Sender<i32>, SendError<i32>> { Ok(self.next()) }
}
fn n() -> i32 { 2 }
fn tx(b: &Both) -> &Sender<i32> { &b.tx }
fn main() { static WEFT_S1: [::weft_probe::Site; 8] = [::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 24, 24, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 25, 25, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 26, 26, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 27, 27, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 29, 29, 26, 5, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 29, 29, 47, 5, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 31, 31, 5, 6, 0, 0), ::weft_probe::Site::new("send\0", "input.rs\0", "main\0", 32, 32, 25, 5, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let (s, r) = channel();
    let mut both = Both { list: vec![s.clone(), s.clone()], tx: s, mail: Mail(Vec::new()), calls: 0 };
    ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U1, 0), both.tx.send(::weft_probe::begin_after_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U1, 0, n()))).unwrap();
    ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U1, 1), both.tx.send(1)).unwrap();
    ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&tx(&both)), "std", "Sender"), &WEFT_U1, 2), ::weft_probe::begin_after_on(&WEFT_U1, 2, tx(&both), "std", "Sender").send(5)).unwrap();
    ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&both.list[n() as usize - 1]), "std", "Sender"), &WEFT_U1, 3), both.list[n() as usize - 1].send({ ::weft_probe::begin_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&both.list[n() as usize - 1]), "std", "Sender"), &WEFT_U1, 3); 6 })).unwrap();
    both.all().unwrap();
    println!("{} {} {}", ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U1, 4), both.mail.send(::weft_probe::begin_after_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U1, 4, n()))), ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U1, 5), both.mail.send(3)), both.calls);
    let shared = Arc::new(Mutex::new(RefCell::new(both)));
    ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&shared.lock().unwrap().borrow().tx), "std", "Sender"), &WEFT_U1, 6), shared.lock().unwrap().borrow().tx.send(::weft_probe::begin_after_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&shared.lock().unwrap().borrow().tx), "std", "Sender"), &WEFT_U1, 6, n()))).unwrap();
    println!("{} {:?}", ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&shared.lock().unwrap().borrow_mut().mail), "std", "Sender"), &WEFT_U1, 7), shared.lock().unwrap().borrow_mut().mail.send({ ::weft_probe::begin_if(::weft_probe::is_on_by(|weft_w| weft_w.see(&shared.lock().unwrap().borrow_mut().mail), "std", "Sender"), &WEFT_U1, 7); 1 })), r.try_iter().collect::<Vec<_>>());
}
