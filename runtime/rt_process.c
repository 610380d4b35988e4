/* The process: where its trace goes, how it begins, forks and ends. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "rt_internal.h"

struct rt_process rt_process = { .lock = PTHREAD_MUTEX_INITIALIZER };

static bool is_prepared;

/* Whoever holds the lock has its signals blocked, so that a handler never waits for its own thread. */
void rt_lock(void)
{
    pthread_mutex_lock(&rt_process.lock);
}

void rt_unlock(void)
{
    pthread_mutex_unlock(&rt_process.lock);
}

bool rt_process_is_own(void)
{
    return rt_process.pid == (int)syscall(SYS_getpid);
}

void rt_process_stop(const char *path, int error)
{
    if (rt_process.state != RT_OFF)
        rt_say("weft: cannot write trace %s: %s; the program runs on without it\n", path, rt_reason(error));
    rt_process.state = RT_OFF;
}

uint64_t rt_process_fail(int error)
{
    const uint64_t pause = 1000000000; /* ns */
    if (!__atomic_exchange_n(&rt_process.has_complained, true, __ATOMIC_RELAXED))
        rt_say("weft: cannot write trace %s: %s; the program runs on, and what finds no room is lost\n", rt_process.trace, rt_reason(error));
    return rt_clock_monotonic() + pause;
}

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

static void prepare_process(void)
{
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
    const char *throttle = getenv(WEFT_ENV_THROTTLE);
    rt_process.throttle = throttle ? strtoull(throttle, NULL, 10) : 0;
    find_trace();
}

static bool make_directories(char *path)
{
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(path, 0777); /* what matters is whether the last one is there */
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
    prepare_process();
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
    rt_switch_open();
    rt_signal_take();
    if (rt_process.state == RT_UNKNOWN)
        rt_process.state = RT_RECORDING;
    return true;
}

static void close_threads(void)
{
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next) {
        if (thread->in_use) {
            rt_thread_close(thread);
            rt_process.lost += __atomic_load_n(&thread->lost, __ATOMIC_RELAXED);
        }
        if (thread->buffer && !*thread->buffer->stream)
            rt_buffer_unlink(thread);
    }
}

void rt_process_close(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (rt_process.state != RT_OFF) {
        rt_process.exiting = &weft_hot;
        rt_process.state = RT_FINISHED;
    }
    uint64_t homeless = atomic_exchange(&rt_process.homeless, 0);
    if (rt_self)
        __atomic_fetch_add(&rt_self->lost, homeless, __ATOMIC_RELAXED);
    else
        rt_process.lost += homeless;
    close_threads();
    rt_switch_close();
    if (rt_process.has_directory && (rt_process.clock.is_tsc || rt_process.n_labelled != rt_process.n_sites))
        rt_metadata_write(); /* with all names, and the frequency of the clock as measured by now */
    if (rt_process.lost)
        rt_say("weft: %llu events were lost\n", (unsigned long long)rt_process.lost);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

/* If the exec succeeds, other threads die with their packets in their buffers, as in a kill. If it fails, this thread begins another stream. */
void rt_process_leave(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    rt_thread_leave();
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        if (!thread->in_use && thread->buffer) {
            rt_buffer_unlink(thread);
            rt_buffer_forget(thread);
        }
    rt_switch_close();
    if (rt_process.has_directory && (rt_process.clock.is_tsc || rt_process.n_labelled != rt_process.n_sites))
        rt_metadata_write();
    rt_unlock();
    rt_quiet_leave(&quiet);
}

static struct rt_quiet fork_quiet;
static int forking_tid;
static uint32_t forking_site;

static void before_fork(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    fork_quiet = quiet;
    forking_tid = (int)syscall(SYS_gettid);
    forking_site = rt_record_active();
}

static void after_fork_parent(void)
{
    struct rt_quiet quiet = fork_quiet;
    rt_unlock();
    rt_quiet_leave(&quiet);
}

/* The child has one thread and must not touch the parent's files. Its site numbers are the parent's; it opens a trace of its own at its first event.
 */
static void after_fork_child(void)
{
    struct rt_quiet quiet = fork_quiet;
    const char *slash = strrchr(rt_process.directory, '/');
    rt_process.was_forked = rt_process.has_directory;
    rt_process.fork_pid = rt_process.pid;
    rt_process.fork_tid = forking_tid;
    rt_process.fork_site = forking_site;
    snprintf(rt_process.parent, sizeof rt_process.parent, "%s", slash ? slash + 1 : "");
    for (struct rt_thread *thread = rt_process.threads; thread; thread = thread->next)
        rt_thread_drop(thread);
    rt_switch_drop();
    rt_self = NULL;
    weft_hot = (struct weft_hot){ 0 };
    rt_process.pid = (int)syscall(SYS_getpid);
    rt_process.has_directory = false;
    rt_process.n_labelled = 0;
    if (rt_process.state == RT_RECORDING || rt_process.state == RT_FINISHED)
        rt_process.state = RT_UNKNOWN;
    rt_process.exiting = NULL;
    rt_process.lost = 0;
    rt_process.homeless = rt_process.retry_time = 0;
    rt_process.has_complained = false;
    pthread_mutex_init(&rt_process.lock, NULL);
    rt_quiet_leave(&quiet);
}

static void end_process(void)
{
    if (!rt_process_is_own())
        return;
    rt_global_end();
    rt_process_close();
}

/* Priority 101: before the constructors of the program and after its destructors, as far as the link order does not see to that already. */
__attribute__((constructor(101))) static void start_process(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    prepare_process();
    rt_thread_start_key();
    rt_unlock();
    rt_quiet_leave(&quiet);
    pthread_atfork(before_fork, after_fork_parent, after_fork_child);
    at_quick_exit(end_process);
}

__attribute__((destructor(101))) static void finish_process(void)
{
    end_process();
}
