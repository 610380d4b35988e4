// A closure at the end of a block has its parameters' types from what is expected of the block: the probe goes into it.
use std::cell::RefCell;
thread_local! { static PAIR: (i32, RefCell<i32>) = (1, RefCell::new(2)); }
struct S {
    v: i32,
}
impl S {
    fn me(&mut self) -> &mut S {
        self
    }
    fn wait(&mut self, a: &i32, b: &RefCell<i32>) -> i32 {
        self.v += *a + *b.borrow();
        self.v
    }
    fn go(&mut self) -> i32 {
        let r = PAIR.try_with({
            let this = self.me();
            |(a, b)| this.wait(a, b) // two parameters in one
        });
        r.unwrap_or(3)
    }
}
fn one(x: i32) -> i32 {
    x
}
fn take(f: impl Fn(&i32) -> i32) -> i32 {
    f(&3)
}
fn call(f: impl Fn() -> i32) -> i32 {
    f()
}
fn caller(n: i32) -> i32 {
    let a = take({
        let m = one(n);
        move |x| x + m
    });
    let b = call({
        let m = one(n); // without parameters it is a value like any other
        move || m
    });
    let c = take('out: {
        let m = one(n);
        if m > 100 {
            break 'out (|x: &i32| *x) as fn(&i32) -> i32; // left before its end
        }
        |x: &i32| *x + 1
    });
    a + b + c
}
