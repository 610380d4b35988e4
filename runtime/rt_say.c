#define _GNU_SOURCE 1
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "rt_say.h"

const char *rt_reason(int error)
{
    const char *reason = strerrordesc_np(error); /* strerror may translate, and allocate */
    return reason ? reason : "unknown error";
}

void rt_say(const char *format, ...)
{
    char text[PATH_MAX + 200];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    if (length > 0 && write(STDERR_FILENO, text, (size_t)length < sizeof text ? (size_t)length : sizeof text - 1) < 0)
        return; /* nobody listens */
}
