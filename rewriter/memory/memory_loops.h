/* Loops that are recorded as a whole: the bases of their accesses and the number of their iterations. */
#ifndef MEMORY_LOOPS_H
#define MEMORY_LOOPS_H

#include "memory_access.h"

/* The head of a `for`. Parts that are missing are null cursors. */
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

/* If the loop runs a small number of times that is known here: how often, and the first value of its variable. */
bool memory_known_turns(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, int64_t *first, int64_t *turns);

/* Only expressions, declarations, blocks, and loops of a small known number of turns: no calls, nothing that is left out
 * or left early. */
bool memory_is_straight(struct memory_walk *m, CXCursor statement);

/* Does nothing change if the expression is evaluated once more? */
bool memory_may_repeat(struct memory_walk *m, CXCursor expression);

/* Collects the accesses of a straight statement, in order, into place->met. */
void memory_collect(struct memory_place *place, CXCursor statement);

/* Prepares the loop's rules. `loop->guard` is NULL if the condition may not be evaluated twice. */
void memory_prepare_loop(struct memory_walk *m, const struct memory_head *head, const struct memory_count *count, struct memory_loop *loop);

/* Adds the block of a loop that can be recorded as a whole, with the accesses of its condition or without; `loop->text` computes their
 * bases. Returns false, and has changed nothing, if that is not possible. */
bool memory_add_loop(struct memory_place *place, const struct memory_head *head, const struct memory_count *count, bool has_head,
                     struct memory_loop *loop);
/* Records the loop as a whole. Returns false, and has changed nothing, if that is not possible. */
bool memory_whole_loop(struct memory_place *place, const struct memory_head *head, const struct memory_count *count);
/* The text that is inserted behind the first part of the head. */
void memory_mark_bases(struct memory_walk *m, const struct memory_head *head, uint32_t block, const char *text);
/* May each iteration have a record that refers to one before the loop? Not if the loop can be entered by a jump, if other
 * threads execute a part of it, or if a function that it calls may begin it once more. */
bool memory_has_turns(struct memory_walk *m, const struct memory_head *head);
/* Are the accesses of the condition the same before each iteration, and is it always what ends the loop? */
bool memory_same_test(struct memory_walk *m, const struct memory_head *head, const struct memory_loop *loop, memory_mets *test);
/* Is a directive written in this part of the file, other than those that choose between texts? */
bool memory_has_directive(struct memory_walk *m, struct span span);
/* The offset behind the statement, with its semicolon; `end`: where its cursor ends. */
uint32_t memory_end_of(struct memory_walk *m, CXCursor statement, uint32_t end);

#endif
