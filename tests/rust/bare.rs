// A library without std, prelude or unsafe code, as the rewriter leaves it.
#![no_std]
#![no_implicit_prelude]
#![forbid(unsafe_code)]
#![deny(warnings)]
#![crate_type = "rlib"]

pub struct Queue { items: [u32; 4], n: usize }

impl Queue {
    pub const fn new() -> Queue { Queue { items: [0; 4], n: 0 } }
    pub fn push(&mut self, item: u32) -> ::core::option::Option<()> { static WEFT_S0: [::weft_probe::Site; 1] = [::weft_probe::Site::new("bare::Queue::put\0", "/src/bare.rs\0", "push\0", 12, 12, 9, 4, 0, 0)]; static WEFT_U0: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S0);
        ::weft_probe::end_unguarded(&WEFT_U0, 0, self.put(self.room()?, ::weft_probe::begin_after(&WEFT_U0, 0, twice(item))));
        ::core::option::Option::Some(())
    }
    fn room(&self) -> ::core::option::Option<usize> { if self.n < 4 { ::core::option::Option::Some(self.n) } else { ::core::option::Option::None } }
    fn put(&mut self, at: usize, item: u32) { self.items[at] = item; self.n += 1; }
    pub fn sum(&self) -> u32 { let mut sum = 0; for item in &self.items[..self.n] { sum += *item; } sum }
}

fn twice(x: u32) -> u32 { 2 * x }
