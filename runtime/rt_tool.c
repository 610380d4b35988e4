#define _GNU_SOURCE 1
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "rt_tool.h"

#include "rt_limit.h"
#include "rt_quiet.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_tool_graph.h"
#include "rt_tool_name.h"
#include "rt_tool_quick.h"
#include "rt_tool_task.h"
#include "rt_tool_tell.h"

/* ---- subscriptions ---- */

struct subscription {
    uint32_t tool, classes;
    struct rt_bytes patterns; /* each ends with a zero byte */
    bool has_patterns;
};

struct weft_tool rt_tools[RT_TOOL_MOST];
unsigned rt_n_tools;
static struct subscription subscriptions[RT_TOOL_MOST_SUBSCRIPTIONS];
static unsigned n_subscriptions;

static uint16_t place_of(uint32_t tool, enum rt_tool_callback callback)
{
    return (uint16_t)(tool << 8 | (1 + (uint32_t)callback));
}

const char *rt_tool_callback_name(uint32_t at)
{
    static const char *const names[] = {
#define CALLBACK(name, classes) #name,
        RT_TOOL_CALLBACKS(CALLBACK)
#undef CALLBACK
            "weft_tool_init",
    };
    return names[(at & 255) - 1];
}

const char *rt_tool_name(uint32_t at)
{
    return rt_tools[at >> 8].name;
}

static struct rt_tool_slot *free_slot(enum rt_tool_callback callback)
{
    struct rt_tool_slot *slot = rt_tool_slots[callback];
    while (slot->at)
        slot++;
    return slot;
}

static void sum_up(void)
{
    rt_tool_classes = 0;
    for (unsigned i = 0; i < n_subscriptions; i++)
        rt_tool_classes |= subscriptions[i].classes;
    rt_tool_follows_creations = rt_tool_slots[RT_TOOL_task_create]->at || (rt_tool_classes & WEFT_TOOL_EDGES);
    rt_tool_is_quiet_creation = n_subscriptions && !rt_tool_follows_creations;
    rt_tool_follows_messages = rt_tool_slots[RT_TOOL_message]->at || rt_tool_slots[RT_TOOL_task_remote_edge]->at;
}

