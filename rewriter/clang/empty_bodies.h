/* Where clang says less of rewritten text: it compares the line of a condition by line directives with that of the `;` behind it
 * without them, and so does not tell of bodies that are empty, -Wempty-body (Sema::DiagnoseEmptyStmtBody, clang 19). */
#ifndef EMPTY_BODIES_H
#define EMPTY_BODIES_H

#include "lex.h"

/* Is there an `if (..);` or `switch (..);` in one line, or a loop `while (..);` or `for (..);` before what looks like its body? */
bool empty_bodies_in(const struct tokens *tokens);

#endif
