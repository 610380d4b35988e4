/* The macros that a preprocessor's output defines, where it was asked to print definitions (preprocess.h). The compiler's
 * predefined ones are not among them, nor those that stand for themselves alone. */
#ifndef MACRO_NAMES_H
#define MACRO_NAMES_H

#include "lex.h"

/* Of a name that is defined several times: one of the definitions. */
struct macro_name {
    struct slice name, body;
    bool has_parameters; /* in any of them */
};

typedef VEC(struct macro_name) macro_names; /* sorted */

/* The output's text must stay where it is. */
void macro_names_find(struct arena *arena, const struct tokens *output, macro_names *macros);
/* NULL: there is none of this name. */
const struct macro_name *macro_names_known(const macro_names *macros, struct slice name);
/* Does it end in the name of a macro that takes parentheses behind the invocation? */
bool macro_names_take_more(const macro_names *macros, const struct macro_name *macro);

#endif