int rt_tool_subscribe(struct weft_tool *tool, uint32_t classes, const char *const *patterns, const struct weft_tool_callbacks *callbacks, void *self)
{
    if (!tool->is_subscribing || n_subscriptions == RT_TOOL_MOST_SUBSCRIPTIONS || (classes & ~(WEFT_TOOL_ALL | WEFT_TOOL_KEEPS_ERRNO)))
        return -1;
    struct subscription *new = &subscriptions[n_subscriptions];
    struct weft_tool_callbacks known = { 0 };
    memcpy(&known, callbacks, callbacks->size < sizeof known ? callbacks->size : sizeof known);
    *new = (struct subscription){ .tool = (uint32_t)(tool - rt_tools), .has_patterns = patterns };
    new->classes = classes &WEFT_TOOL_TASKS; /* also without callbacks: for api->task */
    for (; patterns && *patterns; patterns++)
        rt_bytes_add(&new->patterns, *patterns, strlen(*patterns) + 1);
    if (new->patterns.failed)
        return -1;
#define CALLBACK(name_, classes_)                                                                                                                    \
    if (known.name_ /* NOLINT: a member */ && ((classes_) == WEFT_TOOL_ALL || (classes & (classes_)))) {                                             \
        struct rt_tool_slot *slot = free_slot(RT_TOOL_##name_);                                                                                      \
        slot->function.name_ = known.name_;                                                                                                          \
        slot->self = self;                                                                                                                           \
        slot->bit = 1u << n_subscriptions;                                                                                                           \
        slot->at = place_of((uint32_t)(tool - rt_tools), RT_TOOL_##name_);                                                                           \
        slot->keeps_errno = classes & WEFT_TOOL_KEEPS_ERRNO;                                                                                         \
        new->classes |= (classes_) == WEFT_TOOL_ALL ? 0 : classes &(classes_); /* sites of other classes would come here in vain */                  \
    }
    RT_TOOL_CALLBACKS(CALLBACK)
#undef CALLBACK
    n_subscriptions++;
    sum_up();
    return 0;
}

void rt_tool_unsubscribe(const struct weft_tool *tool)
{
    while (n_subscriptions && subscriptions[n_subscriptions - 1].tool == (uint32_t)(tool - rt_tools))
        n_subscriptions--;
    for (int callback = 0; callback < RT_TOOL_N_CALLBACKS; callback++) {
        struct rt_tool_slot *to = rt_tool_slots[callback];
        for (struct rt_tool_slot *from = to; from->at; from++)
            if (from->at >> 8 != (uint32_t)(tool - rt_tools))
                *to++ = *from;
        memset(to, 0, (size_t)(&rt_tool_slots[callback][RT_TOOL_MOST_SUBSCRIPTIONS] - to) * sizeof *to);
    }
    sum_up();
}

/* ---- sites ---- */

enum { TEXT = 64 << 10 };

static struct rt_bytes text; /* the block that strings are copied into: never moved, a full one stays */

static const char *copy_text(const char *from)
{
    size_t size = strlen(from) + 1;
    if (text.capacity - text.length < size) {
        size_t capacity = size > TEXT ? size : TEXT;
        void *memory = mmap(NULL, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            return "";
        text = (struct rt_bytes){ .bytes = memory, .capacity = capacity };
    }
    char *copy = (char *)text.bytes + text.length;
    memcpy(copy, from, size);
    text.length += size;
    return copy;
}

static bool is_named(const struct subscription *subscription, const char *name)
{
    const char *pattern = (const char *)subscription->patterns.bytes, *end = pattern + subscription->patterns.length;
    for (; pattern < end; pattern += strlen(pattern) + 1)
        if (rt_tool_name_matches(pattern, name))
            return true;
    return !subscription->has_patterns;
}

static uint32_t classes_of(const struct rt_tool_site *site)
{
    uint32_t classes = site->sync ? WEFT_TOOL_SYNC : 0;
    switch ((enum weft_kind)site->kind) {
    case WEFT_KIND_TASK:
        return WEFT_TOOL_TASKS | WEFT_TOOL_EDGES;
    case WEFT_KIND_REGION:
    case WEFT_KIND_WORK:
        return classes | WEFT_TOOL_REGIONS | (rt_tool_name_cancels(site->named.callee) ? WEFT_TOOL_TASKS : 0);
    default:
        return classes | WEFT_TOOL_CALLS | (rt_tool_name_is_mpi(site->named.callee) ? WEFT_TOOL_MESSAGES : 0);
    }
}

/* Tasks are wanted whatever they are called: the parent of one that is, what it waits for, or who sends a message, may be
 * any. */
static void choose(struct rt_tool_site *site)
{
    uint32_t classes = classes_of(site);
    for (unsigned i = 0; i < n_subscriptions; i++)
        if ((subscriptions[i].classes & classes) && is_named(&subscriptions[i], site->named.callee))
            site->subscriptions |= 1u << i;
    site->is_wanted = site->subscriptions || (site->kind == WEFT_KIND_TASK && (rt_tool_classes & (classes | WEFT_TOOL_MESSAGES)));
}

static const char *kind_name(unsigned kind)
{
    static const char *const names[WEFT_N_KINDS] = {
#define KIND(number, NAME, name, category, suffix, events) [number] = (name),
#include <weft/kinds.def>
    };
    return kind < WEFT_N_KINDS ? names[kind] : "";
}

void rt_tool_register(struct weft_unit *unit, uint32_t number)
{
    const char *file = NULL, *function = NULL; /* most sites share them with the one before */
    const struct weft_site *before = NULL;
    for (uint32_t i = 0; i < unit->n_sites; i++, number++) {
        const struct weft_site *site = &unit->sites[i];
        if (number / RT_TOOL_SITES >= RT_TOOL_PAGES)
            return;
        struct rt_tool_site *page = rt_tool_pages[number / RT_TOOL_SITES];
        if (!page) {
            page = mmap(NULL, RT_TOOL_SITES * sizeof *page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
            if (page == MAP_FAILED)
                return;
            __atomic_store_n(&rt_tool_pages[number / RT_TOOL_SITES], page, __ATOMIC_RELEASE);
            if (number < RT_TOOL_SITES && !rt_switch_was_used)
                __atomic_store_n(&rt_switch_n_quick, RT_TOOL_SITES, __ATOMIC_RELEASE);
        }
        file = before && before->file == site->file ? file : copy_text(site->file);
        function = before && before->function == site->function ? function : copy_text(site->function);
        before = site;
        struct rt_tool_site new = { .named = { sizeof new.named, copy_text(site->callee), function, file, site->line_begin, site->column,
                                               kind_name(site->kind) },
                                    .kind = site->kind,
                                    .is_alone = site->flags & WEFT_SITE_ALONE,
                                    .is_told_early = site->flags & (WEFT_SITE_ALONE | WEFT_SITE_MARKED) };
        if (site->kind == WEFT_KIND_CALL || site->kind == WEFT_KIND_REGION || site->kind == WEFT_KIND_LOCAL)
            new.sync = rt_tool_name_sync(site->callee);
        choose(&new);
        page[number % RT_TOOL_SITES] = new;
        rt_tool_quick_prepare(&page[number % RT_TOOL_SITES]);
        if (new.is_wanted)
            rt_switch_watch(number);
    }
}

/* ---- threads ---- */

static pthread_mutex_t threads_lock = PTHREAD_MUTEX_INITIALIZER; /* making one; comes after all other locks */
static uint32_t n_threads;
static bool is_forked; /* tools are not told yet */
void (*rt_tool_after_fork)(void);
static int error_of_owned;
static struct rt_tool_thread tool_owned = { .stance.state = RT_TOOL_INSIDE, .error = &error_of_owned };

/* One that is not in use; NULL without memory. */
static struct rt_tool_thread *take_thread(void)
{
    rt_signals before = rt_quiet_block();
    pthread_mutex_lock(&threads_lock);
    struct rt_tool_thread *thread = rt_tool_threads;
    while (thread && thread->in_use)
        thread = thread->next;
    if (!thread) {
        enum { SIZE = 4 << 10 };
        struct rt_tool_thread *new = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        for (size_t i = 0; new != MAP_FAILED &&i < SIZE / sizeof *new; i++) {
            new[i].next = rt_tool_threads;
            rt_tool_threads = thread = &new[i];
        }
    }
    if (thread) {
        thread->stance.state = RT_TOOL_UNTOLD;
        thread->error = &errno;
        thread->creation.size = thread->alone.size = sizeof thread->creation;
        thread->in_use = true;
        thread->number = ++n_threads;
        thread->tid = (uint32_t)syscall(SYS_gettid);
    }
    pthread_mutex_unlock(&threads_lock);
    rt_quiet_unblock(before);
    return thread;
}

static void tell_forked(struct rt_tool_thread *self)
{
    if (__atomic_exchange_n(&is_forked, false, __ATOMIC_RELAXED)) {
        rt_tool_after_fork();
        RT_TOOL_TELL(self, forked, UINT32_MAX, slot->self);
    }
}

bool rt_tool_begin_thread(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    if (!self)
        self = rt_tool_self = take_thread();
    if (!self)
        return false;
    int error = rt_tool_go_inside(self);
    tell_forked(self);
    if (!self->has_begun)
        RT_TOOL_TELL(self, thread_begin, UINT32_MAX, slot->self, self->number, self->tid);
    self->has_begun = true;
    rt_tool_come_outside(self, error);
    return true;
}

uint32_t rt_tool_thread_number(void)
{
    return rt_tool_self ? rt_tool_self->number : 0;
}

uint64_t rt_tool_task(void)
{
    const struct rt_tool_thread *self = rt_tool_self;
    const struct rt_tool_open *open = self ? rt_tool_innermost(self) : NULL;
    return self && self->site ? self->task : open ? open->task : 0;
}

void rt_tool_own_thread(void)
{
    if (!rt_tool_self)
        rt_tool_self = &tool_owned;
}

/* ---- events ---- */

static __attribute__((noinline)) void interval_begins(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number)
{
    if (site->kind == WEFT_KIND_REGION || site->kind == WEFT_KIND_WORK)
        RT_TOOL_TELL(self, region_begin, site->subscriptions, slot->self, self->number, number);
    else
        RT_TOOL_TELL(self, call_begin, site->subscriptions, slot->self, self->number, number);
    if (site->sync)
        RT_TOOL_TELL(self, sync_begin, site->subscriptions, slot->self, self->number, number, (enum weft_tool_sync)site->sync);
}

static __attribute__((noinline)) void interval_ends(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number,
                                                    enum weft_tool_end how)
{
    if (site->sync)
        RT_TOOL_TELL(self, sync_end, site->subscriptions, slot->self, self->number, number, (enum weft_tool_sync)site->sync);
    if (site->kind == WEFT_KIND_REGION || site->kind == WEFT_KIND_WORK)
        RT_TOOL_TELL(self, region_end, site->subscriptions, slot->self, self->number, number, how);
    else
        RT_TOOL_TELL(self, call_end, site->subscriptions, slot->self, self->number, number, how);
}

static inline void tell(struct rt_tool_thread *self, const struct rt_tool_site *site, uint32_t number, uint32_t event, uint64_t payload)
{
    switch (event) {
    case WEFT_EVENT_TASK_CREATE:
        rt_tool_task_created(self, site, number, payload);
        if (site->is_alone)
            rt_tool_task_tell_own(self);
        return;
    case WEFT_EVENT_TASK_DEPEND:
        if (rt_tool_is_pending(self))
            rt_tool_task_depends(self, payload);
        return;
    case WEFT_EVENT_TASK_BEGIN:
        if (payload & WEFT_TASK_RESUMED)
            rt_tool_task_goes_on(self, number, payload & ~WEFT_TASK_RESUMED);
        else
            rt_tool_task_begins(self, site, number, payload);
        return;
    case WEFT_EVENT_TASK_LEAVE:
        rt_tool_task_leaves(self, number);
        return;
    case WEFT_EVENT_CANCELLED: {
        const struct rt_tool_open *innermost = rt_tool_innermost(self);
        RT_TOOL_TELL(self, cancelled, site->subscriptions, slot->self, self->number, number, innermost ? innermost->task : 0);
        return;
    }
    case WEFT_EVENT_BEGIN:
    case WEFT_EVENT_BEGIN_VALUES:
        interval_begins(self, site, number);
        return;
    case WEFT_EVENT_END:
    case WEFT_EVENT_END_VALUES:
    case WEFT_EVENT_UNWIND:
        if (site->kind == WEFT_KIND_TASK)
            rt_tool_task_body_ends(self, site, number);
        else
            interval_ends(self, site, number, event == WEFT_EVENT_UNWIND ? WEFT_TOOL_UNWOUND : WEFT_TOOL_RETURNED);
        return;
    default:
        return;
    }
}

void rt_tool_tell(const struct rt_tool_site *site, uint32_t number, uint32_t event, uint64_t payload)
{
    struct rt_tool_thread *self = rt_tool_self;
    int error = rt_tool_go_inside(self);
    if (event != WEFT_EVENT_TASK_DEPEND && event != WEFT_EVENT_TASK_TRAITS)
        rt_tool_task_tell_own(self);
    tell(self, site, number, event, payload);
    rt_tool_come_outside(self, error);
}

void rt_tool_tell_packet(uint32_t tid, const void *bytes, size_t size)
{
    struct rt_tool_thread *self = rt_tool_self, *owner = rt_tool_threads;
    while (owner && !(owner->in_use && owner->tid == tid))
        owner = owner->next;
    if (!rt_tool_slots[RT_TOOL_packet]->at || rt_tool_is_inside() || (!self && !(self = rt_tool_self = take_thread())))
        return;
    uint32_t number = owner ? owner->number : self->tid == tid ? self->number : 0;
    bool is_told = self->stance.state == RT_TOOL_OUTSIDE;
    int error = rt_tool_go_inside(self);
    rt_signals before = rt_quiet_allow_faults();
    RT_TOOL_TELL(self, packet, UINT32_MAX, slot->self, number, bytes, size);
    rt_quiet_unblock(before);
    rt_tool_come_outside(self, error);
    if (!is_told) {
        self->stance.state = RT_TOOL_UNTOLD;
        weft_hot.told = NULL;
    }
}

/* ---- life ---- */

void rt_tool_thread_ended(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    if (!self || self->stance.state == RT_TOOL_INSIDE)
        return;
    int error = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    RT_TOOL_TELL(self, thread_end, UINT32_MAX, slot->self, self->number);
    rt_tool_come_outside(self, error);
    rt_tool_self = NULL;
    weft_hot.told = NULL;
    self->open.length = self->creator = 0;
    self->task = 0;
    self->in_use = self->has_begun = false;
}

/* The other threads are the parent's. What they have mapped is left to them. */
void rt_tool_forked(void)
{
    struct rt_tool_thread *self = rt_tool_self;
    for (struct rt_tool_thread *thread = rt_tool_threads; thread; thread = thread->next)
        if (thread != self)
            *thread = (struct rt_tool_thread){ .next = thread->next };
    pthread_mutex_init(&threads_lock, NULL);
    rt_tool_graph_forget();
    is_forked = true;
    if (!self || self == &tool_owned)
        return;
    self->tid = (uint32_t)syscall(SYS_gettid);
    if (self->stance.state == RT_TOOL_OUTSIDE)
        self->stance.state = RT_TOOL_UNTOLD;
}

uint8_t rt_tool_enter(uint32_t tool, enum rt_tool_callback callback)
{
    struct rt_tool_thread *self = rt_tool_self ? rt_tool_self : (rt_tool_self = take_thread());
    if (!self)
        return 0;
    uint8_t before = self->stance.state;
    self->stance.state = RT_TOOL_INSIDE;
    self->stance.at = place_of(tool, callback);
    self->turns++;
    return before;
}

void rt_tool_leave(uint8_t before)
{
    if (!rt_tool_self)
        return;
    rt_tool_self->stance.at = 0;
    rt_tool_self->stance.state = before;
}

/* Threads that are in a callback have some time to come out of it: their tool may free what it uses. */
static void wait_for_others(void)
{
    const struct timespec pause = { 0, 1000000 };
    enum { MOST = 100 };
    for (int i = 0; i < MOST; i++) {
        bool is_busy = false;
        for (struct rt_tool_thread *thread = rt_tool_threads; thread; thread = thread->next)
            is_busy = is_busy || (thread != rt_tool_self && thread->in_use && __atomic_load_n(&thread->stance.at, __ATOMIC_RELAXED) &&
                                  !thread->stance.is_holding);
        if (!is_busy)
            return;
        nanosleep(&pause, NULL);
    }
}

void rt_tool_finalize(void)
{
    static struct rt_tool_thread last; /* without memory for one */
    last.error = &errno;
    if (!(rt_detours & RT_DETOUR_TOOLS))
        return;
    rt_limit_detour(RT_DETOUR_TOOLS, false);
    wait_for_others();
    struct rt_tool_thread *self = rt_tool_self;
    if (!self && !(self = take_thread()))
        self = &last;
    rt_tool_self = self;
    int error = rt_tool_go_inside(self);
    rt_tool_task_tell_own(self);
    tell_forked(self);
    for (unsigned i = RT_TOOL_MOST_SUBSCRIPTIONS; i-- > 0;)
        RT_TOOL_TELL(self, finalize, 1u << i, slot->self);
    rt_tool_come_outside(self, error);
}
