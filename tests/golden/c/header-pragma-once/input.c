/* Directives that the compiler skips are blank, wherever they stand: it does not know the file by name any more. */
#include "sub/once.h"
#include "again.h"
#include "sub/once.h"
int caller(int x) { return once(x); }
