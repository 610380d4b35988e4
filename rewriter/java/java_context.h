/* Where an expression stands, and whether its type is asked for there. */
#ifndef JAVA_CONTEXT_H
#define JAVA_CONTEXT_H

#include "java_visit.h"

/* Does it matter here whether the type is a box or a type variable that stands for one? So it does where overloads are
 * chosen by it (JLS 15.12.2), where the type of a conditional or switch expression comes from it (15.25, 15.28.1), and
 * where a lambda returns it. Elsewhere a box is converted as what it is inferred to be. */
bool java_keeps_box(const struct java_visit *visit, TSNode expression);

#endif
