/* The begin and end probes as functions, for units that do not inline them. (Those of probe.h are gnu_inline, so the
 * library may define them.) */
#define EXPORT __attribute__((visibility("default")))

/* Before the inline definitions: clang takes no attribute behind them. */
struct weft_unit;
EXPORT void weft_begin(struct weft_unit *unit, __UINT32_TYPE__ index);
EXPORT void weft_end(struct weft_unit *unit, __UINT32_TYPE__ index);

#define WEFT_IN_LIBRARY
#include <weft/probe.h>

EXPORT void weft_begin_called(struct weft_unit *unit, __UINT32_TYPE__ index) __attribute__((alias("weft_begin")));
EXPORT void weft_end_called(struct weft_unit *unit, __UINT32_TYPE__ index) __attribute__((alias("weft_end")));

void weft_begin(struct weft_unit *unit, __UINT32_TYPE__ index)
{
#ifdef WEFT_INLINE_PROBES
    if (weft_store(unit, index, 0))
        return;
#endif
    weft_begin_slowly(unit, index);
}

void weft_end(struct weft_unit *unit, __UINT32_TYPE__ index)
{
#ifdef WEFT_INLINE_PROBES
    if (weft_store(unit, index, 1))
        return;
#endif
    weft_end_slowly(unit, index);
}
