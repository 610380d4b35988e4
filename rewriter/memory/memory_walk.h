/* The walk over the body of a function whose memory accesses are recorded: small looks at cursors and their text. */
#ifndef MEMORY_WALK_H
#define MEMORY_WALK_H

#include "clang_walk.h"
#include "memory_function.h"
#include "memory_types.h"

typedef VEC(const char *) memory_names;

/* A name that a structured binding declares, or its declaration. */
struct memory_binding {
    const char *name;
    CXCursor object; /* the declaration */
    CXCursor part;   /* the name; of the declaration the first one */
    unsigned index;
};

/* In a part of the text, threads or tasks have copies of a variable, or what they share there. */
struct memory_copy {
    const char *name;
    struct span within;
    bool is_own;
};

struct memory_place;
struct memory_loop;

struct memory_walk {
    struct cursor_frame *here; /* of the function */
    struct walk *walk;
    struct memory_function *out;
    const struct config_probe *probe;
    void (*walk_inner)(struct memory_place *around, CXCursor statement, struct memory_loop *turns); /* memory_statements.h */
    bool only_blocks;
    bool is_cxx;
    memory_names escaped;               /* local objects whose address is taken */
    memory_names shared;                /* local objects that threads or tasks share, and write, */
    VEC(struct memory_copy) copies;     /* but where they have their own: of the innermost part that holds... */
    uint32_t at;                        /* ... the offset of the statement that is looked at */
    memory_names unshown;               /* what local objects are called that the front end may not show everywhere */
    const struct memory_lambda *lambda; /* in whose body it is; NULL: in none */
    VEC(struct memory_binding) bindings;
    uint32_t n_temporaries;
    uint32_t n_values;           /* names of values of variables */
    struct memory_access hidden; /* memory_hide: to be in the next block, */
    bool has_hidden;             /* if there is one */
    bool is_run;                 /* in a loop whose records are a run: memory_runs.h */
    bool is_turn;                /* in an iteration whose slots have fixed places: memory_turns.h */
    bool has_late;               /* ... in which a block is recorded behind one with a higher number */
};

/* The children of a cursor, in the arena. */
struct memory_children {
    CXCursor *items;
    size_t count;
};
struct memory_children memory_children_of(struct memory_walk *m, CXCursor cursor);

/* The name of a variable together with its place: no two variables of a unit have the same. */
const char *memory_name(struct memory_walk *m, CXCursor declaration);
bool memory_names_have(const memory_names *names, const char *name);

/* Calls of functions that are not plain, below and including the cursor. */
size_t memory_count_calls(struct memory_walk *m, CXCursor cursor);

/* What may have happened behind these calls. Functions of other units and those that are not selected may do anything. */
memory_stale memory_stale_behind(struct memory_walk *m, CXCursor cursor);
/* The number of the called function, if it is recorded in this unit; or 0. */
uint32_t memory_number_of_callee(struct memory_walk *m, CXCursor call);

/* ... of functions that leave it to their callers to look at the clock. */
size_t memory_count_inner(struct memory_walk *m, CXCursor cursor);

/* The text of a part of the main file on one line. NULL if a directive is inside. */
const char *memory_text(struct memory_walk *m, struct span span);
/* The span of a cursor whose text stands in the file as it is. Asks for the expansion of a macro that hides it. */
bool memory_span(struct memory_walk *m, CXCursor cursor, struct span *span);
unsigned memory_line(CXCursor cursor);
unsigned memory_end_line(CXCursor cursor);

/* Is the word written in this part of the file? */
bool memory_has_word(struct memory_walk *m, struct span span, const char *word);

/* Lists an access that is not recorded. */
void memory_leave(struct memory_walk *m, CXCursor cursor, enum reason reason);

/* The text that makes the record of the mark's block, whose value is the first of its slots; and that makes one of a single slot, up
 * to the address. */
const char *memory_block_text(const struct memory_walk *m);
const char *memory_one_text(const struct memory_walk *m);

/* Returns its index. */
uint32_t memory_add_block(struct memory_walk *m, uint8_t kind, unsigned line);
/* `before` and `behind` as in struct memory_mark. What is returned is valid until the next one. */
struct memory_mark *memory_mark(struct memory_walk *m, struct span at, uint32_t block, const char *before, const char *behind);

#endif
