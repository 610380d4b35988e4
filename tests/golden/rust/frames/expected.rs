// In a crate that is not optimised a body has one frame for all its points, and no guard at each.
fn f(x: i32) -> i32 {
    x
}

fn g(x: &[i32]) -> Option<i32> { let weft_f0_0 = ::weft_probe::Frame::new(&WEFT_U0); static WEFT_S0: [::weft_probe::Site; 2] = [::weft_probe::Site::new("copied\0", "input.rs\0", "g\0", 7, 7, 5, 3, 0, 2), ::weft_probe::Site::new("first\0", "input.rs\0", "g\0", 7, 7, 5, 5, 0, 2)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
    ::weft_probe::end_in(&weft_f0_0, 0, (), ::weft_probe::begin_after_in(&weft_f0_0, 0, ::weft_probe::end_in(&weft_f0_0, 1, ::weft_probe::begin_in(&weft_f0_0, 1), x.first())).copied())
}

fn frames(x: i32, list: &mut Vec<i32>) -> Option<i32> { let weft_f1_0 = ::weft_probe::Frame::new(&WEFT_U1); static WEFT_S1: [::weft_probe::Site; 17] = [::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 11, 11, 15, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 11, 11, 22, 5, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 11, 11, 24, 7, 0, 0), ::weft_probe::Site::new("push\0", "input.rs\0", "frames\0", 12, 12, 5, 4, 0, 4), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 12, 12, 15, 6, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 13, 13, 19, 6, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 15, 15, 17, 7, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 16, 16, 13, 7, 0, 0), ::weft_probe::Site::new("push\0", "input.rs\0", "frames\0", 18, 18, 5, 4, 0, 4), ::weft_probe::Site::new("input::g\0", "input.rs\0", "frames\0", 18, 18, 15, 9, 0, 0), ::weft_probe::Site::new("add\0", "input.rs\0", "frames\0", 18, 18, 26, 8, 0, 0), ::weft_probe::Site::new("again\0", "input.rs\0", "frames\0", 18, 18, 35, 7, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 19, 19, 20, 5, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "frames\0", 19, 19, 22, 8, 0, 2), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 20, 23, 5, 4, 0, 0), ::weft_probe::Site::new("input::g\0", "input.rs\0", "frames\0", 20, 20, 13, 7, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "frames\0", 21, 21, 20, 9, 0, 0)]; static WEFT_U1: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S1);
    let sum = ::weft_probe::end_in(&weft_f1_0, 0, ::weft_probe::begin_in(&weft_f1_0, 0), f(1)) + ::weft_probe::end_in(&weft_f1_0, 1, (), f(::weft_probe::begin_after_in(&weft_f1_0, 1, ::weft_probe::end_in(&weft_f1_0, 2, ::weft_probe::begin_in(&weft_f1_0, 2), f(x)))));
    ::weft_probe::end_in(&weft_f1_0, 3, (), list.push(::weft_probe::begin_after_in(&weft_f1_0, 3, ::weft_probe::end_in(&weft_f1_0, 4, ::weft_probe::begin_in(&weft_f1_0, 4), f(2)))));
    let add = |y| { let weft_f1_5 = ::weft_probe::Frame::new(&WEFT_U1); ::weft_probe::end_in(&weft_f1_5, 5, ::weft_probe::begin_in(&weft_f1_5, 5), f(y)) + x };
    let again = |y| { let weft_f1_6 = ::weft_probe::Frame::new(&WEFT_U1);
        let z = ::weft_probe::end_in(&weft_f1_6, 6, ::weft_probe::begin_in(&weft_f1_6, 6), f(y));
        z + ::weft_probe::end_in(&weft_f1_6, 7, ::weft_probe::begin_in(&weft_f1_6, 7), f(3))
    };
    ::weft_probe::end_in(&weft_f1_0, 8, (), list.push(::weft_probe::begin_after_in(&weft_f1_0, 8, ::weft_probe::end_in(&weft_f1_0, 9, ::weft_probe::begin_in(&weft_f1_0, 9), g(list))? + ::weft_probe::end_in(&weft_f1_0, 10, ::weft_probe::begin_in(&weft_f1_0, 10), add(4)) + ::weft_probe::end_in(&weft_f1_0, 11, ::weft_probe::begin_in(&weft_f1_0, 11), again(5)))));
    println!("{}", ::weft_probe::end_in(&weft_f1_0, 12, (), f(::weft_probe::begin_after_in(&weft_f1_0, 12, ::weft_probe::end_in(&weft_f1_0, 13, ::weft_probe::begin_in(&weft_f1_0, 13), list.len()) as i32))));
    ::weft_probe::end_in(&weft_f1_0, 14, (), f(::weft_probe::begin_after_in(&weft_f1_0, 14, match ::weft_probe::end_in(&weft_f1_0, 15, ::weft_probe::begin_in(&weft_f1_0, 15), g(list)) {
        Some(y) => ::weft_probe::end_in(&weft_f1_0, 16, ::weft_probe::begin_in(&weft_f1_0, 16), f(y)),
        None => return None,
    })));
    Some(sum)
}

fn main() { let weft_f2_0 = ::weft_probe::Frame::new(&WEFT_U2); static WEFT_S2: [::weft_probe::Site; 6] = [::weft_probe::Site::new("input::frames\0", "input.rs\0", "main\0", 28, 28, 22, 5, 0, 0), ::weft_probe::Site::new("std::panic::catch_unwind\0", "input.rs\0", "main\0", 29, 29, 18, 4, 0, 0), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 29, 29, 46, 7, 0, 0), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 29, 29, 48, 11, 0, 2), ::weft_probe::Site::new("input::f\0", "input.rs\0", "main\0", 29, 29, 71, 11, 0, 0), ::weft_probe::Site::new("is_err\0", "input.rs\0", "main\0", 30, 30, 20, 5, 0, 2)]; static WEFT_U2: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S2);
    println!("{:?}", ::weft_probe::end_in(&weft_f2_0, 0, (), frames(1, &mut ::weft_probe::begin_after_in(&weft_f2_0, 0, (vec![6],)).0)));
    let caught = ::weft_probe::end_in(&weft_f2_0, 1, ::weft_probe::begin_in(&weft_f2_0, 1), std::panic::catch_unwind(|| { let weft_f2_2 = ::weft_probe::Frame::new(&WEFT_U2); ::weft_probe::end_in(&weft_f2_2, 2, (), f(::weft_probe::begin_after_in(&weft_f2_2, 2, ::weft_probe::end_in(&weft_f2_2, 3, ::weft_probe::begin_in(&weft_f2_2, 3), [1, 2].len()) as i32 / (::weft_probe::end_in(&weft_f2_2, 4, ::weft_probe::begin_in(&weft_f2_2, 4), f(0)))))) }));
    println!("{}", ::weft_probe::end_in(&weft_f2_0, 5, ::weft_probe::begin_in(&weft_f2_0, 5), caught.is_err()));
}
