#define _GNU_SOURCE 1
#include <errno.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_process.h"

#include "rt_clock.h"
#include "rt_definitions.h"
#include "rt_environment.h"
#include "rt_listeners.h"
#include "rt_metadata.h"
#include "rt_room.h"
#include "rt_signal.h"
#include "rt_state.h"
#include "rt_text.h"

#include <weft/format.h>

/* Makes the path absolute at the start: the program may change its directory. */
static void find_trace(void)
{
    const char *name = rt_environment(WEFT_ENV_TRACE);
    char *here = rt_process.path;
    if (name && (!*name || strcmp(name, "off") == 0)) {
        rt_process.state = RT_OFF;
        return;
    }
    if (!name)
        name = WEFT_DEFAULT_TRACE;
    bool is_absolute = *name == '/';
    /* the C library's getcwd looks for what is not reachable in ways that need much stack */
    if (!is_absolute && (syscall(SYS_getcwd, here, PATH_MAX) < 0 || *here != '/')) {
        rt_process_stop(name, *here == '/' ? errno : ENOENT);
        return;
    }
    /* room for PROGRAM-PID-N/thread-TID-N */
    if (rt_text_print(rt_process.trace, sizeof rt_process.trace, "%s%s%s", is_absolute ? "" : here, is_absolute ? "" : "/", name) >=
        PATH_MAX - 2 * NAME_MAX)
        rt_process_stop(name, ENAMETOOLONG);
}

/* NULL if it is not set, or empty. */
static const char *variable(const char *name)
{
    const char *value = rt_environment(name);
    return value && *value ? value : NULL;
}

/* In packets. */
static uint32_t ring_size(void)
{
    enum { DEFAULT = 1, MOST = 1 << 10, IN_MEBIBYTE = (1 << 20) / RT_PACKET_SIZE };
    const char *size = variable(WEFT_ENV_RING);
    uint64_t mebibytes = DEFAULT;
    bool is_number = !size || rt_text_number(size, &mebibytes);
    if (is_number && mebibytes > MOST) {
        rt_process_doubt(WEFT_ENV_RING, size, "accepted are 1 to 1024 (MiB); recording into rings of 1024 MiB");
        mebibytes = MOST;
    } else if (!is_number || mebibytes < 1) {
        rt_process_doubt(WEFT_ENV_RING, size, "accepted are 1 to 1024 (MiB); recording into rings of 1 MiB");
        mebibytes = DEFAULT;
    }
    return (uint32_t)mebibytes * IN_MEBIBYTE;
}

/* MiB that `text` says, in bytes. */
static bool read_mebibytes(const char *text, uint64_t least, uint64_t *bytes)
{
    enum { MOST = 1 << 30 };
    uint64_t mebibytes;
    bool is_read = rt_text_number(text, &mebibytes) && mebibytes >= least && mebibytes <= MOST;
    if (is_read)
        *bytes = mebibytes << 20;
    return is_read;
}

/* "1000", "1000/100": of the process, and of each thread. 0: nothing is written. Not inline, because what is called beside
 * it would have its variables in the stack, too. */
static __attribute__((noinline)) void find_memory_most(void)
{
    const char *size = variable(WEFT_ENV_MEMORY), *slash = size ? strchr(size, '/') : NULL;
    char process[24] = "";
    bool is_read = true;
    rt_process.memory_most = rt_process.memory_most_of_thread = UINT64_MAX;
    if (!size)
        return;
    if (slash)
        is_read = read_mebibytes(slash + 1, 1, &rt_process.memory_most_of_thread);
    size_t length = slash ? (size_t)(slash - size) : strlen(size);
    memcpy(process, size, length < sizeof process ? length : 0); /* a longer one is no number */
    if (is_read && read_mebibytes(process, 0, &rt_process.memory_most))
        return;
    rt_process.memory_most_of_thread = UINT64_MAX;
    rt_process_doubt(WEFT_ENV_MEMORY, size,
                     "accepted are 0 to 1073741824 (MiB), and N/M with M for each thread; memory accesses are recorded without a limit");
}

static void find_reserve(void)
{
    enum { DEFAULT = 1 << 30 };
    const char *size = variable(WEFT_ENV_RESERVE);
    rt_process.reserve = DEFAULT;
    if (size && !read_mebibytes(size, 0, &rt_process.reserve))
        rt_process_doubt(WEFT_ENV_RESERVE, size, "accepted are 0 to 1073741824 (MiB); 1024 MiB of the disk stay free");
}

