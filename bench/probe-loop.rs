//! The loop of bench/probe for Rust: see probe-loop.c. One thread.

use std::hint::black_box;

/// C's struct timespec and clock_gettime: processor time, as in the loop for C.
#[repr(C)]
struct Time {
    seconds: i64,
    nanos: i64,
}

extern "C" {
    fn clock_gettime(clock: i32, time: *mut Time) -> i32;
}

fn now() -> f64 {
    const THREAD_CPUTIME: i32 = 3;
    let mut time = Time { seconds: 0, nanos: 0 };
    unsafe { clock_gettime(THREAD_CPUTIME, &mut time) };
    time.seconds as f64 * 1e9 + time.nanos as f64
}

static SITES: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "/bench/probe-loop.rs\0", "main\0", 1, 1, 1, 1, 0, 0)];
static UNIT: ::weft_probe::Unit = ::weft_probe::Unit::new(&SITES);

#[inline(never)]
fn f(x: i32) -> i32 {
    black_box(x) + 1
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn read_counter() -> u64 {
    unsafe { core::arch::x86_64::_rdtsc() }
}

#[cfg(not(target_arch = "x86_64"))]
fn read_counter() -> u64 {
    now() as u64
}

#[inline(never)]
fn run_empty(turns: i32) -> f64 {
    let start = now();
    for i in 0..turns {
        f(i);
    }
    now() - start
}

#[inline(never)]
fn run_bare(turns: i32) -> f64 {
    let start = now();
    for i in 0..turns {
        let begin = read_counter();
        f(i);
        let end = read_counter();
        unsafe { core::arch::asm!("/* {0} {1} */", in(reg) begin, in(reg) end) }
    }
    now() - start
}

#[inline(never)]
fn run_probes(turns: i32) -> f64 {
    let start = now();
    for i in 0..turns {
        ::weft_probe::end_after(::weft_probe::enter(&UNIT, 0), f(i));
    }
    now() - start
}

fn main() {
    const BLOCK: i32 = 100_000;
    const SHORT: i32 = 10_000;
    let pairs: i64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1_000_000);
    let (mut empty, mut bare, mut probes, mut blocks) = (0.0, 0.0, 0.0, 0i64);
    run_probes(1000);
    while blocks * i64::from(BLOCK) < pairs {
        empty += run_empty(SHORT);
        bare += run_bare(SHORT);
        probes += run_probes(BLOCK);
        blocks += 1;
    }
    let blocks = blocks as f64;
    println!("{:.3} {:.3} {:.3}", empty / blocks / f64::from(SHORT), bare / blocks / f64::from(SHORT), probes / blocks / f64::from(BLOCK));
}
