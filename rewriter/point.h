/* The central structure: an instrumentation point. Front ends fill it, the plan decides on it, schemes turn it into text, emit lists it. */
#ifndef POINT_H
#define POINT_H

#include <stdbool.h>
#include <stdint.h>

#include "config.h"
#include "str.h"
#include "vec.h"

/* Bytes [begin, end) of the unit's source. */
struct span {
    uint32_t begin, end;
};

/* How a point is rewritten, from the most exact to the most careful; see docs/schemes-c.md and docs/schemes-rust.md for the text of each. */
enum scheme {
    SCHEME_LEAVE,      /* untouched */
    SCHEME_COUNTDOWN,  /* C form A: operands in place, the last one fires begin */
    SCHEME_WRAPPER,    /* C form W: an inline function with the callee's parameter types */
    SCHEME_EXPRESSION, /* C form E: no braces around the call */
    SCHEME_EXACT,      /* Rust: identity functions around the operand that is evaluated last and around the call */
    SCHEME_PLACE,      /* C++: operands and call in place, each tells when it is ready or over */
    SCHEME_BLOCK,      /* C form S; Rust: the textbook form */
    SCHEME_INCLUSIVE,  /* form A, or the exact form of Rust, with all operands inside the interval */
    SCHEME_ENTRY,      /* `global` and "function": a declaration at the start of a body */
    SCHEME_COUNT
};
const char *scheme_name(enum scheme scheme);

/* Why a call was left alone. Stable codes, each with an entry in docs/left-alone.md and a golden case. */
enum reason {
    REASON_NONE,
#define REASON(id, code, text) REASON_##id,
#include "reasons.def"
#undef REASON
    REASON_COUNT
};
const char *reason_code(enum reason reason); /* "unevaluated" */
const char *reason_text(enum reason reason); /* "operand of sizeof, alignof, typeof or _Generic: never evaluated" */

/* What sort of value an expression has. */
enum value_class {
    VALUE_NOTHING,
    VALUE_INT,
    VALUE_UNSIGNED,
    VALUE_FLOAT,
    VALUE_POINTER,
    VALUE_CHARACTERS, /* a pointer to char */
    VALUE_TEXT,       /* C++: an object that holds characters, std::string or std::string_view */
    VALUE_ANY         /* Rust: types are unknown */
};

/* A value that is captured at a point, in the order of the site's names. */
struct captured {
    int operand; /* -1: the result */
    enum value_class class;
    unsigned limit;          /* of a string; 0: no string */
    bool is_debug;           /* that Debug writes */
    const char *name;        /* "n", "arg2", "return" */
    const char *enumerators; /* "{READ=0,WRITE=1}", or "" */
};

/* What an operand is to the plan. */
enum operand_fact {
    OPERAND_COSTS = 1 << 0,          /* its evaluation contains a call or a statement expression (strict: or a memory access) */
    OPERAND_BY_BASE = 1 << 1,        /* a member that cannot be bound to __auto_type (bit-field, array of a temporary): `base` is hoisted instead */
    OPERAND_LITERAL_OBJECT = 1 << 2, /* holds a compound literal whose address is taken or decays */
    OPERAND_IN_PLACE = 1 << 3,       /* must stay as it stands for another reason: format string, null pointer constant, function designator */
    OPERAND_STABLE = 1 << 4,         /* its value cannot change while the other operands are evaluated */
    OPERAND_JUMPS = 1 << 5,          /* holds a label or a case: nothing may be put around it */
    OPERAND_TEMPORARY = 1 << 6,      /* points into a temporary object that ends with the full expression */
    OPERAND_ATOMIC = 1 << 7,         /* an lvalue of _Atomic type: __auto_type would take over the qualifier */
    OPERAND_PACK = 1 << 8,           /* __builtin_va_arg_pack(): may only stand where it stands */
    OPERAND_ASSIGNS = 1 << 9         /* changes a variable */
};

struct operand {
    struct span span;        /* text of the argument, without the commas and surrounding space */
    struct span base;        /* with OPERAND_BY_BASE: the expression to hoist instead (equal to span: there is none); else equal to span */
    unsigned facts;          /* enum operand_fact */
    enum value_class value;  /* of what the callee is given */
    const char *name;        /* of the callee's parameter, or NULL */
    const char *enumerators; /* of its type: "{READ=0,WRITE=1}", or NULL */
    const char *parameter;   /* spelled type of the callee's parameter, or NULL: unprototyped, variadic part, or unspellable */
};

enum point_fact {
    POINT_RESULT_VOID = 1 << 0,
    POINT_NO_RETURN = 1 << 1,
    POINT_VARIADIC = 1 << 2,
    POINT_PROTOTYPED = 1 << 3,
    POINT_ASSIGN_ORDER = 1 << 4,        /* right side of an assignment whose left side has effects or costs */
    POINT_CALLEE_COSTS = 1 << 5,        /* the callee is an expression with a call in it */
    POINT_CALLEE_GLOBAL = 1 << 6,       /* the callee is a function declared at file scope before the enclosing function */
    POINT_CALLEE_STABLE = 1 << 7,       /* which function is called cannot change while the operands are evaluated */
    POINT_IN_INLINE = 1 << 8,           /* the enclosing function is inline with external linkage */
    POINT_RESULT_HOLDS_POINTER = 1 << 9 /* the result is a pointer or a structure: it may refer to what an operand pointed to */
};

