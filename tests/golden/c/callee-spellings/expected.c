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
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (WEFT_BEGIN(0), (f)(1))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), (&f)(2))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (WEFT_BEGIN(2), (*f)(3))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), (***f)(4))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), pointer(5))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(5), (WEFT_BEGIN(5), (*pointer)(6))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(6), (WEFT_BEGIN(6), o.run(7))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(7), (WEFT_BEGIN(7), p->run(8))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(8), (WEFT_BEGIN(8), p->next->run(9))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(9), (WEFT_BEGIN(9), p->table[1](10))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(10), (WEFT_BEGIN(10), row[i](11))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(11), (WEFT_BEGIN(11), (*row[2])(12))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(12), (WEFT_BEGIN(12), (i ? f : h)(13))));
    n += (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(13), (WEFT_BEGIN(13), ((int (*)(int))any)(14))));
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
