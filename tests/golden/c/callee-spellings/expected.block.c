#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* Every way to spell a callee that costs nothing: parentheses, address, dereference, pointer, member, table, cast, choice. */
struct ops {
    int (*run)(int);
    struct ops *next;
    int (*table[2])(int);
};
int f(int);
int h(int);
extern int (*pointer)(int);
extern int (*row[4])(int);

int caller(struct ops o, struct ops *p, int i, void *any)
{
    int n = 0;
    n += __extension__({ __auto_type weft_r0 = (WEFT_BEGIN(0), (f)(1)); WEFT_END(0); weft_r0; });
    n += __extension__({ __auto_type weft_r1 = (WEFT_BEGIN(1), (&f)(2)); WEFT_END(1); weft_r1; });
    n += __extension__({ __auto_type weft_r2 = (WEFT_BEGIN(2), (*f)(3)); WEFT_END(2); weft_r2; });
    n += __extension__({ __auto_type weft_r3 = (WEFT_BEGIN(3), (***f)(4)); WEFT_END(3); weft_r3; });
    n += __extension__({ __auto_type weft_r4 = (WEFT_BEGIN(4), pointer(5)); WEFT_END(4); weft_r4; });
    n += __extension__({ __auto_type weft_r5 = (WEFT_BEGIN(5), (*pointer)(6)); WEFT_END(5); weft_r5; });
    n += __extension__({ __auto_type weft_r6 = (WEFT_BEGIN(6), o.run(7)); WEFT_END(6); weft_r6; });
    n += __extension__({ __auto_type weft_r7 = (WEFT_BEGIN(7), p->run(8)); WEFT_END(7); weft_r7; });
    n += __extension__({ __auto_type weft_r8 = (WEFT_BEGIN(8), p->next->run(9)); WEFT_END(8); weft_r8; });
    n += __extension__({ __auto_type weft_r9 = (WEFT_BEGIN(9), p->table[1](10)); WEFT_END(9); weft_r9; });
    n += __extension__({ __auto_type weft_r10 = (WEFT_BEGIN(10), row[i](11)); WEFT_END(10); weft_r10; });
    n += __extension__({ __auto_type weft_r11 = (WEFT_BEGIN(11), (*row[2])(12)); WEFT_END(11); weft_r11; });
    n += __extension__({ __auto_type weft_r12 = (WEFT_BEGIN(12), (i ? f : h)(13)); WEFT_END(12); weft_r12; });
    n += __extension__({ __auto_type weft_r13 = (WEFT_BEGIN(13), ((int (*)(int))any)(14)); WEFT_END(13); weft_r13; });
    return n;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "caller", 15, 15, 10, 4, 0, 0 },
    { "f", "input.c", "caller", 16, 16, 10, 4, 0, 0 },
    { "f", "input.c", "caller", 17, 17, 10, 4, 0, 0 },
    { "f", "input.c", "caller", 18, 18, 10, 4, 0, 0 },
    { "*pointer", "input.c", "caller", 19, 19, 10, 4, 0, 0 },
    { "*pointer", "input.c", "caller", 20, 20, 10, 4, 0, 0 },
    { "ops.run", "input.c", "caller", 21, 21, 10, 4, 0, 0 },
    { "ops.run", "input.c", "caller", 22, 22, 10, 4, 0, 0 },
    { "ops.run", "input.c", "caller", 23, 23, 10, 4, 0, 0 },
    { "ops.table", "input.c", "caller", 24, 24, 10, 4, 0, 0 },
    { "*row", "input.c", "caller", 25, 25, 10, 4, 0, 0 },
    { "*row", "input.c", "caller", 26, 26, 10, 4, 0, 0 },
    { "<expression>", "input.c", "caller", 27, 27, 10, 4, 0, 0 },
    { "<expression>", "input.c", "caller", 28, 28, 10, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(14);
