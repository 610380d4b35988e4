// &f(): what is expected of the operand of & must not become what is expected of the call; Arc<T> stands for T, a guard for what it guards.
use std::sync::{Arc, Mutex};
#[derive(Debug, Default, Clone)]
struct Inner { n: i32 }
struct Outer { inner: Arc<Inner>, list: Mutex<Vec<i32>> }
impl Outer {
    fn inner(&self) -> &Inner { &self.inner }
    fn shared(&self) -> Arc<Inner> { Arc::clone(&self.inner) }
    fn again(&self) -> &Inner { &self.inner() }
}
fn show(i: &Inner, n: i32) -> i32 { i.n + n }
fn add(v: &mut Vec<i32>, n: i32) -> usize { v.push(n); v.len() }
fn n() -> i32 { 3 }
fn main() {
    let o = Outer { inner: Arc::new(Inner { n: 1 }), list: Mutex::new(Vec::new()) };
    println!("{} {}", show(&o.shared(), 1), show(&o.shared(), n()));
    println!("{}", add(&mut o.list.lock().unwrap(), n()));
    println!("{}", add(&mut (o.list.lock().unwrap()), 1));
    println!("{} {}", show(&Default::default(), n()), show(&o.again().clone(), 2));
    let kept = &o.shared();
    let numbers: &Vec<i32> = &[1, 2].iter().map(|x| x + n()).collect();
    println!("{:?} {:?}", kept, numbers);
    take(n(), &o.shared());
    fn take(_: i32, i: &Inner) { println!("{}", i.n) }
}
