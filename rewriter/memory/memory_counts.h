/* The head of a `for`, and how often it runs: variables that count. */
#ifndef MEMORY_COUNTS_H
#define MEMORY_COUNTS_H

#include "memory_linear.h"

/* Parts that are missing are null cursors. */
struct memory_head {
    CXCursor init, test, step, body;
    struct span statement; /* with everything that belongs to it */
    uint32_t after_init;   /* offset of the first semicolon */
    uint32_t after_step;   /* offset of the parenthesis that closes the head */
    bool is_plain;         /* the text of the head is not hidden by macros */
};
bool memory_read_head(struct memory_walk *m, CXCursor loop, struct memory_head *head);

/* A loop that counts a local variable up or down by a constant amount, and changes it nowhere else. */
struct memory_count {
    CXCursor variable;
    const char *name, *spelling;
    int64_t step;
    const char *step_text; /* "+4" */
};
bool memory_find_count(struct memory_walk *m, const struct memory_head *head, struct memory_count *count);

/* The value that the head gives the variable first; null: it is not seen. */
CXCursor memory_first_value(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count);
/* If the loop runs a small number of times that is known here: how often, and the first value of its variable. */
bool memory_known_turns(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, int64_t *first, int64_t *turns);

/* Is the compiler given this flag? */
bool memory_has_flag(const struct memory_walk *m, const char *flag);
/* The offset behind the statement, with its semicolon; `end`: where its cursor ends. */
uint32_t memory_end_of(struct memory_walk *m, CXCursor statement, uint32_t end);

#endif
