/* The functions of probe.h that record tasks. */
#include <pthread.h>

#include "rt_clock.h"
#include "rt_compiler.h"
#include "rt_record.h"
#include "rt_record_task.h"
#include "rt_store.h"
#include "rt_switch.h"
#include "rt_task_pack.h"
#include "rt_tool_tell.h"

#include <weft/format.h>

RT_EXPORT uint64_t weft_task_create(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_task_depend(struct weft_unit *unit, uint32_t index, unsigned kind, const volatile void *address);
RT_EXPORT void weft_task_traits(struct weft_unit *unit, uint32_t index, unsigned traits, int priority);
RT_EXPORT void weft_task_handle(struct weft_unit *unit, uint32_t index, uint64_t handle);
RT_EXPORT void weft_task_stack(struct weft_unit *unit, uint32_t index, const void *frame);
RT_EXPORT void weft_cancelled(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_task_begin(struct weft_unit *unit, uint32_t index, uint64_t task);
RT_EXPORT void weft_task_pause(struct weft_unit *unit, uint32_t index);
RT_EXPORT void weft_task_resume(struct weft_unit *unit, uint32_t index, uint64_t task);
RT_EXPORT uint64_t weft_task_number(void);
RT_EXPORT int weft_task_packs(void);
RT_EXPORT void *weft_task_pack(struct weft_unit *unit, uint32_t index, void (*body)(void), void *argument, int repeats);
RT_VISIBLE void weft_task_open(void *pack, struct weft_task_run *run);
RT_VISIBLE void weft_task_void_main(void *pack);
RT_VISIBLE void *weft_task_pointer_main(void *pack);
RT_VISIBLE int weft_task_int_main(void *pack);

/* Numbers of a thread have its own upper bits, so that threads need not agree on one. They are compared within a
 * process only, so the child of a fork goes on from there. */
static uint64_t next_number(void)
{
    static _Atomic uint64_t threads;
    if (weft_hot.weft_task == 0)
        weft_hot.weft_task = ++threads << WEFT_TASK_THREAD_SHIFT;
    return ++weft_hot.weft_task;
}

uint64_t weft_task_number(void)
{
    return next_number() | WEFT_TASK_UNCREATED;
}

/* Is it over with the event? A unit whose first id is negative is off. */
static __attribute__((always_inline)) inline bool is_stored(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number)
{
    int32_t first = (int32_t)__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED);
    bool has_number = event != WEFT_EVENT_END;
    return first < 0 || (RT_LIKELY(first) && RT_LIKELY(rt_store_quickly((uint32_t)first + index, event, has_number, number)));
}

/* The same for events of a creation. A unit may have no first id because of a tool that does not ask for creations: they are
 * stored as without one. While a thread is in a tool, its limit says no. */
static __attribute__((always_inline)) inline bool is_creation_stored(struct weft_unit *unit, uint32_t index, uint32_t event, uint64_t number)
{
    uint32_t first = __atomic_load_n(&unit->first_id, __ATOMIC_RELAXED);
    if (!RT_LIKELY(first) && rt_tool_is_quiet_creation && !rt_switch_was_used)
        first = __atomic_load_n(&unit->number, __ATOMIC_ACQUIRE);
    return (int32_t)first < 0 || (RT_LIKELY(first) && RT_LIKELY(rt_store_quickly(first + index, event, true, number)));
}

/* Has the unit no first id because tools are told of what is created? Then nothing else has to be asked here. */
static __attribute__((always_inline)) inline bool is_creation_told(const struct weft_unit *unit)
{
    return __atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) == 0 && rt_tool_follows_creations;
}

uint64_t weft_task_create(struct weft_unit *unit, uint32_t index)
{
    if (is_creation_told(unit))
        return rt_record_task_create(unit, index, next_number());
    uint64_t task = next_number();
    bool is_over = RT_LIKELY(is_creation_stored(unit, index, WEFT_EVENT_TASK_CREATE, task));
    return is_over ? task : rt_record_task_create(unit, index, task);
}

void weft_task_depend(struct weft_unit *unit, uint32_t index, unsigned kind, const volatile void *address)
{
    if (is_creation_told(unit) || !RT_LIKELY(is_creation_stored(unit, index, WEFT_EVENT_TASK_DEPEND, rt_record_dependence(kind, address))))
        rt_record_task_depend(unit, index, kind, address);
}

