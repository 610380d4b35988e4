// What random programs in Rust call. "> depth name" and "< depth name" tell of calls, "!" lines of effects.
pub use std::cell::Cell;
use std::ops::{Add, AddAssign, Deref, Index, Neg};

thread_local!(static DEPTH: Cell<usize> = Cell::new(0));

macro_rules! note {
    ($($text:tt)*) => { println!("! {}", format_args!($($text)*)) };
}
pub(crate) use note;

/// A function's interval, however it is left.
pub struct Frame(pub &'static str);
pub fn enter(name: &'static str) -> Frame {
    let depth = DEPTH.with(|d| d.replace(d.get() + 1));
    println!("> {} {}", depth, name);
    Frame(name)
}
impl Drop for Frame {
    fn drop(&mut self) {
        let depth = DEPTH.with(|d| { d.set(d.get() - 1); d.get() });
        println!("< {} {}", depth, self.0);
    }
}
pub fn begin_case(number: i32) { println!("case {}", number); }
pub fn end_case(number: i32, value: i32) { note!("case {} gives {}", number, value); }

#[derive(Debug, PartialEq)]
pub struct T { pub v: i32 }
impl Drop for T {
    fn drop(&mut self) { note!("drop {}", self.v); }
}
impl Clone for T {
    fn clone(&self) -> T { let _f = enter("clone"); note!("clone {}", self.v); T { v: self.v } }
}
impl T {
    pub fn s_new(x: i32) -> T { let _f = enter("s_new"); note!("new({})", x); T { v: x & 1023 } }
    pub fn m_add(&mut self, x: i32) -> &mut T { let _f = enter("m_add"); note!("add({})", x); self.v = (self.v + x) & 1023; self }
    pub fn m_with(mut self, x: i32) -> T { let _f = enter("m_with"); note!("with({})", x); self.v = (self.v ^ x) & 1023; self }
    pub fn m_get(&self) -> i32 { let _f = enter("m_get"); self.v }
    pub fn m_note(&self, x: i32) -> &T { let _f = enter("m_note"); note!("note({})", x); self }
    pub fn m_sum(&self, x: i32, y: i32) -> i32 { let _f = enter("m_sum"); note!("sum({}, {})", x, y); (self.v + x - y) & 255 }
    pub fn m_take(self) -> i32 { let _f = enter("m_take"); note!("take {}", self.v); self.v }
    pub fn m_try(&self, x: i32) -> Result<i32, i32> { let _f = enter("m_try"); note!("try({})", x); if x & 1 == 0 { Ok(x & 255) } else { Err(x & 7) } }
}
impl Add<i32> for &T {
    type Output = T;
    fn add(self, x: i32) -> T { note!("{} + {}", self.v, x); T { v: (self.v + x) & 1023 } }
}
impl AddAssign<i32> for T {
    fn add_assign(&mut self, x: i32) { note!("{} += {}", self.v, x); self.v = (self.v + x) & 1023; }
}
impl Neg for &T {
    type Output = i32;
    fn neg(self) -> i32 { note!("-{}", self.v); -self.v }
}
impl Index<i32> for T {
    type Output = i32;
    fn index(&self, x: i32) -> &i32 { note!("[{}]", x); &self.v }
}
pub struct Wrapped(pub T);
impl Deref for Wrapped {
    type Target = T;
    fn deref(&self) -> &T { note!("deref"); &self.0 }
}
pub trait Named {
    fn m_name(&self, x: i32) -> i32;
    fn m_named(&self, x: i32) -> i32 { let _f = enter("m_named"); self.m_name(x) + 1 }
    fn s_make(x: i32) -> i32 where Self: Sized { let _f = enter("s_make"); x & 15 }
}
impl Named for T {
    fn m_name(&self, x: i32) -> i32 { let _f = enter("m_name"); note!("name({})", x); (self.v + x) & 255 }
}
impl Named for i32 {
    fn m_name(&self, x: i32) -> i32 { let _f = enter("m_name"); note!("i32 name({})", x); (self ^ x) & 255 }
}
pub struct H { pub f: fn(i32) -> i32 }
pub struct Pair { pub a: i32, pub b: i32, pub c: i32 }
pub enum Shape { Dot, Line(i32), Box { w: i32, h: i32 } }
impl Shape {
    pub fn m_area(self) -> i32 { let _f = enter("m_area"); match self { Shape::Dot => 0, Shape::Line(x) => x & 255, Shape::Box { w, h } => w.wrapping_mul(h) & 255 } }
}
pub fn mix(r: &Cell<i32>, x: i32) { r.set(r.get().wrapping_mul(3) ^ x) }
// what is async runs when it is polled, not when it is called, and logs no call
pub async fn later(x: i32) -> i32 { note!("later({})", x); x & 63 }
pub fn run<F: std::future::Future>(future: F) -> F::Output {
    use std::task::{Context, Poll, RawWaker, RawWakerVTable, Waker};
    fn copy(_: *const ()) -> RawWaker { RawWaker::new(std::ptr::null(), &TABLE) }
    fn nothing(_: *const ()) {}
    static TABLE: RawWakerVTable = RawWakerVTable::new(copy, nothing, nothing, nothing);
    let waker = unsafe { Waker::from_raw(copy(std::ptr::null())) };
    let mut future = Box::pin(future);
    loop {
        if let Poll::Ready(value) = future.as_mut().poll(&mut Context::from_waker(&waker)) { return value }
    }
}
pub const LIMIT: i32 = 5;
pub static TABLE: [fn(i32) -> i32; 2] = [e_one, e_neg];

/// In the text of effects alone: what is left behind by the operand that a function returns is dropped behind its frame
/// (before edition 2024), and while a panic passes through calls, those that have no guard have not ended.
pub fn d_gone(x: i32) { note!("gone({})", x); }
pub fn e_one(x: i32) -> i32 { let _f = enter("e_one"); note!("one({})", x); (x & 255) + 1 }
pub fn e_neg(x: i32) -> i32 { let _f = enter("e_neg"); note!("neg({})", x); -(x & 255) }
pub fn e_two(x: i32, y: i32) -> i32 { let _f = enter("e_two"); note!("two({}, {})", x, y); (x - y) & 511 }
pub fn e_three(x: i32, y: i64, z: f64) -> i32 { let _f = enter("e_three"); note!("three({}, {}, {})", x, y, z); (x + y as i32) & 255 }
pub fn e_bool(x: i32) -> bool { let _f = enter("e_bool"); note!("bool({})", x); x & 1 == 0 }
pub fn e_unit(x: i32) { let _f = enter("e_unit"); note!("unit({})", x); }
pub fn e_take(t: T) -> i32 { let _f = enter("e_take"); note!("take({})", t.v); t.v }
pub fn e_look(t: &T) -> i32 { let _f = enter("e_look"); note!("look({})", t.v); t.v }
pub fn e_change(x: &mut i32) -> i32 { let _f = enter("e_change"); note!("change({})", *x); *x += 1; *x & 255 }
pub fn e_same(t: T) -> T { let _f = enter("e_same"); note!("same({})", t.v); t }
pub fn e_vec(x: i32) -> Vec<i32> { let _f = enter("e_vec"); note!("vec({})", x); vec![1, 2, x & 7] }
pub fn e_option(x: i32) -> Option<i32> { let _f = enter("e_option"); note!("option({})", x); if x & 1 == 0 { Some(x & 255) } else { None } }
pub fn e_result(x: i32) -> Result<i32, i32> { let _f = enter("e_result"); note!("result({})", x); if x & 3 != 1 { Ok(x & 255) } else { Err(x & 15) } }
pub fn e_string(x: i32) -> String { let _f = enter("e_string"); note!("string({})", x); format!("s{}", x & 255) }
pub fn e_text(x: i32) -> &'static str { let _f = enter("e_text"); note!("text({})", x); if x & 1 == 0 { "even" } else { "odd" } }
pub fn e_panic(x: i32) -> i32 { let _f = enter("e_panic"); note!("panic({})", x); if x & 3 == 1 { panic!("as asked") } x & 255 }
pub fn e_apply(f: fn(i32) -> i32, x: i32) -> i32 { let _f = enter("e_apply"); note!("apply({})", x); f(x & 7) }
pub fn e_call<F: FnOnce(i32) -> i32>(f: F, x: i32) -> i32 { let _f = enter("e_call"); note!("call({})", x); f(x & 7) }
pub fn e_boxed(x: i32) -> Box<dyn Fn(i32) -> i32> { let _f = enter("e_boxed"); note!("boxed({})", x); Box::new(move |y| (x + y) & 255) }
pub fn g_same<X>(x: X) -> X { let _f = enter("g_same"); x }
pub fn p_len(s: &str) -> i32 { let _f = enter("p_len"); s.len() as i32 }
pub const fn c_twice(x: i32) -> i32 { 2 * (x & 1023) }
