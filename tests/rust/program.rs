// One program, many ends: the first argument names the case, tests/rust/run says what its trace must hold. By hand, in the form that the rewriter emits.
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::thread;

static WEFT_S0: [::weft_probe::Site; 7] = [
    ::weft_probe::Site::new("main\0", "/src/program.rs\0", "main\0", 1, 90, 1, 1, 2, 0),
    ::weft_probe::Site::new("outer\0", "/src/program.rs\0", "main\0", 10, 10, 5, 4, 0, 0),
    ::weft_probe::Site::new("inner\0", "/src/program.rs\0", "outer\0", 20, 20, 5, 4, 0, 0),
    ::weft_probe::Site::new("std::thread::spawn\0", "/src/program.rs\0", "main\0", 30, 33, 5, 4, 1, 0),
    ::weft_probe::Site::new("descend\0", "/src/program.rs\0", "descend\0", 40, 40, 5, 4, 0, 0),
    ::weft_probe::Site::new("send\0", "/src/program.rs\0", "main\0", 50, 50, 5, 4, 0, 0),
    ::weft_probe::Site::new("wait\0", "/src/program.rs\0", "main\0", 60, 60, 5, 4, 0, 0),
];
static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);

fn inner(x: i32) -> i32 { if x < 0 { panic!("negative") } else { x + 1 } }
fn operand(x: i32) -> i32 { if x == 99 { panic!("99") } else { x } }
fn outer(x: i32) -> i32 { ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 2), inner(::weft_probe::begin_after(&WEFT_U0, 2, operand(x)))) }
fn call_outer(x: i32) -> i32 { ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), { ::weft_probe::begin(&WEFT_U0, 1); outer(x) }) }

// each level below the first leaves by `?` before its call begins, while the call of the level above is open
fn descend(level: i32) -> Result<i32, i32> {
    ::weft_probe::end_unguarded(&WEFT_U0, 4, descend(::weft_probe::begin_after(&WEFT_U0, 4, if level > 2 { Err(level)? } else { level + 1 })))
}

struct Sender(i32);
struct Receiver(i32);
impl Sender { fn send(&self, x: i32) -> i32 { self.0 + x } }
impl Receiver { fn send(&self, x: i32) -> i32 { self.0 - x } }

// the point wants `"on": "program::Sender"`: generic code, two types, one site
macro_rules! send_on { ($receiver:expr) => { {
    let weft_on0_5 = ::weft_probe::On::new();
    ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on0_5.unseen(|weft_w| weft_w.see(&$receiver), "program", "Sender"), &WEFT_U0, 5),
        $receiver.send(::weft_probe::begin_after_on(&weft_on0_5, &WEFT_U0, 5, operand(1))))
} } }

// a value, a part of a value; with a guard and without
fn send_on_value<T>(make: fn(i32) -> (i32, T), send: fn(&T, i32) -> i32, x: i32) -> Option<i32> {
    let weft_on0_5 = ::weft_probe::On::new();
    let first = ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on0_5, &WEFT_U0, 5),
        send(&weft_on0_5.part(make(x), |weft_v| &(*weft_v).1, "program", "Sender").1, ::weft_probe::begin_after_on(&weft_on0_5, &WEFT_U0, 5, operand(1))));
    Some(::weft_probe::end_unguarded_on(&weft_on0_5, &WEFT_U0, 5,
        send(&weft_on0_5.value(make(first).1, "program", "Sender"), { ::weft_probe::begin_on(&weft_on0_5, &WEFT_U0, 5); Some(x)? })))
}

fn if_on<T, F: FnOnce(&T) -> i32>(receiver: &T, call: F) -> i32 {
    ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(receiver, "", "Sender"), &WEFT_U0, 5), call(receiver))
}
fn unguarded(x: Option<i32>) -> Option<i32> { Some(::weft_probe::end_unguarded(&WEFT_U0, 1, inner(::weft_probe::begin_after(&WEFT_U0, 1, x?)))) }
fn enter(x: i32) -> i32 { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 1), inner(x)) }

struct Late;
impl Drop for Late { fn drop(&mut self) { call_outer(5); } }
thread_local! { static LATE: RefCell<Option<Late>> = RefCell::new(None); }

fn spawn_inline<F: FnOnce() -> i32 + Send + 'static>(work: F) -> thread::JoinHandle<i32> {
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), { ::weft_probe::begin(&WEFT_U0, 3); thread::spawn(move || { let _weft_local = ::weft_probe::local(&WEFT_U0, 3); work() }) })
}

