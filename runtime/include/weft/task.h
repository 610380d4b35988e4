/* What rewritten code sees of threads and tasks: scopes, tasks and their numbers, lives of futures. In C, units that need it
 * include it behind <weft/probe.h>, whose rules are its own; the others are spared the reading.
 */
#ifndef WEFT_TASK_H
#define WEFT_TASK_H

#include <weft/probe.h>

/* Its text must cause no warnings. */
#pragma GCC system_header

/* Ids of the events that probes store inline. Must match events.def (asserted in rt_layout.c). */
#define WEFT_STORED_TASK_CREATE 27
#define WEFT_STORED_TASK_BEGIN 29

/* The body of a task: it ends when the scope is left, whichever way. */
struct weft_task_body {
    struct weft_unit *weft_unit;
    __UINT32_TYPE__ weft_index;
    WEFT_ROOM(2)
};
#define WEFT_TASK_BODY(name, index, task)                                                                                                            \
    __attribute((__cleanup__(weft_task_leave))) struct weft_task_body name = weft_task_enter(WEFT_SITE(index), WEFT_MENTION(name, task))

/* A directive `cancel` or `cancellation point`: what stands behind it is not reached if the thread leaves the construct. */
struct weft_cancel {
    struct weft_unit *weft_unit;
    __UINT32_TYPE__ weft_index, weft_is_passed;
};
#define WEFT_CANCEL(name, index) __attribute((__cleanup__(weft_cancel_leave))) struct weft_cancel name = weft_cancel_enter(WEFT_SITE(index))
#define WEFT_NOT_CANCELLED(name) ((void)((name).weft_is_passed = 1))

/* How a task depends on an address (OpenMP 5.2, 15.9.5). */
#define WEFT_DEPEND_IN 1
#define WEFT_DEPEND_OUT 2
#define WEFT_DEPEND_INOUT 3
#define WEFT_DEPEND_MUTEXINOUTSET 4
#define WEFT_DEPEND_INOUTSET 5
#define WEFT_DEPEND_OUT_ALL 6 /* of omp_all_memory, without an address */
#define WEFT_DEPEND_INOUT_ALL 7
#define WEFT_DEPEND_LAST 16 /* besides: no other event belongs to the creation. No bit of the trace's */

/* What the clauses of a task say: enum weft_task_trait. */
#define WEFT_TASK_IS_UNTIED 1
#define WEFT_TASK_IS_MERGEABLE 2
#define WEFT_TASK_IS_FINAL 4
#define WEFT_TASK_IS_UNDEFERRED 8
#define WEFT_TASK_IS_DETACHABLE 16
#define WEFT_TASK_HAS_A_PRIORITY 32

