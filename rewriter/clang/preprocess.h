/* The real compiler's preprocessor. */
#ifndef PREPROCESS_H
#define PREPROCESS_H

#include "lex.h"
#include "request.h"

/* Tokens of what `compiler -E -dD` prints when it reads `text` as the unit's source; linemarkers, pragmas and the definitions of macros, which
 * -dD keeps, are TOKEN_DIRECTIVE. The compiler's messages are dropped. Returns -1 when it cannot be run or fails. */
int preprocess(const struct unit *unit, const struct rewrite_request *request, struct slice text, struct tokens *tokens);

/* The same of the unit's file where it lies, with the directives of -dI: #include, #include_next and #import that were not skipped. */
int preprocess_file(const struct unit *unit, const struct rewrite_request *request, struct tokens *tokens);

/* A linemarker: # line "name" flags. */
struct linemarker {
    unsigned line;
    struct slice name; /* escaped, as it stands between the quotes */
    bool enters, leaves;
    unsigned system; /* 0; 3: a system header; 4: one of C */
};
/* False: the token is none. */
bool linemarker_read(const struct tokens *tokens, size_t index, struct linemarker *marker);

/* What the name of the unit itself would be in the output where no #line says otherwise (__BASE_FILE__). */
#define PREPROCESS_NAME "/proc/self/fd/"

#endif
