//! What a static or constant holds is computed by the compiler, but not what its closures do: these run when somebody
//! calls them. So do the initialisers of a thread's variables.
use std::cell::{Cell, RefCell};
use std::sync::{LazyLock, OnceLock};

fn compute(n: u32) -> u32 {
    n * 2
}
fn counted(n: u32) -> u32 {
    n + 1
}
const fn three() -> u32 {
    3
}

static TABLE: LazyLock<Vec<u32>> = LazyLock::new(|| { static WEFT_S0: [::weft_probe::Site; 3] = [::weft_probe::Site::new("collect\0", "input.rs\0", "TABLE\0", 16, 16, 53, 5, 0, 2), ::weft_probe::Site::new("map\0", "input.rs\0", "TABLE\0", 16, 16, 53, 7, 0, 4), ::weft_probe::Site::new("input::three\0", "input.rs\0", "TABLE\0", 16, 16, 57, 11, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0); ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 0), ::weft_probe::begin_after(&WEFT_U0, 0, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U0, 1), (0..::weft_probe::end_after(::weft_probe::enter(&WEFT_U0, 2), three())).map({ ::weft_probe::begin(&WEFT_U0, 1); compute }))).collect()) });
static WHOLE: LazyLock<u32> = LazyLock::new(|| { static WEFT_S1: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "WHOLE\0", 18, 18, 13, 7, 0, 0), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "WHOLE\0", 19, 19, 5, 6, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let n = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 0), compute(5));
    ::weft_probe::end_after(::weft_probe::enter(&WEFT_U1, 1), compute(n))
});
static CAPTURED: LazyLock<u32> = LazyLock::new(|| { static WEFT_S2: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::counted\0", "input.rs\0", "CAPTURED\0", 21, 21, 51, 5, 0, 0), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "CAPTURED\0", 21, 21, 59, 7, 0, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2); static WEFT_D2: [::weft_probe::Detail; 1] = [::weft_probe::Detail::new("n return\0", &[], 1, 0, 0, 0)]; { let weft_k2_0 = ::weft_probe::Kept::<2, 0>::new(); weft_k2_0.end(weft_k2_0.guard(&WEFT_U2, 0, &WEFT_D2[0]), weft_k2_0.keep::<::std::string::String, _>(1, counted(weft_k2_0.begin_after(weft_k2_0.keep::<::std::string::String, _>(0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U2, 1), compute(1))))))) } });
static BLOCK: LazyLock<u32> = LazyLock::new(|| { static WEFT_S3: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "BLOCK\0", 22, 22, 51, 8, 0, 0), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "BLOCK\0", 22, 22, 68, 8, 0, 0)]; static WEFT_U3: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S3); (if ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 0), compute(1)) > 1 { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U3, 1), compute(2)) } else { 4 } | 1) });
static EMPTY: OnceLock<u32> = OnceLock::new();
static NUMBER: u32 = three();
const CALL: fn(u32) -> u32 = |n| { static WEFT_S4: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "CALL\0", 25, 25, 34, 3, 0, 0)]; static WEFT_U4: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S4); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U4, 0), compute(n)) };

struct S;
impl S {
    const METHOD: fn(u32) -> u32 = |n| { static WEFT_S5: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "S::METHOD\0", 29, 29, 40, 6, 0, 0), ::weft_probe::Site::new("input::three\0", "input.rs\0", "S::METHOD\0", 29, 29, 53, 6, 0, 0)]; static WEFT_U5: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S5); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 0), compute(n)) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U5, 1), three()) };
}
mod inner {
    pub static DEEP: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| { static WEFT_S6: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "DEEP\0", 32, 32, 77, 7, 0, 0)]; static WEFT_U6: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S6); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U6, 0), super::compute(8)) });
}