#ifdef __cplusplus
extern "C" {
#endif

/* The scope of a thread, for languages in which the new thread runs a closure: the calls stand in its text. */
WEFT_LINKED(void, weft_local_begin, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_local_end, (WEFT_AT_SITE));
/* Who starts a thread, and when: noted before, and told by the new thread behind weft_local_begin, with the function that
 * it runs (NULL: it is not known). */
struct weft_creation {
    __UINT64_TYPE__ weft_time;
    __UINT32_TYPE__ weft_tid, weft_suffix;
};
WEFT_LINKED(void, weft_creation_note, (struct weft_creation * weft_c));
WEFT_LINKED(void, weft_local_start, (const struct weft_creation *weft_c, const void *weft_function));

/* The life of a future, which may move from thread to thread. begin returns its number, which end takes; never 0. */
WEFT_LINKED(__UINT32_TYPE__, weft_future_begin, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_future_end, (WEFT_AT_SITE, __UINT32_TYPE__ weft_future));

/* A task, which may run on another thread. create returns its number, which travels with it; never 0. depend follows
 * it on the same thread: kinds are those of WEFT_DEPEND_*. */
WEFT_LINKED(__UINT64_TYPE__, weft_task_create, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_task_depend, (WEFT_AT_SITE, unsigned weft_kind, const volatile void *weft_address));
WEFT_LINKED(void, weft_task_begin, (WEFT_AT_SITE, __UINT64_TYPE__ weft_task));
/* Behind these: bits of WEFT_TASK_IS_*; the priority counts with WEFT_TASK_HAS_A_PRIORITY. */
WEFT_LINKED(void, weft_task_traits, (WEFT_AT_SITE, unsigned weft_traits, int weft_priority));
/* In the body of a detachable task: the handle by which omp_fulfill_event completes it. */
WEFT_LINKED(void, weft_task_handle, (WEFT_AT_SITE, __UINT64_TYPE__ weft_handle));
/* In a body: __builtin_dwarf_cfa(), the end of its function's frame. */
WEFT_LINKED(void, weft_task_stack, (WEFT_AT_SITE, const void *weft_frame));
/* A cancellation has taken effect in the directive of this site. */
WEFT_LINKED(void, weft_cancelled, (WEFT_AT_SITE));
/* Around what may take an untied task away from its thread, in the text of the task. */
WEFT_LINKED(void, weft_task_pause, (WEFT_AT_SITE));
WEFT_LINKED(void, weft_task_resume, (WEFT_AT_SITE, __UINT64_TYPE__ weft_task));

/* The number of a task that nothing creates: a run of a body that may run any number of times. */
WEFT_LINKED(__UINT64_TYPE__, weft_task_number, (void));

/* `submit(pool, body, argument)` becomes `submit(pool, weft_task_void_body(body), weft_task_void_pack(WEFT_SITE(i), body,
 * argument, 0))`: the pool runs a function of the library, which runs body(argument) as a task. What is given to it in
 * place of the argument is the library's again once the task is over. The last argument says whether the body may run
 * any number of times. Without the library, and without a body, nothing is replaced. */
WEFT_LINKED(void *, weft_task_pack, (WEFT_AT_SITE, void (*weft_body)(void), void *weft_argument, int weft_repeats));
/* Is anything replaced? Not in a process that began with its recording off. The answer is always the same. */
WEFT_LINKED(int, weft_task_packs, (void));
/* For the functions of C++ that a pool runs in place of a body: begins the task, and says what to call. */
struct weft_task_run {
    struct weft_unit *weft_unit;
    void (*weft_body)(void); /* of whatever type it has */
    void *weft_argument;
    __UINT32_TYPE__ weft_index;
};
WEFT_LINKED(void, weft_task_open, (void *weft_pack, struct weft_task_run *weft_run));
WEFT_LINKED(void, weft_task_void_main, (void *weft_pack));
WEFT_LINKED(void *, weft_task_pointer_main, (void *weft_pack));
WEFT_LINKED(int, weft_task_int_main, (void *weft_pack));

/* `pthread_create(t, a, start, arg)` becomes `pthread_create(t, a, weft_thread_main, weft_thread_pack(WEFT_SITE(i),
 * start, arg))`: the new thread records LOCAL_BEGIN and LOCAL_END around start(arg), also when it ends by
 * pthread_exit or cancellation. weft_thread_pack never returns NULL: without memory for the pack the program is
 * aborted, because the thread could not run its function. */
WEFT_LINKED(void *, weft_thread_main, (void *weft_pack));
WEFT_LINKED(void *, weft_thread_pack, (WEFT_AT_SITE, void *(*weft_start)(void *), void *weft_argument));
/* The same for thrd_create (C11 7.26.5.1), whose start routine returns int. */
WEFT_LINKED(int, weft_thrd_main, (void *weft_pack));
WEFT_LINKED(void *, weft_thrd_pack, (WEFT_AT_SITE, int (*weft_start)(void *), void *weft_argument));

#ifdef __cplusplus
}
#endif

#ifdef WEFT_INLINE_PROBES

/* The same for an event with a number, of the site `weft_s` of a unit that is registered. The number has a slot of its
 * own, for which there is room behind the limit. A filler takes both, and remains if a handler does not return. */
