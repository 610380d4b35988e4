/* What this run leaves out, as the environment says (docs/recording.md): calls by their names (WEFT_ONLY,
 * WEFT_WITHOUT), threads by theirs (WEFT_THREAD), calls that are nested deeper than WEFT_DEPTH or over in less than
 * WEFT_MIN.
 *
 * Names are settled once: their sites are switched off for good as their unit is registered. The rest needs to know
 * what is open on a thread: a stack of the calls that have begun, recorded or not. Then all events take a detour
 * (RT_DETOUR_FILTER) through rt_record.c. A call whose begin was left out has its end left out, and the other way
 * round, so what is recorded nests. */
#ifndef RT_FILTER_H
#define RT_FILTER_H

#include <stdbool.h>
#include <stdint.h>

#include "rt_listener.h"

struct weft_site;

/* A call that has begun. The last four are those of struct rt_recorded (rt_record.h). */
struct rt_filter_open {
    const struct weft_unit *unit;
    uint32_t index;
    bool is_recorded;
    uint64_t time;
    uint64_t *slot;
    uint64_t sequence;
    uint32_t length;
};

/* `*` stands for any text and `?` for one byte. */
bool rt_filter_matches(const char *pattern, const char *text);
bool rt_filter_leaves_out(const struct weft_site *site); /* by its name */
/* Sites of the runtime's own, in the file "(weft)", say what became of others: a jump, a pause. Blocks and memory
 * accesses have a stream of their own. Patterns are not about them. */
bool rt_filter_is_exempt(const struct weft_site *site);

/* Of the calling thread, without locks, and in signal handlers. */
bool rt_filter_takes_thread(void); /* is the thread recorded? */
/* A call begins: is it to be recorded? If so, rt_filter_began says where its begin is. */
bool rt_filter_begin(const struct weft_unit *unit, uint32_t index);
void rt_filter_began(const struct rt_filter_open *begun);
/* The innermost open call of the site is over, and with it what is open inside. False: there is none. */
bool rt_filter_end(const struct weft_unit *unit, uint32_t index, struct rt_filter_open *ended);
/* The same for a call of which nothing is recorded, if it is there. */
void rt_filter_forget(const struct weft_unit *unit, uint32_t index);
/* What began at `time` or later is left, by longjmp. */
void rt_filter_jump(uint64_t time);
bool rt_filter_is_short(const struct rt_filter_open *ended); /* shorter than WEFT_MIN, up to now */

extern const struct rt_listener rt_filter;

#endif
