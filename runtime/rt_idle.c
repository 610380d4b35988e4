/* libweft for programs that run while a build runs (build scripts, procedural macros inside the compiler): the same functions, and no trace. */
#include "weft/probe.h"

#define IDLE __attribute__((visibility("default")))

IDLE void weft_begin(struct weft_unit *unit, __UINT32_TYPE__ site)
{
    (void)unit, (void)site;
}

IDLE void weft_end(struct weft_unit *unit, __UINT32_TYPE__ site)
{
    (void)unit, (void)site;
}

IDLE void weft_unwind(struct weft_unit *unit, __UINT32_TYPE__ site)
{
    (void)unit, (void)site;
}

IDLE int weft_global_begin(struct weft_unit *unit, __UINT32_TYPE__ site)
{
    (void)unit, (void)site;
    return 0;
}

IDLE void weft_local_begin(struct weft_unit *unit, __UINT32_TYPE__ site)
{
    (void)unit, (void)site;
}

IDLE void weft_local_end(struct weft_unit *unit, __UINT32_TYPE__ site)
{
    (void)unit, (void)site;
}
