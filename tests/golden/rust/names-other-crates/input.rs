// Names of other crates are what the imports say; patterns find them.
use channel::{bounded, Sender};
use channel as ch;
fn main() {
    let (s, r) = bounded::<i32>(1);
    let s2: Sender<i32> = Sender::clone(&s);
    s.send(1);
    s2.send(2);
    println!("{:?} {:?}", r.recv(), ch::never());
}
