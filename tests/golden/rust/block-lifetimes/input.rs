// The textbook form drops what it names at the end of its block. So links of a chain get names only at the end of a `let` of a variable, links that are
// points keep their text, and temporaries of arguments stay in the statement.
use std::cell::RefCell;
fn n(k: usize) -> usize { k }
fn id(k: usize) -> usize { k }
fn pair(a: usize, b: usize) -> usize { a * 10 + b }
fn both(a: bool, c: &RefCell<Vec<usize>>) -> usize { c.try_borrow_mut().is_ok() as usize + a as usize }
fn next(k: &mut usize) -> usize { *k += 1; *k }
struct Named(&'static str);
impl Named {
    fn made(&self, name: &'static str) -> Named { Named(name) }
    fn other(&self, name: &'static str) -> Named { Named(name) }
    fn same(&self) -> usize { self.0.len() }
}
impl Drop for Named {
    fn drop(&mut self) { println!("drop {}", self.0) }
}
fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let c = RefCell::new(vec![1]);
    println!("{}", std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| c.borrow().iter().sum::<usize>() + c.borrow_mut().drain(..).count())).is_err());
    let a = Named("a");
    let kept = a.made("b").same();
    let kept_behind = a.made("c").same().count_ones();
    a.made("d").other("e");
    let _ = a.made("f").other("g");
    println!("{kept} {kept_behind} {}", a.made("h").same());
    let list = [4, 5, 6];
    let mut k = 0;
    println!("{}", pair(list[next(&mut k)], next(&mut k)));
    println!("{}", both(*c.borrow() == c.borrow()[..], &c) + both(c.borrow().len() < n(3), &c));
    let selected = list.iter().map(|x| x + 1).sum::<usize>();
    println!("{selected} {}", pair(n(1), id(n(2))));
}
