//! The static records of points. They must match `struct weft_site` and `struct weft_unit` in
//! runtime/include/weft/format.h.

use core::sync::atomic::AtomicU32;

/// `WEFT_FORMAT_VERSION` of format.h.
const FORMAT_VERSION: u16 = 4;

/// `WEFT_LANGUAGE_RUST` of format.h.
const LANGUAGE: u8 = 3;

/// The static description of one point: the callee, and the place of the call.
#[repr(C)]
pub struct Site {
    callee: *const u8,
    file: *const u8,
    function: *const u8,
    line_begin: u32,
    line_end: u32,
    column: u32,
    depth: u16,
    kind: u8,
    flags: u8,
}

// The pointers point to string literals, which are never written. (Send is needed because rustc 1.63 treats a static
// whose address is used in a future as a part of that future.)
unsafe impl Sync for Site {}
unsafe impl Send for Site {}

impl Site {
    /// Creates a site. The three strings must end in `"\0"`, which is checked at compile time. Lines and the column
    /// (in bytes) are those of the original file, counted from 1. `kind` and `flags` are numbers of format.h.
    #[allow(clippy::too_many_arguments)]
    pub const fn new(
        callee: &'static str,
        file: &'static str,
        function: &'static str,
        line_begin: u32,
        line_end: u32,
        column: u32,
        depth: u16,
        kind: u8,
        flags: u8,
    ) -> Site {
        Site {
            callee: c_string(callee),
            file: c_string(file),
            function: c_string(function),
            line_begin,
            line_end,
            column,
            depth,
            kind,
            flags,
        }
    }
}

/// Returns the address of a string that ends in a zero. Without the zero, it would be read beyond its end; in a static
/// this is a compile-time error, "attempt to compute `.. - ..`" or "index out of bounds".
pub(crate) const fn c_string(text: &'static str) -> *const u8 {
    let bytes = text.as_bytes();
    let _ends_in_zero = [(); 1][bytes[bytes.len() - 1] as usize];
    text.as_ptr()
}

/// The sites of one function body. The runtime assigns their numbers when the first of them records.
#[repr(C)]
pub struct Unit {
    sites: *const Site,
    n_sites: u32,
    version: u16,
    language: u8,
    unused: u8,
    /// 0: not registered; above `i32::MAX`: off.
    pub(crate) first_id: AtomicU32,
    number: AtomicU32,
}

// Only `first_id` changes, and it is atomic; `sites` points to a static table.
unsafe impl Sync for Unit {}
unsafe impl Send for Unit {}

impl Unit {
    /// Creates the unit of a table of sites.
    pub const fn new(sites: &'static [Site]) -> Unit {
        Unit {
            sites: sites.as_ptr(),
            n_sites: sites.len() as u32,
            version: FORMAT_VERSION,
            language: LANGUAGE,
            unused: 0,
            first_id: AtomicU32::new(0),
            number: AtomicU32::new(0),
        }
    }
}
