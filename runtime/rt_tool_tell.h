/* How a tool is called: what is known of threads and sites, the lists of callbacks, and what is done around them. */
#ifndef RT_TOOL_TELL_H
#define RT_TOOL_TELL_H

#include <string.h>

#include "rt_bytes.h"
#include "rt_compiler.h"
#include "rt_state.h"

#include <weft/format.h>
#include <weft/tool.h>

enum { RT_TOOL_MOST = 16, RT_TOOL_MOST_SUBSCRIPTIONS = 32 };

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
    CALLBACK(finalize, WEFT_TOOL_ALL)                                                                                                                \
    CALLBACK(cancelled, WEFT_TOOL_TASKS | WEFT_TOOL_REGIONS)                                                                                         \
    CALLBACK(message, WEFT_TOOL_MESSAGES)                                                                                                            \
    CALLBACK(task_remote_edge, WEFT_TOOL_EDGES)

enum rt_tool_callback {
#define CALLBACK(name, classes) RT_TOOL_##name,
    RT_TOOL_CALLBACKS(CALLBACK)
#undef CALLBACK
        RT_TOOL_init,
    RT_TOOL_N_CALLBACKS
};

enum rt_tool_state {
    RT_TOOL_OUTSIDE,
    RT_TOOL_INSIDE, /* in a tool, or a thread of the tool's own */
    RT_TOOL_UNTOLD, /* tools have to be told first that the thread has begun, or that the process is a child */
};

/* Where a thread is, in one word, so that one store changes all of it. */
union rt_tool_stance {
    struct {
        uint16_t at;     /* 1 + callback, and the tool's number from bit 8 on; 0: in none */
        uint8_t state;   /* enum rt_tool_state */
        bool is_holding; /* on purpose */
    };
    uint32_t whole; /* 0: outside, as it is between events */
};

/* The body of a task that a thread executes. */
struct rt_tool_open {
    uint64_t task;
    uint32_t site;
};

/* What a thread is doing in tools. In mapped memory that stays: the watch looks at it from another thread. */
struct rt_tool_thread {
    struct rt_tool_thread *next; /* in the list of all; never removed */
    union rt_tool_stance stance;
    bool in_use, has_begun;
    uint64_t turns;                 /* callbacks so far */
    uint64_t turns_seen, seen_time; /* the watch's */
    bool is_named;                  /* as one that blocks */
    int *error;                     /* its errno */
    uint32_t number, tid;
    uint32_t creator;                    /* upper bits of the numbers of the tasks that it creates; 0: none yet */
    _Atomic uint64_t pending;            /* the task that it creates, of which tools are not told yet; 0: none */
    struct weft_tool_task creation;      /* this task */
    const struct rt_tool_site *creating; /* its site */
    struct rt_bytes dependences;         /* struct weft_tool_dependence, of this task */
    struct rt_bytes open;                /* struct rt_tool_open: bodies of tasks, the innermost last */
    uint64_t task;                       /* whose body is the innermost one, between events; 0: none */
    uint32_t site;                       /* of this body, if it is the only one and not in the list; else 0 */
    struct weft_unit *unit;              /* of this site, while the body begins */
    struct weft_tool_task alone;         /* the task that is told of at once, as nothing follows its creation */
    struct rt_bytes told;                /* what the graph says, while it is told */
    struct rt_bytes messages;            /* what is to be told of messages: rt_tool_message.c */
};

#define rt_tool_self weft_hot.tool
extern struct rt_tool_thread *_Atomic rt_tool_threads;

/* What an event of a task calls: the callback, if one tool alone is to be told and it takes care of errno, or a function
 * that does all of this (rt_tool_quick.c). `end` is NULL of sites that are no tasks, `create` of tasks whose dependences
 * follow: `depend` comes with the last one. */
struct rt_tool_call {
    union {
        void (*create)(void *self, uint32_t thread, const struct weft_tool_task *task);
        void (*body)(void *self, uint32_t thread, uint64_t task, uint32_t site);
    };
    void *self;
};

