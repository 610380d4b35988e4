// Thread-starting calls: closures with and without a block, of threads, builders and scopes; by variable; with an early return.
use std::thread;
fn work(n: i32) -> i32 { n * 2 }
fn main() { static WEFT_S0: [::weft_probe::Site; 4] = [::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 5, 5, 13, 4, 1, 0), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 6, 6, 13, 6, 1, 4), ::weft_probe::Site::new("spawn\0", "input.rs\0", "main\0", 9, 9, 17, 9, 1, 4), ::weft_probe::Site::new("std::thread::spawn\0", "input.rs\0", "main\0", 13, 13, 30, 9, 1, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    let a = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 0), thread::spawn(move || { let _weft_local = ::weft_probe::local(&WEFT_U0, 0); work(1) }));
    let b = ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), thread::Builder::new().name("b".into()).spawn({ ::weft_probe::begin(&WEFT_U0, 1); || { let _weft_local = ::weft_probe::local(&WEFT_U0, 1); if work(1) == 2 { return 5; } 6 } })).unwrap();
    println!("{} {}", a.join().unwrap(), b.join().unwrap());
    let total = thread::scope(|s| {
        let h = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), s.spawn(|| -> i32 { let _weft_local = ::weft_probe::local(&WEFT_U0, 2); work(3) }));
        h.join().unwrap()
    });
    fn plain() -> i32 { work(4) }
    println!("{} {}", total, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 3), thread::spawn(::weft_probe::scope(&WEFT_U0, 3, plain))).join().unwrap());
}
