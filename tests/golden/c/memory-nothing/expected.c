#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Functions that access nothing have no records, and calls of them are like those of <math.h>. What follows a loop or an
 * `if` that is left through its end alone has a record only if it accesses something. */
static int counted;

int larger(int a, int b)
{
    if (a > b)
        return a;
    return b;
}

int largest(int a, int b, int c)
{
    return larger(larger(a, b), c);
}

int count(int a)
{ const int weft_is_late = weft_is_late_callee(WEFT_CALLED(3));
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, weft_is_late); return (*__extension__({ __auto_type weft_q0_0 = &(counted); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) += a;
}

int loop(const int *a, int n)
{
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); int most = 0;
    { weft_slot *weft_m2, weft_n2 = 0; for (int i = 0, weft_d2 __attribute((__unused__)) = __extension__({ weft_m2 = weft_block(weft_this_memory(), 2, 2, 0); weft_m2[1] = WEFT_ADDRESS(&(a[i])); 0; }); i < n; i++, weft_n2++)
        most = largest(most, a[i], 3); weft_m2[0] = weft_n2; }
    if (most > 7)
        { weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 0, 0); most = 7; }
    most *= 2;
    return most;
}

int calls(int n)
{
    weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 0, 1); int sum = (weft_tell_callee(weft_this_memory(), WEFT_CALLED(3), 0), count(n));
    if (sum > 3)
        { weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 0, 0); return 1; }
    weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 0, 0); sum++;
    return sum;
}
static const struct weft_site weft_sites[] = {
    { "larger", "input.c", "larger", 5, 10, 5, 2, 7, 0 },
    { "largest", "input.c", "largest", 12, 15, 5, 2, 7, 0 },
    { "count", "input.c", "count", 17, 20, 5, 2, 7, 0 },
    { "loop", "input.c", "loop", 22, 31, 5, 2, 7, 0 },
    { "calls", "input.c", "calls", 33, 40, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(5);
static const struct weft_block weft_blocks[] = {
    { 2, 0, 19, 19, 0, 2, 0, 1 },
    { 3, 0, 24, 24, 2, 0, 0, 0 },
    { 3, 0, 26, 26, 2, 1, 2, 2 },
    { 3, 0, 28, 28, 3, 0, 0, 0 },
    { 4, 0, 35, 35, 3, 0, 0, 0 },
    { 4, 0, 37, 37, 3, 0, 0, 0 },
    { 4, 0, 38, 39, 3, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 19, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 19, 12, 4, 1, 0, 0, 255, 0, 0 },
    { 26, 30, 4, 0, 0, 1, 255, 0, 4 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(7);
