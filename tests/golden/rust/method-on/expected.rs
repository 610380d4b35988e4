// "on": the compiler is asked for the receiver's type, once. A variable or field is looked at, a value tells it on its way into the call, also for its
// parts; an element is seen by a closure that is never called, in which nothing may leave the function.
use std::cell::RefCell;
use std::sync::mpsc::{channel, SendError, Sender};
use std::sync::{Arc, Mutex};
struct Mail(Vec<i32>);
impl Mail { fn send(&mut self, n: i32) -> usize { self.0.push(n); self.0.len() } }
struct Both { tx: Sender<i32>, list: Vec<Sender<i32>>, mail: Mail, calls: usize }
impl Both {
    fn next(&mut self) -> &Sender<i32> { self.calls += 1; &self.list[self.calls % 2] }
    fn all(&mut self) -> Result<(), SendError<i32>> { let weft_on0_0 = ::weft_probe::On::new(); let weft_on0_1 = ::weft_probe::On::new(); let weft_on0_2 = ::weft_probe::On::new(); static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("Sender::send\0", "input.rs\0", "Both::all\0", 12, 12, 9, 7, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "Both::all\0", 13, 14, 9, 7, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "Both::all\0", 16, 16, 9, 5, 0, 4)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
        ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on0_0, &WEFT_U0, 0), weft_on0_0.value(self.next(), "std", "Sender").send({ ::weft_probe::begin_on(&weft_on0_0, &WEFT_U0, 0); 2 }))?;
        ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on0_1, &WEFT_U0, 1), weft_on0_1.value(self.next()
            .clone(), "std", "Sender").send({ ::weft_probe::begin_on(&weft_on0_1, &WEFT_U0, 1); 4 }))?;
        self.list[self.index()?].send(7)?;
        ::weft_probe::end_unguarded_on(&weft_on0_2, &WEFT_U0, 2, weft_on0_2.value(self.find()?, "std", "Sender").send({ ::weft_probe::begin_on(&weft_on0_2, &WEFT_U0, 2); 5 }))
    }
    fn index(&self) -> Result<usize, SendError<i32>> { Ok(self.calls % 2) }
    fn find(&mut self) -> Result<&Sender<i32>, SendError<i32>> { Ok(self.next()) }
}
fn n() -> i32 { 2 }
fn tx(b: &Both) -> &Sender<i32> { &b.tx }
fn main() { let weft_on1_0 = ::weft_probe::On::new(); let weft_on1_2 = ::weft_probe::On::new(); let weft_on1_3 = ::weft_probe::On::new(); let weft_on1_4 = ::weft_probe::On::new(); let weft_on1_6 = ::weft_probe::On::new(); let weft_on1_7 = ::weft_probe::On::new(); static WEFT_S1: [::weft_probe::Site; 8] = [::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 26, 26, 5, 6, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 27, 27, 5, 6, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 28, 28, 5, 6, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 29, 29, 5, 6, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 35, 35, 26, 5, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 35, 35, 47, 5, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 37, 37, 5, 6, 0, 4), ::weft_probe::Site::new("Sender::send\0", "input.rs\0", "main\0", 38, 38, 25, 5, 0, 4)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let (s, r) = channel();
    let mut both = Both { list: vec![s.clone(), s.clone()], tx: s, mail: Mail(Vec::new()), calls: 0 };
    ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on1_0.place(&both.tx, "std", "Sender"), &WEFT_U1, 0), both.tx.send(::weft_probe::begin_after_on(&weft_on1_0, &WEFT_U1, 0, n()))).unwrap();
    ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(&both.tx, "std", "Sender"), &WEFT_U1, 1), both.tx.send(1)).unwrap();
    ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on1_2, &WEFT_U1, 2), weft_on1_2.value(tx(&both), "std", "Sender").send({ ::weft_probe::begin_on(&weft_on1_2, &WEFT_U1, 2); 5 })).unwrap();
    ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on1_3.unseen(|weft_w| weft_w.see(&both.list[n() as usize - 1]), "std", "Sender"), &WEFT_U1, 3), both.list[n() as usize - 1].send({ ::weft_probe::begin_on(&weft_on1_3, &WEFT_U1, 3); 6 })).unwrap();
    both.all().unwrap();
    trait Send2: Sized { fn send(self, n: i32) -> i32 { n } } // the type of [] is only known from elsewhere, and it is none that has a name
    impl Send2 for [u8; 0] {}
    impl Send2 for &str {}
    [].send("text".send(1));
    println!("{} {} {}", ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on1_4.place(&both.mail, "std", "Sender"), &WEFT_U1, 4), both.mail.send(::weft_probe::begin_after_on(&weft_on1_4, &WEFT_U1, 4, n()))), ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(&both.mail, "std", "Sender"), &WEFT_U1, 5), both.mail.send(3)), both.calls);
    let shared = Arc::new(Mutex::new(RefCell::new(both)));
    ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on1_6, &WEFT_U1, 6), weft_on1_6.part(shared.lock().unwrap().borrow(), |weft_v| &(*weft_v).tx, "std", "Sender").tx.send(::weft_probe::begin_after_on(&weft_on1_6, &WEFT_U1, 6, n()))).unwrap();
    println!("{} {:?}", ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on1_7, &WEFT_U1, 7), weft_on1_7.part(shared.lock().unwrap().borrow_mut(), |weft_v| &(*weft_v).mail, "std", "Sender").mail.send({ ::weft_probe::begin_on(&weft_on1_7, &WEFT_U1, 7); 1 })), r.try_iter().collect::<Vec<_>>());
}
