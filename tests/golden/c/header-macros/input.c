/* Macros of the header in the header and in the unit; the unit's macros in the header; an assignment that needs a function of its own. */
#define ADD(x) add(x)
int add(int);
#include "macros.h"
int caller(int *p)
{
    *p++ = inner(CALL(1));
    return CALL(inner(*p));
}
int untouched(int x)
{
    return add(x);
}
