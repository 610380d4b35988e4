// Points with `"on": "std::sync::mpsc::Sender"`: the optimiser must leave the probes of the first and nothing of the others.
#![crate_type = "rlib"]
use std::sync::mpsc::{Receiver, Sender};

static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("f\0", "/src/selected.rs\0", "selected\0", 1, 1, 1, 1, 0, 0)];
static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);

#[inline(never)]
pub fn selected(sender: &Sender<Vec<String>>, f: fn(i32) -> i32) -> i32 {
    let weft_on0_0 = ::weft_probe::On::new();
    ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on0_0.place(sender, "std", "Sender"), &WEFT_U0, 0), f(::weft_probe::begin_after_on(&weft_on0_0, &WEFT_U0, 0, 1)))
}

#[inline(never)]
pub fn not_selected(receiver: &Receiver<Vec<String>>, f: fn(i32) -> i32) -> i32 {
    ::weft_probe::end_after_if(::weft_probe::enter_if(::weft_probe::is_on(receiver, "std", "Sender"), &WEFT_U0, 0), f(1))
}

#[inline(never)]
pub fn not_selected_guarded(receiver: &Receiver<Vec<String>>, f: fn(i32) -> i32, g: fn() -> i32) -> i32 {
    let weft_on0_0 = ::weft_probe::On::new();
    ::weft_probe::end_after_on(::weft_probe::guard_on(weft_on0_0.place(receiver, "std", "Sender"), &WEFT_U0, 0), f(::weft_probe::begin_after_on(&weft_on0_0, &WEFT_U0, 0, g())))
}

#[inline(never)]
pub fn not_selected_unguarded(receiver: &Receiver<Vec<String>>, f: fn(i32) -> i32, g: Option<i32>) -> Option<i32> {
    let weft_on0_0 = ::weft_probe::On::new();
    Some(::weft_probe::end_unguarded_on(weft_on0_0.place(receiver, "std", "Sender"), &WEFT_U0, 0, f(::weft_probe::begin_after_on(&weft_on0_0, &WEFT_U0, 0, g?))))
}

#[inline(never)]
pub fn not_selected_value(receiver: fn() -> Receiver<Vec<String>>) -> bool {
    let weft_on0_0 = ::weft_probe::On::new();
    ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on0_0, &WEFT_U0, 0), ::weft_probe::begin_after_on(&weft_on0_0, &WEFT_U0, 0, weft_on0_0.value(receiver(), "std", "Sender")).try_recv()).is_ok()
}

#[inline(never)]
pub fn not_selected_part(receiver: fn() -> (i32, Receiver<Vec<String>>), f: fn() -> i32) -> i32 {
    let weft_on0_0 = ::weft_probe::On::new();
    loop {
        let n = ::weft_probe::end_after_on(::weft_probe::guard_on(&weft_on0_0, &WEFT_U0, 0),
            weft_on0_0.part(receiver(), |weft_v| &(*weft_v).1, "std", "Sender").1.iter().count() as i32 + ::weft_probe::begin_after_on(&weft_on0_0, &WEFT_U0, 0, f()));
        if n > 9 { return n; }
    }
}
