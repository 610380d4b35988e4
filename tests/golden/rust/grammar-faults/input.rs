//! What the grammar cannot read, or reads as something else. It is shown other bytes in known places; anything else
//! costs the calls of its own statement and no others.
#![allow(unused)]

#[derive(Default)]
struct P {
    a: usize,
    b: usize,
}
fn g(n: usize) -> usize {
    n + 1
}
fn four() -> usize {
    4
}
macro_rules! str {
    ($t:literal) => {
        $t
    };
}
macro_rules! id {
    ($($t:tt)*) => { $($t)* };
}
macro_rules! nothing {
    ($($t:tt)*) => {};
}

// ---- `raw` is a keyword before `const` and `mut` only ----
fn raw() -> usize {
    let raw = [1usize, 2, 3];
    let slice = &raw[..];
    let x = g(raw[0]);
    let y = Some(x).filter(|x| (0..9).contains(&raw.len()) && slice.contains(&raw[g(0)]));
    let p = &raw const x;
    println!("{} {:?}", g(1), &raw[..g(0)]);
    x + y.map_or(four(), |_| g(5))
}

// ---- names of primitive types are names ----
fn names() -> usize {
    let n = str!["a"].len() + str!("bc").len() + g(str! { "def" }.len());
    mod f32 {
        pub fn of<T, U>(n: usize) -> usize {
            super::g(n)
        }
    }
    n + f32::of::<u8, (u8, u16)>(four())
}

// ---- a macro in braces is a statement, unless a dot or a question mark follows ----
fn statements() -> Option<usize> {
    id! { "abc" }.len();
    id! { Some(four()) }?;
    nothing! { x } (g(1)).max(four());
    nothing! { y }(g(2)).max(four());
    nothing! { z } [g(3)].len();
    Some(id! { "abc" }.len().max(g(1)))
}

// ---- the rest of the fields ----
fn assigns(p: P) -> usize {
    let (a, mut b);
    P { a, .. } = P { a: g(1), b: four() };
    (P { b, .. }, _) = (p, g(2));
    P { .. } = P::default();
    a + b
}

// ---- a range has a right side wherever one can begin ----
fn ranges(a: usize) -> std::ops::Range<usize> {
    let c = |r| r..(g(r));
    let d = |r: isize| r..-1;
    let mut e = 0..1;
    e = a..(g(a));
    let f = move |r: usize| r..[four(), 1][0];
    let t = |n: usize| ..(g(n)).max(four());
    let _ = (c(a), d(1), f(a), t(a));
    if a > 3 {
        return a..(g(a));
    }
    println!("{:?}", (|r| r..(g(r)))(four()));
    return a..(g(a)).max(four());
}

// ---- negative arguments, declarations without bodies ----
fn constant<const N: isize>(n: usize) -> isize {
    N + n as isize
}
fn negative() -> isize {
    constant::<-1>(g(1)) + constant::<{ 2 }>(four())
}
unsafe extern "C" {
    safe fn abs(n: i32) -> i32;
}

// ---- whatever else: `where T:` with nothing behind it is none of the grammar's ----
fn others(n: usize) -> usize {
    let a = g(n);
    fn inner(n: usize) -> usize
    where
        usize:,
    {
        g(n)
    }
    let b = g(a);
    let c = match n {
        0 => {
            fn nested(n: usize) -> usize where u8: { g(n) }
            nested(four())
        }
        _ => inner(g(b)),
    };
    if c > 1 {
        g(c)
    } else {
        four()
    }
}

// ---- a jump with a value has one wherever an operand can begin; the grammar takes it for an operator's left side ----
fn jumps(n: usize) -> usize {
    let a = loop {
        break (g(n));
    };
    let b = 'outer: loop {
        loop {
            break 'outer (P { a: g(a), b: 2 }).b + (four(), g(1)).1;
        }
    };
    let c = loop {
        break [g(b), four()][g(0) - 1] as i32;
    };
    let d = 'label: {
        break 'label -(g(c as usize) as i32);
    };
    let e = *loop {
        break &[1, 2][g(0)];
    } + loop {
        break *&g(four());
    };
    let f = loop {
        break(|x: usize| g(x))(four());
    };
    let h = loop {
        break || g(3);
    };
    let i = loop {
        break ..g(4);
    };
    for k in 0..g(n) {
        if g(k) > 1 {
            break
        }
        (g(1)).max(four());
    }
    f + h() + i.end + e + (c - d) as usize
}

// ---- an inclusive range without a left side is no assignment to `..`, also as the body of a closure ----
fn up_to(n: usize) -> usize {
    let plain = |end: usize| ..=g(end);
    let parenthesis = |end: usize| ..=(g(end));
    let array = || ..=[g(n), four()];
    let sign = |end: i32| ..=-end;
    let pattern = match n {
        1 | ..=0 => g(n),
        7 | 9..=12 | ..=5 => four(),
        _ => g(four()),
    };
    plain(n).end + parenthesis(n).end + array().end[1] + sign(-3).end as usize + pattern
}

