/* The functions of probe.h that record single events; rt_called.c and rt_scope.c have the others. */
#include "rt_compiler.h"
#include "rt_record.h"
#include "rt_record_task.h"

#include <weft/format.h>

RT_EXPORT void weft_begin_slowly(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_end_slowly(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_unwind(struct weft_unit *unit, uint32_t index);
RT_EXPORT uint32_t weft_future_begin(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_future_end(struct weft_unit *unit, uint32_t index, uint32_t future);
RT_EXPORT void *weft_end_pointer(struct weft_unit *unit, uint32_t index, void *result);

void weft_begin_slowly(struct weft_unit *unit, uint32_t index)
{
    rt_record(unit, index, WEFT_EVENT_BEGIN);
}

void weft_end_slowly(struct weft_unit *unit, uint32_t index)
{
    rt_record_end(unit, index);
}

void weft_unwind(struct weft_unit *unit, uint32_t index)
{
    rt_record(unit, index, WEFT_EVENT_UNWIND);
}

uint32_t weft_future_begin(struct weft_unit *unit, uint32_t index)
{
    static _Atomic uint32_t last;
    uint32_t future;
    do
        future = ++last;
    while (future == 0);
    rt_record_future(unit, index, WEFT_EVENT_FUTURE_BEGIN, future);
    return future;
}

void weft_future_end(struct weft_unit *unit, uint32_t index, uint32_t future)
{
    rt_record_future(unit, index, WEFT_EVENT_FUTURE_END, future);
}

void *weft_end_pointer(struct weft_unit *unit, uint32_t index, void *result)
{
    rt_record(unit, index, WEFT_EVENT_END);
    return result;
}
