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

static TABLE: LazyLock<Vec<u32>> = LazyLock::new(|| (0..three()).map(compute).collect());
static WHOLE: LazyLock<u32> = LazyLock::new(|| {
    let n = compute(5);
    compute(n)
});
static CAPTURED: LazyLock<u32> = LazyLock::new(|| counted(compute(1)));
static BLOCK: LazyLock<u32> = LazyLock::new(|| if compute(1) > 1 { compute(2) } else { 4 } | 1);
static EMPTY: OnceLock<u32> = OnceLock::new();
static NUMBER: u32 = three();
const CALL: fn(u32) -> u32 = |n| compute(n);

struct S;
impl S {
    const METHOD: fn(u32) -> u32 = |n| compute(n) + three();
}
mod inner {
    pub static DEEP: std::sync::LazyLock<u32> = std::sync::LazyLock::new(|| super::compute(8));
}

thread_local! {
    static PLAIN: Cell<u32> = Cell::new(compute(7));
    /// with attributes and a constant
    pub static CONSTANT: Cell<u32> = const { Cell::new(three()) };
    static LIST: RefCell<Vec<u32>> = RefCell::new({ let mut v = Vec::new(); v.push(compute(9)); v });
    static LAST: u32 = if compute(1) > 1 { compute(10) } else { 3 } | 1
}
thread_local!(static ROUND: u32 = compute(11));

fn main() {
    static INSIDE: LazyLock<u32> = LazyLock::new(|| compute(12));
    thread_local! {
        static THREAD: u32 = compute(13);
    }
    println!("{:?} {} {} {} {}", *TABLE, *WHOLE, *CAPTURED, *BLOCK, EMPTY.get_or_init(|| compute(6)));
    println!("{} {} {} {}", NUMBER, CALL(1), (S::METHOD)(2), *inner::DEEP);
    println!("{} {}", PLAIN.with(|c| c.get()), CONSTANT.with(Cell::get));
    println!("{} {}", LIST.with(|v| v.borrow().len()), LAST.with(|n| *n) + ROUND.with(|n| *n));
    println!("{} {}", *INSIDE, THREAD.with(|n| *n));
}
