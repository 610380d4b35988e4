/* The file is included in front of itself (-include): that text cannot come in, and a line of the file is two lines of the unit. */
#ifndef ROUND
#define ROUND 1
int f(int);
static inline int first(int x)
{
    return f(x);
}
#else
int second(int x)
{
    return first(x);
}
#endif
