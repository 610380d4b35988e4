/* The central structure of the rewriter: an instrumentation point, and the unit that has the points. Front ends fill
 * it, the plan chooses a scheme, the scheme writes the text, emit lists the sites. */
#ifndef POINT_H
#define POINT_H

#include <stdbool.h>
#include <stdint.h>

#include "config.h"
#include "str.h"
#include "texts.h"
#include "vec.h"

/* Bytes [begin, end) of the unit's source. */
struct span {
    uint32_t begin, end;
};

/* How a point is rewritten. docs/schemes-c.md, docs/schemes-cxx.md and docs/schemes-rust.md describe the text of each.
 * To add one: docs/recipes/scheme.md. */
enum scheme {
    SCHEME_LEAVE,      /* left alone */
    SCHEME_COUNTDOWN,  /* C, form A: operands stay in place; the last one that is ready fires begin */
    SCHEME_WRAPPER,    /* C, form W: an inline function with the callee's parameter types */
    SCHEME_EXPRESSION, /* C, form E: no braces around the call */
    SCHEME_EXACT,      /* Rust: identity functions around the last operand and around the call */
    SCHEME_PLACE,      /* C++: operands and call stay in place; each reports when it is ready or over */
    SCHEME_BLOCK,      /* C, form S; Rust: the textbook form */
    SCHEME_INCLUSIVE,  /* C, form A; Rust: the exact form; with all operands inside the interval */
    SCHEME_ENTRY,      /* kind `global` and "function": a declaration at the beginning of a body */
    SCHEME_REGION,     /* C, C++: a block around a directive and its statement, or around the statement alone */
    SCHEME_MEMORY,     /* C: blocks and memory accesses of a body */
    SCHEME_COUNT
};
const char *scheme_name(enum scheme scheme);

/* Why a call was left alone. The codes are stable; each has a section in docs/left-alone.md and a golden case. */
enum reason {
    REASON_NONE,
#define REASON(id, code, text) REASON_##id,
#include "reasons.def"
#undef REASON
    REASON_COUNT
};
const char *reason_code(enum reason reason); /* "unevaluated" */
const char *reason_text(enum reason reason); /* one line for people: "not in the body of a function" */

/* The kind of value that an expression has. */
enum value_class {
    VALUE_NOTHING,
    VALUE_INT,
    VALUE_UNSIGNED,
    VALUE_FLOAT,
    VALUE_POINTER,
    VALUE_CHARACTERS, /* a pointer to char */
    VALUE_TEXT,       /* C++: an object that holds characters, such as std::string or std::string_view */
    VALUE_ANY,        /* Rust: the type is unknown */
    VALUE_PLACE       /* C++: an object that is passed by reference or has the method, by its address; only what the table of functions asks for */
};

/* What `operand` of a captured value may be beside a position. */
enum { OPERAND_RESULT = -1, OPERAND_RECEIVER = -2 };

/* A value that is captured at a point. A point's values are in the order of the site's names. */
struct captured {
    int operand;
    enum value_class class;
    unsigned limit;          /* bytes of a string; 0: not a string */
    bool is_debug;           /* written by the trait Debug */
    const char *name;        /* "n", "arg2", "return" */
    const char *enumerators; /* "{READ=0,WRITE=1}", or "" */
    char role;               /* of the operand (capture.h), or 0 */
};

/* What the plan needs to know about an operand. */
enum operand_fact {
    /* Its evaluation contains a call or a statement expression ("strict": or a memory access). */
    OPERAND_COSTS = 1 << 0,
    /* A member that cannot be bound to __auto_type (bit-field, array of a temporary): `base` is hoisted instead. */
    OPERAND_BY_BASE = 1 << 1,
    OPERAND_LITERAL_OBJECT = 1 << 2, /* contains a compound literal whose address is taken or decays */
    /* Cannot be hoisted for another reason: format string, null pointer constant, function designator. */
    OPERAND_IN_PLACE = 1 << 3,
    OPERAND_STABLE = 1 << 4,    /* its value cannot change while the other operands are evaluated */
    OPERAND_JUMPS = 1 << 5,     /* contains a label or a case: nothing may be put around it */
    OPERAND_TEMPORARY = 1 << 6, /* points into a temporary object, which lives to the end of the full expression */
    OPERAND_ATOMIC = 1 << 7,    /* an lvalue of _Atomic type: __auto_type would keep the qualifier */
    OPERAND_PACK = 1 << 8,      /* __builtin_va_arg_pack(), which is only allowed in its place */
    OPERAND_ASSIGNS = 1 << 9    /* changes a variable */
};

