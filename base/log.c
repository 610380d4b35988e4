#define _POSIX_C_SOURCE 200809L
#include "log.h"

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "str.h"

static int verbose = -1; /* -1: not set, the environment decides */

static const char RED[] = "\033[1;31m", YELLOW[] = "\033[1;33m", BOLD[] = "\033[1m", PLAIN[] = "\033[0m";

static bool is_coloured(void)
{
    const char *no_color = getenv("NO_COLOR");
    return !(no_color && *no_color) && isatty(STDERR_FILENO);
}

/* One write per message, because a build runs many of us at once with the same stderr. */
static void put_line(const char *colour, const char *place, const char *severity, const char *format, va_list arguments, int error)
{
    struct arena arena = { 0 };
    struct str line = { .arena = &arena };
    bool coloured = is_coloured();
    if (coloured)
        str_add(&line, BOLD);
    str_add(&line, place);
    str_add(&line, ": ");
    if (coloured)
        str_add(&line, PLAIN);
    if (*severity) {
        if (coloured && colour)
            str_add(&line, colour);
        str_add(&line, severity);
        if (coloured && colour)
            str_add(&line, PLAIN);
    }
    str_add(&line, arena_vprintf(&arena, format, arguments));
    if (error)
        str_printf(&line, ": %s", strerror(error));
    str_add_char(&line, '\n');
    fflush(stdout); /* keeps the order if both go to the same place */
    fwrite(line.text, 1, line.length, stderr);
    arena_release(&arena);
}

void log_error(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    put_line(RED, "weft", "", format, arguments, 0);
    va_end(arguments);
}

void log_warning(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    put_line(YELLOW, "weft", "warning: ", format, arguments, 0);
    va_end(arguments);
}

void log_info(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    put_line(NULL, "weft", "", format, arguments, 0);
    va_end(arguments);
}

void log_debug(const char *format, ...)
{
    if (verbose < 0) {
        const char *wish = getenv("WEFT_VERBOSE");
        verbose = wish && *wish && strcmp(wish, "0") != 0;
    }
    if (!verbose)
        return;
    va_list arguments;
    va_start(arguments, format);
    put_line(NULL, "weft", "", format, arguments, 0);
    va_end(arguments);
}

void log_errno(const char *format, ...)
{
    int error = errno;
    va_list arguments;
    va_start(arguments, format);
    put_line(RED, "weft", "", format, arguments, error);
    va_end(arguments);
}

void log_place(const char *file, unsigned line, unsigned column, const char *format, ...)
{
    struct arena arena = { 0 };
    struct str place = { .arena = &arena };
    str_add(&place, file && *file ? file : "weft");
    if (line)
        str_printf(&place, ":%u", line);
    if (line && column)
        str_printf(&place, ":%u", column);
    va_list arguments;
    va_start(arguments, format);
    put_line(RED, place.text, "error: ", format, arguments, 0);
    va_end(arguments);
    arena_release(&arena);
}
