/* The edit engine copies the source and replaces the text of each point by what its scheme writes. A scheme asks for
 * the text of an operand and gets it with the points inside already rewritten. Every byte of the source is copied
 * exactly once; check.h verifies that. */
#ifndef EDIT_H
#define EDIT_H

#include "request.h"

struct edit;

/* Text to insert before and after a part of the source that is not a point. An empty `at` inserts a text, such as a
 * declaration at the beginning of a body. Like points, these parts are nested or disjoint, among each other and with
 * points. */
struct around {
    struct span at;
    const char *before, *behind;
};

/* How a language plans its points and writes their texts. */
struct scheme_set {
    /* chooses a scheme for each point */
    void (*plan)(struct unit *unit, const struct fall_back *steps, size_t n_steps);
    void (*write_point)(struct edit *edit, const struct point *point);
    /* Calls edit_keep for the parts of a point that write_point copies, besides callee and operands. NULL: none. */
    void (*keep_parts)(struct edit *edit, const struct point *point);
    /* Some points need a definition before the enclosing function. write_definition is called for these, in order of
     * function_begin. NULL: no point needs one. */
    bool (*needs_definition)(const struct point *point);
    void (*write_definition)(struct edit *edit, const struct point *point);
    /* Returns the texts to insert around parts of the unit, in any order, in `arena`. NULL: there are none. */
    const struct around *(*find_arounds)(struct arena *arena, const struct unit *unit, size_t *n);
    void (*write_prologue)(struct str *out, const struct unit *unit);
    /* Is the unit rewritten even if it has no sites? NULL: no. */
    bool (*wants_text)(const struct unit *unit);
    void (*write_epilogue)(struct str *out, const struct unit *unit);
};
/* Bytes [begin, end) of the rewritten text that belong to a point: it, or its definition. If points begin at the same byte, the innermost is
 * last. */
struct output_span {
    uint32_t begin, end;
    uint32_t point;
};

/* A run of source bytes and where it was copied to. If nothing in an expansion was wrapped, the original macro
 * invocation is written instead; `reverted` is that expansion. */
struct segment {
    uint32_t output, begin, end;
    const struct expansion *reverted;
    bool is_respelled; /* by edit_respell */
};

/* A wrapped point, or text to insert around something. */
struct piece {
    struct span at;
    const struct point *point; /* NULL: `around` is set */
    const struct around *around;
};

struct edit {
    const struct unit *unit;
    const struct scheme_set *schemes;
    struct str *out;
    struct piece *order; /* sorted by begin, outer before inner */
    size_t n_order;
    size_t current;                   /* rank of the piece being written; the pieces inside it follow in `order` */
    const struct point **definitions; /* points that need one, sorted by function_begin */
    size_t n_definitions, next_definition;
    bool *keeps_expansion; /* per expansion of the unit: a wrapped point needs it */
    VEC(struct output_span) spans;
    VEC(struct segment) segments;
};

/* Writes the whole unit to `out`. `edit` need not be initialised; afterwards its segments and spans describe `out`. */
void edit_write_unit(struct edit *edit, const struct unit *unit, const struct scheme_set *schemes, struct str *out);
/* The text of this span is copied by itself: expansions in which it begins or ends stay. */
void edit_keep(struct edit *edit, struct span span);
/* For schemes: write text of their own, or the rewritten text of a part of the current point. */
void edit_text(struct edit *edit, const char *format, ...) __attribute__((format(printf, 2, 3)));
void edit_source(struct edit *edit, uint32_t begin, uint32_t end);
/* Writes a text that means the same as this part of the source, in which no point is. */
void edit_respell(struct edit *edit, struct span part, const char *text);

#endif
