"""C: what random programs are made of. Types: i int, l long, d double, S struct, P pointer to struct, A array of int, C text, F function, v nothing,
s statement. Each variable that is written is written by one node alone, so that no order that C leaves open can be seen."""
from grammar import ALL, Production as P


def both(name, gives, text, takes, **more):
    """A call of a function that logs its arguments, and of one that does not."""
    more = {"weight": 3, **more}
    return [P(name + "_e", gives, text.replace("@", "e_"), takes, effect=True, **more), P(name + "_p", gives, text.replace("@", "p_"), takes, **more)]


LEAVES = [
    P("number", "i", "{n}"), P("negative", "i", "-3"), P("parameter", "i", "a"), P("parameter2", "i", "b"), P("character", "i", "'x'"),
    P("hexadecimal", "i", "0x1F"), P("enumerator", "i", "E_TWO"), P("line", "i", "__LINE__"), P("wide", "i", "(int)L'y'"),
    P("object_macro", "i", "N{n}", macro="#define N{n} 5"), P("counter", "i", "(__COUNTER__ & 0)"),
    P("size_of_type", "i", "(int)sizeof(int)"), P("size_of_name", "i", "(int)sizeof __func__"),
    P("long_number", "l", "5L"), P("long_name", "l", "(long)a"), P("real", "d", "1.5"), P("real_e", "d", "2e-1"), P("real_hex", "d", "0x1p3"),
    P("structure", "S", "s0"), P("address", "P", "&s0"), P("array", "A", "a0"), P("text", "C", '"a text"'), P("texts", "C", '"a" "text"'),
    P("escaped", "C", '"\\"q\\" \\\\ // /* %d"'), P("function_name", "C", "__func__"), P("utf8", "C", '(const char *)u8"\u00e4"'),
    P("function", "F", "e_one"), P("function_address", "F", "&p_one"), P("function_target", "F", "*p_one"), P("function_in_table", "F", "table[1]"),
    P("nothing", "v", "(void)0"), P("empty", "s", ";"), P("label", "s", "goto l{n};\nl{n}:;"),
]
CALLS = [
    *both("one", "i", "@one({0})", ("i",)), *both("two", "i", "@two({0}, {1})", ("i", "i")),
    *both("three", "i", "@three({0}, {1}, {2})", ("i", "l", "d")), *both("sum", "i", "@sum(3, {0}, {1}, {2})", ("i", "i", "i")),
    *both("char", "i", "@char((char)({0}))", ("i",)), *both("bool", "i", "@bool({0})", ("i",)), *both("value", "i", "@value({0})", ("S",)),
    *both("apply", "i", "@apply({0}, {1})", ("F", "i")), *both("long", "l", "@long({0})", ("l",)), *both("real_call", "d", "@real({0})", ("d",)),
    *both("make", "S", "@make({0})", ("i",)), *both("same", "S", "@same({0})", ("S",)), *both("at", "P", "@at({0})", ("P",)),
    *both("row", "A", "@row({0})", ("i",)), *both("text_call", "C", "@text({0})", ("i",)), *both("pick", "F", "@pick({0})", ("i",)),
    *both("void", "v", "@void({0})", ("i",)), *both("converted", "i", "@one((char)({0}))", ("i",)), *both("promoted", "i", "@three({0}, {1}, 2)", ("i", "i")),
    *both("in_parentheses", "i", "(@one)({0})", ("i",)), *both("by_star", "i", "(*@one)({0})", ("i",)), *both("by_address", "i", "(&@one)({0})", ("i",)),
    P("by_pick", "i", "p_pick({0})({1})", ("i", "i"), effect=True),
    P("by_expression", "i", "({0})({1})", ("F", "i"), effect=True), P("by_pointer", "i", "p{n}({0})", ("i",), effect=True, local="int (*p{n})(int) = e_one;"),
    P("by_pointer_star", "i", "(*p{n})({0})", ("i",), local="int (*p{n})(int) = p_one;"),
    P("by_table", "i", "table[{0} & 1]({1})", ("i", "i"), effect=True), P("by_member", "i", "({0}).f({1})", ("S", "i"), effect=True), P("by_arrow", "i", "({0})->f({1})", ("P", "i"), effect=True),
    P("by_member_of_call", "i", "p_make({0}).f({1})", ("i", "i")), P("by_static", "i", "g{n}({0})", ("i",), file="static int (*g{n})(int) = p_one;"),
    P("by_choice", "i", "({0} ? p_one : h_one)({1})", ("i", "i"), effect=True),
    P("inline_one", "i", "h_one({0})", ("i",), effect=True), P("inline_macro", "i", "h_mac({0})", ("i",), effect=True),
    P("chosen", "i", "_Generic({0}, int: p_one, default: p_bool)({1})", ("i~", "i")), P("chosen_value", "i", "_Generic(1.0, double: {0}, default: 0)", ("i",)),
    P("chosen_early", "i", "__builtin_choose_expr(1, {0}, 0)", ("i",)), P("expected", "i", "(int)__builtin_expect({0}, 1)", ("i",)),
    P("builtin", "i", "__builtin_abs({0})", ("i",)), P("library", "i", "abs({0})", ("i",)), P("length", "i", "(int)strlen({0})", ("C",)),
    P("constant_asked", "i", "(__builtin_constant_p({0}) & 0)", ("i~",)), P("extension", "i", "__extension__ ({0})", ("i",)),
    P("parenthesised", "i", "({0})", ("i",)),
]
BINARY = [P("binary" + name, "i", "({0} " + sign + " {1})", ("i", "i")) for name, sign in
          {"_add": "+", "_sub": "-", "_mul": "*", "_and": "&", "_or": "|", "_xor": "^", "_lt": "<", "_gt": ">", "_le": "<=", "_ge": ">=", "_eq": "==", "_ne": "!="}.items()]
