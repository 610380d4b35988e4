#define _GNU_SOURCE 1
#include "reader.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../rewriter/fs.h"
#include "../rewriter/str.h"
#include "metadata.h"
#include "packet.h"
#include "window.h"

static const struct weft_site unknown_site = { .callee = "(unknown)", .file = "", .function = "" };

static void add_problem(struct trace *trace, const char *path, uint64_t offset, const char *format, ...) __attribute__((format(printf, 4, 5)));

static void add_problem(struct trace *trace, const char *path, uint64_t offset, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *text = arena_vprintf(trace->arena, format, arguments);
    va_end(arguments);
    vec_push(trace->arena, &trace->problems, (struct trace_problem) { path, offset, text });
}

const struct weft_site *reader_site(const struct trace_process *process, uint32_t number)
{
    return number < process->n_sites && process->sites[number].callee ? &process->sites[number] : &unknown_site;
}
