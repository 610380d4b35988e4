//! Replaces `hot` if probes are called (the crate's feature `called`). libweft does everything except for the test
//! whether the unit is off.

use crate::site::Unit;

/// A conditional call as inline assembly, which LLVM treats as a single call that returns nothing. A branch that LLVM
/// sees would double what each point costs the compiler. `first_id` is at offset 16 of `Unit`. If the unit is off, the
/// test and this jump are all that is executed.
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
