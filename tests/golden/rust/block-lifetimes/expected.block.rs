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
fn main() { static WEFT_S0: [::weft_probe::Site; 13] = [::weft_probe::Site::new("sum\0", "input.rs\0", "main\0", 21, 21, 77, 13, 0, 2), ::weft_probe::Site::new("count\0", "input.rs\0", "main\0", 21, 21, 112, 13, 0, 2), ::weft_probe::Site::new("same\0", "input.rs\0", "main\0", 23, 23, 16, 4, 0, 2), ::weft_probe::Site::new("same\0", "input.rs\0", "main\0", 24, 24, 23, 6, 0, 2), ::weft_probe::Site::new("other\0", "input.rs\0", "main\0", 25, 25, 5, 4, 0, 4), ::weft_probe::Site::new("other\0", "input.rs\0", "main\0", 26, 26, 13, 4, 0, 4), ::weft_probe::Site::new("same\0", "input.rs\0", "main\0", 27, 27, 41, 5, 0, 2), ::weft_probe::Site::new("input::pair\0", "input.rs\0", "main\0", 30, 30, 20, 5, 0, 0), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 31, 31, 20, 6, 0, 0), ::weft_probe::Site::new("input::both\0", "input.rs\0", "main\0", 31, 31, 62, 6, 0, 0), ::weft_probe::Site::new("sum\0", "input.rs\0", "main\0", 32, 32, 20, 4, 0, 2), ::weft_probe::Site::new("map\0", "input.rs\0", "main\0", 32, 32, 20, 7, 0, 4), ::weft_probe::Site::new("input::pair\0", "input.rs\0", "main\0", 33, 33, 31, 5, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    std::panic::set_hook(Box::new(|_| {}));
    let c = RefCell::new(vec![1]);
    println!("{}", std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::begin_after(&WEFT_U0, 0, c.borrow().iter()).sum::<usize>()) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), ::weft_probe::begin_after(&WEFT_U0, 1, c.borrow_mut().drain(..)).count()))).is_err());
    let a = Named("a");
    let kept = { let mut weft_v0 = a.made("b"); let weft_guard = ::weft_probe::enter(&WEFT_U0, 2); let weft_result = weft_v0.same(); ::weft_probe::end_after(weft_guard, weft_result) };
    let kept_behind = { let mut weft_v0 = a.made("c"); let weft_guard = ::weft_probe::enter(&WEFT_U0, 3); let weft_result = weft_v0.same(); ::weft_probe::end_after(weft_guard, weft_result) }.count_ones();
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 4), a.made("d").other({ ::weft_probe::begin(&WEFT_U0, 4); "e" }));
    let _ = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 5), a.made("f").other({ ::weft_probe::begin(&WEFT_U0, 5); "g" }));
    println!("{kept} {kept_behind} {}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 6), ::weft_probe::begin_after(&WEFT_U0, 6, a.made("h")).same()));
    let list = [4, 5, 6];
    let mut k = 0;
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 7), pair(list[next(&mut k)], ::weft_probe::begin_after(&WEFT_U0, 7, next(&mut k)))));
    println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 8), both(*c.borrow() == c.borrow()[..], { ::weft_probe::begin(&WEFT_U0, 8); &c })) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 9), both(c.borrow().len() < n(3), { ::weft_probe::begin(&WEFT_U0, 9); &c })));
    let selected = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 10), ::weft_probe::begin_after(&WEFT_U0, 10, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 11), list.iter().map({ ::weft_probe::begin(&WEFT_U0, 11); |x| x + 1 }))).sum::<usize>());
    println!("{selected} {}", { let weft_v0 = n(1); let weft_v1 = id(n(2)); let weft_guard = ::weft_probe::enter(&WEFT_U0, 12); let weft_result = pair(weft_v0, weft_v1); ::weft_probe::end_after(weft_guard, weft_result) });
}
