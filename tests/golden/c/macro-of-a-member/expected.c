#include <weft/probe.h>
WEFT_UNIT_DECLARE;
#line 1 "input.c"
/* A macro of the name of the member that it calls (PostgreSQL's walrcv_connect): the name may not be in parentheses, but what expands to
 * nothing may follow it. One without parameters stays: its name would be replaced again, whatever follows. */
struct functions {
    int (*connect)(int, int);
    int (*dot)(int);
    int first;
};
#define connect(a, b) functions->connect(a, b)
#define dot(a) functions->dot(a)
#define first made.first
#define CALL(x) call(x)
int call(int);

int caller(struct functions *functions, struct functions made, int n)
{
    return  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(0), (functions->connect WEFT_COUNT_ON() (n, (WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(0), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(1), (WEFT_BEGIN(1), functions->connect WEFT_COUNT_ON() (n, 1))))))))))  +  (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(2), (functions->dot WEFT_COUNT_ON() ((WEFT_INTEGER(int)weft_ready_signed(WEFT_SITE(2), (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(3), (WEFT_BEGIN(3), call(n))))))))))  + (WEFT_INTEGER(int)weft_value_signed(WEFT_SITE(4), (WEFT_BEGIN(4), call(first)))) + CALL(first);
}
static const struct weft_site weft_sites[] = {
    { "functions.connect", "input.c", "caller", 16, 16, 12, 7, 0, 0 },
    { "functions.connect", "input.c", "caller", 16, 16, 12, 8, 0, 0 },
    { "functions.dot", "input.c", "caller", 16, 16, 40, 7, 0, 0 },
    { "call", "input.c", "caller", 16, 16, 40, 8, 0, 0 },
    { "call", "input.c", "caller", 16, 16, 55, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(5);
