/* The unwinder is libgcc's, which is linked into libweft. What it needs (.eh_frame) every compiler writes by default;
 * it takes no lock, allocates nothing and makes no system call (_dl_find_object of glibc 2.35 is lock-free), so that
 * it may run in a signal handler. docs/recording.md says what it costs, and why it is this one.
 */
#define _GNU_SOURCE 1
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <unwind.h>

#include "rt_backtrace.h"

#include "rt_module.h"
#include "rt_stack.h"
#include "rt_state.h"

#include <weft/format.h>

/* ---- frames ---- */

struct walk {
    uint64_t *frames;
    unsigned n, most;
    uintptr_t caller; /* frames inside of it are the runtime's */
};

#ifdef __GLIBC__
static _Unwind_Reason_Code visit(struct _Unwind_Context *context, void *data)
{
    struct walk *walk = data;
    int is_interrupted; /* by a signal: the address is not behind a call, but the next instruction */
    uintptr_t at = _Unwind_GetIPInfo(context, &is_interrupted);
    if (at == 0)
        return _URC_END_OF_STACK;
    if (walk->n == 0 && at != walk->caller)
        return _URC_NO_REASON;
    if (is_interrupted && walk->n > 0) /* the frame before is the signal's trampoline, which was not called */
        walk->frames[walk->n - 1]++;
    walk->frames[walk->n++] = at - !is_interrupted;
    return walk->n == walk->most ? _URC_END_OF_STACK : _URC_NO_REASON;
}

static void find_frames(struct walk *walk)
{
    _Unwind_Backtrace(visit, walk);
}
#else
/* Another libc's unwinder takes locks, which a signal handler must not: the caller is the only frame. */
static void find_frames(struct walk *walk)
{
    (void)walk;
}
#endif

/* ---- on a stack of the runtime's own ---- */

/* Its unwinder takes some 3 KiB. */
struct rt_backtrace_room {
    unsigned char guard[4096];
    _Alignas(16) unsigned char stack[28 << 10];
    uint64_t frames[WEFT_MOST_FRAMES];
};

static void walk_up(void *argument)
{
    struct walk *walk = argument;
    find_frames(walk);
    if (walk->n == 0) /* a frame on the way up cannot be unwound */
        walk->frames[walk->n++] = walk->caller - 1;
    for (unsigned i = 0; i < walk->n; i++)
        rt_module_define(walk->frames[i]);
}

static struct rt_backtrace_room *make_room(void)
{
    int error = errno;
    struct rt_backtrace_room *room = mmap(NULL, sizeof *room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (room == MAP_FAILED)
        room = NULL;
    else
        mprotect(room, sizeof room->guard, PROT_NONE);
    errno = error;
    return room;
}

unsigned rt_backtrace(const uint64_t **frames, unsigned most, const void *caller)
{
    struct rt_backtrace_room *room = rt_self->backtrace = rt_self->backtrace ? rt_self->backtrace : make_room();
    if (!room)
        return 0;
    struct walk walk = { .frames = room->frames, .most = most < WEFT_MOST_FRAMES ? most : WEFT_MOST_FRAMES, .caller = (uintptr_t)caller };
    rt_stack_call(walk_up, &walk, room->stack + sizeof room->stack);
    *frames = room->frames;
    return walk.n;
}
