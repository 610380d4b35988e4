/* Where accesses are recorded: in a slot of the open run's record, in a record of their own, or summed up by a loop. */
#ifndef MEMORY_RECORD_H
#define MEMORY_RECORD_H

#include "memory_linear.h"

/* A base that is in a slot already. */
struct memory_base {
    const char *key;
    int64_t constant;
    uint32_t slot;
};

/* An access that was met. */
struct memory_met {
    CXCursor lvalue;
    bool loads, stores;
    bool is_atomic; /* whatever its type */
    struct memory_known known[4];
    size_t n_known;
};

typedef VEC(struct memory_met) memory_mets;

/* A loop whose iterations have records of their own, and whose first record has the bases of what is linear. */
struct memory_loop {
    struct memory_rules rules;
    uint32_t block;
    int64_t step;
    const char *guard; /* the condition that the loop begins with */
    struct str text;   /* that stores the bases and strides */
    VEC(struct memory_base) bases;
    const char *step_text, *spelling; /* "+1", and the variable's name */
    const memory_mets *test;          /* what the condition accesses, if that is the same before each iteration; or NULL */
    bool leaves;                      /* it may be left by a jump */
    bool has_turn;                    /* an iteration says that it begins */
    bool has_failed;                  /* an iteration cannot say that it begins */
};

/* How the record of the next run of statements can be opened. */
enum memory_opening {
    MEMORY_NOT,         /* not here */
    MEMORY_DECLARATION, /* before the statement that a mark is around */
    MEMORY_EXPRESSION   /* in a statement expression: a mark is around the expression */
};

/* Where accesses go. */
struct memory_place {
    struct memory_walk *m;
    bool is_open;
    uint32_t block; /* the open run's */
    VEC(struct memory_base) bases;
    memory_values values; /* of variables that were assigned to since the run could begin */
    enum memory_opening opening;
    size_t opening_mark;
    bool opens_behind_label;
    bool after_label;
    bool is_grouped;    /* in a group (memory_groups.h): an opening from before it stays */
    bool is_part;       /* the next run goes on with a block that was interrupted */
    memory_stale stale; /* ... and what may have happened in between */
    bool is_implied;    /* the next run runs whenever the block before it has run */
    bool is_turn;       /* the next run begins an iteration of `loop` */
    uint32_t behind;    /* 1 + offset of the statement whose directive of OpenMP has been dealt with; 0: none */
    struct memory_loop *loop;
    struct span statement; /* before and behind which something may be inserted; empty: none */
    struct span next;      /* the condition that is evaluated behind a declaration in a head; empty: none */
    bool next_is_body;     /* ... or the body of a loop, which begins behind it */
    memory_mets *met;      /* accesses are only collected */
    struct memory_known known[4];
    size_t n_known;
};

/* Makes sure that a run is open. Returns false if none can be. */
bool memory_open(struct memory_place *place, unsigned line);
/* The same for a statement or an expression that may have no accesses. What goes on with a block behind a call, or runs
 * whenever the block before it has run, has a record only if something is accessed there, or if it calls a function that
 * does not look at the clock itself. */
void memory_begin(struct memory_place *place, CXCursor what);
void memory_close(struct memory_place *place);
/* The statements in it are not looked at. */
void memory_pass_over(struct memory_place *place, CXCursor statement);

/* Has it a size, and is it a whole number of bytes? */
bool memory_is_wide(CXCursor lvalue);
/* Is the lvalue one that has no address? */
bool memory_is_bit_field(struct memory_walk *m, CXCursor lvalue);
struct memory_access memory_describe(CXCursor lvalue, bool stores);
/* How a variable is declared whose type its initialiser gives. */
const char *memory_auto_type(const struct memory_walk *m);
/* The text of an address, where the variables of loops that are written out have the values that they had there; NULL: it
 * has no text of its own. */
const char *memory_address_text(struct memory_walk *m, CXCursor lvalue, const struct memory_known *known, size_t n_known);

/* Adds what an access does, its load and its store, to the table of a block. */
void memory_add_accesses(struct memory_walk *m, uint32_t block, const struct memory_met *met, uint32_t slot, int64_t offset);
/* Adds an access of a loop to its block: finds or makes base and stride. Returns false if it is not linear. */
bool memory_add_linear(struct memory_loop *loop, struct memory_walk *m, const struct memory_met *met, uint8_t part, uint32_t to);
/* In the open run, when the address in `span` is computed; or found by a base that is in a slot already. */
void memory_record_in_slot(struct memory_place *place, const struct memory_met *met, struct span span);
/* In a record of its own, when the address in `span` is computed. */
void memory_record_in_place(struct memory_place *place, const struct memory_met *met, struct span span);
/* A block for an access that is recorded when its address is computed; returns its number. */
uint32_t memory_record_apart(struct memory_place *place, const struct memory_met *met);
/* A variable is assigned a value. NULL: one that is not known. */
void memory_set_value(struct memory_place *place, CXCursor variable, const struct memory_sum *sum);
/* What may be taken as settled at the place. */
struct memory_rules memory_rules_at(const struct memory_place *place);

#endif
