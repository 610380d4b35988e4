/* The scopes of the program and of its threads: functions of probe.h that the main function and threads run in. */
#define _GNU_SOURCE 1
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_definitions.h"
#include "rt_module.h"
#include "rt_quiet.h"
#include "rt_record.h"
#include "rt_state.h"

#include <weft/format.h>

RT_EXPORT int weft_global_begin(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_local_begin(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_local_end(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_creation_note(struct rt_creation *creation);
RT_EXPORT void weft_local_start(const struct rt_creation *creation, const void *routine);
RT_VISIBLE void *weft_thread_main(void *pack);
RT_EXPORT void *weft_thread_pack(struct weft_unit *unit, uint32_t index, void *(*start)(void *), void *argument);
RT_VISIBLE int weft_thrd_main(void *pack);
RT_EXPORT void *weft_thrd_pack(struct weft_unit *unit, uint32_t index, int (*start)(void *), void *argument);

/* ---- the program ---- */

/* The global point that has begun and not ended; its process, so that a forked child does not end what it did not
 * begin. */
static struct weft_unit *_Atomic global_unit;
static uint32_t global_index;
static int global_pid;

static void end_global(void)
{
    struct weft_unit *unit = global_unit;
    if (unit && global_pid == rt_process.pid && atomic_exchange(&global_unit, NULL))
        rt_record(unit, global_index, WEFT_EVENT_GLOBAL_END);
}

/* main may be called again by the program: the first call is the program's. */
int weft_global_begin(struct weft_unit *unit, uint32_t index)
{
    static bool is_registered;
    if (global_unit)
        return 0;
    global_index = index;
    rt_record(unit, index, WEFT_EVENT_GLOBAL_BEGIN);
    global_pid = rt_process.pid;
    global_unit = unit;
    rt_process.end_global = end_global; /* for exits that run no handler */
    if (!is_registered)
        is_registered = atexit(end_global) == 0;
    return 0;
}

/* ---- threads ---- */

void weft_local_begin(struct weft_unit *unit, uint32_t index)
{
    rt_record(unit, index, WEFT_EVENT_LOCAL_BEGIN);
}

void weft_local_end(struct weft_unit *unit, uint32_t index)
{
    rt_record(unit, index, WEFT_EVENT_LOCAL_END);
}

/* What a thread is started with. Packs are used again and never unmapped. */
struct pack {
    struct pack *next;
    struct weft_unit *unit;
    void *(*start)(void *);
    int (*start_int)(void *);
    void *argument;
    uint32_t index;
    struct rt_creation creation;
};

static struct pack *free_packs;

static struct pack *take_pack(void)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    rt_lock();
    if (!free_packs) {
        enum { SIZE = 16 << 10 };
        struct pack *packs = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (packs == MAP_FAILED)
            abort(); /* probe.h says why */
        for (size_t i = 0; i < SIZE / sizeof *packs; i++) {
            packs[i].next = free_packs;
            free_packs = &packs[i];
        }
    }
    struct pack *pack = free_packs;
    free_packs = pack->next;
    rt_unlock();
    rt_quiet_leave(&quiet);
    return pack;
}

/* Copies the pack and gives it back, so that nothing is left behind however the thread ends. */
static __attribute__((noinline)) struct pack open_pack(struct pack *pack)
{
    struct rt_quiet quiet;
    struct pack copy = *pack;
    rt_quiet_enter(&quiet);
    rt_lock();
    pack->next = free_packs;
    free_packs = pack;
    rt_unlock();
    rt_quiet_leave(&quiet);
    return copy;
}

/* Who starts the thread: a thread that has recorded nothing so far has no file. */
static struct rt_creation creation_now(void)
{
    struct rt_creation creation = { .time = rt_clock_now(), .tid = (uint32_t)syscall(SYS_gettid) };
    if (rt_self)
        creation.suffix = rt_self->suffix;
    return creation;
}

/* Behind the thread's first event, by which it has a file. A thread is started once, and not by itself: what a pool's
 * thread runs later, and what is called in place, was not started so. */
static __attribute__((noinline)) void define_start(const struct rt_creation *creation, uint64_t routine)
{
    struct rt_quiet quiet;
    rt_quiet_enter(&quiet);
    if (rt_self && routine)
        rt_module_define(routine);
    rt_lock();
    if (rt_self && *rt_self->path && !rt_self->has_start && creation->tid != rt_self->tid)
        rt_self->has_start = rt_definitions_start(rt_self, creation, (uint64_t)(uintptr_t)pthread_self());
    if (rt_self && *rt_self->path && routine)
        rt_definitions_routine(rt_self, routine);
    rt_unlock();
    rt_quiet_leave(&quiet);
}

void weft_creation_note(struct rt_creation *creation)
{
    *creation = creation_now();
}

void weft_local_start(const struct rt_creation *creation, const void *routine)
{
    define_start(creation, (uint64_t)(uintptr_t)routine);
}

void *weft_thread_pack(struct weft_unit *unit, uint32_t index, void *(*start)(void *), void *argument)
{
    struct pack *pack = take_pack();
    *pack = (struct pack){ .unit = unit, .start = start, .argument = argument, .index = index, .creation = creation_now() };
    return pack;
}

void *weft_thrd_pack(struct weft_unit *unit, uint32_t index, int (*start)(void *), void *argument)
{
    struct pack *pack = take_pack();
    *pack = (struct pack){ .unit = unit, .start_int = start, .argument = argument, .index = index, .creation = creation_now() };
    return pack;
}

static void end_local(void *pack)
{
    const struct pack *local = pack;
    rt_record(local->unit, local->index, WEFT_EVENT_LOCAL_END);
}

void *weft_thread_main(void *pack)
{
    struct pack local = open_pack(pack);
    void *result;
    rt_record(local.unit, local.index, WEFT_EVENT_LOCAL_BEGIN);
    define_start(&local.creation, (uint64_t)(uintptr_t)local.start);
    pthread_cleanup_push(end_local, &local); /* return, pthread_exit and cancellation */
    result = local.start(local.argument);
    pthread_cleanup_pop(1);
    return result;
}

int weft_thrd_main(void *pack)
{
    struct pack local = open_pack(pack);
    int result;
    rt_record(local.unit, local.index, WEFT_EVENT_LOCAL_BEGIN);
    define_start(&local.creation, (uint64_t)(uintptr_t)local.start_int);
    pthread_cleanup_push(end_local, &local);
    result = local.start_int(local.argument);
    pthread_cleanup_pop(1);
    return result;
}