struct operand {
    struct span span; /* text of the argument, without commas and surrounding space */
    /* With OPERAND_BY_BASE the expression to hoist instead; equal to `span` if there is none, and without the fact. */
    struct span base;
    unsigned facts;          /* enum operand_fact */
    enum value_class value;  /* of the value that the callee receives */
    bool is_place;           /* C++: it has no value, but may be captured as VALUE_PLACE */
    const char *name;        /* of the callee's parameter, or NULL */
    const char *enumerators; /* of its enumeration type: "{READ=0,WRITE=1}", or NULL */
    /* The parameter's type as C text. NULL: no prototype, variadic part, or a type that cannot be spelled. */
    const char *parameter;
};

enum point_fact {
    POINT_RESULT_VOID = 1 << 0,
    POINT_NO_RETURN = 1 << 1,
    POINT_VARIADIC = 1 << 2,
    POINT_PROTOTYPED = 1 << 3,
    /* On the right side of an assignment whose left side has effects or costs. */
    POINT_ASSIGN_ORDER = 1 << 4,
    POINT_CALLEE_COSTS = 1 << 5,  /* the callee is an expression that contains a call */
    POINT_CALLEE_GLOBAL = 1 << 6, /* the callee is declared at file scope before the enclosing function */
    POINT_CALLEE_STABLE = 1 << 7, /* evaluating the operands cannot change which function is called */
    POINT_IN_INLINE = 1 << 8,     /* the enclosing function is inline with external linkage */
    /* The result is a pointer or a structure, so it may refer to what an operand points to. */
    POINT_RESULT_HOLDS_POINTER = 1 << 9,
    POINT_PAUSES_TASK = 1 << 10, /* of a directive: it may move the untied task around it to another thread */
    POINT_TASK_ALONE = 1 << 11,  /* of a task: its creation is one event (WEFT_SITE_ALONE) */
    POINT_NO_WAIT = 1 << 12,     /* of a directive: it has no barrier at its end, */
    POINT_BARRIER = 1 << 13,     /* or it has one (WEFT_SITE_END_SHIFT) */
    POINT_TELLS_STACK = 1 << 15, /* of a task or team: where its part of the stack begins is recorded */
    POINT_TASK_MARKED = 1 << 14  /* of a task: the last event of its creation says so (WEFT_SITE_MARKED) */
};

/* What a point of a directive (TARGET_REGION) is about. */
enum point_part {
    POINT_NO_REGION,
    POINT_CONSTRUCT, /* the directive and its statement: `callee` is the text of the directive */
    POINT_TASK,      /* the same for one that creates a task: operands[0] is the statement, and what that begins with */
    POINT_CANCEL,    /* a directive where a thread may leave the construct: `callee` is its text */
    POINT_WORK       /* the statement alone, as each thread executes it: `callee` is a directive that it begins with */
};

struct point {
    uint32_t index; /* in unit->points; `struct fall_back` and messages use it */
    /* The whole call expression. With is_entry: empty, after the opening brace of the body. */
    struct span call;
    struct span callee; /* the expression before the parenthesis */
    struct operand *operands;
    uint32_t n_operands;
    uint32_t body;                         /* number of the enclosing body; UINT32_MAX: none */
    uint32_t function_begin;               /* where a file-scope definition for that function can be inserted */
    uint32_t declarations;                 /* C: where a variable of that body can be declared; UINT32_MAX: nowhere */
    uint16_t depth;                        /* in the syntax tree: function definition 1, its body 2 */
    uint16_t nesting;                      /* number of points around this one */
    unsigned facts;                        /* enum point_fact */
    unsigned line_begin, line_end, column; /* 1-based, in bytes, in `file` */
    const char *presumed_file;             /* what the front end read in #line of where line_begin is; NULL: nothing else */
    unsigned presumed_line;                /* see source_map_presumed */
    const char *name;                      /* qualified name of the callee */
    const char *function;                  /* name of the enclosing function; "" at file scope */
    const char *file;                      /* included file that has the call; NULL: the unit's own file */
    bool in_header;                        /* that file's text is not part of unit->source */
    bool in_macro;                         /* its text is a macro's: `call` is the invocation */
    bool is_entry;                         /* the body of a function, not a call: kind `global` and "function" */
    enum point_part part;
    const char *result; /* the result's type as text; NULL if it cannot be spelled at file scope */
    enum value_class result_value;
    const char *result_enumerators;
    bool has_receiver; /* C++: the object of a method, which may be captured as VALUE_PLACE */
    /* With is_entry, if the result is captured: the operands of the body's return statements. */
    const struct span *returns;
    uint32_t n_returns;
    const struct config_probe *probe;
    uint32_t tail;    /* C, C++: 1 + the number of its call in clang_unit.h's list of calls in tail position; 0: in none */
    bool has_tasks;   /* the call is given tasks to run, which have a site of their own */
    const char *task; /* what names them; NULL: the callee does */
    /* The destructor that gives back what the call has taken, which has a site and values of its own; NULL: none. */
    const char *release;
    void *own; /* the language's own data: cxx_point.h, rust_point.h */

