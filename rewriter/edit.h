/* The edit engine: copies the source, each point's text replaced by what its scheme makes of it. A scheme asks for the text of an operand
 * and gets what the deeper points have already made of it. Every byte of the source is copied exactly once; `check` relies on it. */
#ifndef EDIT_H
#define EDIT_H

#include "request.h"

struct edit;

/* Text around a part of the source that is no point, such as a declaration at the head of a body: there `at` is empty. Like points, these contain
 * each other and points, or are apart. */
struct around {
    struct span at;
    const char *before, *behind;
};

/* What a scheme set provides: writes the replacement of `point`, and for points that need one a definition before the enclosing function. */
struct scheme_set {
    void (*plan)(struct unit *unit, const struct fall_back *steps, size_t n_steps); /* chooses every point's scheme */
    void (*write_point)(struct edit *edit, const struct point *point);
    /* NULL slot: the set needs none. Called in order of function_begin for each point for which needs_definition is true. */
    bool (*needs_definition)(const struct point *point);
    void (*write_definition)(struct edit *edit, const struct point *point);
    /* NULL slot: none. Text around parts of the unit that its points need, in any order; it lives in `arena`. */
    const struct around *(*find_arounds)(struct arena *arena, const struct unit *unit, size_t *n);
    void (*write_prologue)(struct str *out, const struct unit *unit);
    /* NULL: only a unit with sites is written. True: this one is even without. */
    bool (*wants_text)(const struct unit *unit);
    void (*write_epilogue)(struct str *out, const struct unit *unit);
};
/* Where the text of a point ended up: bytes of `text`. Innermost points come last for equal starts. */
struct output_span {
    uint32_t begin, end;
    uint32_t point;
};

/* A run of source bytes in the output; or, for an expansion in which nothing was wrapped after all, the invocation as the original has it. */
struct segment {
    uint32_t output, begin, end;
    const struct expansion *reverted;
};

/* A wrapped point, or text around something. */
struct piece {
    struct span at;
    const struct point *point; /* NULL: */
    const struct around *around;
};

struct edit {
    const struct unit *unit;
    const struct scheme_set *schemes;
    struct str *out;
    struct piece *order; /* by begin, outer before inner */
    size_t n_order;
    size_t current;                   /* rank of the piece being written; what it holds is behind it in `order` */
    const struct point **definitions; /* points that need one, by function_begin */
    size_t n_definitions, next_definition;
    bool *keeps_expansion; /* of unit->expansions: some wrapped point needs it */
    VEC(struct output_span) spans;
    VEC(struct segment) segments;
};

/* Writes the whole unit to `out`. */
void edit_write_unit(struct edit *edit, const struct unit *unit, const struct scheme_set *schemes, struct str *out);
/* For schemes: text of their own, and the (already edited) text of a part of the point being written. */
void edit_text(struct edit *edit, const char *format, ...) __attribute__((format(printf, 2, 3)));
void edit_source(struct edit *edit, uint32_t begin, uint32_t end);

#endif
