// What points record beside begin and end; rewritten with values.json by tests/rust/run, which reads the trace.
use std::borrow::Cow;
use std::fmt::Debug;
use std::future::Future;
use std::sync::Arc;
use std::task::{Context, Wake, Waker};

#[derive(Debug, Clone, Copy)]
enum Mode { Read, Write }

fn integers(_a: i8, _b: u64, _c: i128, _d: u128, _e: isize) -> u16 { 65535 }
fn others(_ok: bool, _c: char, _x: f32, _y: f64, _r: &i32, _m: &mut u8) -> f64 { f64::INFINITY }
fn texts(_a: &str, _b: String, _c: &String, _d: &&str) -> &'static str { "static" }
fn strings(_a: String, _b: Cow<str>, _c: Box<str>) -> String { "é".repeat(40) }
fn nothing(_a: Vec<i32>, _b: (i32, i32), _c: Option<u8>, _d: Mode) {}
fn debug(_a: Vec<i32>, _b: Mode, _c: &str) -> Result<u8, Mode> { Err(Mode::Write) }
fn generic<T: Debug>(_x: T, _y: &T) -> T { _x }
fn conditional(n: i64, _x: f64) -> i64 { n }
fn named(_name: &str) {}
fn counted(n: u32) -> u32 { n }
fn limited(n: u32) -> u32 { n }
fn sometimes(n: u32) { if n % 10 == 0 { std::thread::sleep(std::time::Duration::from_millis(2)) } }
fn recursive(n: u32) -> u32 { if n == 0 { 0 } else { 1 + recursive(n - 1) } }
fn body(a: u32, b: &str) -> u32 { if a == 13 { panic!("{}", b) } a }
fn panics(n: u32) -> u32 { assert!(n < 2, "too many"); n }
fn early(n: Option<u32>) -> Option<u32> { Some(panics(n?)) }

fn falls(n: u32) { let _last = Last; assert!(n < 1, "fallen") }
struct Last;
impl Drop for Last { fn drop(&mut self) { cleans_up() } }
fn cleans_up() {}

struct Queue(Vec<u8>);
impl Queue { fn push(&mut self, x: u8) -> usize { self.0.push(x); self.0.len() } }

/// Says when it is dropped, and where its debug text is written.
struct Loud(&'static str);
impl Drop for Loud { fn drop(&mut self) { println!("drop {}", self.0) } }
impl Debug for Loud { fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { f.write_str("loud ")?; f.write_str(self.0) } }
fn make(name: &'static str) -> Loud { println!("make {}", name); Loud(name) }
fn loud(_a: Loud, _b: &Loud, _c: Loud) -> Loud { println!("call"); make("result") }

async fn waits(n: u32) -> u32 { counted(counted(n) + ready(n).await) }
async fn ready(n: u32) -> u32 { n }
struct Nothing;
impl Wake for Nothing { fn wake(self: Arc<Self>) {} }
fn is_send<T: Send>(value: T) -> T { value }

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let (one, mut byte, word) = (1, 2, String::from("word"));
    integers(-1, u64::MAX, -(1 << 100), 7, isize::MIN);
    others(true, 'x', 0.5, -0.25, &one, &mut byte);
    texts("a \"b\"", String::from("owned"), &word, &"far");
    strings(word.clone(), Cow::Borrowed("cow"), "boxed".into());
    nothing(vec![1], (1, 2), None, Mode::Read);
    let _ = debug(vec![1, 2], Mode::Read, "text");
    (generic(5u8, &6), generic("s", &"t"), generic(vec!['v'], &vec![]));
    for n in 0..20 { conditional(n, n as f64 / 8.0); }
    named("qui"); named("quit"); named("quite");
    for n in 0..100 { counted(n); limited(n); }
    for n in 0..21 { sometimes(n); }
    recursive(3);
    (body(1, "body"), body(2, "other"), std::panic::catch_unwind(|| body(13, "body")).is_err());
    (early(Some(1)), early(None), std::panic::catch_unwind(|| early(Some(2))).is_err());
    falls(0); println!("{}", std::panic::catch_unwind(|| falls(1)).is_err());
    let (mut queue, mut list) = (Queue(vec![]), vec![0u8]);
    queue.push(list.len() as u8); list.push(9); queue.push(list[1]);
    let kept = loud(make("a"), &make("b"), make("c"));
    println!("kept {}", kept.0);
    let mut future = Box::pin(is_send(waits(500)));
    let waker = Waker::from(Arc::new(Nothing));
    println!("{:?}", future.as_mut().poll(&mut Context::from_waker(&waker)));
}
