/* The text of an excluded header comes in where an included one needs it; its calls are left alone. */
#include "inline.h"
int caller(int x) { return g(x); }
