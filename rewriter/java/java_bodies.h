/* Bodies of methods, constructors, initialisers and lambdas: where they begin and end, and the points that they are
 * themselves ("function", and the life of main). */
#ifndef JAVA_BODIES_H
#define JAVA_BODIES_H

#include "java_visit.h"

/* Makes the body that `node` is: a block, or the expression of a lambda. */
struct java_body *java_open_body(const struct java_visit *visit, TSNode node);
/* The points that the body of a method or constructor is. */
void java_add_entries(const struct java_visit *visit, const struct java_body *body, const char *name, bool is_main);
/* Notes the catch and finally clauses of a try statement, which stands in visit->body. */
void java_add_handlers(const struct java_visit *visit);

#endif
