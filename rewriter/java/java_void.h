/* Does a lambda that is a call return what the call returns, or nothing? Text alone does not tell. */
#ifndef JAVA_VOID_H
#define JAVA_VOID_H

#include "java_visit.h"

/* Is the call, which is the whole body of `lambda`, usually void there? The compiler has the last word; a good guess
 * saves it a round. */
bool java_is_likely_void(const struct java_visit *visit, TSNode call, TSNode lambda);

#endif
