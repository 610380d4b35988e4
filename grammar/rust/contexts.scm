; Where nothing may be touched. The capture's name is the code of the reason (rewriter/reasons.def), which holds for everything inside the node
; but the bodies of functions. "skip": there is nothing inside that could be a call.

; the compiler computes these values
(const_item value: (_) @constant-context)
(static_item value: (_) @constant-context)
(const_block body: (_) @constant-context)
(array_expression length: (_) @constant-context)
(array_type length: (_) @constant-context)
(enum_variant value: (_) @constant-context)
(const_parameter value: (_) @constant-context)
(type_arguments (block) @constant-context)

; runs at compile time wherever a constant asks for it
(function_item (function_modifiers "const") body: (_) @const-fn)

(attribute_item) @skip
(inner_attribute_item) @skip
(macro_definition) @skip
