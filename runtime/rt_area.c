#define _GNU_SOURCE 1
#include <fcntl.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_area.h"

#include "rt_definitions.h"

/* A line of /proc/self/maps. pthread_getattr_np reads it too, but allocates memory, which a signal handler must not. */
struct mapping {
    uint64_t begin, end;
    bool is_ours;  /* readable, writable, not shared */
    bool has_path; /* of a file */
    bool has_name; /* a path, or a name like [heap] */
};

static const char *read_address(const char *at, uint64_t *address)
{
    for (*address = 0;; at++) {
        unsigned digit = *at >= '0' && *at <= '9' ? (unsigned)(*at - '0') : *at >= 'a' && *at <= 'f' ? (unsigned)(*at - 'a') + 10 : 16;
        if (digit == 16)
            return at;
        *address = *address << 4 | digit;
    }
}

/* "55d0c0a00000-55d0c0a01000 rw-p 00003000 08:01 131 /usr/bin/x" */
static bool read_mapping(const char *line, struct mapping *mapping)
{
    const char *at = read_address(line, &mapping->begin);
    if (*at != '-')
        return false;
    at = read_address(at + 1, &mapping->end);
    if (strlen(at) < 5)
        return false;
    mapping->is_ours = at[1] == 'r' && at[2] == 'w' && at[4] == 'p';
    const char *path = strchr(line, '/'), *name = strchr(line, '[');
    mapping->has_path = path != NULL;
    mapping->has_name = path || name;
    return true;
}

/* Is at the end of the mapping, at higher addresses than all frames (glibc, musl). */
static uint64_t end_of_thread(const struct mapping *stack, uint64_t here)
{
    uint64_t self = (uint64_t)(uintptr_t)pthread_self();
    return self > here && self < stack->end ? self : stack->end;
}

static void define_stack(const struct mapping *stack, uint64_t here, const char *file)
{
    struct rlimit limit;
    uint32_t tid = (uint32_t)syscall(SYS_gettid);
    uint64_t begin = stack->begin, end = stack->end;
    if (tid != (uint32_t)getpid())
        end = end_of_thread(stack, here);
    else if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < end && end - limit.rlim_cur < begin)
        begin = end - limit.rlim_cur; /* it grows */
    rt_definitions_area(tid, begin, end, file);
}

static void take(const struct mapping *mapping, bool is_first, struct mapping *data, uint64_t here, const char *file)
{
    if (mapping->is_ours && mapping->begin <= here && here < mapping->end)
        define_stack(mapping, here, file);
    if (!is_first)
        return;
    if (data->begin && mapping->is_ours && !mapping->has_name && mapping->begin == data->end) { /* what has no bytes in the file (.bss) */
        data->end = mapping->end;
        return;
    }
    if (data->begin)
        rt_definitions_area(0, data->begin, data->end, "");
    *data = mapping->is_ours && mapping->has_path ? *mapping : (struct mapping){ 0 };
}

void rt_area_define(const char *file)
{
    static char text[4096 + 1]; /* not on the stack */
    static pid_t known;
    size_t length = 0;
    struct mapping mapping, data = { 0 };
    uint64_t here = (uint64_t)(uintptr_t)__builtin_frame_address(0);
    bool is_first = known != getpid();
    int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (maps < 0)
        return;
    known = getpid();
    for (ssize_t n; length < sizeof text - 1 && (n = read(maps, text + length, sizeof text - 1 - length)) > 0;) {
        char *line = text, *end;
        length += (size_t)n;
        text[length] = 0;
        for (; (end = strchr(line, '\n')); line = end + 1) {
            *end = 0;
            if (read_mapping(line, &mapping))
                take(&mapping, is_first, &data, here, file);
        }
        length -= (size_t)(line - text);
        memmove(text, line, length);
    }
    close(maps);
    take(&(struct mapping){ 0 }, is_first, &data, here, file);
}
