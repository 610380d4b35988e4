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
    n += __extension__({ WEFT_POINT(weft_p0, 0, 0); (f)(1); });
    n += __extension__({ WEFT_POINT(weft_p1, 1, 0); (&f)(2); });
    n += __extension__({ WEFT_POINT(weft_p2, 2, 0); (*f)(3); });
    n += __extension__({ WEFT_POINT(weft_p3, 3, 0); (***f)(4); });
    n += __extension__({ WEFT_POINT(weft_p4, 4, 0); pointer(5); });
    n += __extension__({ WEFT_POINT(weft_p5, 5, 0); (*pointer)(6); });
    n += __extension__({ WEFT_POINT(weft_p6, 6, 0); o.run(7); });
    n += __extension__({ WEFT_POINT(weft_p7, 7, 0); p->run(8); });
    n += __extension__({ WEFT_POINT(weft_p8, 8, 0); p->next->run(9); });
    n += __extension__({ WEFT_POINT(weft_p9, 9, 0); p->table[1](10); });
    n += __extension__({ WEFT_POINT(weft_p10, 10, 0); row[i](11); });
    n += __extension__({ WEFT_POINT(weft_p11, 11, 0); (*row[2])(12); });
    n += __extension__({ WEFT_POINT(weft_p12, 12, 0); (i ? f : h)(13); });
    n += __extension__({ WEFT_POINT(weft_p13, 13, 0); ((int (*)(int))any)(14); });
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
