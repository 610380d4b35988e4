#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Functions of included files are recorded, too; lines and columns are those of the files, before macros are expanded. */
# 1 "table.h" 1
/* A function of a header: its lines are those of the header. */
extern int a[9];
#define PICK(i) a[(i) + 1]

static inline int get(int i)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 0); return (*__extension__({ __auto_type weft_q0_0 = &(a[i]); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) + 1;
}
# 3 "input.c" 2
int a[9];
int f(void);

int f(void)
{
    weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 1, 1); (*__extension__({ __auto_type weft_q1_0 = &(a[1]); weft_m1[0] = WEFT_ADDRESS(weft_q1_0); weft_q1_0; })) = 3; a[2] = PICK(2); a[3] = 1;
    return get(2) - 1;
}
static const struct weft_site weft_sites[] = {
    { "get", "table.h", "get", 5, 8, 19, 2, 7, 0 },
    { "f", "input.c", "f", 6, 10, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 7, 7, 0, 1, 0, 1 },
    { 1, 0, 8, 9, 1, 4, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 7, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 8, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 8, 22, 4, 0, 0, 0, 255, 8, 0 },
    { 8, 15, 4, 1, 0, 0, 255, 4, 0 },
    { 8, 31, 4, 1, 0, 0, 255, 8, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(2);
