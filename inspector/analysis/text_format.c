#include "text_format.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void text_add_time(struct str *out, uint64_t ns)
{
    static const char *const units[] = { "us", "ms", "s" };
    if (ns < 1000) {
        str_printf(out, "%" PRIu64 " ns", ns);
        return;
    }
    double value = (double)ns / 1e3;
    size_t unit = 0;
    while (value >= 999.95 && unit < 2) {
        value /= 1e3;
        unit++;
    }
    int decimals = value < 9.9995 ? 3 : value < 99.995 ? 2 : value < 999.95 ? 1 : 0;
    str_printf(out, "%.*f %s", decimals, value, units[unit]);
}

void text_add_count(struct str *out, uint64_t count)
{
    char digits[24];
    int length = snprintf(digits, sizeof digits, "%" PRIu64, count);
    for (int i = 0; i < length; i++) {
        if (i > 0 && (length - i) % 3 == 0)
            str_add_char(out, ',');
        str_add_char(out, digits[i]);
    }
}

void text_add_number_of(struct str *out, uint64_t count, const char *singular, const char *plural)
{
    text_add_count(out, count);
    str_printf(out, " %s%s", singular, count == 1 ? "" : plural);
}

void text_add_heading(struct str *out, const struct text_style *style, const char *heading)
{
    str_printf(out, "\n%s%s%s\n", style->colour ? "\033[1m" : "", heading, style->colour ? "\033[0m" : "");
}

void text_add_more(struct str *out, size_t count, const char *who_shows_all)
{
    if (count == 0)
        return;
    str_add(out, "  ... and ");
    text_add_count(out, count);
    str_printf(out, " more; %s\n", who_shows_all);
}

char *text_printable(struct arena *arena, const char *text)
{
    char *copy = arena_strdup(arena, text);
    for (char *at = copy; *at; at++)
        if ((unsigned char)*at < 0x20 || *at == 0x7F)
            *at = '?';
    return copy;
}

const char *text_path(struct arena *arena, const char *path)
{
    char here[PATH_MAX];
    if (getcwd(here, sizeof here)) {
        size_t length = strlen(here);
        if (length > 1 && strncmp(path, here, length) == 0 && path[length] == '/')
            path += length + 1;
    }
    return text_printable(arena, path);
}

const char *text_thread_name(struct arena *arena, const struct trace_thread *thread)
{
    return text_printable(arena, reader_thread_name(thread));
}

const char *text_process_name(struct arena *arena, const struct trace *trace, const struct trace_thread *thread)
{
    return text_printable(arena, reader_process_name(arena, trace, thread->process));
}