void weft_task_traits(struct weft_unit *unit, uint32_t index, unsigned traits, int priority)
{
    if ((int32_t)__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) >= 0)
        rt_record_task_traits(unit, index, traits, priority);
}

void weft_task_handle(struct weft_unit *unit, uint32_t index, uint64_t handle)
{
    rt_record_task_handle(unit, index, handle);
}

void weft_task_stack(struct weft_unit *unit, uint32_t index, const void *frame)
{
    rt_record_task_stack(unit, index, (uint64_t)(uintptr_t)frame);
}

void weft_cancelled(struct weft_unit *unit, uint32_t index)
{
    rt_record(unit, index, WEFT_EVENT_CANCELLED);
}

/* A function of its own, so that nothing is kept for it where tools are told. */
static __attribute__((noinline)) void store_begin(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    if (!RT_LIKELY(is_stored(unit, index, WEFT_EVENT_TASK_BEGIN, task)))
        rt_record_task_begin(unit, index, task);
}

static inline void begin_task(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    rt_clock_fence(); /* what it depends on has ended, elsewhere perhaps */
    if (__atomic_load_n(&unit->first_id, __ATOMIC_RELAXED) == 0)
        rt_record_task_begin(unit, index, task);
    else
        store_begin(unit, index, task);
}

void weft_task_begin(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    begin_task(unit, index, task);
}

void weft_task_pause(struct weft_unit *unit, uint32_t index)
{
    rt_record(unit, index, WEFT_EVENT_TASK_LEAVE);
}

void weft_task_resume(struct weft_unit *unit, uint32_t index, uint64_t task)
{
    rt_clock_fence();
    if (!RT_LIKELY(is_stored(unit, index, WEFT_EVENT_TASK_BEGIN, task | WEFT_TASK_RESUMED)))
        rt_record_number(unit, index, WEFT_EVENT_TASK_BEGIN, task | WEFT_TASK_RESUMED);
}

/* ---- pools of the program's own ---- */

int weft_task_packs(void)
{
    return rt_task_packs();
}

void *weft_task_pack(struct weft_unit *unit, uint32_t index, void (*body)(void), void *argument, int repeats)
{
    return rt_task_pack_take(unit, index, body, argument, repeats ? 0 : weft_task_create(unit, index));
}

/* A second run is a task of its own, which nobody has created. */
static __attribute__((noinline)) void begin(struct rt_task_pack *pack)
{
    uint64_t task = pack->task;
    if (task == 0 || atomic_fetch_add(&pack->runs, 1) > 0) {
        if (task)
            rt_task_pack_keep_all(pack);
        task = weft_task_number();
    }
    begin_task(pack->unit, pack->index, task);
}

void weft_task_open(void *pack, struct weft_task_run *run)
{
    const struct rt_task_pack *given = pack;
    *run = (struct weft_task_run){ given->unit, given->body, given->argument, given->index };
    begin(pack);
    rt_task_pack_give_back(pack);
}

static void end(void *pack)
{
    const struct rt_task_pack *task = pack;
    if (!RT_LIKELY(is_stored(task->unit, task->index, WEFT_EVENT_END, 0)))
        rt_record_end(task->unit, task->index);
    rt_task_pack_give_back(pack);
}

/* Functions of their own: the room for the cleanup is not there yet when the task begins. Return, pthread_exit and
 * cancellation end it. */
static __attribute__((noinline)) void run_void(struct rt_task_pack *task)
{
    pthread_cleanup_push(end, task);
    ((void (*)(void *))task->body)(task->argument);
    pthread_cleanup_pop(1);
}

static __attribute__((noinline)) void *run_pointer(struct rt_task_pack *task)
{
    void *result;
    pthread_cleanup_push(end, task);
    result = ((void *(*)(void *))task->body)(task->argument);
    pthread_cleanup_pop(1);
    return result;
}

static __attribute__((noinline)) int run_int(struct rt_task_pack *task)
{
    int result;
    pthread_cleanup_push(end, task);
    result = ((int (*)(void *))task->body)(task->argument);
    pthread_cleanup_pop(1);
    return result;
}

void weft_task_void_main(void *pack)
{
    begin(pack);
    run_void(pack);
}

void *weft_task_pointer_main(void *pack)
{
    begin(pack);
    return run_pointer(pack);
}

int weft_task_int_main(void *pack)
{
    begin(pack);
    return run_int(pack);
}
