// "on" where the receiver is moved or borrowed for change: it is asked for its type once, before its call begins. In loops, closures with and without
// a block, async blocks, generic functions.
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Wake};
#[derive(Clone, Debug)]
struct Key(String);
struct Door(String);
trait Close: Sized { fn close(self, n: usize) -> usize; }
impl Close for Key { fn close(self, n: usize) -> usize { self.0.len() + n } }
impl Close for Door { fn close(self, n: usize) -> usize { self.0.len() * n } }
impl Key {
    fn grow(&mut self, n: usize) -> &mut Key { for _ in 0..n { self.0.push('k'); } self }
    fn size(&self) -> usize { self.0.len() }
    fn sizes<'a>(&'a self) -> impl Iterator<Item = usize> + 'a { (0..2).map(|i| self.close_to(i)) }
    fn close_to(&self, n: usize) -> usize { self.grown(n).close(self.size()) }
    fn grown(&self, n: usize) -> Key { let mut k = self.clone(); k.grow(n); k }
}
impl Door { fn grow(&mut self, n: usize) -> usize { self.0.truncate(n); n } }
struct Pool;
impl Pool { fn spawn<T>(&self, _name: &str, f: impl FnOnce() -> T) -> T { f() } }
fn n() -> usize { 2 }
fn key(s: String) -> Key { Key(s) }
fn pair(s: String) -> (Door, Key) { (Door(s.clone()), Key(s)) }
fn find(s: &str) -> Option<Key> { if s.is_empty() { None } else { Some(Key(s.into())) } }
fn chain(s: &str) -> Option<usize> { Some(find(s)?.grow(n()).clone().close(n())) }
fn generic<T: Close>(t: T) -> usize { t.close(n()) }
fn run(mut future: Pin<Box<dyn Future<Output = usize> + Send + Sync>>) -> usize {
    struct Idle;
    impl Wake for Idle { fn wake(self: Arc<Self>) {} }
    let waker = Arc::new(Idle).into();
    loop { if let std::task::Poll::Ready(n) = future.as_mut().poll(&mut Context::from_waker(&waker)) { return n; } }
}
async fn soon() -> usize { 3 }
fn adder() -> impl Fn(Key) -> usize { |k| k.close(n()) + 1 }
fn main() {
    let (a, b, name) = (Key("a".into()), Box::new(Key("b".into())), String::from("name"));
    println!("{} {}", a.close(n()), b.close(n()));
    println!("{}", key(name).close(n()));
    println!("{} {}", pair("p".into()).1.close(n()), pair("q".into()).0.close(n()));
    let (c, d) = (String::from("c"), String::from("d"));
    println!("{} {} {:?}", Key(c).close(1), (Key(d)).close(n()), Key("e".into()).grow(1));
    let mut k = Key("k".into());
    k.grow(k.size()).grow(n());
    (*(&mut k).grow(1)).grow(n());
    println!("{:?}", k.sizes().collect::<Vec<_>>());
    let mut all = vec![k.clone(), k];
    for i in 0..2 { let one = &mut all[i]; one.grow(n()); }
    all[n() - 1].grow(n());
    println!("{:?} {:?} {:?}", all, chain("chain"), chain(""));
    println!("{} {}", generic(Key("g".into())), generic(Door("door".into())));
    println!("{:?}", all.iter().cloned().map(|x| x.close(n())).collect::<Vec<_>>());
    println!("{:?}", all.iter_mut().map(move |x| { x.grow(n()).grow(1).size() }).collect::<Vec<_>>());
    println!("{} {}", adder()(Key("adder".into())), (|d: Door| d.close(n()))(Door("d".into())));
    println!("{}", run(Box::pin(async move { let mut d = Door("door".into()); d.grow(soon().await); Key(d.0).grow(soon().await).clone().close(soon().await) })));
    println!("{}", Pool.spawn("name", || Key("s".into()).grow(n()).clone().close(n())));
}