/* In full mode one packet is written while the other one is there for a signal handler. */
static void find_mode(void)
{
    const char *mode = variable(WEFT_ENV_MODE);
    rt_process.is_ring = mode && strcmp(mode, "ring") == 0;
    if (mode && !rt_process.is_ring && strcmp(mode, "full") != 0)
        rt_process_doubt(WEFT_ENV_MODE, mode, "accepted are full and ring; recording in mode full");
    find_memory_most();
    find_reserve();
    rt_process.n_packets = rt_process.is_ring ? ring_size() : 2;
}

static void find_clock(void)
{
    const char *clock = variable(WEFT_ENV_CLOCK);
    bool is_monotonic = clock && strcmp(clock, "monotonic") == 0;
    if (clock && !is_monotonic)
        rt_process_doubt(WEFT_ENV_CLOCK, clock, "accepted is monotonic; using the clock that is best here");
    rt_clock_choose(is_monotonic);
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
        rt_text_print(rt_process.program, sizeof rt_process.program, "%s", program_invocation_name);
    find_trace();
    find_clock();
    find_mode();
    rt_signal_find();
    rt_listeners_start();
    RT_TELL(process_started);
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

static bool is_plain(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || strchr("._+-", c);
}

/* The name of the program, as it stands in the name of its directory. */
static void make_name(char *name, size_t size)
{
    const char *slash = strrchr(rt_process.program, '/');
    rt_text_print(name, size, "%s", slash ? slash + 1 : rt_process.program);
    for (char *c = name; *c; c++)
        if (!is_plain(*c) || (*c == '.' && c == name))
            *c = '_';
}

static bool make_process_directory(void)
{
    enum { LONGEST_NAME = 100 };
    char *name = rt_process.path, *directory = rt_process.directory;
    make_name(name, LONGEST_NAME);
    size_t length = rt_text_print(directory, sizeof rt_process.directory, "%s/%s-%d", rt_process.trace, name, rt_process.pid);
    if (length >= PATH_MAX - NAME_MAX) {
        errno = ENAMETOOLONG;
        return false;
    }
    for (unsigned n = 2; mkdir(directory, 0777) != 0; n++) {
        if (errno != EEXIST)
            return false;
        rt_text_print(directory + length, sizeof rt_process.directory - length, "-%u", n);
    }
    return true;
}

/* For the clock that all processes of the trace share. */
static void open_clock(void)
{
    rt_text_print(rt_process.path, sizeof rt_process.path, "%s/.clock", rt_process.trace);
    rt_text_print(rt_process.other_path, sizeof rt_process.other_path, "%s/.clock-%d", rt_process.trace, rt_process.pid);
    rt_clock_open(rt_process.path, rt_process.other_path);
}

static void make_uuid(void)
{
    uint64_t seed[2] = { rt_clock_monotonic(), (uint64_t)rt_process.pid };
    if (getrandom(rt_process.uuid, 16, GRND_NONBLOCK) != 16)
        memcpy(rt_process.uuid, seed, 16);
    rt_process.uuid[6] = (uint8_t)((rt_process.uuid[6] & 0x0f) | 0x40);
    rt_process.uuid[8] = (uint8_t)((rt_process.uuid[8] & 0x3f) | 0x80);
}

static void remove_directory(void)
{
    unlink(rt_path("definitions"));
    unlink(rt_path("metadata"));
    rmdir(rt_process.directory);
    rt_process.has_directory = false;
}

void rt_process_abandon(int error)
{
    RT_TELL(process_ended);
    remove_directory();
    rt_process_stop(rt_process.trace, error);
}

void rt_process_clear(void)
{
    if (rt_process.has_directory && !rt_process.has_stream)
        remove_directory();
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
    open_clock();
    rt_room_find();
    rt_process.parent_pid = (int)getppid();
    rt_process.start_time = rt_clock_since_1970(rt_clock_monotonic());
    rt_process.has_directory = true;
    if (!rt_definitions_open() || !rt_metadata_write()) {
        rt_process_abandon(errno);
        return false;
    }
    rt_signal_take();
    RT_TELL(process_opened);
    if (rt_process.state == RT_UNKNOWN)
        rt_process.state = RT_RECORDING;
    return true;
}
