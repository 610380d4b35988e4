/* The call stands right behind a macro definition with continuation lines, and at column one. */
#define LONG(x) \
    ((x) \
     + 1)
int f(int);
int caller(int x)
{
return LONG(x) +
f(LONG(x))
;
}