EXPRESSIONS = [
    *BINARY, P("divide", "i", "({0} / (1 + ({1} & 7)))", ("i", "i")), P("rest", "i", "({0} % (1 + ({1} & 7)))", ("i", "i")),
    P("left", "i", "(({0} & 255) << ({1} & 7))", ("i", "i")), P("right", "i", "(({0} & 255) >> ({1} & 7))", ("i", "i")),
    P("bare_add", "i", "(1 + {0} * 2 + {1})", ("i", "i")), P("and", "i", "({0} && {1})", ("i", "i"), order=ALL), P("or", "i", "({0} || {1})", ("i", "i"), order=ALL),
    P("choice", "i", "({0} ? {1} : {2})", ("i", "i", "i"), order=ALL), P("elvis", "i", "({0} ?: {1})", ("i", "i"), order=ALL),
    P("elvis_bool", "i", "(p_bool({0}) ?: {1})", ("i", "i"), order=ALL), P("elvis_char", "i", "(p_char({0}) ?: {1})", ("i", "i"), order=ALL),
    P("comma", "i", "({0}, {1})", ("v", "i"), order=ALL), P("comma_value", "i", "({0}, {1})", ("i", "i"), order=ALL),
    P("minus", "i", "- {0}", ("i",)), P("not", "i", "!{0}", ("i",)), P("complement", "i", "~{0}", ("i",)), P("plus", "i", "+ {0}", ("i",)),
    P("cast", "i", "(int)(short){0}", ("i",)), P("from_long", "i", "(int){0}", ("l",)), P("from_real", "i", "(int)({0})", ("d",)), P("from_bool", "i", "(_Bool){0}", ("i",)),
    P("assign", "i", "(v{n} = {0})", ("i",), effect=True, local="int v{n} = 1;"), P("assign_narrow", "i", "(v{n} = {0})", ("i",), effect=True, local="signed char v{n} = 1;"),
    P("assign_add", "i", "(v{n} += {0})", ("i",), effect=True, local="int v{n} = 1;"), P("assign_shift", "i", "(v{n} >>= {0} & 3)", ("i",), effect=True, local="int v{n} = 99;"),
    P("assign_static", "i", "(g{n} -= {0})", ("i",), effect=True, file="static int g{n} = 9;"),
    P("assign_volatile", "i", "(v{n} = {0})", ("i",), effect=True, local="volatile int v{n} = 1;"), P("assign_atomic", "i", "(v{n} += {0}, (int)v{n})", ("i",), effect=True, local="_Atomic int v{n} = 1;"),
    P("assign_member", "i", "(v{n}.v = {0})", ("i",), effect=True, local="struct S v{n} = {{ 0 }};"), P("assign_bits", "i", "(v{n}.bits = {0} & 31)", ("i",), effect=True, local="struct S v{n} = {{ 0 }};"),
    P("assign_element", "i", "(v{n}[{0} & 7] = {1})", ("i", "i"), effect=True, local="int v{n}[8] = {{ 0 }};"),
    P("assign_element_add", "i", "(v{n}[{0} & 7] += {1})", ("i", "i"), effect=True, local="int v{n}[8] = {{ 0 }};"),
    P("assign_target", "i", "(*w{n} = {0})", ("i",), effect=True, local="int v{n} = 0, *w{n} = &v{n};"),
    P("assign_step", "i", "(*w{n}++ = {0}, w{n} = v{n}, v{n}[0])", ("i",), effect=True, local="int v{n}[8] = {{ 0 }}, *w{n} = v{n};"),
    P("increment", "i", "++v{n}[{0} & 7]", ("i",), effect=True, local="int v{n}[8] = {{ 0 }};"), P("post_decrement", "i", "v{n}[{0} & 7]--", ("i",), effect=True, local="int v{n}[8] = {{ 0 }};"),
    P("subscript", "i", "({0})[ {1} & 7]", ("A", "i")), P("subscript_back", "i", "({1} & 7)[{0}]", ("A", "i")), P("character_of", "i", "({0})[{1} & 3]", ("C", "i")),
    P("target", "i", "*({0})", ("A",)), P("target_sum", "i", "*({0} + ({1} & 7))", ("A", "i")), P("member", "i", "({0}).v", ("S",)), P("bits", "i", "+({0}).bits", ("S",)),
    P("member_array", "i", "({0}).w[{1} & 7]", ("S", "i")), P("arrow", "i", "({0})->v", ("P",)), P("arrow_array", "i", "({0})->w[{1} & 7]", ("P", "i")),
    P("arrow_chain", "i", "({0})->self->self->v", ("P",)), P("member_bare", "i", "p_make({0}).v", ("i",)), P("chain_bare", "i", "p_at(p_at({0})->self)->v", ("P",)),
    P("size_of", "i", "(int)sizeof({0})", ("i~",)), P("size_of_bare", "i", "(int)sizeof e_one({0})", ("i~",)), P("type_of", "i", "({{ __typeof__(0 + {0}) v{n} = {1}; v{n}; }})", ("i~", "i")),
    P("align_of", "i", "(int)_Alignof(__typeof__({0}))", ("i~",)),
    P("block", "i", "({{ {0} {1}; }})", ("s*", "i"), order=ALL), P("block_value", "i", "({{ int v{n} = {0}; v{n} + 1; }})", ("i",)),
    P("compound_scalar", "i", "(int){{ {0} }}", ("i",)), P("compound_array", "i", "((int[]){{ {0}, {1}, 3 }})[1]", ("i", "i")),
    P("complex", "i", "(int)__real__ ({0} + 2.0i)", ("i",)), P("vector", "i", "((V4){{ {0}, 1, {1}, 3 }})[2]", ("i", "i")),
    P("atomic_call", "i", "__atomic_add_fetch(&v{n}, {0}, __ATOMIC_SEQ_CST)", ("i",), effect=True, local="int v{n} = 0;"),
    P("atomic_load", "i", "__atomic_load_n(&v{n}, __ATOMIC_SEQ_CST)", local="short v{n} = 5;"),
    P("union", "i", "((union {{ int i; unsigned u; }}){{ .u = (unsigned){0} }}).i", ("i",)),
    P("lines", "i", "(\n{0}\n)", ("i",)), P("comment", "i", "(/* , ( */ {0} /* ) */)", ("i",)), P("digraph", "i", "({0})<:{1} & 7:>", ("A", "i")),
    P("to_long", "l", "(long){0}", ("i",)), P("long_of_int", "l", "{0}", ("i",)), P("long_elvis", "l", "({0} ?: {1})", ("i", "l"), order=ALL),
    P("long_add", "l", "({0} + {1})", ("l", "l")), P("long_implicit", "l", "({0} + 5L)", ("i",)), P("long_choice", "l", "({0} ? {1} : {2})", ("i", "i", "l"), order=ALL),
    P("to_real", "d", "(double){0}", ("i",)), P("real_of_int", "d", "{0}", ("i",)), P("real_elvis", "d", "({0} ?: {1})", ("i", "d"), order=ALL),
    P("real_multiply", "d", "({0} * 0.5)", ("d",)), P("real_choice", "d", "({0} ? {1} : {2})", ("i", "d", "i"), order=ALL),
    P("structure_choice", "S", "({0} ? {1} : {2})", ("i", "S", "S"), order=ALL), P("structure_target", "S", "*({0})", ("P",)), P("structure_block", "S", "({{ {0} {1}; }})", ("s*", "S"), order=ALL),
    P("structure_assign", "S", "(v{n} = {0})", ("S",), effect=True, local="struct S v{n};"), P("structure_comma", "S", "({0}, {1})", ("i", "S"), order=ALL),
    P("structure_literal", "S", "((struct S){{ .v = {0}, .w = {{ [2] = {1} }}, .self = &s0, .f = {2} }})", ("i", "i", "F")),
    P("address_of_target", "P", "&*{0}", ("P",)), P("address_of_literal", "P", "(&(struct S){{ .v = {0}, .self = &s0, .f = p_one }})", ("i",)), P("address_member", "P", "({0})->self", ("P",)),
    P("address_choice", "P", "({0} ? {1} : {2})", ("i", "P", "P"), order=ALL), P("address_cast", "P", "(struct S *)(void *)({0})", ("P",)), P("address_elvis", "P", "({0} ?: {1})", ("P", "P"), order=ALL),
    P("array_member", "A", "({0})->w", ("P",)), P("array_choice", "A", "({0} ? {1} : {2})", ("i", "A", "A"), order=ALL), P("array_sum", "A", "({0} + 0 * {1})", ("A", "i")),
    P("array_element", "A", "&({0})[0]", ("A",)), P("array_literal", "A", "((int[8]){{ {0}, {1} }})", ("i", "i")),
    P("text_choice", "C", "({0} ? {1} : {2})", ("i", "C", "C"), order=ALL), P("text_rest", "C", "({0} + (0 & {1}))", ("C", "i")), P("text_cast", "C", "(const char *)({0})", ("C",)),
    P("function_choice", "F", "({0} ? {1} : {2})", ("i", "F", "F"), order=ALL), P("function_member", "F", "({0}).f", ("S",)), P("function_arrow", "F", "({0})->f", ("P",)),
    P("function_star", "F", "**{0}", ("F",)), P("function_comma", "F", "({0}, {1})", ("i", "F"), order=ALL),
    P("discard", "v", "(void){0}", ("i",)), P("void_choice", "v", "({0} ? {1} : {2})", ("i", "v", "v"), order=ALL), P("void_comma", "v", "({0}, {1})", ("i", "v"), order=ALL),
    P("void_block", "v", "({{ {0} ; }})", ("s*",), order=ALL), P("void_structure", "v", "(void){0}", ("S",)),
]
MACROS = [
    P("macro", "i", "M{n}", ("i",), macro="#define M{n} ({0} + 1)"), P("macro_pass", "i", "M{n}({0})", ("i",), macro="#define M{n}(x) (x)"),
    P("macro_call", "i", "M{n}({0})", ("i",), effect=True, macro="#define M{n}(x) e_one(x)"), P("macro_operand", "i", "M{n}({0}, {1})", ("i", "i"), macro="#define M{n}(x, y) (p_two(x, y) + 1)"),
    P("macro_twice", "i", "M{n}({0})", ("i=",), order=ALL, macro="#define M{n}(x) ((x) ? (x) : -(x))"), P("macro_unused", "i", "M{n}({0}, {1})", ("i=", "i"), order=ALL, macro="#define M{n}(x, y) (y)"),
    P("macro_alias", "i", "M{n}({0})", ("i",), effect=True, macro="#define M{n} e_one"), P("macro_alias2", "i", "M{n}({0})", ("i",), macro="#define M{n} A{n}\n#define A{n} p_one"),
    P("macro_alias_macro", "i", "M{n}({0})", ("i",), macro="#define M{n} A{n}\n#define A{n}(x) p_one(x)"), P("macro_paste", "i", "M{n}(one, {0})", ("i",), macro="#define M{n}(name, x) p_##name(x)"),
    P("macro_string", "i", "M{n}({0})", ("i=",), effect=True, order=ALL, macro="#define M{n}(x) e_shown(#x, x)"), P("macro_head", "i", "(M{n} + {0})", ("i",), macro="#define M{n} p_one(2) * 2"),
    P("macro_head_call", "i", "(M{n} {0}))", ("i",), macro="#define M{n} p_one(", flat=True), P("macro_tail", "i", "p_one({0} M{n}", ("i",), macro="#define M{n} & 63)", flat=True),
    P("macro_arguments", "i", "p_two(M{n})", ("i", "i"), macro="#define M{n} {0}, {1}"), P("macro_sign", "i", "({0} M{n} {1})", ("i", "i"), macro="#define M{n} +"),
    P("macro_variadic", "i", "M{n}(2, {0}, {1})", ("i", "i"), macro="#define M{n}(count, ...) p_sum(count, __VA_ARGS__)"), P("macro_nested", "i", "M{n}(A{n}({0}))", ("i",), macro="#define M{n}(x) p_one(x)\n#define A{n}(x) p_one(x) + 1"),
    P("macro_line", "i", "LINE_OF({0})", ("i",), effect=True, macro="#define M{n}"), P("macro_member", "i", "s0.M{n}({0})", ("i",), macro="#define M{n} f"), P("macro_block", "i", "M{n}({0})", ("i",), macro="#define M{n}(x) ({{ int m{n} = x; m{n} * 2; }})"),
    P("macro_empty", "i", "M{n} {0} M{n}", ("i",), macro="#define M{n}"),
    P("macro_structure", "S", "M{n}({0})", ("i",), macro="#define M{n}(x) p_make(x)"), P("macro_address", "P", "M{n}", ("P",), macro="#define M{n} p_at({0})"), P("macro_callee", "F", "M{n}", ("F",), macro="#define M{n} ({0})"),
    P("macro_text", "C", "M{n}", ("C",), macro="#define M{n} {0}"), P("macro_void", "v", "M{n}({0})", ("i",), effect=True, macro="#define M{n}(x) e_void(x)"),
    P("macro_statement", "s", "M{n}({0})", ("i",), effect=True, macro="#define M{n}(x) do {{ e_void(x); r += p_one(3); }} while (0);"),
    P("macro_statement_in", "s", "M{n}({0})", ("s",), macro="#define M{n}(...) if (p_one(0)) {{ __VA_ARGS__ }}"), P("macro_loop", "s", "M{n}(i{n}) {{ {0} }}", ("s*",), macro="#define M{n}(i) for (int i = p_one(0); i < p_one(2); i++)"),
]
BODIES = [
    P("inner_function", "i", "f{n}(a, b)", ("s*", "i"), order=ALL, effect=True, body=True, weight=6,
      file='static int f{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\nin("f{n}");\n{0}\nreturn out("f{n}", r + {1});\n}}'),
    P("inner_inline", "i", "f{n}(b, 2)", ("s*", "i"), order=ALL, effect=True, body=True, weight=2,
      file='static inline int f{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\nin("f{n}");\n{0}\nr += {1};\nout("f{n}", 0);\nreturn r;\n}}'),
    P("recursion", "i", "f{n}(a & 3, b)", ("s*", "i"), order=ALL, effect=True, body=True, weight=2,
      file='static int f{n}(int a, int b)\n{{\nvolatile int r = 0; (void)b; {locals}\nin("f{n}");\nif (a <= 0) return out("f{n}", 3);\n{0}\nreturn out("f{n}", r + f{n}(a - 1, {1}));\n}}'),
    P("structure_function", "S", "f{n}(a)", ("s*", "S"), order=ALL, effect=True, body=True, weight=2,
      file='static struct S f{n}(int a)\n{{\nvolatile int r = 0; int b = a; (void)b; {locals}\nin("f{n}");\n{0}\nstruct S v{n} = {1};\nout("f{n}", r);\nreturn v{n};\n}}'),
    P("void_function", "v", "f{n}(a)", ("s*", "i"), order=ALL, effect=True, body=True, weight=2,
      file='static void f{n}(int a)\n{{\nvolatile int r = 0; int b = a; (void)b; {locals}\nin("f{n}");\n{0}\nif ({1}) {{ out("f{n}", 0); return; }}\ne_void(r);\nout("f{n}", 0);\n}}'),
    P("old_style", "i", "f{n}(a, b)", ("s*", "i"), order=ALL, effect=True, body=True,
      file='static int f{n}(a, b) int a, b;\n{{\nvolatile int r = 0; {locals}\nin("f{n}");\n{0}\nreturn out("f{n}", r + {1});\n}}'),
    P("tail_call", "i", "f{n}(a, b)", ("s*", "i"), order=ALL, effect=True, body=True, file="static int f{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\nin(\"f{n}\");\n{0}\nint x = {1};\nout(\"f{n}\", 0);\nreturn x;\n}}"),
    P("returns_in_operand", "i", "f{n}(a, b)", ("i", "i", "s*", "i"), order=ALL, effect=True, body=True, weight=2, file='static int f{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\nin("f{n}");\nr += p_two(1, ({{ if ({0}) return out("f{n}", {1}); 3; }}));\n{2}\nreturn out("f{n}", r + {3});\n}}'),
    P("returns_bare", "i", "f{n}(a, b)", ("i", "i", "i"), order=ALL, effect=True, body=True, file='static int f{n}(int a, int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\nin("f{n}");\nif ({0})\nreturn out("f{n}", {1});\nelse\nreturn out("f{n}", {2});\n}}'),
    P("returns_early_structure", "S", "f{n}(a)", ("i", "i", "S"), order=ALL, effect=True, body=True, file='static struct S f{n}(int a)\n{{\nvolatile int r = 0; int b = 2; (void)a; (void)b; {locals}\nin("f{n}");\nif ({0}) {{ struct S x = {{ .v = {1} }}; out("f{n}", 0); return x; }}\nstruct S x = {2};\nout("f{n}", 0);\nreturn x;\n}}'),
    P("variadic_function", "i", "f{n}(2, {0}, b)", ("i",), effect=False, file='static int f{n}(int n, ...) {{ in("f{n}"); va_list v, w; va_start(v, n); va_copy(w, v); int x = p_one(va_arg(v, int)) + p_one(va_arg(w, int)); va_end(w); va_end(v); return out("f{n}", x); }}'),
    P("parameter_names", "i", "f{n}(a, b)", ("s*", "i"), order=ALL, effect=True, body=True, file='static int f{n}(int const a, register int b)\n{{\nvolatile int r = 0; (void)a; (void)b; {locals}\nin("f{n}");\n{0}\nreturn out("f{n}", r + {1});\n}}'),
    P("macro_head_function", "i", "f{n}(a, b)", ("s*", "i"), order=ALL, effect=True, body=True, macro="#define D{n}(name) static int name(int a, int b) {{ volatile int r = 0; (void)a; (void)b; in(#name);\n#define E{n}(name, x) return out(#name, r + (x)); }}", file="D{n}(f{n})\n{locals}\n{0}\nE{n}(f{n}, {1})"),
]
STATEMENTS = [
    P("expression", "s", "{0};", ("i",), order=ALL, weight=2), P("void_expression", "s", "{0};", ("v",), order=ALL, weight=2), P("result", "s", "r += {0};", ("i",), order=ALL, weight=4), P("discarded_structure", "s", "{0};", ("S",), order=ALL),
    P("declaration", "s", "int x{n} = {0};\nr ^= x{n};", ("i",), order=ALL, weight=2), P("declarations", "s", "int x{n} = {0}, y{n} = {1};\nr ^= x{n} + y{n};", ("i", "i"), order=ALL),
    P("declaration_uses", "s", "int x{n} = {0}, y{n}[] = {{ x{n}, p_one(x{n}) }};\nr ^= y{n}[1];", ("i",), order=ALL), P("declare_const", "s", "const int x{n} = {0};\nr += p_one(x{n});", ("i",), order=ALL),
    P("declare_structure", "s", "struct S x{n} = {{ .v = {0}, .w = {{ {1}, [3] = 2 }}, .f = {2} }};\nr += x{n}.w[0];", ("i", "i", "F")), P("declare_copy", "s", "struct S x{n} = {0};\nr += x{n}.v;", ("S",), order=ALL),
    P("declare_array", "s", "int x{n}[3] = {{ {0}, [2] = {1} }};\nr += x{n}[2];", ("i", "i")), P("variable_length", "s", "char x{n}[({0} & 7) + 1];\nr += (int)sizeof x{n};", ("i-lambda",), order=ALL),
    P("variable_type", "s", "typedef int t{n}[({0} & 7) + 1];\nr += (int)sizeof(t{n});", ("i-lambda",), order=ALL), P("declare_auto", "s", "__auto_type x{n} = {0};\nr += x{n};", ("i",), order=ALL), P("declare_pointer", "s", "struct S *x{n} = {0};\nr += x{n}->v;", ("P",), order=ALL),
    P("declare_function", "s", "int (*x{n})(int) = {0};\nr += x{n}({1});", ("F", "i"), order=ALL, effect=True), P("declare_text", "s", "const char *x{n} = {0};\nr += x{n}[0];", ("C",), order=ALL), P("declare_register", "s", "register int x{n} = {0};\nr += x{n};", ("i",), order=ALL),
    P("declare_extern", "s", "extern int p_two(int, int);\nr += p_two({0}, 1);", ("i",), order=ALL), P("declare_static", "s", "static int x{n} = 3;\nx{n} += {0};\nr += x{n};", ("i",), order=ALL),
    P("cleanup", "s", "{{ __attribute__((cleanup(e_clean))) int x{n} = {0};\n{1} }}", ("i", "s*"), order=ALL, effect=True),
    P("if", "s", "if ({0}) {{ {1} }}", ("i", "s"), order=ALL), P("if_bare", "s", "if ({0})\n{1};", ("i", "i"), order=ALL), P("if_else", "s", "if ({0}) {{ {1} }} else {{ {2} }}", ("i", "s", "s"), order=ALL),
    P("else_if", "s", "if ({0})\n{1};\nelse if ({2})\n{3};\nelse\nr += {4};", ("i", "v", "i", "i", "i"), order=ALL), P("compound", "s", "{{ {0} }}", ("s*",), order=ALL),
    P("while", "s", "for (int k{n} = 0; k{n} < 3 && {0}; k{n}++) {{ {1} }}", ("i", "s"), order=ALL), P("while_bare", "s", "{{ int k{n} = 2; while (k{n}-- && {0})\nr += {1}; }}", ("i", "i"), order=ALL),
    P("do", "s", "{{ int k{n} = 0; do {{ {0} }} while (k{n}++ < ({1} & 1)); }}", ("s", "i"), order=ALL), P("for", "s", "{{ int k{n}; for (k{n} = {0} & 1; k{n} < 3; k{n}++, {1}) {{ {2} }} }}", ("i", "i", "s"), order=ALL),
    P("for_declared", "s", "for (int k{n} = {0} & 3; k{n} < ({1} & 3); {2}, k{n}++) {{ {3} }}", ("i", "i", "v", "s"), order=ALL), P("for_continue", "s", "for (int k{n} = 0; k{n} < 3; k{n}++) {{ if ({0}) continue; {1} if ({2}) break; }}", ("i", "s", "i"), order=ALL),
    P("switch", "s", "switch ({0} & 3) {{ case 0: {{ {1} }} break; case 1: case 2: {{ {2} }} /* falls */ default: r += {3}; }}", ("i", "s", "s", "i"), order=ALL), P("switch_range", "s", "switch ({0} & 15) {{ case 0 ... 7: {{ {1} }} break; case E_TWO + 10: r++; }}", ("i", "s"), order=ALL),
    P("goto", "s", "if ({0}) goto l{n};\n{{ {1} }}\nl{n}: r += {2};", ("i", "s", "i"), order=ALL), P("goto_back", "s", "{{ int k{n} = 0;\nl{n}: {{ {0} }}\nif (k{n}++ < 1 && {1}) goto l{n}; }}", ("s", "i"), order=ALL),
    P("goto_computed", "s", "{{ void *t{n}[] = {{ &&l{n}, &&m{n} }};\ngoto *t{n}[{0} & 1];\nl{n}: {{ {1} }}\nm{n}: ; }}", ("i", "s"), order=ALL), P("label_call", "s", "l{n}: {0};\nif (0) goto l{n};", ("i",), order=ALL),
    P("setjmp", "s", "{{ jmp_buf j{n}; int d{n}; mark(&d{n});\nif (setjmp(j{n}) == 0) {{ {0} e_jump(&j{n}, {1}); }}\nback(&d{n}); {2} }}", ("s", "i", "s"), order=ALL, effect=True),
    P("assembler", "s", "{{ int x{n} = 0; __asm__ volatile(\"\" : \"+r\"(x{n}) : \"r\"({0}));\nr += x{n}; }}", ("i",), order=ALL), P("pragma", "s", "_Pragma(\"GCC diagnostic push\")\n{0};\n_Pragma(\"GCC diagnostic pop\")", ("i",), order=ALL, flat=True),
    P("assertion", "s", "_Static_assert(sizeof({0}), \"size\");\nr += {1};", ("i~", "i"), order=ALL), P("not_reached", "s", "if (0) {{ {0} }}", ("s",), order=ALL), P("conditional_text", "s", "\n#if 1\nr += {0};\n#else\nnot C\n#endif\n", ("i",), order=ALL, flat=True),
    P("attribute", "s", "__attribute__((unused)) int x{n} = {0};", ("i",), order=ALL), P("structure_statement", "s", "v{n} = {0};\nr += v{n}.v;", ("S",), order=ALL, local="struct S v{n};"), P("step_statement", "s", "v{n}[{0} & 7]++;", ("i",), order=ALL, local="int v{n}[8] = {{ 0 }};"),
]
def S(name, text, takes=(), **more):
    return P(name, "s", text, takes, order=ALL, **more)


