//! What `weft_object_begin` and `weft_object_end` of runtime/include/weft/probe.h do: libweft hears when the program or
//! library that this crate is linked into is loaded and unloaded. Where the linker leaves them out, probes of a library
//! ask libweft each time.

use crate::library;

static HERE: u8 = 0;

extern "C" fn begin() {
    unsafe { library::weft_object_begins(&HERE) }
}

extern "C" fn end() {
    unsafe { library::weft_object_ends(&HERE) }
}

#[used]
#[link_section = ".init_array.00101"]
static BEGIN: extern "C" fn() = begin;

#[used]
#[link_section = ".fini_array"]
static END: extern "C" fn() = end;