thread_local! {
    static PLAIN: Cell<u32> = { static WEFT_S7: [::weft_probe::Site; 2] = [::weft_probe::Site::new("std::cell::Cell::new\0", "input.rs\0", "PLAIN\0", 36, 36, 31, 3, 0, 0), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "PLAIN\0", 36, 36, 41, 5, 0, 0)]; static WEFT_U7: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S7); ::weft_probe::end_after(::weft_probe::guard(&WEFT_U7, 0), Cell::new(::weft_probe::begin_after(&WEFT_U7, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U7, 1), compute(7))))) };
    /// with attributes and a constant
    pub static CONSTANT: Cell<u32> = const { Cell::new(three()) };
    static LIST: RefCell<Vec<u32>> = { static WEFT_S8: [::weft_probe::Site; 4] = [::weft_probe::Site::new("std::cell::RefCell::new\0", "input.rs\0", "LIST\0", 39, 39, 38, 3, 0, 0), ::weft_probe::Site::new("std::vec::Vec::new\0", "input.rs\0", "LIST\0", 39, 39, 65, 7, 0, 0), ::weft_probe::Site::new("Vec::push\0", "input.rs\0", "LIST\0", 39, 39, 77, 7, 0, 4), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "LIST\0", 39, 39, 84, 9, 0, 0)]; static WEFT_U8: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S8); { let weft_on8_2 = ::weft_probe::On::new(); ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 0), RefCell::new(::weft_probe::begin_after(&WEFT_U8, 0, { let mut v = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 1), Vec::new()); ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on8_2.place(&v, "", "Vec"), &WEFT_U8, 2), v.push(::weft_probe::begin_after_on(&weft_on8_2, &WEFT_U8, 2, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 3), compute(9))))); v }))) } };
    static LAST: u32 = { static WEFT_S9: [::weft_probe::Site; 2] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "LAST\0", 40, 40, 27, 6, 0, 0), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "LAST\0", 40, 40, 44, 6, 0, 0)]; static WEFT_U9: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S9); (if ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 0), compute(1)) > 1 { ::weft_probe::end_after(::weft_probe::enter(&WEFT_U9, 1), compute(10)) } else { 3 } | 1) }
}
thread_local!(static ROUND: u32 = { static WEFT_S10: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "ROUND\0", 42, 42, 35, 4, 0, 0)]; static WEFT_U10: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S10); ::weft_probe::end_after(::weft_probe::enter(&WEFT_U10, 0), compute(11)) });

fn main() { static WEFT_S11: [::weft_probe::Site; 14] = [::weft_probe::Site::new("input::compute\0", "input.rs\0", "main\0", 45, 45, 53, 7, 0, 0), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "main\0", 47, 47, 30, 5, 0, 0), ::weft_probe::Site::new("get_or_init\0", "input.rs\0", "main\0", 49, 49, 69, 5, 0, 4), ::weft_probe::Site::new("input::compute\0", "input.rs\0", "main\0", 49, 49, 90, 8, 0, 0), ::weft_probe::Site::new("<expression>\0", "input.rs\0", "main\0", 50, 50, 46, 5, 0, 0), ::weft_probe::Site::new("with\0", "input.rs\0", "main\0", 51, 51, 23, 5, 0, 4), ::weft_probe::Site::new("get\0", "input.rs\0", "main\0", 51, 51, 38, 8, 0, 2), ::weft_probe::Site::new("with\0", "input.rs\0", "main\0", 51, 51, 48, 5, 0, 4), ::weft_probe::Site::new("with\0", "input.rs\0", "main\0", 52, 52, 23, 5, 0, 4), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 52, 52, 37, 8, 0, 2), ::weft_probe::Site::new("borrow\0", "input.rs\0", "main\0", 52, 52, 37, 10, 0, 2), ::weft_probe::Site::new("with\0", "input.rs\0", "main\0", 52, 52, 56, 6, 0, 4), ::weft_probe::Site::new("with\0", "input.rs\0", "main\0", 52, 52, 76, 6, 0, 4), ::weft_probe::Site::new("with\0", "input.rs\0", "main\0", 53, 53, 32, 5, 0, 4)]; static WEFT_U11: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S11);
    static INSIDE: LazyLock<u32> = LazyLock::new(|| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 0), compute(12)));
    thread_local! {
        static THREAD: u32 = ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 1), compute(13));
    }
    println!("{:?} {} {} {} {}", *TABLE, *WHOLE, *CAPTURED, *BLOCK, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 2), EMPTY.get_or_init(|| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 3), compute(6)))));
    println!("{} {} {} {}", NUMBER, CALL(1), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 4), (S::METHOD)(2)), *inner::DEEP);
    println!("{} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 5), PLAIN.with(|c| ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 6), c.get()))), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 7), CONSTANT.with(Cell::get)));
    println!("{} {}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 8), LIST.with(|v| ::weft_probe::end_after(::weft_probe::guard(&WEFT_U11, 9), ::weft_probe::begin_after(&WEFT_U11, 9, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 10), v.borrow())).len()))), ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 11), LAST.with(|n| *n)) + ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 12), ROUND.with(|n| *n)));
    println!("{} {}", *INSIDE, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U11, 13), THREAD.with(|n| *n)));
}
