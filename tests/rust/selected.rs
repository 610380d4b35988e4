// Points with `"on": "std::sync::mpsc::Sender"`, in both forms: the optimiser must leave the probes of the first and nothing of the second of each pair.
#![crate_type = "rlib"]
use std::sync::mpsc::{Receiver, Sender};

static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "/src/selected.rs\0", "selected\0", 1, 1, 1, 1, 0, 0)];
static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);

#[inline(never)]
pub fn selected(sender: &Sender<Vec<String>>, f: fn() -> i32) -> i32 {
    let weft_p0 = ::weft_probe::Point::new(&WEFT_U0, 0);
    ::weft_probe::end_point(::weft_probe::arm(&weft_p0), { ::weft_probe::on(&weft_p0, sender, "std", "Sender"); ::weft_probe::begin_point(&weft_p0); f() })
}

#[inline(never)]
pub fn not_selected(receiver: &Receiver<Vec<String>>, f: fn() -> i32) -> i32 {
    let weft_p0 = ::weft_probe::Point::new(&WEFT_U0, 0);
    ::weft_probe::end_point(::weft_probe::arm(&weft_p0), { ::weft_probe::on(&weft_p0, receiver, "std", "Sender"); ::weft_probe::begin_point(&weft_p0); f() })
}

#[inline(never)]
pub fn selected_if(sender: &Sender<Vec<String>>, f: fn(i32) -> i32) -> i32 {
    ::weft_probe::end_after_if(::weft_probe::guard_if(::weft_probe::is_on(sender, "std", "Sender"), &WEFT_U0, 0), f(::weft_probe::begin_after_if(::weft_probe::is_on(sender, "std", "Sender"), &WEFT_U0, 0, 1)))
}

#[inline(never)]
pub fn not_selected_if(receiver: &Receiver<Vec<String>>, f: fn(i32) -> i32) -> i32 {
    ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(receiver, "std", "Sender"), &WEFT_U0, 0), f(1))
}

#[inline(never)]
pub fn not_selected_unguarded(receiver: &Receiver<Vec<String>>, f: fn(i32) -> i32, g: Option<i32>) -> Option<i32> {
    Some(::weft_probe::end_unguarded_if(::weft_probe::is_on(receiver, "std", "Sender"), &WEFT_U0, 0, f(::weft_probe::begin_after_if(::weft_probe::is_on(receiver, "std", "Sender"), &WEFT_U0, 0, g?))))
}
