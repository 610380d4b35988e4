; Where nothing may be touched. The capture's name is the code of the reason (rewriter/reasons.def), which holds for
; everything inside the node but the bodies of functions; with "value." or another field before it, for the child in
; that field. (A pattern that names the child itself takes the library several times as long to compile, and every
; call of the compiler does that.) "skip": nothing inside the node can be a call.

; the compiler computes these values
(const_item) @value.constant-context
(static_item) @value.constant-context
(const_block) @body.constant-context
(array_expression) @length.constant-context
(array_type) @length.constant-context
(enum_variant) @value.constant-context
(const_parameter) @value.constant-context
(type_arguments (block) @constant-context)

; runs at compile time wherever a constant asks for it
(function_item (function_modifiers "const")) @body.const-fn

(attribute_item) @skip
(inner_attribute_item) @skip
(macro_definition) @skip
