/* -pedantic calls linemarkers an extension: #line in their place. */
#include "inline.h"
int caller(int x) { return g(x); }
