/* Hot: the events of a site come faster than N a second on one thread. Tiny: most of its intervals have nothing inside
 * and take less than half a microsecond. A site that is both is switched off for good; what it does not record from
 * then on counts as lost.
 *
 * A thread looks at what it has recorded since its last look, when a chunk is full: a few thousand events, which are
 * still in the cache.
 */
#include <string.h>
#include <sys/mman.h>

#include "rt_throttle.h"

#include "rt_clock.h"
#include "rt_definitions.h"
#include "rt_environment.h"
#include "rt_event.h"
#include "rt_say.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_text.h"

enum { TABLE = 64 /* sites with more than 1/16 of the events find room */, TINY = 500 /* ns */, LOWEST_SHARE = 16, FEWEST = 1000 };

struct tally {
    uint32_t site;
    uint32_t n_events, n_leaves;
    uint64_t time; /* ticks in the leaves */
};

/* Of a thread. In mapped memory: its stack has no room for it. */
struct rt_tallies {
    struct tally tallies[TABLE];
    uint64_t n_events, ticks;
};

static uint64_t threshold; /* events a second; 0: nothing is switched off */

static void read_environment(void)
{
    const char *text = rt_environment(WEFT_ENV_THROTTLE);
    if (text && *text && !rt_text_number(text, &threshold)) {
        rt_process_doubt(WEFT_ENV_THROTTLE, text, "accepted is a number of events a second; nothing is switched off");
        threshold = 0;
    }
}

static void make_tallies(struct rt_thread *thread)
{
    if (threshold == 0 || thread->tallies)
        return;
    void *memory = mmap(NULL, sizeof *thread->tallies, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    thread->tallies = memory == MAP_FAILED ? NULL : memory;
}

static struct tally *tally_of(struct rt_tallies *count, uint32_t site)
{
    for (uint32_t i = 0; i < 8; i++) {
        struct tally *tally = &count->tallies[(site + i) % TABLE];
        if (tally->site == site || tally->site == 0) {
            tally->site = site;
            return tally;
        }
    }
    return NULL;
}

/* Counts what has been recorded from `at` on, and returns where that ends. Extended events are rare, and a long time
 * lies between them: no interval is measured across one. */
static uint64_t *count_events(uint64_t *at, const uint64_t *end, struct rt_tallies *count)
{
    const uint64_t mask = ((uint64_t)1 << WEFT_TIME_BITS) - 1;
    uint64_t before = 0;
    for (uint64_t *next; at < end && __atomic_load_n(at, __ATOMIC_RELAXED) != 0; at = next, count->n_events++) {
        uint64_t event = __atomic_load_n(at, __ATOMIC_RELAXED);
        uint64_t ticks = ((event >> WEFT_ID_BITS) - (before >> WEFT_ID_BITS)) & mask;
        uint32_t id = event & 31;
        next = rt_event_next(at);
        if (id == WEFT_EVENT_EXTENDED || id == WEFT_EVENT_FILLER) {
            before = 0;
            continue;
        }
        struct tally *tally = tally_of(count, (uint32_t)(event >> WEFT_SITE_SHIFT));
        count->ticks += before ? ticks : 0;
        if (tally)
            tally->n_events++;
        if (tally && id == WEFT_EVENT_END && before && (before & 31) == WEFT_EVENT_BEGIN && before >> WEFT_SITE_SHIFT == event >> WEFT_SITE_SHIFT) {
            tally->n_leaves++;
            tally->time += ticks;
        }
        before = event;
    }
    return at;
}

static bool is_hot_and_tiny(const struct rt_tallies *count, const struct tally *tally, uint64_t frequency)
{
    double seconds = (double)count->ticks / (double)frequency;
    bool is_hot = tally->n_events * (uint64_t)LOWEST_SHARE > count->n_events && (double)tally->n_events > (double)threshold * seconds;
    return is_hot && tally->n_leaves * 4u > tally->n_events && (double)tally->time / tally->n_leaves / (double)frequency * 1e9 < TINY;
}

static void switch_off(uint32_t number)
{
    static struct weft_site site; /* not on the stack */
    if (!rt_definitions_find(number, &site) || rt_switch_is_scope(&site) || rt_switch_of(number) != RT_ON)
        return;
    rt_say("weft: %s at %s:%u is called too often and does too little: it is recorded no more\n", site.callee, site.file, site.line_begin);
    rt_switch_set(number, RT_THROTTLED);
    struct weft_unit *unit = rt_switch_find(number);
    if (unit)
        rt_switch_update(unit);
    (void)rt_definitions_switch();
}

static void look_at_chunk(struct rt_thread *thread)
{
    struct rt_tallies *count = thread->tallies;
    if (!count)
        return;
    memset(count, 0, sizeof *count);
    rt_hold(&thread->lock);
    if (thread->packet)
        thread->counted = count_events(thread->counted, thread->zero, count);
    rt_release(&thread->lock);
    if (count->n_events < FEWEST)
        return;
    uint64_t frequency = rt_clock_rate();
    for (uint32_t i = 0; i < TABLE; i++)
        if (count->tallies[i].site && is_hot_and_tiny(count, &count->tallies[i], frequency)) {
            rt_lock();
            switch_off(count->tallies[i].site);
            rt_unlock();
        }
}

const struct rt_listener rt_throttle = {
    .process_started = read_environment,
    .thread_began = make_tallies,
    .chunk_filled = look_at_chunk,
};
