#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* Operations on atomic objects are not recorded, but the tables of the blocks say that there is one (slot 255). */
static int flag, data;
void work_store(void)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); (*__extension__({ __auto_type weft_q0_0 = &(data); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = 1;
    __atomic_store_n(&flag, 1, __ATOMIC_RELEASE);
}
int work_load(void)
{
    while (__extension__({ weft_slot *const weft_m1 __attribute((__unused__)) = weft_block(weft_this_memory(), 1, 0, 1); !__atomic_load_n(&flag, __ATOMIC_ACQUIRE); }))
        ;
    weft_slot *const weft_m2 __attribute((__unused__)) = weft_block(weft_this_memory(), 2, 1, 1); weft_m2[0] = WEFT_ADDRESS(&(data)); return data + __sync_fetch_and_add(&flag, 1);
}
static const struct weft_site weft_sites[] = {
    { "work_store", "input.c", "work_store", 3, 7, 6, 2, 7, 0 },
    { "work_load", "input.c", "work_load", 8, 13, 5, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(2);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 5, 6, 0, 2, 0, 1 },
    { 1, 0, 10, 10, 2, 1, 1, 0 },
    { 1, 0, 12, 12, 3, 2, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 5, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 6, 5, 0, 4, 0, 255, 255, 0, 0 },
    { 10, 12, 0, 4, 0, 255, 255, 0, 0 },
    { 12, 12, 0, 4, 0, 255, 255, 0, 0 },
    { 12, 12, 4, 0, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(3);