/* What is known of a site: of all sites, once there is a tool. */
struct rt_tool_site {
    struct rt_tool_call create, depend, begin, end;
    uint32_t subscriptions; /* a bit for each that wants it */
    uint8_t kind;           /* enum weft_kind */
    uint8_t sync;           /* enum weft_tool_sync, or 0 */
    bool is_wanted;
    bool is_alone;      /* WEFT_SITE_ALONE */
    bool is_told_early; /* that, or WEFT_SITE_MARKED: tools are told of the task before it is submitted */
    struct weft_tool_site named;
} __attribute__((aligned(128))); /* so that it is found by a shift */

enum { RT_TOOL_SITES = 1 << 16 /* of a page */, RT_TOOL_PAGES = 1 << 8 };
extern RT_OWN struct rt_tool_site *rt_tool_pages[RT_TOOL_PAGES]; /* never moved: read without a lock */

/* NULL: not known. */
static inline const struct rt_tool_site *rt_tool_site(uint32_t site)
{
    uint32_t number = site / RT_TOOL_SITES;
    const struct rt_tool_site *page = number < RT_TOOL_PAGES ? __atomic_load_n(&rt_tool_pages[number], __ATOMIC_ACQUIRE) : NULL;
    return page && page[site % RT_TOOL_SITES].named.size ? &page[site % RT_TOOL_SITES] : NULL;
}

/* A callback of a subscription. The list of each ends with an empty one. */
struct rt_tool_slot {
    union {
#define CALLBACK(name, classes) __typeof__(((struct weft_tool_callbacks *)0)->name) name; /* NOLINT: no expression */
        RT_TOOL_CALLBACKS(CALLBACK)
#undef CALLBACK
    } function;
    void *self;
    uint32_t bit;
    uint16_t at;
    bool keeps_errno; /* WEFT_TOOL_KEEPS_ERRNO */
};

extern RT_OWN struct rt_tool_slot rt_tool_slots[RT_TOOL_N_CALLBACKS][RT_TOOL_MOST_SUBSCRIPTIONS + 1];
extern RT_OWN uint32_t rt_tool_classes;       /* of all subscriptions */
extern RT_OWN bool rt_tool_follows_creations; /* somebody wants task_create, or edges */
extern RT_OWN bool rt_tool_follows_messages;  /* somebody wants messages, or edges between tasks of several processes */
extern RT_OWN bool rt_tool_is_quiet_creation; /* there are tools, but none of them does */

/* Calls those callbacks of the name whose subscriptions are in `wanted`. The first argument is slot->self. */
#define RT_TOOL_TELL(thread, name, wanted, ...)                                                                                                      \
    do {                                                                                                                                             \
        for (const struct rt_tool_slot *slot = rt_tool_slots[RT_TOOL_##name]; slot->at; slot++)                                                      \
            if (slot->bit & (wanted)) {                                                                                                              \
                (thread)->stance.at = slot->at;                                                                                                      \
                (thread)->turns++;                                                                                                                   \
                slot->function.name(__VA_ARGS__);                                                                                                    \
            }                                                                                                                                        \
    } while (0)

static inline struct rt_tool_open *rt_tool_innermost(const struct rt_tool_thread *self)
{
    size_t length = self->open.length;
    return length ? (struct rt_tool_open *)(uintptr_t)(self->open.bytes + length) - 1 : NULL;
}

/* The body that is open alone gets into the list. Inside. */
void rt_tool_note_open(struct rt_tool_thread *self);

/* Probes come into the library meanwhile, and are refused there. Another thread may change the limit (rt_limit.h): then they
 * may record inline until this one comes out again. Returns the thread's errno, for which come_outside asks. */
static inline int rt_tool_go_inside(struct rt_tool_thread *self)
{
    int error = *self->error;
    self->stance.state = RT_TOOL_INSIDE;
    __atomic_store_n(&weft_hot.weft_limit, NULL, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    if (self->site)
        rt_tool_note_open(self);
    return error;
}

static inline void rt_tool_come_outside(struct rt_tool_thread *self, int error)
{
    const struct rt_tool_open *innermost = rt_tool_innermost(self);
    self->task = innermost ? innermost->task : 0;
    weft_hot.told = __atomic_load_n((const uint64_t *)&self->pending, __ATOMIC_RELAXED) ? NULL : self;
    *self->error = error;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(&weft_hot.weft_limit, weft_hot.limit, __ATOMIC_RELAXED);
    __atomic_store_n(&self->stance.whole, 0, __ATOMIC_RELAXED);
}

#endif
