#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Blocks alone: records without addresses. */
extern int a[10];
int g(int);
int f(int i);

int f(int i)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 0, 1); int sum = 0;
    { weft_slot *weft_m1, weft_n1 = 0; for (int k = 0, weft_d1 __attribute((__unused__)) = __extension__({ weft_m1 = weft_block(weft_this_memory(), 1, 1, 0); 0; }); k < i; k++, weft_n1++)
        sum += a[k]; weft_m1[0] = weft_n1; }
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 0, 0); if (sum > 3)
        { weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 0, 0); return g(sum); }
    weft_slot *const weft_m4 __attribute((__unused__)) = weft_block(weft_this_memory(), 4, 0, 1); switch (i) {
    case 1:
        ; weft_slot *const weft_m5 __attribute((__unused__)) = weft_block(weft_this_memory(), 5, 0, 1); sum++;
        break;
    default:
        ; weft_slot *const weft_m6 __attribute((__unused__)) = weft_block(weft_this_memory(), 6, 0, 1); sum--;
    }
    { struct weft_run weft_run __attribute((__cleanup__(weft_run_end))) = weft_run_begin(weft_this_memory(), 0); do
        { weft_slot *const weft_m7 __attribute((__unused__)) = weft_put(&weft_run, weft_this_memory(), 7, 0); i++; }
    while (i < 3); }
    weft_slot *const weft_m8 __attribute((__unused__)) = weft_block(weft_this_memory(), 8, 0, 0); return sum;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 6, 24, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 8, 8, 0, 0, 0, 0 },
    { 0, 0, 10, 10, 0, 0, 2, 1 },
    { 0, 0, 11, 11, 0, 0, 0, 0 },
    { 0, 0, 12, 12, 0, 0, 0, 0 },
    { 0, 0, 13, 13, 0, 0, 0, 0 },
    { 0, 0, 15, 15, 0, 0, 0, 0 },
    { 0, 0, 18, 18, 0, 0, 0, 0 },
    { 0, 0, 21, 21, 0, 0, 0, 0 },
    { 0, 0, 23, 23, 0, 0, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(9);
