//! Bodies that are left alone: const fn, and where nothing may run in front of the function's own code.
const fn twice(n: usize) -> usize {
    const fn inner(n: usize) -> usize {
        n
    }
    inner(n) * 2
}

static SIZE: [u8; twice(2)] = [0; 4];

/// Documented.
#[cfg(target_arch = "x86_64")]
#[unsafe(naked)]
// and with a comment
extern "C" fn one() -> i32 {
    std::arch::naked_asm!("mov eax, 1", "ret")
}

#[cfg(not(target_arch = "x86_64"))]
fn one() -> i32 {
    1
}

#[inline(always)]
fn ordinary() -> usize {
    SIZE.len()
}

macro_rules! define {
    ($name:ident) => {
        fn $name() -> i32 {
            7
        }
    };
}
define!(by_macro);

fn main() {
    println!("{} {} {}", one(), ordinary(), by_macro());
}
