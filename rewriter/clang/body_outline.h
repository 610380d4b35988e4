/* Where in a text there are bodies of functions, in which calls stand: a guess, by words and signs. What opens a brace and begins like
 * no class, namespace or linkage is one. */
#ifndef BODY_OUTLINE_H
#define BODY_OUTLINE_H

#include "lex.h"

/* To start, zero it. */
struct body_outline {
    int bodies;     /* braces that are open, from the outermost one of a body on */
    bool is_value;  /* behind the = of a declaration or of a parameter */
    bool is_scope;  /* the declaration at hand has said class, namespace ..., */
    bool is_spoilt; /* or something that no such declaration has in front of its brace */
};

/* Reads the next token. Directives do not count. */
void body_outline_read(struct body_outline *outline, const struct tokens *tokens, size_t i);

#endif
