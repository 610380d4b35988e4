// "start" with kind async: the argument that is a future, of a function that is not known to take one; whatever variable or call gives it.
use std::future::Future;
struct Set(Vec<u32>);
impl Set {
    fn spawn<F: Future>(&mut self, n: u32, _f: F) -> usize { self.0.push(n); self.0.len() }
}
async fn work(n: u32) -> u32 { n }
fn n() -> u32 { 2 }
fn main() {
    let (mut set, later) = (Set(vec![]), work(1));
    println!("{} {} {}", set.spawn(n(), later), set.spawn(1, work(n())), set.spawn(1, async { n() }));
}
