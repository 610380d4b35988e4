; Macros whose arguments are expressions that stay what they are: read again as such. To the grammar, the arguments of a macro are tokens.
; The capture's name says how; a macro that the crate defines itself under one of these names is left alone.

; operands: all arguments are expressions, each evaluated once where it stands (names before "=" apart)
((macro_invocation macro: [(identifier) @name (scoped_identifier name: (identifier) @name)]) @operands
  (#any-of? @name
    "print" "println" "eprint" "eprintln" "format" "format_args" "write" "writeln" "panic" "todo" "unimplemented" "unreachable"
    "assert_eq" "assert_ne" "debug_assert_eq" "debug_assert_ne" "error" "warn" "info" "debug" "trace" "log" "bail" "anyhow" "ready" "r#try"))

; list: the same between any brackets; [a; n] too
((macro_invocation macro: [(identifier) @name (scoped_identifier name: (identifier) @name)]) @list
  (#any-of? @name "vec" "smallvec"))

; first: the first argument is an expression, the others are patterns or text
((macro_invocation macro: [(identifier) @name (scoped_identifier name: (identifier) @name)]) @first
  (#any-of? @name "matches" "assert_matches" "debug_assert_matches"))

; message: without a message the macro shows the text of its first argument when it fails
((macro_invocation macro: [(identifier) @name (scoped_identifier name: (identifier) @name)]) @message
  (#any-of? @name "assert" "debug_assert"))

; text: shows the text of its arguments
((macro_invocation macro: [(identifier) @name (scoped_identifier name: (identifier) @name)]) @text
  (#any-of? @name "dbg" "stringify" "ensure"))
