; Macros whose arguments are expressions that stay what they are. To the grammar, the arguments of a macro are
; tokens; these are read again. #names! tells how, and of which macros, by the last segment of their path. A macro of
; such a name that the crate defines itself is left alone.
; operands: all arguments are expressions, each evaluated once where it stands (names before "=" apart)
; list: the same between any brackets; [a; n] too
; first: the first argument is an expression, the others are patterns or text
; message: without a message the macro shows the text of its first argument when it fails
; text: shows the text of its arguments
; statics: static items, whose initialisers run when a thread, or anybody, first asks for them
; futures: all arguments are futures that are awaited where the macro stands
; branches: PATTERN = FUTURE [, if CONDITION] => EXPRESSION
; The last two are known by their whole path only.
((macro_invocation) @macro
  (#names! "operands"
    "print" "println" "eprint" "eprintln" "format" "format_args" "write" "writeln" "panic" "todo" "unimplemented"
    "unreachable" "assert_eq" "assert_ne" "debug_assert_eq" "debug_assert_ne" "error" "warn" "info" "debug" "trace"
    "log" "bail" "anyhow" "ready" "try" "r#try")
  (#names! "list" "vec" "smallvec")
  (#names! "first" "matches" "assert_matches" "debug_assert_matches")
  (#names! "message" "assert" "debug_assert")
  (#names! "text" "dbg" "stringify" "ensure")
  (#names! "statics" "thread_local" "lazy_static")
  (#names! "futures" "join" "try_join")
  (#names! "branches" "select"))
