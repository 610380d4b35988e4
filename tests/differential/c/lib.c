#include <stdio.h>

#include "lib.h"

/* "> depth name" and "< depth name" tell of calls, "!" lines of effects. */
static int depth;

void in(const char *name)
{
    printf("> %d %s\n", depth++, name);
}

int out(const char *name, int value)
{
    printf("< %d %s\n", --depth, name);
    return value;
}

void mark(int *where) { *where = depth; }
void back(int *where) { depth = *where; }
void begin_case(int number) { printf("case %d\n", number); }
void end_case(int number, int value) { printf("! case %d gives %d\n", number, value); }

struct S s0 = { 7, { 1, 2, 3, 4, 5, 6, 7, 8 }, &s0, p_one, 3 };
int a0[8] = { 3, 1, 4, 1, 5, 9, 2, 6 };
int (*const table[2])(int) = { p_one, e_one };

#define DEFINE(type, name, parameters, format, values, result)                                                         \
    type p_##name parameters                                                                                           \
    {                                                                                                                  \
        in("p_" #name);                                                                                                \
        type value = result;                                                                                           \
        out("p_" #name, 0);                                                                                            \
        return value;                                                                                                  \
    }                                                                                                                  \
    type e_##name parameters                                                                                           \
    {                                                                                                                  \
        in("e_" #name);                                                                                                \
        printf("! " #name "(" format ")\n", values);                                                                   \
        type value = result;                                                                                           \
        out("e_" #name, 0);                                                                                            \
        return value;                                                                                                  \
    }
#define AND ,
static struct S made(int x)
{
    struct S s = s0;
    s.v = x;
    s.w[x & 7] = x;
    s.bits = (unsigned)x & 31;
    return s;
}
static int (*picked(int x))(int) { return table[x & 1]; }

DEFINE(int, one, (int x), "%d", x, (x & 255) + 1)
DEFINE(int, two, (int x, int y), "%d %d", x AND y, (x - 2 * y) & 511)
DEFINE(int, three, (int x, long y, double z), "%d %ld %g", x AND y AND z, (int)((x + 3 * y) & 255) + (z > 1))
DEFINE(long, long, (long x), "%ld", x, (x & 65535) * 3)
DEFINE(double, real, (double x), "%g", x, x < 1e6 && x > -1e6 ? x * 0.5 : 1)
DEFINE(char, char, (char x), "%d", x, (char)(x + 1))
DEFINE(_Bool, bool, (int x), "%d", x, x & 1)
DEFINE(struct S, make, (int x), "%d", x, made(x))
DEFINE(struct S, same, (struct S s), "%d", s.v, s)
DEFINE(int, value, (struct S s), "%d %d", s.v AND s.w[3], s.v + s.w[3] + s.bits)
DEFINE(struct S *, at, (struct S *s), "%d", s->v, s->self ? s->self : s)
DEFINE(int *, row, (int x), "%d", x, x & 1 ? a0 : s0.w)
DEFINE(const char *, text, (int x), "%d", x, x & 1 ? "odd text" : "even text")
int (*p_pick(int x))(int)
{
    in("p_pick");
    out("p_pick", 0);
    return picked(x);
}
int (*e_pick(int x))(int)
{
    in("e_pick");
    printf("! pick(%d)\n", x);
    out("e_pick", 0);
    return picked(x);
}
int p_apply(int (*f)(int), int x)
{
    in("p_apply");
    out("p_apply", 0);
    return x + (f == e_one);
}
int e_apply(int (*f)(int), int x)
{
    in("e_apply");
    printf("! apply(%d, %d)\n", f == e_one, x);
    out("e_apply", 0);
    return x + (f == e_one);
}
void p_void(int x)
{
    in("p_void");
    (void)x;
    out("p_void", 0);
}
void e_void(int x)
{
    in("e_void");
    printf("! void(%d)\n", x);
    out("e_void", 0);
}
static int summed(int n, va_list values)
{
    int sum = 0;
    while (n-- > 0)
        sum += va_arg(values, int) & 1023;
    return sum;
}
int p_sum(int n, ...)
{
    in("p_sum");
    va_list values;
    va_start(values, n);
    int sum = summed(n, values);
    va_end(values);
    return out("p_sum", sum);
}
int e_sum(int n, ...)
{
    in("e_sum");
    va_list values;
    va_start(values, n);
    int sum = summed(n, values);
    va_end(values);
    printf("! sum(%d, %d)\n", n, sum);
    return out("e_sum", sum);
}
int e_shown(const char *text, int x)
{
    in("e_shown");
    printf("! shown(%s, %d)\n", text, x);
    return out("e_shown", x & 7);
}
void e_clean(int *x)
{
    in("e_clean");
    printf("! clean(%d)\n", *x);
    out("e_clean", 0);
}
void e_jump(jmp_buf *to, int x)
{
    in("e_jump");
    printf("! jump(%d)\n", x);
    longjmp(*to, (x & 3) + 1);
}
