// Tasks of libraries: closures and functions, futures, bodies that run often, in scopes, and by a variable.
use std::thread;

fn work() -> i32 {
    21
}

mod pool {
    pub fn submit<T>(_name: &str, body: impl FnOnce() -> T) -> T {
        body()
    }
    pub fn join<A, B>(a: impl FnOnce() -> A, b: impl FnOnce() -> B) -> (A, B) {
        (a(), b())
    }
    pub fn each(n: i32, body: impl Fn(i32) -> i32) -> i32 {
        (0..n).map(|i| body(i)).sum()
    }
}

fn cost(n: i32) -> i32 {
    n
}

fn main() { static WEFT_S0: [::weft_probe::Site; 26] = [::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 27, 27, 13, 4, 0, 0), ::weft_probe::Site::new("std::thread::spawn (task)\0", "input.rs\0", "main\0", 27, 27, 13, 4, 6, 16), ::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 28, 28, 13, 4, 0, 0), ::weft_probe::Site::new("std::thread::spawn work\0", "input.rs\0", "main\0", 28, 28, 13, 4, 6, 16), ::weft_probe::Site::new("input::pool::join\0", "input.rs\0", "main\0", 30, 30, 22, 5, 0, 0), ::weft_probe::Site::new("input::pool::join (task)\0", "input.rs\0", "main\0", 30, 30, 22, 5, 6, 16), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 32, 32, 17, 9, 0, 4), ::weft_probe::Site::new("spawn (task)\0", "input.rs\0", "main\0", 32, 32, 17, 9, 6, 16), ::weft_probe::Site::new("input::pool::submit\0", "input.rs\0", "main\0", 35, 35, 30, 6, 0, 0), ::weft_probe::Site::new("input::pool::submit (task)\0", "input.rs\0", "main\0", 35, 35, 30, 6, 6, 16), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "main\0", 35, 35, 55, 9, 0, 0), ::weft_probe::Site::new("input::cost\0", "input.rs\0", "main\0", 35, 35, 66, 6, 0, 0), ::weft_probe::Site::new("input::pool::submit\0", "input.rs\0", "main\0", 35, 35, 71, 8, 0, 0), ::weft_probe::Site::new("input::pool::submit (task)\0", "input.rs\0", "main\0", 35, 35, 71, 8, 6, 16), ::weft_probe::Site::new("input::pool::submit\0", "input.rs\0", "main\0", 35, 35, 97, 11, 0, 0), ::weft_probe::Site::new("input::pool::submit work\0", "input.rs\0", "main\0", 35, 35, 97, 11, 6, 16), ::weft_probe::Site::new("input::pool::each\0", "input.rs\0", "main\0", 36, 36, 20, 5, 0, 0), ::weft_probe::Site::new("input::pool::each (task)\0", "input.rs\0", "main\0", 36, 36, 20, 5, 6, 16), ::weft_probe::Site::new("tokio::spawn\0", "input.rs\0", "main\0", 39, 39, 26, 7, 0, 8), ::weft_probe::Site::new("tokio::spawn (task)\0", "input.rs\0", "main\0", 39, 39, 26, 7, 6, 16), ::weft_probe::Site::new("tokio::spawn\0", "input.rs\0", "main\0", 39, 39, 64, 7, 0, 8), ::weft_probe::Site::new("tokio::spawn later\0", "input.rs\0", "main\0", 39, 39, 64, 7, 6, 16), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 39, 39, 91, 5, 0, 12), ::weft_probe::Site::new("spawn (task)\0", "input.rs\0", "main\0", 39, 39, 91, 5, 6, 16), ::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 40, 40, 11, 7, 0, 0), ::weft_probe::Site::new("std::thread::spawn (task)\0", "input.rs\0", "main\0", 40, 40, 11, 7, 6, 16)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let text = String::from("moved");
    let borrowed = vec![1, 2, 3];
    let a = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), thread::spawn({ let weft_t1 = ::weft_probe::task(&WEFT_U0, 1); move || { let _weft_task = weft_t1.begin(); text.len() } }));
    let b = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), thread::spawn(::weft_probe::tasked(&WEFT_U0, 3, work)));
    println!("{} {}", a.join().unwrap(), b.join().unwrap());
    println!("{:?}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 4), pool::join({ let weft_t5 = ::weft_probe::task(&WEFT_U0, 5); || { let _weft_task = weft_t5.begin(); borrowed.len() } }, { let weft_t5 = ::weft_probe::task(&WEFT_U0, 5); || { let _weft_task = weft_t5.begin(); if borrowed.is_empty() { return 1; } 2 } })));
    let total = thread::scope(|s| {
        let h = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 6), s.spawn({ let weft_t7 = ::weft_probe::task(&WEFT_U0, 7); || -> i32 { let _weft_task = weft_t7.begin(); borrowed.iter().sum() } }));
        h.join().unwrap()
    });
    println!("{} {}", total, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 8), pool::submit("named", { let weft_t9 = ::weft_probe::task(&WEFT_U0, 9); || { let _weft_task = weft_t9.begin(); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 10), cost(3)) } })) + ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 11), cost(::weft_probe::begin_after(&WEFT_U0, 11, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 12), pool::submit("nested", { let weft_t13 = ::weft_probe::task(&WEFT_U0, 13); || { let _weft_task = weft_t13.begin(); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 14), pool::submit("inner", ::weft_probe::tasked(&WEFT_U0, 15, work))) } }))))));
    println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 16), pool::each(3, |i| { let _weft_task = ::weft_probe::task_run(&WEFT_U0, 17); i + total })));
    let later = async { work() + 1 };
    let mut set = tokio::JoinSet;
    println!("{} {} {}", tokio::spawn(::weft_probe::task_future(&WEFT_U0, 19, async { work() })).get(), tokio::spawn(::weft_probe::task_future(&WEFT_U0, 21, later)).get(), set.spawn(::weft_probe::task_future(&WEFT_U0, 23, async move { total })));
    match ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 24), thread::spawn({ let weft_t25 = ::weft_probe::task(&WEFT_U0, 25); || { let _weft_task = weft_t25.begin(); if true { panic!("in a task") } } })).join() {
        Ok(()) => println!("ok"),
        Err(_) => println!("panicked"),
    }
}
