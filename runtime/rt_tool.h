/* Tools, as the recording of events sees them: which sites they want, and how they are told.
 *
 * A site that a tool wants is marked in rt_switch, so that the probes of its unit come into the library; other units
 * stay as they were. rt_limit.h's rt_detours says whether there is a tool at all. While a thread is in a tool, it
 * records nothing: rt_tool_is_inside. docs/tools.md has the rules that tools rely on. */
#ifndef RT_TOOL_H
#define RT_TOOL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "rt_bytes.h"
#include "rt_compiler.h"

#include <weft/format.h>
#include <weft/tool.h>

struct weft_unit;

enum { RT_TOOL_MOST = 16, RT_TOOL_MOST_SUBSCRIPTIONS = 32 };

/* One loaded library. */
struct weft_tool {
    const char *name; /* the file's, without its directory */
    bool is_subscribing;
};

/* The callbacks, by which lists of subscriptions are indexed, and named in messages. */
#define RT_TOOL_CALLBACKS(CALLBACK)                                                                                                                  \
    CALLBACK(call_begin, WEFT_TOOL_CALLS)                                                                                                            \
    CALLBACK(call_end, WEFT_TOOL_CALLS)                                                                                                              \
    CALLBACK(thread_begin, WEFT_TOOL_THREADS)                                                                                                        \
    CALLBACK(thread_end, WEFT_TOOL_THREADS)                                                                                                          \
    CALLBACK(task_create, WEFT_TOOL_TASKS)                                                                                                           \
    CALLBACK(task_begin, WEFT_TOOL_TASKS)                                                                                                            \
    CALLBACK(task_end, WEFT_TOOL_TASKS)                                                                                                              \
    CALLBACK(task_leave, WEFT_TOOL_TASKS)                                                                                                            \
    CALLBACK(task_resume, WEFT_TOOL_TASKS)                                                                                                           \
    CALLBACK(task_edge, WEFT_TOOL_EDGES)                                                                                                             \
    CALLBACK(task_ready, WEFT_TOOL_EDGES)                                                                                                            \
    CALLBACK(region_begin, WEFT_TOOL_REGIONS)                                                                                                        \
    CALLBACK(region_end, WEFT_TOOL_REGIONS)                                                                                                          \
    CALLBACK(sync_begin, WEFT_TOOL_SYNC)                                                                                                             \
    CALLBACK(sync_end, WEFT_TOOL_SYNC)                                                                                                               \
    CALLBACK(packet, WEFT_TOOL_PACKETS)                                                                                                              \
    CALLBACK(forked, WEFT_TOOL_ALL)                                                                                                                  \
    CALLBACK(finalize, WEFT_TOOL_ALL)

enum rt_tool_callback {
#define CALLBACK(name, classes) RT_TOOL_##name,
    RT_TOOL_CALLBACKS(CALLBACK)
#undef CALLBACK
        RT_TOOL_init,
    RT_TOOL_N_CALLBACKS
};

/* What a thread is doing in tools. In mapped memory that stays: the watch looks at it from another thread. */
struct rt_tool_thread {
    struct rt_tool_thread *next; /* in the list of all; never removed */
    enum {
        RT_TOOL_OUTSIDE,
        RT_TOOL_INSIDE, /* in a tool, or a thread of the tool's own */
        RT_TOOL_UNTOLD, /* tools have to be told first that the thread has begun, or that the process is a child */
    } state;
    bool in_use, has_begun;
    bool is_holding;                /* on purpose */
    uint32_t at;                    /* 1 + callback, and the tool's number from bit 8 on; 0: in none */
    uint64_t turns;                 /* callbacks so far */
    uint64_t turns_seen, seen_time; /* the watch's */
    bool is_named;                  /* as one that blocks */
    int *error;                     /* its errno */
    uint32_t number, tid;
    uint32_t creator;               /* upper bits of the numbers of the tasks that it creates; 0: none yet */
    _Atomic uint64_t pending;       /* the task that it creates, of which tools are not told yet; 0: none */
    struct weft_tool_task creation; /* this task */
    uint32_t wanted;                /* subscriptions to its site */
    struct rt_bytes dependences;    /* struct weft_tool_dependence, of this task */
    struct rt_bytes open;           /* struct rt_tool_open: bodies of tasks, the innermost last */
    struct rt_bytes told;           /* what the graph says, while it is told */
};

extern __thread struct rt_tool_thread *rt_tool_self __attribute__((tls_model("initial-exec"))); /* NULL: not met */
extern struct rt_tool_thread *_Atomic rt_tool_threads;

/* What is known of a site: of all sites, once there is a tool. */
struct rt_tool_site {
    struct weft_tool_site named;
    uint8_t kind; /* enum weft_kind */
    uint8_t sync; /* enum weft_tool_sync, or 0 */
    bool is_wanted;
    uint32_t subscriptions;     /* a bit for each that wants it */
} __attribute__((aligned(64))); /* so that it is found by a shift */

/* With the process's lock held; the number of sites[0]. */
void rt_tool_register(struct weft_unit *unit, uint32_t number);
enum { RT_TOOL_SITES = 4096 /* of a page */, RT_TOOL_PAGES = 4096 };
extern struct rt_tool_site *rt_tool_pages[RT_TOOL_PAGES]; /* never moved: read without a lock */

/* For the fast way of an event: of the calling thread, if tools know it and it is in none, and of a site that one of
 * them wants. NULL: the event goes the slow way. */
static inline struct rt_tool_thread *rt_tool_outside(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    return RT_LIKELY(self && self->state == RT_TOOL_OUTSIDE) ? self : NULL;
}

