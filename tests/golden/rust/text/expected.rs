// Text is text: byte order mark aside, CRLF, tabs, names like ours, raw strings, lifetimes, comments in odd places, non-ASCII.
static WEFT_U7: i32 = 1;
fn générer<'a>(s: &'a str /* ( */, n: i32) -> &'a str { if n > WEFT_U7 { s } else { r#"raw " ) "# } }
fn n() -> i32 { 'x' as i32 }
fn main() { static WEFT_S8: [::weft_probe::Site; 7] = [::weft_probe::Site::new("input::générer\0", "input.rs\0", "main\0", 6, 7, 17, 5, 0, 0), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 7, 7, 3, 7, 0, 0), ::weft_probe::Site::new("input::générer\0", "input.rs\0", "main\0", 8, 8, 17, 5, 0, 0), ::weft_probe::Site::new("as_str\0", "input.rs\0", "main\0", 8, 8, 35, 7, 0, 2), ::weft_probe::Site::new("to_string\0", "input.rs\0", "main\0", 8, 8, 35, 9, 0, 2), ::weft_probe::Site::new("len\0", "input.rs\0", "main\0", 8, 8, 35, 11, 0, 2), ::weft_probe::Site::new("input::n\0", "input.rs\0", "main\0", 8, 8, 89, 5, 0, 0)]; static WEFT_U8: ::weft_probe::Unit = ::weft_probe::Unit::new(&WEFT_S8);
	println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 0), générer("ü(\"", // comment, with a comma
		::weft_probe::begin_after(&WEFT_U8, 0, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 1), n())))));
	println!("{}", ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 2), générer(/* , */ ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 3), ::weft_probe::begin_after(&WEFT_U8, 3, ::weft_probe::end_after(::weft_probe::guard(&WEFT_U8, 4), ::weft_probe::begin_after(&WEFT_U8, 4, ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 5), b"x".len())).to_string())).as_str()) , { ::weft_probe::begin(&WEFT_U8, 2); 0 }))); println!("{}", ::weft_probe::end_after(::weft_probe::enter(&WEFT_U8, 6), n()));
}