WEFT_INLINE int weft_store_number(__UINT32_TYPE__ weft_s, __UINT32_TYPE__ weft_e, __UINT64_TYPE__ weft_number)
{
    __UINT64_TYPE__ *weft_at = __atomic_load_n(&weft_hot.weft_position, __ATOMIC_RELAXED), weft_time;
    if (__builtin_expect(weft_at >= __atomic_load_n(&weft_hot.weft_limit, __ATOMIC_RELAXED), 0))
        return 0;
    weft_time = weft_ticks();
    if (__builtin_expect((weft_time - weft_hot.weft_epoch) >> 27 != 0, 0))
        return 0;
    weft_time = weft_time << 29 >> 24;
    if (__builtin_expect(!weft_fill(weft_at, (__UINT64_TYPE__)1 << 40 | weft_time | WEFT_STORED_FILLER), 0))
        return 0;
    __atomic_store_n(&weft_hot.weft_position, weft_at + 2, __ATOMIC_RELAXED);
    weft_at[1] = weft_number;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(weft_at, (__UINT64_TYPE__)weft_s << 40 | weft_time | weft_e, __ATOMIC_RELEASE);
    return 1;
}

#endif

/* Where probes are inline, those of tasks are, too. */
#if defined(__OPTIMIZE__) && defined(WEFT_INLINE_PROBES) && !defined(WEFT_CALLED_PROBES) && !defined(WEFT_EMPTY_PROBES)
#define WEFT_INLINE_TASKS 1
#endif

#ifndef WEFT_IN_LIBRARY

