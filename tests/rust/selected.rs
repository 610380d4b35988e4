// Two points with `"on": "std::sync::mpsc::Sender"`: the optimiser must leave the probes of the first and nothing of the second.
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
