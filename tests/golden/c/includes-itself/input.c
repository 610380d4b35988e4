/* The file includes itself: its text stands there twice, each time as the compiler reads it. */
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
