// "start" with kind async: the argument that is a future, of a function that is not known to take one; whatever variable or call gives it.
use std::future::Future;
struct Set(Vec<u32>);
impl Set {
    fn spawn<F: Future>(&mut self, n: u32, _f: F) -> usize { self.0.push(n); self.0.len() }
}
async fn work(n: u32) -> u32 { n }
fn n() -> u32 { 2 }
fn main() { static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 11, 11, 26, 5, 0, 14), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 11, 11, 49, 5, 0, 14), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 11, 11, 74, 5, 0, 14)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let (mut set, later) = (Set(vec![]), work(1));
    println!("{} {} {}", set.spawn(n(), ::weft_probe::traced(&WEFT_U0, 0, later)), set.spawn(1, ::weft_probe::traced(&WEFT_U0, 1, work(n()))), set.spawn(1, ::weft_probe::traced(&WEFT_U0, 2, async { n() })));
}
