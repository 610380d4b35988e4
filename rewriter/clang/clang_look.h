/* One look of the front end at a unit: parse it, and visit what is at file scope. */
#ifndef CLANG_LOOK_H
#define CLANG_LOOK_H

#include "clang_walk.h"

/* What a language does during a look. */
struct clang_visitor {
    bool shows_instances;          /* functions that are made of templates are among the cursors, those that no call names, too; variables are not */
    void (*begin)(struct walk *w); /* before the first cursor; NULL: nothing */
    /* Called for each cursor at file scope outside of system headers, with the struct cursor_frame above as data. */
    CXCursorVisitor visit;
    void (*finish)(struct walk *w); /* after the last cursor; NULL: nothing */
};

/* Returns -1 after a diagnostic if libclang cannot parse the unit. Errors in the source are added to `diags` and are
 * not a failure. */
int clang_look(struct unit *unit, const struct tokens *tokens, const struct rewrite_request *request, struct diags *diags,
               const struct clang_visitor *visitor);

#endif
