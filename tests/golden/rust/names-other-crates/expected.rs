// Names of other crates are what the imports say; patterns find them.
use channel::{bounded, Sender};
use channel as ch;
fn main() { static WEFT_S0: [::weft_probe::Site; 4] = [::weft_probe::Site::new("channel::bounded\0", "input.rs\0", "main\0", 5, 5, 18, 4, 0, 0), ::weft_probe::Site::new("channel::Sender::clone\0", "input.rs\0", "main\0", 6, 6, 27, 4, 0, 0), ::weft_probe::Site::new("recv\0", "input.rs\0", "main\0", 9, 9, 27, 5, 0, 2), ::weft_probe::Site::new("channel::never\0", "input.rs\0", "main\0", 9, 9, 37, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let (s, r) = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), bounded::<i32>(1));
    let s2: Sender<i32> = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), Sender::clone(&s));
    s.send(1);
    s2.send(2);
    println!("{:?} {:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), r.recv()), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), ch::never()));
}