    /* Set by the plan: */
    enum scheme scheme;
    /* SCHEME_LEAVE: why the point was left alone. Otherwise: why a more exact scheme was not taken, or REASON_NONE. */
    enum reason reason;
    bool inclusive;                         /* an operand that costs is inside the interval */
    uint32_t site;                          /* index in the table of sites, unless the point is left alone */
    uint32_t task_site;                     /* with has_tasks: theirs */
    uint32_t release_site, release_capture; /* with `release`: its own */
    struct captured *captured;              /* the values that are captured, arguments first */
    uint32_t n_captured, n_captured_arguments;
    uint32_t n_messages; /* of the captured arguments, the first ones: those with roles (capture.h) */
    bool is_asked;       /* for the values that its entry names */
    uint32_t capture;    /* index in the unit's table of captures, if probe->capture is not NULL */
    uint32_t table;      /* number of that table, in languages that have one per function */
};

/* A macro invocation and the expansion that replaced it (expand.h). */
struct expansion {
    struct span text;       /* in unit->source */
    struct span invocation; /* in unit->original */
};

/* One inclusion of a file whose text was put in place of its #include (headers.h). */
struct inclusion {
    const char *name;     /* as compilers spell it */
    const char *absolute; /* for the site table; equal to `name` if the request has no directory */
    struct slice text;    /* the unmodified file */
    uint32_t *lines;      /* where its lines begin; NULL until needed */
    size_t n_lines;
    bool is_system;    /* found in a directory of system headers */
    bool is_rewritten; /* its calls can be points; otherwise only other headers need its text */
};

/* A run of unit->original that is a copy of bytes of a file. */
struct stretch {
    struct span span;   /* in the original; between two stretches are linemarkers that weft added */
    uint32_t inclusion; /* index in unit->inclusions */
    uint32_t from;      /* offset in that file */
};

struct language;

/* One translation unit on its way through the stations. All of it lives in `arena`. */
struct unit {
    struct arena *arena;
    const char *path;      /* as given to the compiler; "-" for standard input */
    const char *display;   /* for #line: `path`, or "<stdin>" */
    const char *absolute;  /* for the site table; equal to `display` if the request has no directory */
    const char *directory; /* of the request, or NULL */
    uint64_t stamp;        /* of the request */
    bool is_dormant;       /* of the configuration */
    struct slice file;     /* the unmodified file */
    struct slice original; /* `file`, or with the text of included files in place of their #include */
    /* What the stations work on; never modified. The original, or the original with some macros expanded. */
    struct slice source;
    struct texts read;                /* files that were read beside it, each as 's' (system header) or 'u' and its name */
    VEC(struct inclusion) inclusions; /* [0] is the file itself; empty: `original` is `file` */
    VEC(struct stretch) stretches;    /* by position */
    VEC(struct expansion) expansions; /* by position; empty: `source` is `original` */
    const struct language *language;
    VEC(struct point) points; /* all selected calls and bodies, in source order */
    uint32_t text_begin;      /* after the byte order mark: 0 or 3 */
    /* Added to the numbers in weft_p0, weft_v0_0, WEFT_U0 ..., so that no name of the source is used again. */
    uint32_t name_base;
    uint32_t n_calls;    /* call expressions, selected or not */
    uint32_t n_sites;    /* set by the plan: points that are not left alone, and the tasks of some */
    uint32_t n_written;  /* ... those points alone */
    uint32_t n_captures; /* ... and have something to capture */
    bool is_excluded;    /* the configuration excludes the file */
    /* C, C++: the text is not found beside its headers, nor told where they are: what it includes with quotes becomes part of it. */
    bool stands_alone;
    bool knows_folder, needs_folder;   /* whether it has to is known; there are such headers (own_folder.h) */
    bool hides_of_gcc, hides_of_clang; /* C, C++: they may say less of the rewritten text than of the file (hidden_messages.h) */
    void *own;                         /* the language's own data: clang_unit.h, rust_point.h */
};

/* Adds the point's tasks to a unit's or a function's table of sites, behind its call. */
void point_number_sites(struct point *point, uint32_t *n_sites);
/* What the tasks of the point are called in the table of sites: "pool_submit work", "std::async (task)". */
const char *point_task_name(struct arena *arena, const struct point *point);

/* The kind of the point in the table of sites: enum weft_kind of <weft/format.h>. */
unsigned point_site_kind(const struct point *point);

/* Gives the line and column (1-based, in bytes) of an offset in unit->source; NULL for what isn't needed. Takes time
 * linear in the offset. */
void unit_position(const struct unit *unit, uint32_t offset, unsigned *line, unsigned *column);

/* Returns the index of the first expansion that ends after an offset in the source or, with `in_original`, in the
 * original; unit->expansions.count if there is none. */
size_t unit_find_expansion(const struct unit *unit, uint32_t offset, bool in_original);

#endif
