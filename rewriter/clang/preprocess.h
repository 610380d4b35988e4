/* The real compiler's preprocessor. */
#ifndef PREPROCESS_H
#define PREPROCESS_H

#include "lex.h"
#include "request.h"

/* The tokens that `compiler -E -dD` prints when it reads `text` as the unit's source. Linemarkers, pragmas and the
 * definitions of macros, which -dD keeps, are TOKEN_DIRECTIVE. The compiler's messages are discarded. Returns -1 if
 * it cannot be run, or fails. */
int preprocess(const struct unit *unit, const struct rewrite_request *request, struct slice text, struct tokens *tokens);

/* The same for the unit's file where it is, with the directives of -dI: each #include, #include_next and #import that
 * was not skipped. Definitions of macros are kept with `defines` alone. */
int preprocess_file(const struct unit *unit, const struct rewrite_request *request, bool defines, struct tokens *tokens);

/* A linemarker: # line "name" flags. */
struct linemarker {
    unsigned line;
    struct slice name; /* escaped, as it stands between the quotes */
    bool enters, leaves;
    unsigned system; /* 0; 3: a system header; 4: a system header of C */
};
/* Returns false if the token is not a linemarker. */
bool linemarker_read(const struct tokens *tokens, size_t index, struct linemarker *marker);

/* How the name of the unit itself begins in the output where no #line says otherwise (__BASE_FILE__). */
#define PREPROCESS_NAME "/proc/self/fd/"

#endif