#ifdef __cplusplus
extern "C" {
#endif

/* Without the library: what the thread runs, in memory that its first function frees. */
struct weft_start {
    void *(*weft_start)(void *);
    int (*weft_start_int)(void *);
    void *weft_argument;
};

WEFT_INLINE void *weft_start_pack(void *(*weft_start)(void *), int (*weft_start_int)(void *), void *weft_argument)
{
    struct weft_start *weft_s = (struct weft_start *)__builtin_malloc(sizeof *weft_s);
    if (!weft_s)
        __builtin_abort();
    weft_s->weft_start = weft_start;
    weft_s->weft_start_int = weft_start_int;
    weft_s->weft_argument = weft_argument;
    return weft_s;
}

WEFT_INLINE struct weft_start weft_start_unpack(void *weft_pack)
{
    struct weft_start weft_s = *(struct weft_start *)weft_pack;
    __builtin_free(weft_pack);
    return weft_s;
}

WEFT_DOOR(void *, weft_thread_main, (void *weft_pack))
{
    struct weft_start weft_s;
    if (weft_thread_main_linked)
        return weft_thread_main_linked(weft_pack);
    weft_s = weft_start_unpack(weft_pack);
    return weft_s.weft_start(weft_s.weft_argument);
}

WEFT_DOOR(int, weft_thrd_main, (void *weft_pack))
{
    struct weft_start weft_s;
    if (weft_thrd_main_linked)
        return weft_thrd_main_linked(weft_pack);
    weft_s = weft_start_unpack(weft_pack);
    return weft_s.weft_start_int(weft_s.weft_argument);
}

WEFT_INLINE_DOOR(void *, weft_thread_pack, (WEFT_AT_SITE, void *(*weft_start)(void *), void *weft_argument))
{
    return weft_thread_pack_linked ? weft_thread_pack_linked(weft_u, weft_i, weft_start, weft_argument)
                                   : weft_start_pack(weft_start, 0, weft_argument);
}

WEFT_INLINE_DOOR(void *, weft_thrd_pack, (WEFT_AT_SITE, int (*weft_start)(void *), void *weft_argument))
{
    return weft_thrd_pack_linked ? weft_thrd_pack_linked(weft_u, weft_i, weft_start, weft_argument) : weft_start_pack(0, weft_start, weft_argument);
}

WEFT_INLINE_DOOR(void, weft_local_begin, (WEFT_AT_SITE))
{
    if (weft_local_begin_linked)
        weft_local_begin_linked(weft_u, weft_i);
}

WEFT_INLINE_DOOR(void, weft_local_end, (WEFT_AT_SITE))
{
    if (weft_local_end_linked)
        weft_local_end_linked(weft_u, weft_i);
}

WEFT_INLINE_DOOR(void, weft_creation_note, (struct weft_creation * weft_c))
{
    if (weft_creation_note_linked)
        weft_creation_note_linked(weft_c);
}

WEFT_INLINE_DOOR(void, weft_local_start, (const struct weft_creation *weft_c, const void *weft_function))
{
    if (weft_local_start_linked)
        weft_local_start_linked(weft_c, weft_function);
}

WEFT_INLINE_DOOR(__UINT32_TYPE__, weft_future_begin, (WEFT_AT_SITE))
{
    return weft_future_begin_linked ? weft_future_begin_linked(weft_u, weft_i) : 1;
}

WEFT_INLINE_DOOR(void, weft_future_end, (WEFT_AT_SITE, __UINT32_TYPE__ weft_future))
{
    if (weft_future_end_linked)
        weft_future_end_linked(weft_u, weft_i, weft_future);
}

WEFT_INLINE_DOOR(__UINT64_TYPE__, weft_task_create, (WEFT_AT_SITE))
{
#ifdef WEFT_INLINE_TASKS
    __INT32_TYPE__ weft_first = (__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED);
    if (__builtin_expect(weft_first > 0, 1)) { /* so there is a library */
        __UINT64_TYPE__ weft_task = weft_hot.weft_task;
        __UINT32_TYPE__ weft_s = (__UINT32_TYPE__)weft_first + weft_i;
        if (__builtin_expect(weft_task != 0, 1) && weft_store_number(weft_s, WEFT_STORED_TASK_CREATE, ++weft_task))
            return weft_hot.weft_task = weft_task;
    }
#endif
    return weft_task_create_linked ? weft_task_create_linked(weft_u, weft_i) : 1;
}

WEFT_INLINE_DOOR(void, weft_task_depend, (WEFT_AT_SITE, unsigned weft_kind, const volatile void *weft_address))
{
    if ((__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED) >= 0 && weft_task_depend_linked)
        weft_task_depend_linked(weft_u, weft_i, weft_kind, weft_address);
}

WEFT_INLINE_DOOR(void, weft_task_traits, (WEFT_AT_SITE, unsigned weft_traits, int weft_priority))
{
    if (weft_traits && (__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED) >= 0 && weft_task_traits_linked)
        weft_task_traits_linked(weft_u, weft_i, weft_traits, weft_priority);
}

WEFT_INLINE_DOOR(void, weft_task_handle, (WEFT_AT_SITE, __UINT64_TYPE__ weft_handle))
{
    if ((__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED) >= 0 && weft_task_handle_linked)
        weft_task_handle_linked(weft_u, weft_i, weft_handle);
}

WEFT_INLINE_DOOR(void, weft_task_stack, (WEFT_AT_SITE, const void *weft_frame))
{
    if ((__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED) >= 0 && weft_task_stack_linked)
        weft_task_stack_linked(weft_u, weft_i, weft_frame);
}

WEFT_INLINE_DOOR(void, weft_cancelled, (WEFT_AT_SITE))
{
    if ((__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED) >= 0 && weft_cancelled_linked)
        weft_cancelled_linked(weft_u, weft_i);
}

WEFT_INLINE_DOOR(void, weft_task_begin, (WEFT_AT_SITE, __UINT64_TYPE__ weft_task))
{
    __INT32_TYPE__ weft_first = (__INT32_TYPE__)__atomic_load_n(&weft_u->weft_first_id, __ATOMIC_RELAXED);
    if (weft_first < 0)
        return;
#ifdef WEFT_INLINE_TASKS
    weft_hold_clock();
    if (__builtin_expect(weft_first != 0, 1) && weft_store_number((__UINT32_TYPE__)weft_first + weft_i, WEFT_STORED_TASK_BEGIN, weft_task))
        return;
#endif
    if (weft_task_begin_linked)
        weft_task_begin_linked(weft_u, weft_i, weft_task);
}

WEFT_INLINE_DOOR(void, weft_task_pause, (WEFT_AT_SITE))
{
    if (weft_task_pause_linked)
        weft_task_pause_linked(weft_u, weft_i);
}

WEFT_INLINE_DOOR(void, weft_task_resume, (WEFT_AT_SITE, __UINT64_TYPE__ weft_task))
{
    if (weft_task_resume_linked)
        weft_task_resume_linked(weft_u, weft_i, weft_task);
}

WEFT_INLINE_DOOR(__UINT64_TYPE__, weft_task_number, (void))
{
    return weft_task_number_linked ? weft_task_number_linked() : 1;
}

WEFT_INLINE int weft_packs_tasks(void)
{
    return weft_task_packs_linked && weft_task_packs_linked();
}

/* By what the body returns: void, a pointer, int. */
#define WEFT_TASK_BODIES(name, result)                                                                                                               \
    WEFT_INLINE result (*weft_task_##name##_body(result (*weft_body)(void *)))(void *)                                                               \
    {                                                                                                                                                \
        return weft_body && weft_packs_tasks() ? weft_task_##name##_main_linked : weft_body;                                                         \
    }                                                                                                                                                \
    WEFT_INLINE void *weft_task_##name##_pack(WEFT_AT_SITE, result (*weft_body)(void *), void *weft_argument, int weft_repeats)                      \
    {                                                                                                                                                \
        return weft_body && weft_packs_tasks() ? weft_task_pack_linked(weft_u, weft_i, (void (*)(void))weft_body, weft_argument, weft_repeats)       \
                                               : weft_argument;                                                                                      \
    }
WEFT_TASK_BODIES(void, void)
WEFT_TASK_BODIES(pointer, void *)
WEFT_TASK_BODIES(int, int)

WEFT_NOTHROW struct weft_task_body weft_task_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT64_TYPE__ weft_task);
WEFT_NOTHROW void weft_task_leave(struct weft_task_body *weft_b);

WEFT_STEP struct weft_task_body weft_task_enter(struct weft_unit *weft_u, __UINT32_TYPE__ weft_i, __UINT64_TYPE__ weft_task)
{
    struct weft_task_body weft_b;
    weft_b.weft_unit = weft_u;
    weft_b.weft_index = weft_i;
    weft_task_begin(weft_u, weft_i, weft_task);
    return weft_b;
}

WEFT_STEP void weft_task_leave(struct weft_task_body *weft_b)
{
    weft_end(weft_b->weft_unit, weft_b->weft_index);
}

WEFT_NOTHROW void weft_task_depend_object(WEFT_AT_SITE, const void *weft_object);
WEFT_NOTHROW struct weft_cancel weft_cancel_enter(WEFT_AT_SITE);
WEFT_NOTHROW void weft_cancel_leave(struct weft_cancel *weft_c);

/* The dependences that a depobj stands for (OpenMP 5.2, 15.9.4). Compilers lay it out: gcc as an address and a kind; clang as
 * a pointer to a kmp_depend_info of libomp, and the address of the one before that is their number. */
WEFT_STEP void weft_task_depend_object(WEFT_AT_SITE, const void *weft_object)
{
#ifdef __clang__
    struct weft_item {
        __UINTPTR_TYPE__ weft_address;
        __SIZE_TYPE__ weft_length;
        unsigned char weft_flags;
    };
    const struct weft_item *weft_item;
    __UINTPTR_TYPE__ weft_n;
    __builtin_memcpy(&weft_item, weft_object, sizeof weft_item);
    for (weft_n = weft_item ? weft_item[-1].weft_address : 0; weft_n > 0; weft_n--, weft_item++) {
        unsigned weft_flags = weft_item->weft_flags; /* 1 in, 2 out, 3 inout, 4 mutexinoutset, 8 inoutset */
        unsigned weft_kind = weft_flags <= 4 ? weft_flags : weft_flags == 8 ? WEFT_DEPEND_INOUTSET : 0;
        if (weft_kind)
            weft_task_depend(weft_u, weft_i, weft_kind, (const volatile void *)weft_item->weft_address);
    }
#else
    __UINTPTR_TYPE__ weft_words[2];
    __builtin_memcpy(weft_words, weft_object, sizeof weft_words);
    if (weft_words[1] >= WEFT_DEPEND_IN && weft_words[1] <= WEFT_DEPEND_INOUTSET)
        weft_task_depend(weft_u, weft_i, (unsigned)weft_words[1], (const volatile void *)weft_words[0]);
#endif
}

WEFT_STEP struct weft_cancel weft_cancel_enter(WEFT_AT_SITE)
{
    struct weft_cancel weft_c;
    weft_c.weft_unit = weft_u;
    weft_c.weft_index = weft_i;
    weft_c.weft_is_passed = 0;
    return weft_c;
}

WEFT_STEP void weft_cancel_leave(struct weft_cancel *weft_c)
{
    if (!weft_c->weft_is_passed)
        weft_cancelled(weft_c->weft_unit, weft_c->weft_index);
}

#ifdef __cplusplus
}
#endif

#endif

#endif
