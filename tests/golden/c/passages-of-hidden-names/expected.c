#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A conversion back to a value's own type must not use a name that means something else in the function. */
typedef enum { RED, GREEN } color;
typedef struct { int x; } *point;
struct tagged { int x; };
typedef struct tagged tagged;
color next(color);
point at(int);
tagged *make(int);
unsigned long size(void);

int variable(color color)
{
    int point = 1;
    color = (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(0), (WEFT_BEGIN(0), next(color))));
    return point + (color == (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(1), (WEFT_BEGIN(1), next(color))))) + __extension__({ WEFT_POINT(weft_p2, 2, 0); at(2); })->x;
}

int tag(int x)
{
    struct tagged { char c; int x; } other = { 'c', x };
    return other.x + __extension__({ WEFT_POINT(weft_p3, 3, 0); make(1); })->x;
}

int neither(int x)
{
    typedef int tagged;
    tagged size_t = 2;
    return (int)(WEFT_INTEGER(unsigned long)weft_value_unsigned(WEFT_SITE(4), (WEFT_BEGIN(4), size()))) + size_t + __extension__({ WEFT_POINT(weft_p5, 5, 0); make(x); })->x + (WEFT_AS(point)weft_value_pointer(WEFT_SITE(6), (WEFT_BEGIN(6), at(x))))->x;
}
static const struct weft_site weft_sites[] = {
    { "next", "input.c", "variable", 14, 14, 13, 4, 0, 0 },
    { "next", "input.c", "variable", 15, 15, 30, 7, 0, 0 },
    { "at", "input.c", "variable", 15, 15, 45, 6, 0, 0 },
    { "make", "input.c", "tag", 21, 21, 22, 6, 0, 0 },
    { "size", "input.c", "neither", 28, 28, 17, 8, 0, 0 },
    { "make", "input.c", "neither", 28, 28, 35, 7, 0, 0 },
    { "at", "input.c", "neither", 28, 28, 48, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(7);
