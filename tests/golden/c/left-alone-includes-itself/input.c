/* The file includes itself: each line of it is several lines of the unit, with other macros each time. */
#ifndef ROUND
#define ROUND 1
int f(int);
#include "input.c"
#undef ROUND
#define ROUND 2
int last(int x)
{
    return f(x);
}
#else
int first(int x)
{
    return f(x);
}
#endif
