//! Converts a value of any type to the number or text that is recorded. The type is determined by `TypeId`, which is a
//! constant for the optimiser, so no code for other types remains.

use core::any::TypeId;
use core::marker::PhantomData;

/// The numbers of `enum weft_value_kind` in runtime/include/weft/detail.h.
pub(crate) const NONE: u32 = 0;
pub(crate) const INT: u32 = 1;
pub(crate) const UNSIGNED: u32 = 2;
pub(crate) const FLOAT: u32 = 3;
pub(crate) const STRING: u32 = 5;

/// Maximum number of recorded bytes of a text, if the configuration has no limit.
const DEFAULT_LIMIT: usize = 64;

/// Must match `struct weft_value`. `bits` is the number, or the address of the text.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Value {
    pub(crate) kind: u32,
    pub(crate) limit: u32,
    pub(crate) bits: u64,
}

impl Value {
    pub(crate) const NONE: Value = Value { kind: NONE, limit: 0, bits: 0 };
}

/// The identity of a type without its lifetimes: `TypeId::of` without the bound `'static`.
#[inline(always)]
fn identity<T: ?Sized>() -> TypeId {
    trait Identity {
        fn get(&self) -> TypeId
        where
            Self: 'static;
    }
    impl<T: ?Sized> Identity for PhantomData<T> {
        #[inline(always)]
        fn get(&self) -> TypeId
        where
            Self: 'static,
        {
            TypeId::of::<T>()
        }
    }
    let phantom = PhantomData::<T>;
    // lifetimes are erased before code generation: this calls the method of the same type with `'static` in place of
    // all lifetimes, and passes nothing that has a lifetime
    let erased = unsafe { core::mem::transmute::<&dyn Identity, &(dyn Identity + 'static)>(&phantom) };
    erased.get()
}

/// Returns the length of the longest prefix of at most `most` bytes that consists of whole characters.
pub(crate) fn cut(text: &str, most: usize) -> usize {
    let mut length = if text.len() < most { text.len() } else { most };
    while !text.is_char_boundary(length) {
        length -= 1
    }
    length
}

/// The text isn't copied: it must stay valid until the value is recorded.
#[inline(always)]
fn of_text(text: &str) -> Value {
    Value { kind: STRING, limit: cut(text, DEFAULT_LIMIT) as u32, bits: text.as_ptr() as usize as u64 }
}

/// Converts integers, floats, `bool`, `char`, `&str`, `S` (the crate's `String`), and references to them. Returns NONE
/// for all other types, and for 128-bit integers that don't fit in 64 bits.
#[inline(always)]
pub(crate) fn of<S: AsRef<str> + 'static, T: ?Sized>(value: &T) -> Value {
    let id = identity::<T>();
    let place = value as *const T as *const u8;
    macro_rules! read {
        ($($type:ty, $read:expr;)*) => {
            $(
                if id == TypeId::of::<$type>() {
                    // T is this type except for lifetimes, and the value is read immediately
                    return $read(unsafe { &*(place as *const $type) });
                }
                if id == TypeId::of::<&'static $type>() || id == TypeId::of::<&'static mut $type>() {
                    return $read(unsafe { &**(place as *const *const $type) });
                }
            )*
        };
    }
    macro_rules! numbers {
        ($($type:ty, $kind:ident, $bits:expr;)*) => {
            read! { $($type, |v: &$type| Value { kind: $kind, limit: 0, bits: $bits(*v) };)* }
        };
    }
    numbers! {
        i32, INT, |v| i64::from(v) as u64;
        u32, UNSIGNED, u64::from;
        usize, UNSIGNED, |v| v as u64;
        u64, UNSIGNED, |v| v;
        i64, INT, |v| v as u64;
        isize, INT, |v| v as i64 as u64;
        bool, UNSIGNED, u64::from;
        u8, UNSIGNED, u64::from;
        i8, INT, |v| i64::from(v) as u64;
        u16, UNSIGNED, u64::from;
        i16, INT, |v| i64::from(v) as u64;
        char, UNSIGNED, u64::from;
        f64, FLOAT, f64::to_bits;
        f32, FLOAT, |v| f64::from(v).to_bits();
    }
    read! {
        i128, |v: &i128| {
            if *v >= i128::from(i64::MIN) && *v <= i128::from(i64::MAX) { Value { kind: INT, limit: 0, bits: *v as u64 } } else { Value::NONE }
        };
        u128, |v: &u128| if *v <= u128::from(u64::MAX) { Value { kind: UNSIGNED, limit: 0, bits: *v as u64 } } else { Value::NONE };
        &'static str, |v: &&'static str| of_text(v);
        S, |v: &S| of_text(v.as_ref());
    }
    Value::NONE
}

/// The text that the value is, as far as it is recorded.
#[inline(always)]
pub(crate) fn text<S: AsRef<str> + 'static, T: ?Sized>(value: &T) -> Option<&str> {
    let found = of::<S, T>(value);
    if found.kind != STRING {
        return None;
    }
    // the part of a text that `of_text` has cut between two characters; it lives as long as `value` is borrowed
    let bytes = unsafe { core::slice::from_raw_parts(found.bits as usize as *const u8, found.limit as usize) };
    Some(unsafe { core::str::from_utf8_unchecked(bytes) })
}
