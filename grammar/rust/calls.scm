; What can be a point: every call of a function, of a method, through a variable. (tree-sitter-rust has one node type
; for all three.)
(call_expression) @call
