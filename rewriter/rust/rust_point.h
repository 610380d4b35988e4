/* What Rust adds to struct point: filled by the front end, read by plan and scheme. */
#ifndef RUST_POINT_H
#define RUST_POINT_H

#include "point.h"
#include "request.h"

/* How the begin probe fires when all operands are ready and only the call remains: docs/schemes-rust.md. */
enum rust_begin {
    RUST_BEGIN_ENTER,    /* no operand costs anything: with the guard, before the call */
    RUST_BEGIN_AFTER,    /* behind the evaluation of `at`, a value: begin_after(.., at) */
    RUST_BEGIN_BEFORE,   /* before `at`, which costs nothing and is evaluated last: { begin(..); at } */
    RUST_BEGIN_SHORTHAND /* the same in front of the field of `S { a: x(), b }`: b: { begin(..); b } */
};

/* A closure that a call is given which starts a thread, or a task. */
enum rust_closure {
    RUST_CLOSURE_BLOCK,      /* inline: `at` is the empty place behind the opening brace of its body */
    RUST_CLOSURE_EXPRESSION, /* inline, its body `at` is no block */
    RUST_CLOSURE_VALUE       /* passed as a value: `at` is the operand */
};
struct rust_start {
    enum rust_closure closure;
    struct span at;
    bool at_block;      /* as that of struct rust_point */
    const char *helper; /* RUST_CLOSURE_VALUE: the function of weft_probe that wraps it */
    struct span whole;  /* inline: the closure */
};

enum rust_point_fact {
    RUST_POINT_EXITS = 1 << 0,      /* an operand can leave early: ?, return, break, continue, .await */
    RUST_POINT_OTHER_TYPE = 1 << 1, /* the call may have another type than the expected one, and an argument may not */
    RUST_POINT_FUTURE = 1 << 2,     /* kind "async": the future is wrapped */
    RUST_POINT_TASK = 1 << 3,       /* the future that the call is given to run is wrapped, the call itself is not */
    RUST_BODY_ASYNC = 1 << 4,       /* is_entry: the body is a future's */
    RUST_POINT_HEAD = 1 << 5,       /* textbook form: its block must stand in parentheses */
    RUST_POINT_TEMPORARY = 1 << 6,  /* textbook form: what the result may borrow from would die with the block */
    RUST_POINT_ORDER = 1 << 7,      /* textbook form: an operand that stays may read what a hoisted one changes, or is
                                     * on another line */
    RUST_POINT_AWAITED = 1 << 8     /* no call, but a future that a macro is given: may be one that is a point itself */
};

/* How the value of an operand is captured: docs/schemes-rust.md. */
enum rust_captured_as {
    RUST_CAPTURED_NOT,
    RUST_CAPTURED_AS_VALUE, /* on its way into the call */
    RUST_CAPTURED_AS_PLACE, /* before: it is a plain place */
    RUST_CAPTURED_IN_FRONT, /* the same, before the whole call */
    RUST_CAPTURED_MOVED     /* as a value, though it is a plain place: set by the plan */
};
struct rust_capturing {
    enum rust_captured_as as;
    bool is_field; /* a plain place of which no reference can be made if the structure is packed */
};

/* One expression that the textbook form gives a name. */
struct rust_hoist {
    struct span span;
    bool is_receiver;
};

/* A function's, closure's or async block's. */
struct rust_body {
    struct span at; /* empty: behind its brace; else the expression that it is */
    bool at_block;  /* as that of struct rust_point */
    bool is_framed; /* set by the plan: a frame is declared there, which is named after this site */
    uint32_t frame;
};

/* "on": how the receiver's type is found (rust_on.c). */
enum rust_on {
    RUST_ON_ANY,   /* it does not matter */
    RUST_ON_PLACE, /* the receiver is a place, which can be looked at without evaluating anything */
    RUST_ON_VALUE, /* `on_at`, a value, tells it on its way into the call */
    RUST_ON_UNSEEN /* by a closure that is never called */
};

struct rust_point {
    enum rust_begin begin;
    struct span at;
    bool at_other_type; /* what stands at `at` may have another type than the expected one */
    bool at_block;      /* `at` begins with a block: in one of weft's it stands in parentheses */
    bool inclusive;     /* some costly operand is evaluated behind the begin probe */
    unsigned facts;     /* enum rust_point_fact */
    struct rust_start *starts;
    uint32_t n_starts;
    unsigned n_arguments;      /* of the call of a method: one more than their number, at most 3; 0: it is none */
    struct rust_hoist *hoists; /* in order of evaluation; a link of a method chain holds the one before it */
    uint32_t n_hoists;
    struct rust_body *body;       /* the innermost one around the call */
    bool is_regrouped;            /* a macro may put the call into another body than this */
    const struct rust_body *home; /* of the outermost function around it: its table is there */
    enum rust_on on;
    struct span on_at;
    /* RUST_ON_VALUE: the receiver, *weft_v standing for that value; NULL: they are the same */
    const char *on_part;
    const char *on_receiver; /* its text on one line; NULL: that cannot be */
    const char *on_crate, *on_type;
    struct rust_point *as_task;       /* what it is if the compiler says that it starts no thread; or NULL */
    struct rust_capturing *capturing; /* with probe->capture: per operand of the point */
};

static inline struct rust_point *rust_of(const struct point *point)
{
    return point->own;
}

/* include!(concat!(env!("OUT_DIR"), ..)), in place of which another file is included. */
struct redirection {
    uint32_t at; /* of the macro */
    const char *path;
};

/* What is said of a file beyond struct unit. */
struct rust_unit {
    unsigned edition; /* 2015, 2018, ... */
    bool is_root;     /* the root file of its crate */
    bool has_std;     /* the crate can name ::std */
    bool has_frames;  /* as in struct rust_request */
    VEC(struct redirection) redirections;
};

static inline struct rust_unit *rust_unit_of(const struct unit *unit)
{
    return unit->own;
}

/* What is asked of the rewriter beyond struct rewrite_request. */
struct rust_request {
    const struct rust_crate *crate; /* that the file belongs to; NULL: it is the root file of its own */
    bool has_frames;                /* the crate is not optimised: bodies have a frame, points no guards of their own */
    const char *mirror;             /* of the package, NULL: none. Files from OUT_DIR are included from there */
};

static inline const struct rust_request *rust_request_of(const struct rewrite_request *request)
{
    static const struct rust_request nothing;
    return request->own ? request->own : &nothing;
}

#endif
