#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Recursion in tail position, which the compiler makes a jump: alone, by two functions, through a macro, in every
 * statement that can be the last one. Calls that are not the last thing, or do not lead back, are points. */
int plain(int);
int is_even(unsigned n);
#define NEXT(f, n) f((n) - 1)

int is_odd(unsigned n)
{
    return n == 0 ? 0 : is_even(n - (unsigned)(WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), plain(1)))));
}

int is_even(unsigned n)
{
    if (n == 0)
        return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), plain(1))));
    return NEXT(is_odd, n);
}

unsigned gcd(unsigned a, unsigned b)
{
    return b ? (gcd(b, a % b)) : a;
}

unsigned factorial(unsigned n)
{
    return n ? n * (WEFT_INTEGER(unsigned int)weft_value_unsigned(WEFT_SITE(2), (WEFT_BEGIN(2), factorial(n - 1)))) : 1;
}

void first(int n);

void second(int n, int kind)
{
    switch (kind) {
    case 0:
        first(n);
        break;
    case 1: {
        first(n + 1);
        return;
    }
    case 2:
        (WEFT_BEGIN(3), (void)first(n + 2), WEFT_END(3));
        (WEFT_BEGIN(4), (void)plain(2), WEFT_END(4));
        break;
    default:
        if (n)
            first(n + 3);
    }
}

void first(int n)
{
    while (n > 9) {
        (WEFT_BEGIN(5), (void)second(n, 1), WEFT_END(5));
        n = (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), plain(n))));
    }
    if (n)
        second(n - 1, (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), plain(n)))));
    else {
        (WEFT_BEGIN(8), (void)plain(n), WEFT_END(8));
    }
}

int leads_out(unsigned n)
{ WEFT_POINT(weft_p9, 9, 0);
    return (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), is_odd(n))));
}

int recorded(int n)
{
    return n ? (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), recorded(n - 1)))) : 0;
}
static const struct weft_site weft_sites[] = {
    { "plain", "input.c", "is_odd", 9, 9, 47, 8, 0, 0 },
    { "plain", "input.c", "is_even", 15, 15, 16, 5, 0, 0 },
    { "factorial", "input.c", "factorial", 26, 26, 20, 6, 0, 0 },
    { "first", "input.c", "second", 42, 42, 9, 6, 0, 0 },
    { "plain", "input.c", "second", 43, 43, 9, 5, 0, 0 },
    { "second", "input.c", "first", 54, 54, 9, 5, 0, 0 },
    { "plain", "input.c", "first", 55, 55, 13, 6, 0, 0 },
    { "plain", "input.c", "first", 58, 58, 23, 5, 0, 0 },
    { "plain", "input.c", "first", 60, 60, 9, 5, 0, 0 },
    { "leads_out", "input.c", "leads_out", 64, 67, 5, 2, 3, 0 },
    { "is_odd", "input.c", "leads_out", 66, 66, 12, 4, 0, 0 },
    { "recorded", "input.c", "recorded", 71, 71, 16, 5, 0, 0 },
};
WEFT_UNIT_DEFINE(12);
