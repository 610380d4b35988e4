//! Takes the place of `hot` where probes are called (its feature `called`): libweft does all, but for the test of
//! whether the unit is off.

use crate::site::Unit;

/// A call behind a test, as text that LLVM does not look into: a branch of its own at each point doubles what a point
/// costs the compiler. To it this is a call that returns nothing. `first_id` lies 16 bytes behind the start of a
/// `Unit`; the last jump of what is off is this one.
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64", target_os = "linux"))]
macro_rules! call_unless_off {
    ($probe:ident, $unit:ident, $site:ident) => {
        unsafe {
            core::arch::asm!(
                "cmp dword ptr [rdi + 16], 0",
                "js 2f",
                concat!("call qword ptr [rip + ", stringify!($probe), "@GOTPCREL]"),
                "2:",
                in("rdi") $unit,
                in("esi") $site,
                clobber_abi("C")
            )
        }
    };
}

#[cfg(not(all(target_arch = "x86_64", target_pointer_width = "64", target_os = "linux")))]
macro_rules! call_unless_off {
    ($probe:ident, $unit:ident, $site:ident) => {
        unsafe { crate::library::$probe($unit, $site) }
    };
}

#[inline(always)]
pub(crate) fn begin(unit: &'static Unit, site: u32) {
    call_unless_off!(weft_begin, unit, site)
}

#[inline(always)]
pub(crate) fn end(unit: &'static Unit, site: u32) {
    call_unless_off!(weft_end, unit, site)
}
