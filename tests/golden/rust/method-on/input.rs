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
    fn all(&mut self) -> Result<(), SendError<i32>> {
        self.next().send(2)?;
        self.next()
            .clone().send(4)?;
        self.list[self.index()?].send(7)?;
        self.find()?.send(5)
    }
    fn index(&self) -> Result<usize, SendError<i32>> { Ok(self.calls % 2) }
    fn find(&mut self) -> Result<&Sender<i32>, SendError<i32>> { Ok(self.next()) }
}
fn n() -> i32 { 2 }
fn tx(b: &Both) -> &Sender<i32> { &b.tx }
fn main() {
    let (s, r) = channel();
    let mut both = Both { list: vec![s.clone(), s.clone()], tx: s, mail: Mail(Vec::new()), calls: 0 };
    both.tx.send(n()).unwrap();
    both.tx.send(1).unwrap();
    tx(&both).send(5).unwrap();
    both.list[n() as usize - 1].send(6).unwrap();
    both.all().unwrap();
    trait Send2: Sized { fn send(self, n: i32) -> i32 { n } } // the type of [] is only known from elsewhere, and it is none that has a name
    impl Send2 for [u8; 0] {}
    impl Send2 for &str {}
    [].send("text".send(1));
    println!("{} {} {}", both.mail.send(n()), both.mail.send(3), both.calls);
    let shared = Arc::new(Mutex::new(RefCell::new(both)));
    shared.lock().unwrap().borrow().tx.send(n()).unwrap();
    println!("{} {:?}", shared.lock().unwrap().borrow_mut().mail.send(1), r.try_iter().collect::<Vec<_>>());
}
