/* Bodies of functions as points, and what they return. */
#ifndef CLANG_BODIES_H
#define CLANG_BODIES_H

#include "clang_walk.h"

/* Adds the points of the function's body: that of "global" for main, and that of "function". */
void clang_visit_entries(const struct cursor_frame *here);
/* Adds one of them: its reason is set if it is left alone. */
struct point *clang_add_entry(const struct cursor_frame *here, const struct config_probe *probe);
/* A return statement: what it returns is noted for the points of the body that it leaves. */
void clang_visit_return(const struct cursor_frame *here);
/* To be called after the body was visited: its points get its return statements. */
void clang_leave_function(const struct cursor_frame *here);
/* The place at which a declaration may be inserted in the body that begins with this brace. */
uint32_t clang_entry_place(const struct tokens *tokens, size_t brace);

#endif