fn spawn_variable<F: FnOnce() -> i32 + Send + 'static>(work: F) -> thread::JoinHandle<i32> {
    ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 3), { ::weft_probe::begin(&WEFT_U0, 3); thread::spawn(::weft_probe::scope(&WEFT_U0, 3, work)) })
}

fn every_scope() -> i32 {
    struct Worker { n: i32 }
    fn once<F: FnOnce() -> i32>(f: F) -> i32 { f() }
    fn once1<F: FnOnce(bool) -> i32>(f: F) -> i32 { f(true) }
    fn many1<F: Fn(bool) -> i32 + Sync>(f: F) -> i32 { f(true) + f(false) }
    fn once_ref<F: for<'a> FnOnce(&'a Worker) -> i32 + Send>(f: F) -> i32 { f(&Worker { n: 1 }) }
    fn once_mut<F: for<'a> FnOnce(&'a mut Worker) -> i32>(f: F) -> i32 { f(&mut Worker { n: 1 }) }
    fn execute<F: Fn(&mut Worker) -> i32 + Send + Sync + 'static>(f: F) -> i32 { let mut w = Worker { n: 1 }; f(&mut w) + f(&mut w) }
    let text = String::from("ab");
    let borrowed = &text;
    once(::weft_probe::scope(&WEFT_U0, 3, || borrowed.len() as i32))
        + once1(::weft_probe::scope1(&WEFT_U0, 3, |b| b as i32))
        + many1(::weft_probe::scope1_fn(&WEFT_U0, 3, |b| b as i32))
        + once_ref(::weft_probe::scope1_ref(&WEFT_U0, 3, |w: &Worker| w.n))
        + once_mut(::weft_probe::scope1_mut(&WEFT_U0, 3, |w: &mut Worker| { w.n += 1; w.n }))
        + execute(::weft_probe::scope1_mut_fn(&WEFT_U0, 3, |w: &mut Worker| { w.n += 1; w.n }))
}

fn main() -> Result<(), String> {
    let _weft_global = ::weft_probe::global(&WEFT_U0, 0);
    let case = std::env::args().nth(1).unwrap_or_default();
    std::panic::set_hook(Box::new(|_| ()));
    let caught = |x: i32| catch_unwind(AssertUnwindSafe(|| call_outer(x))).is_err();
    match case.as_str() {
        "return" => println!("{}", call_outer(1)),
        "unwind" => println!("{} {}", caught(-1), caught(1)),
        "operand" => println!("{}", caught(99)),
        "recursion" => println!("{:?}", descend(0)),
        "on" => println!("{} {} {}", send_on!(Sender(1)), send_on!(Receiver(1)), send_on!(&Box::new(std::sync::Arc::new(Sender(2))))),
        "on-value" => println!("{:?} {:?} {}", send_on_value(|x| (0, Sender(x)), Sender::send, 1), send_on_value(|x| (0, Receiver(x)), Receiver::send, 1),
            catch_unwind(|| send_on_value(|_| (0, Sender(0)), |_, x| call_outer(-x), 1)).is_err()),
        "if" => println!("{} {} {:?} {:?}", if_on(&Sender(1), |s| s.send(1)), if_on(&Receiver(1), |r| r.send(1)), unguarded(Some(1)), unguarded(None)),
        "unguarded" => println!("{}", catch_unwind(|| ::weft_probe::end_unguarded(&WEFT_U0, 6, inner(::weft_probe::begin_after(&WEFT_U0, 6,
            if_on(&Sender(1), |_| catch_unwind(AssertUnwindSafe(|| enter(-1))).map_or(-1, |x| x)))))).is_err()),
        "panic" => println!("{}", call_outer(-1)),
        "exit" => ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 6), { ::weft_probe::begin(&WEFT_U0, 6); std::process::exit(3) }),
        "error" => return Err(format!("{}", call_outer(1))),
        "threads" => {
            let text = String::from("abc");
            let threads = vec![spawn_inline(|| call_outer(1)), spawn_variable(move || call_outer(text.len() as i32)), spawn_inline(|| call_outer(-1))];
            println!("{:?}", threads.into_iter().map(|t| t.join().ok()).collect::<Vec<_>>());
        }
        "thread-local" => {
            let late = || { LATE.with(|l| *l.borrow_mut() = Some(Late)); call_outer(1) };
            LATE.with(|l| *l.borrow_mut() = Some(Late));
            println!("{:?}", spawn_inline(late).join().ok());
        }
        "scopes" => println!("{}", every_scope()),
        "running" => {
            spawn_inline(|| loop { call_outer(1); });
            call_outer(1);
            println!("done");
        }
        _ => return Err(String::from("no such case")),
    }
    Ok(())
}
