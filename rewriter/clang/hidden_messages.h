/* Forms of which a compiler may say less in rewritten text, where line directives tell of other lines and files than those that it reads.
 * clang compares the line of a condition by these directives with that of the `;` behind it without them, and so does not tell of
 * bodies that are empty, -Wempty-body (Sema::DiagnoseEmptyStmtBody, clang 19). gcc looks for columns of the rewritten line in the
 * file that the directives name, and so does not tell of `if (a) b(); c();`, -Wmisleading-indentation (get_visual_column, gcc 12). */
#ifndef HIDDEN_MESSAGES_H
#define HIDDEN_MESSAGES_H

#include "lex.h"

/* Is there an `if (..);` or `switch (..);` in one line, or a loop `while (..);` or `for (..);` before what looks like its body? */
bool hidden_messages_of_clang(const struct tokens *tokens);
/* Is there a statement in the line of an `if` or a loop, behind the one that belongs to it? */
bool hidden_messages_of_gcc(const struct tokens *tokens);

#endif
