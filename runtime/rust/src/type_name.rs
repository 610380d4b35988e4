//! Which type is this? The answer is made of `core::any::type_name`, which tells the module that defines a type
//! (`crossbeam_channel::channel::Sender<i32>`) and not the one that it is exported from: so types are compared by
//! crate and last segment.

use crate::library;

/// Was T defined in the crate `crate_name` (any, if empty) under the name `type_name`? References, `Box`, `Rc` and
/// `Arc` around it do not count.
#[inline(always)]
pub(crate) fn is_type_named<T: ?Sized>(crate_name: &str, type_name: &str) -> bool {
    is_named(core::any::type_name::<T>().as_bytes(), crate_name.as_bytes(), type_name.as_bytes())
}

/// Is `name` "&mut CRATE::module::TYPE<arguments>", or that inside of what a method call looks through? Straight on,
/// without a loop, so that the optimiser sees through it: the name of a type is a constant to it.
#[inline(always)]
fn is_named(name: &[u8], crate_name: &[u8], type_name: &[u8]) -> bool {
    let begin = skip_pointer(name, skip_pointer(name, skip_pointer(name, skip_pointer(name, 0))));
    if !crate_name.is_empty() && !(begins_with(name, begin, crate_name) && begins_with(name, begin + crate_name.len(), b"::")) {
        return false;
    }
    let end = find(name, begin, b'<', find(name, begin, b'>', name.len()));
    let tail = type_name.len() + 2;
    end >= begin + tail && begins_with(name, end - tail, b"::") && begins_with(name, end - type_name.len(), type_name)
}

#[inline(always)]
fn skip_pointer(name: &[u8], at: usize) -> usize {
    if begins_with(name, at, b"&mut ") {
        at + 5
    } else if begins_with(name, at, b"&") {
        at + 1
    } else if begins_with(name, at, b"alloc::boxed::Box<") {
        at + 18
    } else if begins_with(name, at, b"alloc::sync::Arc<") {
        at + 17
    } else if begins_with(name, at, b"alloc::rc::Rc<") {
        at + 14
    } else {
        at
    }
}

#[inline(always)]
fn begins_with(name: &[u8], at: usize, what: &[u8]) -> bool {
    match name.get(at..at + what.len()) {
        Some(part) => part == what,
        None => false,
    }
}

/// Where `byte` is in `name` from `begin` on, else `or`. C's function and not a loop, because LLVM computes it for
/// constants.
#[inline(always)]
fn find(name: &[u8], begin: usize, byte: u8, or: usize) -> usize {
    let rest = &name[begin..];
    let found = unsafe { library::memchr(rest.as_ptr(), i32::from(byte), rest.len()) };
    if found.is_null() {
        or
    } else {
        found as usize - name.as_ptr() as usize
    }
}
