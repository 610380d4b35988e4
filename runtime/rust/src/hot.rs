//! The common case of a probe, inline. Must match `weft_store` in runtime/include/weft/probe.h, which explains why the
//! slot must be taken by a single instruction.

use crate::library;
use crate::site::Unit;

const BEGIN: u32 = 0;
const END: u32 = 1;

#[inline(always)]
pub(crate) fn begin(unit: &'static Unit, site: u32) {
    if !store::<BEGIN>(unit, site) {
        unsafe { library::weft_begin(unit, site) }
    }
}

#[inline(always)]
pub(crate) fn end(unit: &'static Unit, site: u32) {
    if !store::<END>(unit, site) {
        unsafe { library::weft_end(unit, site) }
    }
}

/// Stores an event in the common case. Returns false in all other cases; then the caller must call libweft.
///
/// Stable Rust can't access thread-local variables of C, so the access is inline assembly, with the initial-exec model
/// in which libweft defines the variable. Each access uses the thread pointer again, because the surrounding code may
/// continue on another thread (coroutines).
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64", target_os = "linux"))]
#[inline(always)]
fn store<const EVENT: u32>(unit: &'static Unit, site: u32) -> bool {
    use core::arch::asm;
    use core::sync::atomic::Ordering;

    let first = unit.first_id.load(Ordering::Relaxed) as i32;
    if first < 0 {
        return true; // off: a separate test from 0, to avoid a jump to cold code and back
    }
    if first == 0 {
        return false; // not registered, or partly off
    }
    let (variable, position, limit, epoch): (usize, usize, usize, u64);
    unsafe {
        asm!("mov {0}, qword ptr [rip + weft_hot@GOTTPOFF]", out(reg) variable, options(pure, nomem, nostack, preserves_flags));
        asm!("mov {0}, fs:[{2}]", "mov {1}, fs:[{2} + 8]", out(reg) position, out(reg) limit, in(reg) variable, options(nostack, preserves_flags));
    }
    if position >= limit {
        return false;
    }
    let (low, high): (u32, u32);
    unsafe {
        asm!("rdtsc", "mov {0}, fs:[{1} + 16]", out(reg) epoch, in(reg) variable, out("eax") low, out("edx") high, options(nostack, preserves_flags));
    }
    let time = u64::from(high) << 32 | u64::from(low);
    if time.wrapping_sub(epoch) >> 27 != 0 {
        return false;
    }
    // the number of the site, the time and the event: 24, 35 and 5 bits
    let event = u64::from((first as u32).wrapping_add(site)) << 40 | time << 29 >> 24 | u64::from(EVENT);
    let slot: u64;
    unsafe {
        asm!("cmpxchg qword ptr [{0}], {1}", in(reg) position, in(reg) event, inout("rax") 0u64 => slot, options(nostack));
    }
    if slot != 0 {
        return false;
    }
    unsafe {
        asm!("mov fs:[{0}], {1}", in(reg) variable, in(reg) position + 8, options(nostack, preserves_flags));
    }
    true
}

#[cfg(not(all(target_arch = "x86_64", target_pointer_width = "64", target_os = "linux")))]
#[inline(always)]
fn store<const EVENT: u32>(_unit: &'static Unit, _site: u32) -> bool {
    false
}
