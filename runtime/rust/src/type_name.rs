//! Compares types by name. `core::any::type_name` contains the module that defines a type
//! (`crossbeam_channel::channel::Sender<i32>`), not the one that exports it, so only the crate and the last segment
//! are compared.

use crate::library;

/// Returns whether `T` is defined in the crate `crate_name` (any crate, if empty) with the name `type_name`.
/// References, `Box`, `Rc` and `Arc` around the type are ignored.
#[inline(always)]
pub(crate) fn is_type_named<T: ?Sized>(crate_name: &str, type_name: &str) -> bool {
    is_named(core::any::type_name::<T>().as_bytes(), crate_name.as_bytes(), type_name.as_bytes())
}

/// Returns whether `name` is "CRATE::module::TYPE<arguments>", possibly inside references and smart pointers, through
/// which method calls dereference. There is no loop, so that the optimiser can compute the result: the name of a type
/// is a constant.
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

/// Returns the position of `byte` in `name[begin..]`, counted from the start of `name`, or `or` if it isn't there.
/// Calls memchr instead of using a loop, because LLVM evaluates memchr for constants.
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
