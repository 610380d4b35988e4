/* The forms that a call can take, from the most exact one down, and what they need to know of its text. */
#ifndef JAVA_FORMS_H
#define JAVA_FORMS_H

#include "java_visit.h"

/* Fills the point's own data; what is captured has been chosen. Returns why it has to be left alone, or REASON_NONE. */
enum reason java_find_forms(const struct java_visit *visit, struct point *point);
/* Is it a lambda or a method reference, whose type comes from its place alone? */
bool java_is_function(const struct java_visit *visit, TSNode node);
/* May the expression that is a lambda's body stand as a statement as well, `() -> i++`, so that it fits a void method? */
bool java_is_statement_expression(const struct java_visit *visit, TSNode expression);

#endif
