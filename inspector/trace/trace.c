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
