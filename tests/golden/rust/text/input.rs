// Text is text: byte order mark aside, CRLF, tabs, names like ours, raw strings, lifetimes, comments in odd places, non-ASCII.
static WEFT_U7: i32 = 1;
fn générer<'a>(s: &'a str /* ( */, n: i32) -> &'a str { if n > WEFT_U7 { s } else { r#"raw " ) "# } }
fn n() -> i32 { 'x' as i32 }
fn main() {
	println!("{}", générer("ü(\"", // comment, with a comma
		n()));
	println!("{}", générer(/* , */ b"x".len().to_string().as_str() , 0)); println!("{}", n());
}