static inline const struct rt_tool_site *rt_tool_wanted(uint32_t site)
{
    const struct rt_tool_site *page = __atomic_load_n(&rt_tool_pages[site / RT_TOOL_SITES % RT_TOOL_PAGES], __ATOMIC_ACQUIRE);
    return RT_LIKELY(page && page[site % RT_TOOL_SITES].is_wanted) ? &page[site % RT_TOOL_SITES] : NULL;
}

/* NULL: not known. */
static inline const struct rt_tool_site *rt_tool_site(uint32_t site)
{
    uint32_t number = site / RT_TOOL_SITES;
    const struct rt_tool_site *page = number < RT_TOOL_PAGES ? __atomic_load_n(&rt_tool_pages[number], __ATOMIC_ACQUIRE) : NULL;
    return page && page[site % RT_TOOL_SITES].named.size ? &page[site % RT_TOOL_SITES] : NULL;
}

/* During weft_tool_init. */
int rt_tool_subscribe(struct weft_tool *tool, uint32_t classes, const char *const *patterns, const struct weft_tool_callbacks *callbacks, void *self);
void rt_tool_unsubscribe(const struct weft_tool *tool); /* from all */
extern struct weft_tool rt_tools[RT_TOOL_MOST];
extern unsigned rt_n_tools;

static inline bool rt_tool_is_inside(void)
{
    return rt_tool_self && rt_tool_self->state == RT_TOOL_INSIDE;
}

/* Tools are told that the calling thread has begun. False: no memory. */
bool rt_tool_begin_thread(void);

/* The same, if they are not told yet. Returns the site if a tool wants it, or NULL. Not inside. */
static inline const struct rt_tool_site *rt_tool_meet(uint32_t site)
{
    if (!RT_LIKELY(rt_tool_self && rt_tool_self->state == RT_TOOL_OUTSIDE) && !rt_tool_begin_thread())
        return NULL;
    const struct rt_tool_site *known = rt_tool_site(site);
    return known && known->is_wanted ? known : NULL;
}

/* An event of such a site, in the order in which it happened. */
void rt_tool_tell(const struct rt_tool_site *site, uint32_t number, uint32_t event, uint64_t payload);
/* The same, of single events of tasks. */
void rt_tool_tell_own(struct rt_tool_thread *self); /* of the task that is pending, from outside */
void rt_tool_task_begins(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint64_t task);
void rt_tool_task_ends(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number);
/* rt_bytes_add, without a call. */
static inline void rt_tool_add(struct rt_bytes *list, const void *item, size_t size)
{
    if (!RT_LIKELY(list->capacity - list->length >= size)) {
        rt_bytes_add(list, item, size);
        return;
    }
    memcpy(list->bytes + list->length, item, size);
    list->length += size;
}

/* The body of a task that a thread executes. */
struct rt_tool_open {
    uint64_t task;
    uint32_t site;
};

static inline struct rt_tool_open *rt_tool_innermost(const struct rt_tool_thread *self)
{
    size_t length = self->open.length;
    return length ? (struct rt_tool_open *)(uintptr_t)(self->open.bytes + length) - 1 : NULL;
}

enum { RT_TOOL_CREATOR_SHIFT = 40 }; /* numbers of tasks have their thread's in their upper bits: rt_task.c */

/* Nothing is pending. */
static inline void rt_tool_task_created(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint64_t task)
{
    const struct rt_tool_open *parent = rt_tool_innermost(self);
    self->creator = (uint32_t)(task >> RT_TOOL_CREATOR_SHIFT);
    self->wanted = site->subscriptions;
    self->creation.number = task;
    self->creation.parent = parent ? parent->task : 0;
    self->creation.site = number;
    self->dependences.length = 0;
    __atomic_store_n((uint64_t *)&self->pending, task, __ATOMIC_RELEASE);
}

static inline bool rt_tool_is_pending(const struct rt_tool_thread *self)
{
    return __atomic_load_n((const uint64_t *)&self->pending, __ATOMIC_RELAXED);
}

/* The task is not submitted yet, so nobody else tells of it now. */
static inline void rt_tool_task_depends(struct rt_tool_thread *self, uint64_t number)
{
    uint64_t address = number << (64 - WEFT_DEPENDENCE_SHIFT) >> (64 - WEFT_DEPENDENCE_SHIFT);
    struct weft_tool_dependence dependence = { (const volatile void *)(uintptr_t)address, (uint32_t)(number >> WEFT_DEPENDENCE_SHIFT) };
    rt_tool_add(&self->dependences, &dependence, sizeof dependence);
}

void rt_tool_tell_packet(uint32_t tid, const void *bytes, size_t size); /* in the slot packet_closed */

void rt_tool_thread_ended(void);         /* the calling thread; no locks held */
void rt_tool_forked(void);               /* in the child; tools are told at its first event */
extern void (*rt_tool_after_fork)(void); /* called then, before the tools */
void rt_tool_finalize(void);             /* once; no locks held */
void rt_tool_own_thread(void);           /* the calling one */
uint32_t rt_tool_thread_number(void);    /* of the calling one; 0: not met */
uint64_t rt_tool_task(void);             /* that the calling thread executes */

/* Around a call of a tool that is no event's: returns what leave takes. */
uint32_t rt_tool_enter(uint32_t tool, enum rt_tool_callback callback);
void rt_tool_leave(uint32_t before);

const char *rt_tool_callback_name(uint32_t at); /* of rt_tool_thread.at */
const char *rt_tool_name(uint32_t at);

#endif
