; What can be a point: calls of methods, of constructors by `new`, and the call of another constructor that begins one.
; (Method references call nothing where they stand.)
(method_invocation) @call
(object_creation_expression) @call
(explicit_constructor_invocation) @call