// ---- types and bounds of where clauses, lifetimes in front, and `::` that is not needed ----
trait Same {
    fn same(self) -> Self;
    fn _count(&self) -> usize;
}
impl<T: Clone> Same for T {
    fn same(self) -> T {
        self
    }
    fn _count(&self) -> usize {
        g(2)
    }
}
fn unit<T: Clone>(n: T) -> T
where
    (): Same, // as it is
    (T, u8): Sized,
{
    n.same()
}
fn function<T: Clone>(n: T) -> T where fn(&T) -> [T; 2]: Same, unsafe extern "C" fn(T) -> u8: Copy, T: Same, { n.same() }
fn trait_object(n: usize) -> usize where dyn Fn() -> usize: 'static, dyn Send + Sync: Send, Vec<usize>: Same { g(n.same()) }
fn bounds<'a, 'b, T>(n: &'a T) -> &'a T where T: , 'b:, for<'c> &'c T: Copy, T: { g(1); n.same() }
fn others_in_front<T: Clone + 'static>(n: T) -> T
where
    [T; 2]: Sized,
    [T]: ToOwned<Owned = Vec<T>>, *const T: Copy, &'static T: Copy,
    <Vec<T> as std::ops::Deref>::Target: ToOwned,
{
    let _ = [n.clone()].to_vec();
    n.same()
}
fn lifetime_in_front(n: usize) -> Box<dyn 'static + Fn() -> usize> { Box::new(move || g(n)) }
fn result(n: usize) -> impl 'static + Sized { g(n) }
type Number<T> = <Option<T> as Measure>::Size;
trait Measure {
    type Size;
}
impl<T> Measure for Option<T> {
    type Size = usize;
}
macro_rules! signs {
    ($($all:tt)*) => { 3 };
}
struct Pair<T> {
    a: T,
    b: usize,
}
fn patterns(n: usize) -> usize {
    let pair = Pair::<usize> { a: g(n), b: 2 };
    match pair {
        Pair::<usize> { a: 7, .. } => g(1),
        Pair::<usize> { a, b: 2 } => a + g(a),
        Pair { .. } => 3,
    }
}
fn wide(n: usize) -> std::boxed::Box::<dyn Fn(usize) -> usize> { Box::new(move |k| g(n + k)) }
fn four_of<T>(n: usize) -> usize { n + four() }
fn paths(n: usize) -> usize {
    result::<>(g(n));
    let all = four as fn() -> std::primitive::usize;
    let list: std::option::Option::<usize> = Some(wide(n)(g(n)) as Number::<u8>);
    let tilde = signs![~, ~g(1), a ~= b] + g(1);
    all() + tilde + list.map_or(0, four_of::<u8>) + 42._count()
}

#[allow(non_camel_case_types)]
type size_t = usize;
fn compares(n: usize) -> bool {
    let list = [1u8, 2];
    let less = (&list[0]) as *const u8 <= (&list[1]) as *const u8;
    if g(n) as size_t <= four() && g(n) as usize <= g(9) && four() as size_t>=g(1) { less } else { g(n) as size_t <= g(n) as size_t }
}

fn attributes(n: usize) -> (usize, usize, usize) {
    let all = (#[allow(unused)] g(n), #[allow(unused)] g(n + 1), #[expect(unused_variables)] g(n + 2));
    g(0);
    all
}

// ---- underscores between the digits of escapes ----
fn escapes(n: usize) -> (char, usize) {
    let c = match n {
        1 => char::from_digit(g(1) as u32, 10).unwrap_or('\u{1F_600}'),
        _ => '\u{6_1}',
    };
    ('\u{0_0_4_1_}'.max(c), "\u{2_F}_".len() + b'_'.count_ones() as usize + r"\u{_".len() + g('\u{2_F}' as usize))
}

fn main() {
    println!("{:?} {:?} {:?}", escapes(1), escapes('\u{2_}' as usize), '\u{2_F}'.len_utf8());
    println!("{} {:?}", compares(3), attributes(4));
    println!("{} {} {:?} {} {:?} {:?}", raw(), names(), statements(), assigns(P::default()), ranges(1), ranges(5));
    println!("{} {} {} {} {} {}", negative(), abs(-3), others(0), up_to(1), up_to(6), jumps(2));
    println!("{} {} {} {}", unit(1), function(2), trait_object(3), bounds(&4));
    let _ = result(5);
    println!("{} {} {}", others_in_front(6), lifetime_in_front(7)(), paths(8));
    println!("{}", patterns(9));
}