struct point {
    uint32_t index;     /* in struct unit's points: source order; the number that `struct fall_back` and messages use */
    struct span call;   /* the whole call expression (is_entry: the insertion place behind the opening brace of a body, empty) */
    struct span callee; /* the expression before the parenthesis */
    struct span
        expansion; /* the outermost macro invocation that this call comes out of, when that is the reason to leave it alone; bytes of `file` */
    struct operand *operands;
    uint32_t n_operands;
    uint32_t body;                         /* number of the enclosing function's body; UINT32_MAX: in none */
    uint32_t function_begin;               /* offset before which a file-scope definition for the enclosing function may be inserted */
    uint16_t depth;                        /* in the AST: function definition 1, its body 2 */
    uint16_t nesting;                      /* how many points enclose this one */
    unsigned facts;                        /* enum point_fact */
    unsigned line_begin, line_end, column; /* 1-based, original file */
    const char *name;                      /* qualified name of the callee */
    const char *function;                  /* enclosing function, "" at file scope */
    const char *file;                      /* the included file the call is written in, or NULL: the unit's own */
    bool in_header;                        /* ... and that file's text is not part of the unit's source */
    bool is_entry;                         /* not a call but the body of a function: `global` and "function" */
    const char *result;                    /* spelled result type, or NULL if it cannot be spelled at file scope */
    enum value_class result_value;
    const char *result_enumerators;
    const struct span *returns; /* is_entry, with the result among what is recorded: what the body's return statements return */
    uint32_t n_returns;
    const struct config_probe *probe;
    void *own; /* its language's: cxx_point.h, rust_point.h */

    /* the plan's: */
    enum scheme scheme;
    enum reason reason;        /* why left alone, when scheme is SCHEME_LEAVE; why it fell back otherwise, or REASON_NONE */
    bool inclusive;            /* some costly operand lies inside the interval */
    uint32_t site;             /* index in the site table, of points that are not left alone */
    struct captured *captured; /* with probe->capture: the values that are captured, arguments first */
    uint32_t n_captured, n_captured_arguments;
    uint32_t capture; /* index in the unit's table of captures, where probe->capture is not NULL */
    uint32_t table;   /* number of that table, in languages that have one per function */
};

/* A macro invocation that was replaced by its expansion (expand.h). */
struct expansion {
    struct span text;       /* of the unit's source */
    struct span invocation; /* of the unit's original */
};

/* One inclusion of a file, of which the text stands in place of its #include (headers.h). */
struct inclusion {
    const char *name;     /* as the compiler spells it */
    const char *absolute; /* for the site table; `name` where the request gives no directory */
    struct slice text;    /* the file as it is */
    uint32_t *lines;      /* offsets of its lines' beginnings, once they were asked for */
    size_t n_lines;
    bool is_system;    /* from a directory of system headers */
    bool is_rewritten; /* the configuration asks for its calls; else the text came in because others need it there */
};

/* A run of the unit's original and the bytes of a file that it is a copy of. */
struct stretch {
    struct span span;   /* of the original; what lies between two is weft's own: linemarkers */
    uint32_t inclusion; /* in unit->inclusions */
    uint32_t from;      /* offset there */
};

struct language;

/* One translation unit on its way through the stations. */
struct unit {
    struct arena *arena;
    const char *path;                 /* as the compiler was given it; "-" for standard input */
    const char *display;              /* what #line says: `path`, or "<stdin>" */
    const char *absolute;             /* for the site table: below the request's directory; `path` where none was given */
    struct slice file;                /* the file as it is */
    struct slice original;            /* the file, or the file with the text of included files in place of their #include */
    struct slice source;              /* what the stations work on, never modified: the original, or the original with some macros expanded */
    VEC(struct inclusion) inclusions; /* [0] is the file itself; empty: original is file */
    VEC(struct stretch) stretches;    /* in order of place */
    VEC(struct expansion) expansions; /* in order of place; empty: source is original */
    const struct language *language;
    VEC(struct point) points; /* every call expression of the file that a probe selects, in source order */
    uint32_t text_begin;      /* behind a byte order mark: 0 or 3 */
    uint32_t name_base;       /* added to the numbers in weft_p0, weft_v0_0, WEFT_U0 ..., above any such name of the source's own */
    uint32_t n_calls;         /* all call expressions, selected or not */
    uint32_t n_sites;         /* points not left alone, after plan */
    uint32_t n_captures;      /* those among them whose probe has details */
    bool is_excluded;         /* the configuration leaves its own file out */
    void *own;                /* its language's: clang_unit.h, rust_point.h */
};

/* The kind that the site table gives a point: enum weft_kind of <weft/format.h>. */
unsigned point_site_kind(const struct point *point);

/* Line and column (1-based, bytes) of an offset of the unit's source; linear in the offset unless asked in ascending order. */
void unit_place(const struct unit *unit, uint32_t offset, unsigned *line, unsigned *column);

/* Number of the first expansion that ends behind an offset, of the source or of the original; unit->expansions.count if there is none. */
size_t unit_find_expansion(const struct unit *unit, uint32_t offset, bool in_original);

#endif
