#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Where the call may change which object is accessed, nothing is put around the access: C leaves the order open. */
extern int *where, a[4];
int g(void);
int f(int i);

int f(int i)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); weft_m0[0] = WEFT_ADDRESS(&(where)); where[1] = g();
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); a[i] = g(); weft_one(weft_this_memory(), 2, WEFT_ADDRESS(&(a[i])));
    weft_slot *const weft_m3 __attribute((__unused__)) = weft_block(weft_this_memory(), 3, 1, 1); weft_m3[0] = WEFT_ADDRESS(&(where)); return where[2] + g();
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 6, 11, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 8, 8, 0, 1, 0, 1 },
    { 0, 0, 9, 9, 1, 0, 1, 0 },
    { 0, 0, 9, 9, 1, 1, 1, 1 },
    { 0, 0, 10, 10, 2, 1, 1, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 8, 5, 8, 0, 0, 0, 255, 0, 0 },
    { 9, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 10, 12, 8, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(4);
