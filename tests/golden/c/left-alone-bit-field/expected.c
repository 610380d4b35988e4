#include <weft/probe.h>
#include <weft/memory.h>
WEFT_UNIT_DECLARE; WEFT_MEMORY_DECLARE
#line 1 "input.c"
/* A bit-field has no address. */
struct s {
    unsigned flag : 3;
    int plain;
};
void f(struct s *p);

void f(struct s *p)
{
    weft_slot *const weft_m0 __attribute((__unused__)) = weft_block(weft_this_memory(), 0, 1, 1); p->flag = 2;
    (*__extension__({ __auto_type weft_q0_0 = &(p->plain); weft_m0[0] = WEFT_ADDRESS(weft_q0_0); weft_q0_0; })) = 3;
}
static const struct weft_site weft_sites[] = {
    { "f", "input.c", "f", 8, 12, 6, 2, 7, 0 },
};
WEFT_UNIT_DEFINE(1);
static const struct weft_block weft_blocks[] = {
    { 0, 0, 10, 11, 0, 1, 0, 1 },
    { 0, 0, 0, 0, 0, 0, 0, 0 }
};
static const struct weft_access weft_accesses[] = {
    { 11, 5, 4, 1, 0, 0, 255, 0, 0 },
    { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
};
WEFT_MEMORY_DEFINE(1);
