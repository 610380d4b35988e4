/* WEFT_THROTTLE=N: a site that is hot and tiny is switched off. Hot: its events come faster than N a second on one thread. Tiny: most of its
 * intervals have nothing inside and take less than half a microsecond. What is not recorded from then on is counted among the losses.
 *
 * Looked at is what a thread has recorded since the last look, each time its next chunk is made ready: some thousand events, which are in the cache.
 */
#include <string.h>

#include "rt_internal.h"

enum { TABLE = 64 /* sites with more than 1/16 of the events find room */, TINY = 500 /* ns */, LOWEST_SHARE = 16 };

struct tally {
    uint32_t site;
    uint32_t n_events, n_leaves;
    uint64_t time; /* ticks in the leaves */
};

struct count {
    struct tally tallies[TABLE];
    uint64_t n_events, ticks;
};

static struct tally *tally_of(struct count *count, uint32_t site)
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

/* What has been recorded from `at` on. Extended events are rare, and long apart: they end the row. */
static uint64_t *count_events(uint64_t *at, uint64_t *end, struct count *count)
{
    const uint64_t mask = ((uint64_t)1 << WEFT_TIME_BITS) - 1;
    uint64_t before = 0;
    for (uint64_t *next; at < end && __atomic_load_n(at, __ATOMIC_RELAXED) != 0; at = next, count->n_events++) {
        uint64_t event = __atomic_load_n(at, __ATOMIC_RELAXED);
        uint64_t ticks = ((event >> WEFT_ID_BITS) - (before >> WEFT_ID_BITS)) & mask;
        uint32_t id = event & 31;
        next = rt_record_next(at);
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

static bool is_hot_and_tiny(const struct count *count, const struct tally *tally, uint64_t frequency)
{
    double seconds = (double)count->ticks / (double)frequency;
    bool is_hot = tally->n_events * (uint64_t)LOWEST_SHARE > count->n_events && (double)tally->n_events > (double)rt_process.throttle * seconds;
    return is_hot && tally->n_leaves * 4u > tally->n_events && (double)tally->time / tally->n_leaves / (double)frequency * 1e9 < TINY;
}

void rt_throttle(void)
{
    enum { FEWEST = 1000 };
    struct count count;
    struct rt_thread *thread = rt_self;
    memset(&count, 0, sizeof count);
    pthread_mutex_lock(&thread->lock);
    if (thread->packet)
        thread->counted = count_events(thread->counted, thread->zero, &count);
    pthread_mutex_unlock(&thread->lock);
    if (count.n_events < FEWEST)
        return;
    uint64_t frequency = rt_clock_rate();
    for (uint32_t i = 0; i < TABLE; i++)
        if (count.tallies[i].site && is_hot_and_tiny(&count, &count.tallies[i], frequency)) {
            rt_lock();
            rt_switch_throttle(count.tallies[i].site);
            rt_unlock();
        }
}
