#include "trace.h"

#include <stdarg.h>

void trace_add_problem(struct trace *trace, const char *path, uint64_t offset, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *text = arena_vprintf(trace->arena, format, arguments);
    va_end(arguments);
    vec_push(trace->arena, &trace->problems, (struct trace_problem){ path, offset, text });
}

const char *trace_event_name(enum weft_event type)
{
    static const char *const names[WEFT_EVENT_EXTENDED] = {
#define EVENT(id, NAME, payload, role) [id] = #NAME,
#include <weft/events.def>
    };
    return (uint32_t)type < WEFT_EVENT_EXTENDED && names[type] ? names[type] : "";
}