def logging(kind, value):
    """A function of a node's own that gives `value` of x, an int."""
    return f'static {kind} c{{n}}(int x) {{{{ in("c{{n}}"); out("c{{n}}", 0); return {value}; }}}}'


def R(name, text, kind, value, takes=("i",), **more):
    """A call of a function that gives a value of another kind."""
    return P(name, "i", text, takes, file=(more.pop("before", "") + "\n" + logging(kind, value)).lstrip(), **more)


KINDS = [
    R("gives_complex", "(int)__real__ c{n}({0})", "_Complex double", "x + 2.0i"), R("gives_imaginary", "(int)__imag__ (c{n}({0}) * c{n}(2))", "_Complex float", "x + 1.0fi"), R("gives_wide", "(int)c{n}({0})", "__int128", "(__int128)x << 3"),
    R("gives_long_double", "(int)c{n}({0})", "long double", "x * 0.25L"), R("gives_float", "(int)(c{n}({0}) * 2)", "float", "(x & 255) * 0.5f"), R("gives_unsigned_char", "(c{n}({0}) - 300)", "unsigned char", "(unsigned char)x"), R("gives_unsigned", "(int)(c{n}({0}) >> 4)", "unsigned", "(unsigned)x"),
    R("gives_unsigned_long", "(int)(c{n}({0}) % 13)", "unsigned long long", "(unsigned long long)x"), R("gives_short", "+c{n}({0})", "short", "(short)x"), R("gives_enumerator", "(int)c{n}({0})", "enum E", "(enum E)(x & 1)"), R("gives_const", "(c{n}({0}) + 1)", "const int", "x & 127"),
    R("gives_vector", "c{n}({0})[1]", "V4", "(V4){{ x, 2, 3, 4 }}"), R("gives_vector_sum", "(c{n}({0}) + (V4){{ 1, 2, 3, {1} }})[3]", "V4", "(V4){{ x, 2, 3, 4 }}", ("i", "i")), R("gives_small", "c{n}({0}).q", "struct Z{n}", "(struct Z{n}){{ (char)x }}", before="struct Z{n} {{ char q; }};"),
    R("gives_floats", "(int)c{n}({0}).y", "struct Z{n}", "(struct Z{n}){{ 1, x & 63 }}", before="struct Z{n} {{ float x, y; }};"), R("gives_bits", "(int)c{n}({0}).q", "struct Z{n}", "(struct Z{n}){{ 1, x & 7 }}", before="struct Z{n} {{ int p : 3; unsigned q : 4; }};"),
    R("gives_union", "c{n}({0}).q", "union Z{n}", "(union Z{n}){{ .q = x & 31 }}", before="union Z{n} {{ int q; double d; }};"), R("gives_flexible", "c{n}({0})->q[1]", "struct Z{n} *", "(x, &z{n})", before="static struct Z{n} {{ int p; int q[]; }} z{n} = {{ 1, {{ 2, 3 }} }};"),
    R("gives_array", "(*c{n}({0}))[{1} & 3]", "W{n} *", "(x, &z{n})", ("i", "i"), before="typedef int W{n}[4]; static W{n} z{n} = {{ 1, 2, 3, 4 }};"), R("gives_pointer_chain", "**c{n}({0})", "int **", "(x, &z{n})", before="static int y{n} = 5, *z{n} = &y{n};"), R("gives_nothing", "(c{n}({0}), {1})", "void", "", ("i", "i")),
    P("takes_narrow", "i", "c{n}({0}, {1}, {2})", ("i", "i", "d"), file='static int c{n}(short x, unsigned char y, float z) {{ in("c{n}"); return out("c{n}", x + y + (z > 1)); }}'), P("takes_long_double", "i", "c{n}({0}, {1})", ("i", "d"), file='static int c{n}(__int128 x, long double z) {{ in("c{n}"); return out("c{n}", (int)(x & 3) + (z > 1)); }}'),
    P("takes_complex", "i", "c{n}({0}, {1})", ("d", "i"), file='static int c{n}(_Complex double x, _Complex float y) {{ in("c{n}"); return out("c{n}", (int)__real__ x ^ (int)__real__ y); }}'), P("takes_array", "i", "c{n}({0}, {1})", ("i", "A"), file='static int c{n}(int n, const int x[static 3]) {{ in("c{n}"); return out("c{n}", x[n & 3]); }}'),
    P("takes_variable_array", "i", "c{n}(2, {0}, {1})", ("i", "A"), file='static int c{n}(int n, int m, int x[n][n]) {{ in("c{n}"); return out("c{n}", x[1][m & 1]); }}'), P("takes_array_call", "i", "c{n}({0}, a0)", ("i",), file='static int c{n}(int n, int x[(p_one(n) & 3) + 1]) {{ in("c{n}"); return out("c{n}", x[n & 7]); }}'),
    P("takes_small", "i", "c{n}((struct Z{n}){{ {0}, {1} }}, {2})", ("i", "i", "i"), file='struct Z{n} {{ int p, q; }};\nstatic int c{n}(struct Z{n} z, int x) {{ in("c{n}"); return out("c{n}", z.p ^ z.q ^ x); }}'), P("takes_union", "i", "c{n}({0})", ("A",), file='union Z{n} {{ int *p; const char *q; }} __attribute__((transparent_union));\nstatic int c{n}(union Z{n} z) {{ in("c{n}"); return out("c{n}", z.p[1]); }}'),
    P("takes_function", "i", "c{n}({0}, {1})", ("F", "i"), file='static int c{n}(int f(int), int x) {{ in("c{n}"); return out("c{n}", f(x)); }}'), P("takes_generic_pointer", "i", "c{n}({0}, {1})", ("P", "C"), file='static int c{n}(const void *p, const void *q) {{ in("c{n}"); return out("c{n}", ((const struct S *)p)->v + *(const char *)q); }}'),
    P("takes_old_style", "i", "c{n}({0}, (double)({1}), {2})", ("i", "d", "i"), file='static int c{n}(x, y, z) float y; char x; short z;\n{{ in("c{n}"); return out("c{n}", x + (int)y + z); }}'), P("takes_unnamed", "i", "c{n}({0}, {1})", ("i", "i"), file='static int c{n}(int x, int y __attribute__((unused))) {{ in("c{n}"); return out("c{n}", x); }}'),
    *(P("attribute_" + word, "i", "c{n}({0})", ("i",), file='__attribute__((' + word + ')) static int c{n}(int x) {{ in("c{n}"); return out("c{n}", x & 31); }}') for word in ("noinline", "always_inline", "flatten", "cold", "warn_unused_result")),
    P("two_attributes", "i", "c{n}({0})", ("i",), file='static __attribute__((noinline)) __inline__ int __attribute__((hot)) c{n}(register int x) {{ in("c{n}"); return out("c{n}", x & 31); }}'), P("declared_first", "i", "c{n}({0})", ("i",), file='static int (c{n})(int);\nstatic int (c{n})(int x) {{ in("c{n}"); return out("c{n}", x & 31); }}'),
    P("by_type_name", "i", "c{n}({0})", ("i",), file='typedef int t{n}(int); static t{n} c{n};\nstatic int c{n}(int x) {{ in("c{n}"); return out("c{n}", x & 31); }}'), P("picks_picker", "i", "c{n}({0})({1})({2})", ("i", "i", "i"), file='static int (*(*c{n}(int x))(int))(int) {{ in("c{n}"); out("c{n}", 0); return x & 1 ? e_pick : p_pick; }}', effect=True),
    P("nested_function", "i", "c{n}({0})", ("i",), local='int c{n}(int x) {{ in("c{n}"); return out("c{n}", p_one(x) + a); }}', only=frozenset(["gcc"])),
]
MORE = [
    P("chosen_association", "i", "_Generic({0}, int: {1}, double: e_one(3), default: ({2}))", ("i~", "i", "i")), P("chosen_argument", "i", "p_one(_Generic((char)1, char: {0}, default: e_one(3)))", ("i",)), P("chosen_by_type", "i", "_Generic((__typeof__({0}) *)0, int *: p_two, default: p_two)({1}, {2})", ("i~", "i", "i")),
    P("size_of_variable_type", "i", "(int)sizeof(int[({0} & 7) + 1])", ("i-lambda",), sort="bound"), P("size_of_element", "i", "(int)sizeof v{n}[{0}]", ("i~",), local="int v{n}[3];"), P("offset", "i", "((int)__builtin_offsetof(struct S, w[1]) + {0})", ("i",)), P("compatible", "i", "(__builtin_types_compatible_p(__typeof__({0}), int) + {1})", ("i~", "i")),
    P("literal_argument", "i", "p_value((struct S){{ .v = {0}, .w = {{ {1} }} }})", ("i", "i")), P("literal_address_argument", "i", "p_at(&(struct S){{ {0}, {{ 1, {1} }}, &s0 }})->v", ("i", "i")), P("literal_array_argument", "i", "p_sum(1, ((int[]){{ [0 ... 2] = {0}, [4] = {1} }})[4])", ("i", "i"), only=frozenset(["gcc"])), P("literal_nested", "i", "((struct S){{ .w[2] = {0}, .w[3] = {1}, .v = 2 }}).w[2]", ("i", "i")),
    P("literal_in_literal", "i", "((struct S){{ .v = p_value((struct S){{ {0} }}), .self = &(struct S){{ {1} }} }}).self->v", ("i", "i")),
    P("jump_in", "i", "({{ int x{n} = 1; if ({0}) goto l{n}; x{n} = {1}; l{n}: x{n} ^ {2}; }})", ("i", "i", "i"), order=ALL), P("switch_in", "i", "({{ int x{n}; switch ({0} & 3) {{ case 0: x{n} = {1}; break; case 1: {{ {2} }} default: x{n} = {3}; }} x{n}; }})", ("i", "i", "s", "i"), order=ALL), P("loop_in", "i", "({{ int x{n} = 0; for (int k{n} = 0; k{n} < 3; k{n}++) {{ if ({0}) break; x{n} += {1}; }} x{n}; }})", ("i", "i"), order=ALL),
    P("block_in_block", "i", "({{ ({{ {0} {1}; }}) + ({{ {2}; }}); }})", ("s*", "i", "i")), P("block_structure", "i", "({{ struct S x{n} = {0}; x{n}; }}).v", ("S",)), P("block_label", "i", "({{ __label__ l{n}; if ({0}) goto l{n}; e_void({1}); l{n}: 3; }})", ("i", "i"), order=ALL, effect=True), P("block_void_last", "i", "(({{ e_void({0}); }}), {1})", ("i", "i"), order=ALL, effect=True),
    P("assign_bits_add", "i", "(v{n}.bits += {0} & 3)", ("i",), effect=True, local="struct S v{n} = {{ 0 }};"), P("bits_step", "i", "(v{n}[{0} & 1].bits++, 3)", ("i",), effect=True, local="struct S v{n}[2] = {{ {{ 0 }} }};"), P("assign_chain", "i", "(v{n} = w{n} = {0})", ("i",), effect=True, local="int v{n} = 0; short w{n} = 0;"), P("assign_structure_member", "i", "(v{n} = {0}).w[{1} & 7]", ("S", "i"), effect=True, local="struct S v{n};"),
    P("assign_deep", "i", "(v{n}[{0} & 1].w[{1} & 7] = 3)", ("i", "i"), effect=True, local="struct S v{n}[2];"), P("assign_choice", "i", "(*({0} ? &v{n} : &w{n}) = {1})", ("i", "i"), effect=True, local="int v{n} = 0, w{n} = 0;"), P("assign_conditional", "i", "({0} ? (v{n} = {1}) : (v{n} += {2}))", ("i", "i", "i"), order=ALL, effect=True, local="unsigned char v{n} = 0;"), P("assign_pointer", "i", "*(v{n} = {0})", ("A",), effect=True, local="int *v{n};"),
    P("assign_function", "i", "(v{n} = {0})({1})", ("F", "i"), effect=True, local="int (*v{n})(int);"), P("assign_bool", "i", "(v{n} = {0})", ("i",), effect=True, local="_Bool v{n} = 0;"), P("assign_float", "i", "(int)(v{n} = {0})", ("i",), effect=True, local="float v{n} = 0;"), P("assign_float_add", "i", "(int)(v{n} += {0})", ("d",), effect=True, local="float v{n} = 0;"), P("assign_vector", "i", "(v{n}[{0} & 3] = {1})", ("i", "i"), effect=True, local="V4 v{n} = {{ 0 }};"),
    P("assign_complex", "i", "(__real__ v{n} = {0}, (int)__imag__ v{n})", ("i",), effect=True, local="_Complex double v{n} = 0;"), P("assign_thread", "i", "(v{n} = {0})", ("i",), effect=True, local="static __thread int v{n};"), P("assign_aligned", "i", "(v{n}[1] = {0})", ("i",), effect=True, local="_Alignas(32) int v{n}[2] = {{ 0 }};"),
    P("address_difference", "i", "((int)(&({0})[{1} & 7] - a0) & 0)", ("A", "i")), P("shift_address", "i", "({0} + ({1} & 3))[2]", ("A", "i")), P("not_not", "i", "!!{0}", ("i",)), P("not_pointer", "i", "!{0}", ("P",)), P("compare_pointers", "i", "({0} == {1})", ("P", "P")), P("compare_texts", "i", "({0} != 0 && {1})", ("C", "i"), order=ALL), P("pointer_and", "i", "({0} && {1})", ("P", "i"), order=ALL), P("function_compared", "i", "({0} == e_one)", ("F",)),
    P("overflow", "i", "(__builtin_add_overflow({0}, {1}, &v{n}), v{n})", ("i", "i"), effect=True, local="int v{n} = 0;"), P("sync", "i", "__sync_fetch_and_add(&v{n}, {0})", ("i",), effect=True, local="int v{n} = 0;"), P("exchange", "i", "(int)__atomic_exchange_n(&v{n}, {0}, __ATOMIC_SEQ_CST)", ("i",), effect=True, local="long v{n} = 0;"), P("likely", "i", "(int)__builtin_expect_with_probability({0}, 1, 0.5)", ("i",)), P("memory_copied", "i", "(memcpy(&v{n}, &(int){{ {0} }}, sizeof v{n}), v{n})", ("i",), local="int v{n} = 0;", effect=True),
    P("comment_before", "i", "p_one /* ( */ ({0})", ("i",)), P("comment_line_before", "i", "p_one // (\n({0})", ("i",), flat=True), P("comment_within", "i", "p_two(/* , */ {0} /* ) */, // ,\n{1})", ("i", "i"), flat=True), P("conditional_argument", "i", "p_two({0},\n#if 1\n{1}\n#else\n2\n#endif\n)", ("i", "i"), flat=True),
    P("conditional_callee", "i", "\n#ifdef LIB_H\np_one\n#else\np_two\n#endif\n({0})", ("i",), flat=True), P("real_not", "i", "!{0}", ("d",)), P("real_compare", "i", "({0} < {1})", ("d", "i")), P("real_and", "i", "({0} && {1})", ("d", "i"), order=ALL), P("long_compare", "i", "({0} >= {1})", ("l", "i")), P("unsigned_compare", "i", "((unsigned){0} < {1})", ("i", "i")),
    P("macro_option", "i", "M{n}(2, {0}, {1})", ("i", "i"), macro="#define M{n}(count, ...) p_sum(count __VA_OPT__(,) __VA_ARGS__)"), P("macro_option_none", "i", "(M{n}(0) + {0})", ("i",), macro="#define M{n}(count, ...) p_sum(count __VA_OPT__(,) __VA_ARGS__)"), P("macro_swallowed", "i", "(M{n}(0) + M{n}(1, {0}))", ("i",), macro="#define M{n}(count, ...) p_sum(count, ##__VA_ARGS__)"), P("macro_named_rest", "i", "M{n}(1, {0})", ("i",), macro="#define M{n}(count, rest...) p_sum(count, rest)"),
    P("macro_deferred", "i", "A{n}(M{n}, {0})", ("i",), macro="#define M{n}(x) p_one(x)\n#define A{n}(m, x) m(x)"), P("macro_function_like_name", "i", "(M{n} ({0}))", ("i",), macro="#define M{n}(x) (x) + p_one(2)"), P("macro_self", "i", "c{n}(({0}))", ("i",), file='static int c{n}(int x) {{ in("c{n}"); return out("c{n}", x & 31); }}\n#define c{n}(x) c{n}((x) + 1)'), P("macro_twice_more", "i", "M{n}({0})", ("i=",), macro="#define M{n}(x) (p_one(x) + p_one(x))", order=ALL),
    P("macro_function", "i", "f{n}({0})", ("i",), macro="#define M{n}(name) static int f##name(int x) {{ in(\"f\" #name); return out(\"f\" #name, p_one(x)); }}", file="M{n}({n})"), P("macro_callee_paste", "i", "M{n}(p_, one)({0})", ("i",), macro="#define M{n}(x, y) x##y"), P("macro_if", "i", "({{ int x{n} = 0; M{n}({0}) x{n} = {1}; x{n}; }})", ("i", "i"), order=ALL, macro="#define M{n}(x) if (x) {{ e_void(1); }} else", effect=True),
    P("macro_comma_operator", "i", "(M{n}({0}, {1}))", ("i", "i"), order=ALL, macro="#define M{n}(x, y) (void)(x), y"), P("macro_many_lines", "i", "M{n}({0},\n{1}\n)", ("i", "i"), macro="#define M{n}(x, y) p_two(x, y)", flat=True), P("macro_in_argument", "i", "p_two({0} M{n} {1})", ("i", "i"), macro="#define M{n} , 1 +"), P("macro_bracket", "i", "({0})M{n}", ("A",), macro="#define M{n} [p_one(2) & 7]"), P("macro_arrow", "i", "({0})M{n}", ("P",), macro="#define M{n} ->w[p_one(2) & 7]"),
    P("structure_member_of_call", "S", "*({0})->self", ("P",)), P("structure_of_union", "S", "((union {{ struct S q; int i; }}){{ .q = {0} }}).q", ("S",)), P("structure_same_twice", "S", "p_same(p_same({0}))", ("S",)), P("address_arithmetic", "P", "(({0}) + 0 * {1})", ("P", "i")), P("address_block", "P", "({{ {0} e_void({1}); &s0; }})", ("s*", "i"), order=ALL), P("address_comma", "P", "({0}, {1})", ("v", "P"), order=ALL), P("array_block", "A", "({{ {0} p_row({1}); }})", ("s*", "i"), order=ALL), P("array_comma", "A", "({0}, {1})", ("v", "A"), order=ALL),
    P("text_block", "C", "({{ {0} {1}; }})", ("s*", "C"), order=ALL), P("text_comma", "C", "({0}, {1})", ("v", "C"), order=ALL), P("text_elvis", "C", "({0} ?: {1})", ("C", "C"), order=ALL), P("function_block", "F", "({{ {0} {1}; }})", ("s*", "F"), order=ALL), P("function_cast", "F", "(int (*)(int))({0})", ("F",)), P("function_elvis", "F", "({0} ?: {1})", ("F", "F"), order=ALL), P("void_cast_structure", "v", "(void){0}", ("S",)), P("void_and", "v", "(void)({0} && ({1}, 1))", ("i", "v"), order=ALL), P("long_block", "l", "({{ {0} {1}; }})", ("s*", "l"), order=ALL), P("real_block", "d", "({{ {0} {1}; }})", ("s*", "d"), order=ALL), P("real_negative", "d", "- {0}", ("d",)), P("long_assign", "l", "(v{n} = {0})", ("i",), effect=True, local="long v{n} = 0;"), P("real_assign", "d", "(v{n} = {0})", ("i",), effect=True, local="double v{n} = 0;"),
]
JUMPS = [
    S("jump_out", "r += p_two({0}, ({{ if ({1}) goto l{n}; {2}; }}));\nl{n}:;", ("i", "i", "i")), S("break_out", "for (int k{n} = 0; k{n} < 3; k{n}++) {{ r += p_one(({{ if ({0}) break; {1}; }})); {2} }}", ("i", "i", "s")), S("continue_out", "for (int k{n} = 0; k{n} < 3; k{n}++) {{ r += p_two(({{ if ({0}) continue; {1}; }}), k{n}); {2} }}", ("i", "i", "s")),
    S("break_in_condition", "while (p_one({0})) {{ r += 1 + ({{ if (p_one({1})) break; 2; }}); }}", ("i", "i")), S("jump_in_initialiser", "{{ int x{n} = ({{ if ({0}) goto l{n}; {1}; }});\nr += x{n}; }}\nl{n}:;", ("i", "i")), S("jump_in_condition", "if (({{ if ({0}) goto l{n}; {1}; }})) {{ {2} }}\nl{n}:;", ("i", "i", "s")), S("switch_jumps", "switch ({0} & 3) {{ case 0: r += p_one(({{ if ({1}) break; 3; }})); default: {{ {2} }} }}", ("i", "i", "s")),
    S("duff", "{{ int k{n} = 2; switch ({0} & 3) {{ case 0: do {{ {{ {1} }} case 1: r += {2}; case 2:; }} while (--k{n}); }} }}", ("i", "s", "i")), S("for_commas", "for (int k{n} = ({0}, 0), m{n} = {1}; {2}, k{n} < 2; k{n}++, m{n} ^= {3}) {{ {4} }}", ("v", "i", "v", "i", "s")), S("for_empty", "{{ int k{n} = 0; for (;;) {{ if (k{n}++ > 1 || {0}) break; {1} }} }}", ("i", "s")), S("for_bare", "for (int k{n} = 0; k{n} < 2; k{n}++)\nif ({0})\n{1};\nelse\nfor (; k{n} < 1; k{n}++)\n{2};", ("i", "i", "v")),
    S("while_block", "{{ int k{n} = 2; while (({{ {0} k{n}-- && {1}; }})) {{ r++; }} }}", ("s", "i")), S("do_bare", "{{ int k{n} = 1; do\n{0};\nwhile (k{n}-- && ({1}, {2})); }}", ("i", "v", "i")), S("if_nested_bare", "if ({0})\nif ({1})\n{2};\nelse\nr += {3};", ("i", "i", "v", "i")), S("if_empty", "if ({0});\nelse {{ {1} }}", ("i", "s")), S("switch_bare", "switch ({0} & 1)\ncase 1:\nr += {1};", ("i", "i")), S("switch_declares", "switch ({0} & 1) {{ int x{n}; case 0: x{n} = {1}; r += x{n}; break; default:; }}", ("i", "i")),
    S("label_bare", "if (0) goto l{n};\nif ({0})\nl{n}: r += {1};", ("i", "i")), S("label_attribute", "l{n}: __attribute__((unused));\n{0};", ("i",)), S("fallthrough", "switch ({0} & 1) {{ case 0: r += {1}; __attribute__((fallthrough)); case 1: {2}; }}", ("i", "i", "v")), S("goto_forward_declared", "goto l{n};\n{{ l{n}:; int x{n} = {0}; r += x{n}; }}", ("i",)), S("goto_computed_twice", "{{ static const void *t{n}[] = {{ &&l{n}, &&m{n}, &&e{n} }};\nint k{n} = {0} & 1;\ngoto *t{n}[k{n}];\nl{n}: r += {1}; goto *t{n}[2];\nm{n}: {{ {2} }}\ne{n}:; }}", ("i", "i", "s")),
    P("variable_lengths", "s", "int x{n}[({0} & 3) + 1][({1} & 3) + 1];\nr += (int)(sizeof x{n} / sizeof x{n}[0][0]);", ("i-lambda", "i-lambda")), S("variable_pointer", "int (*x{n})[({0} & 3) + 1] = 0;\nr += (int)sizeof *x{n};", ("i-lambda",)), S("variable_loop", "for (int k{n} = 1; k{n} < 3; k{n}++) {{ int x{n}[p_one(k{n} + {0}) & 15 | 1]; x{n}[0] = {1}; r += x{n}[0]; }}", ("i-lambda", "i")),
    P("declare_range", "s", "int x{n}[] = {{ [0 ... 2] = {0}, [5] = {1}, {2} }};\nr += x{n}[1] + x{n}[6];", ("i", "i", "i"), only=frozenset(["gcc"])), P("declare_designated", "s", "struct S x{n}[2] = {{ [1].v = {0}, [1].w[2] = {1}, [0] = {{ .self = {2} }} }};\nr += x{n}[1].v;", ("i", "i", "P")), S("declare_aligned", "_Alignas(64) int x{n} = {0};\nr += x{n};", ("i",)), S("declare_typeof", "__typeof__(+({0})) x{n} = {1};\nr += (int)x{n};", ("i~", "i")), S("declare_structure_type", "struct Q{n} {{ int p, q; }} x{n} = {{ {0}, 2 }};\nr += x{n}.p;", ("i",)), S("declare_enumerators", "enum {{ Q{n} = 3 }} ;\nr += {0} + Q{n};", ("i",)),
    S("declare_many", "int x{n} = {0}, *y{n} = &x{n}, z{n}[2] = {{ *y{n} }}, (*w{n})(int) = {1};\nr += w{n}(z{n}[0]);", ("i", "F"), effect=True), S("declare_volatile", "volatile int x{n} = {0};\nr += x{n};", ("i",)), S("declare_bool", "_Bool x{n} = {0};\nr += x{n};", ("i",)), S("declare_narrow", "signed char x{n} = {0};\nfloat y{n} = {1};\nr += x{n} + (y{n} > 0);", ("i", "i")), P("declare_characters", "s", "char x{n}[] = {{ (char){0}, 'a', (char){1} }};\nr += x{n}[1];", ("i", "i")),
    S("declare_union", "union {{ int q; double d; }} x{n} = {{ .q = {0} }};\nr += x{n}.q;", ("i",)), S("declare_bits", "struct {{ unsigned p : 3, : 0, q : 5; }} x{n} = {{ {0} & 7, 2 }};\nr += (int)x{n}.p;", ("i",)), S("declare_complex", "_Complex double x{n} = {0};\nr += (int)__real__ x{n};", ("d",)), S("declare_vector", "V4 x{n} = {{ {0}, 2 }};\nx{n} += 1;\nr += x{n}[0];", ("i",)), S("declare_unused_call", "int x{n} __attribute__((unused)) = {0}, y{n} __attribute__((aligned(16))) = 2;", ("i",)), S("cleanup_two", "{{ int x{n} __attribute__((cleanup(e_clean))) = {0}, y{n} __attribute__((cleanup(e_clean))) = {1};\nif ({2}) goto l{n};\n{3} }}\nl{n}:;", ("i", "i", "i", "s"), effect=True),
    P("assign_indexes", "s", "v{n}[{0} & 3] = w{n}[{1} & 3] = 7;", ("i", "i"), local="int v{n}[4] = {{ 0 }}, w{n}[4];", effect=True), P("assign_structures", "s", "v{n}[{0} & 1] = {1};", ("i", "S"), local="struct S v{n}[2];", effect=True), S("assembler_memory", "__asm__ volatile(\"\" : \"+m\"(v{n}) : \"r\"({0}) : \"memory\");", ("i",), local="int v{n} = 0;", effect=True), S("old_style_prototype", "{{ int p_two(int, int), x{n} = p_two({0}, 3); r += x{n}; }}", ("i",)), S("expression_pragma", "\n#pragma GCC diagnostic push\n{0};\n#pragma GCC diagnostic pop\n", ("i",), flat=True),
    S("conditional_statement", "\n#ifdef NO_SUCH\nif (e_one(1))\n#else\nif ({0})\n#endif\n{{ {1} }}", ("i", "s"), flat=True), S("macro_for", "M{n}(k{n}, {0}) {{ {1} }}", ("i", "s"), macro="#define M{n}(k, x) for (int k = 0, e = (x) & 1; k <= e; k++)"), S("macro_braces", "M{n} {0}; A{n}", ("i",), macro="#define M{n} do {{ e_void(2);\n#define A{n} }} while (0);", effect=True), S("macro_declares", "M{n}(int, x{n}, {0});\nr += x{n};", ("i",), macro="#define M{n}(kind, name, value) kind name = p_one(value)"),
]
PRODUCTIONS = [*LEAVES, *CALLS, *KINDS, *EXPRESSIONS, *MORE, *MACROS, *BODIES, *STATEMENTS, *JUMPS]
