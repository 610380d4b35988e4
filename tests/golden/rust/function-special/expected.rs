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
fn one() -> i32 { let _weft_body = ::weft_probe::body_of(&WEFT_U0, 0, ::std::thread::panicking); static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::one\0", "input.rs\0", "one\0", 20, 22, 1, 2, 3, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    1
}

#[inline(always)]
fn ordinary() -> usize { let _weft_body = ::weft_probe::body_of(&WEFT_U1, 0, ::std::thread::panicking); static WEFT_S1: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::ordinary\0", "input.rs\0", "ordinary\0", 25, 27, 1, 2, 3, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
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

fn main() { let _weft_body = ::weft_probe::body_of(&WEFT_U2, 0, ::std::thread::panicking); static WEFT_S2: [::weft_probe::Site; 1] = [::weft_probe::Site::new("input::main\0", "input.rs\0", "main\0", 38, 40, 1, 2, 3, 0)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    println!("{} {} {}", one(), ordinary(), by_macro());
}
