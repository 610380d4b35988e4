#define _GNU_SOURCE 1
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_process.h"

#include "rt_clock.h"
#include "rt_definitions.h"
#include "rt_listeners.h"
#include "rt_metadata.h"
#include "rt_signal.h"
#include "rt_state.h"

#include <weft/format.h>

/* Makes the path absolute at the start: the program may change its directory. */
static void find_trace(void)
{
    const char *name = getenv(WEFT_ENV_TRACE);
    char here[PATH_MAX];
    if (name && (!*name || strcmp(name, "off") == 0)) {
        rt_process.state = RT_OFF;
        return;
    }
    if (!name)
        name = WEFT_DEFAULT_TRACE;
    bool is_absolute = *name == '/';
    if (!is_absolute && !getcwd(here, sizeof here)) {
        rt_process_stop(name, errno);
        return;
    }
    /* room for PROGRAM-PID-N/thread-TID-N */
    if (snprintf(rt_process.trace, sizeof rt_process.trace, "%s%s%s", is_absolute ? "" : here, is_absolute ? "" : "/", name) >=
        PATH_MAX - 2 * NAME_MAX)
        rt_process_stop(name, ENAMETOOLONG);
}

/* In full mode one packet is written while the other one is there for a signal handler. */
static void find_mode(void)
{
    const char *mode = getenv(WEFT_ENV_MODE), *size = getenv(WEFT_ENV_RING);
    enum { DEFAULT = 1, MOST = 1 << 10, IN_MEBIBYTE = (1 << 20) / RT_PACKET_SIZE };
    rt_process.is_ring = mode && strcmp(mode, "ring") == 0;
    rt_process.n_packets = 2;
    if (rt_process.is_ring) {
        long mebibytes = size ? strtol(size, NULL, 10) : DEFAULT;
        rt_process.n_packets = (uint32_t)(mebibytes < 1 ? 1 : mebibytes > MOST ? MOST : mebibytes) * IN_MEBIBYTE;
    }
}

void rt_process_prepare(void)
{
    static bool is_prepared;
    if (is_prepared)
        return;
    is_prepared = true;
    rt_process.pid = (int)syscall(SYS_getpid);
    ssize_t length = readlink("/proc/self/exe", rt_process.program, sizeof rt_process.program - 1);
    if (length <= 0)
        snprintf(rt_process.program, sizeof rt_process.program, "%s", program_invocation_name);
    rt_clock_choose();
    find_mode();
    rt_signal_find();
    RT_TELL(process_started);
    find_trace();
}

static bool make_directories(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0777); /* all that matters is whether the last one is there */
        *slash = '/';
    }
    return mkdir(path, 0777) == 0 || errno == EEXIST;
}

static bool make_process_directory(void)
{
    char name[100], *slash = strrchr(rt_process.program, '/');
    snprintf(name, sizeof name, "%.99s", slash ? slash + 1 : rt_process.program);
    for (char *c = name; *c; c++)
        if (!strchr("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._+-", *c) || (*c == '.' && c == name))
            *c = '_';
    int length = snprintf(rt_process.directory, sizeof rt_process.directory, "%s/%s-%d", rt_process.trace, name, rt_process.pid);
    if (length >= PATH_MAX - NAME_MAX) {
        errno = ENAMETOOLONG;
        return false;
    }
    for (unsigned n = 2; mkdir(rt_process.directory, 0777) != 0; n++) {
        if (errno != EEXIST)
            return false;
        snprintf(rt_process.directory + length, sizeof rt_process.directory - (size_t)length, "-%u", n);
    }
    return true;
}

static void make_uuid(void)
{
    uint64_t seed[2] = { rt_clock_monotonic(), (uint64_t)rt_process.pid };
    if (getrandom(rt_process.uuid, 16, GRND_NONBLOCK) != 16)
        memcpy(rt_process.uuid, seed, 16);
    rt_process.uuid[6] = (uint8_t)((rt_process.uuid[6] & 0x0f) | 0x40);
    rt_process.uuid[8] = (uint8_t)((rt_process.uuid[8] & 0x3f) | 0x80);
}

bool rt_process_open(void)
{
    if (rt_process.state == RT_OFF)
        return false;
    if (rt_process.has_directory)
        return true;
    if (!make_directories(rt_process.trace) || !make_process_directory()) {
        rt_process_stop(rt_process.trace, errno);
        return false;
    }
    make_uuid();
    rt_clock_open(rt_process.trace);
    rt_process.parent_pid = (int)getppid();
    rt_process.start_time = rt_clock_since_1970(rt_clock_monotonic());
    rt_process.has_directory = true;
    if (!rt_definitions_open() || !rt_metadata_write()) {
        rt_process_stop(rt_process.trace, errno);
        return false;
    }
    rt_signal_take();
    RT_TELL(process_opened);
    if (rt_process.state == RT_UNKNOWN)
        rt_process.state = RT_RECORDING;
    return true;
}
