#define _GNU_SOURCE 1
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rt_filter.h"

#include "rt_clock.h"
#include "rt_environment.h"
#include "rt_limit.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_text.h"

#include <weft/format.h>

/* ---- what is asked for ---- */

/* Patterns, each with a zero byte behind it. Copied: the program may change its environment. */
static struct rt_bytes only, without, threads;
static uint64_t most_depth; /* 0: any */
static uint64_t least;      /* ns; 0: any */

bool rt_filter_matches(const char *pattern, const char *text)
{
    const char *star = NULL, *from = NULL;
    while (*text) {
        if (*pattern == '*') {
            star = ++pattern;
            from = text;
        } else if (*pattern == '?' || *pattern == *text) {
            pattern++;
            text++;
        } else if (star) {
            pattern = star;
            text = ++from;
        } else {
            return false;
        }
    }
    while (*pattern == '*')
        pattern++;
    return !*pattern;
}

static bool matches_any(const struct rt_bytes *patterns, const char *text)
{
    for (size_t at = 0; at < patterns->length; at += strlen((const char *)patterns->bytes + at) + 1)
        if (rt_filter_matches((const char *)patterns->bytes + at, text))
            return true;
    return false;
}

static void say(struct rt_bytes *words, const char *text)
{
    rt_bytes_print(words, "%s%s", words->length ? "; " : "", text);
}

/* Patterns stand between semicolons, which names do not have. */
static __attribute__((noinline)) void read_patterns(struct rt_bytes *patterns, const char *variable, struct rt_bytes *words, const char *what)
{
    const char *at = rt_environment(variable);
    for (; at && *at; at += strspn(at, ";")) {
        size_t length = strcspn(at, ";");
        if (length == 0)
            continue;
        if (patterns->length == 0)
            say(words, what);
        rt_bytes_add(patterns, at, length);
        rt_bytes_add(patterns, "", 1);
        rt_bytes_print(words, " %s", (const char *)patterns->bytes + patterns->length - length - 1);
        at += length;
    }
}

static __attribute__((noinline)) bool read_time(const char *text, uint64_t *ns)
{
    static const struct {
        const char *name;
        uint64_t ns;
    } units[] = { { "ns", 1 }, { "us", 1000 }, { "ms", 1000000 }, { "s", 1000000000 } };
    char digits[20];
    size_t length = strspn(text, "0123456789");
    if (length == 0 || length >= sizeof digits)
        return false;
    memcpy(digits, text, length);
    digits[length] = 0;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(text + length, units[i].name) == 0)
            return rt_text_number(digits, ns) && !__builtin_mul_overflow(*ns, units[i].ns, ns) && *ns < (uint64_t)1 << 50; /* 13 days */
    return false;
}

static __attribute__((noinline)) void read_depth(struct rt_bytes *words)
{
    const char *text = rt_environment(WEFT_ENV_DEPTH);
    if (!text || !*text)
        return;
    if (!rt_text_number(text, &most_depth) || most_depth == 0) {
        most_depth = 0;
        rt_process_doubt(WEFT_ENV_DEPTH, text, "accepted is a number from 1 on; calls are recorded at any depth");
        return;
    }
    say(words, "depth up to ");
    rt_bytes_print(words, "%s", text);
}

static __attribute__((noinline)) void read_min(struct rt_bytes *words)
{
    const char *text = rt_environment(WEFT_ENV_MIN);
    if (!text || !*text)
        return;
    if (!read_time(text, &least) || least == 0) {
        least = 0;
        rt_process_doubt(WEFT_ENV_MIN, text, "accepted is a time such as 10us or 2ms; calls are recorded however short");
        return;
    }
    say(words, "calls of ");
    rt_bytes_print(words, "%s or more", text);
}

static void read_environment(void)
{
    static struct rt_bytes words;
    if (rt_process.state == RT_OFF)
        return;
    read_patterns(&only, WEFT_ENV_ONLY, &words, "only");
    read_patterns(&without, WEFT_ENV_WITHOUT, &words, "without");
    read_patterns(&threads, WEFT_ENV_THREAD, &words, "threads");
    read_depth(&words);
    read_min(&words);
    rt_bytes_add(&words, "", 1);
    if (words.length > 1 && !words.failed)
        rt_process.filter = (const char *)words.bytes;
    if (most_depth || least || threads.length)
        rt_limit_detour(RT_DETOUR_FILTER, true);
}

/* ---- names ---- */

bool rt_filter_is_exempt(const struct weft_site *site)
{
    return rt_switch_is_scope(site) || site->kind == WEFT_KIND_MEMORY || *site->file == '(';
}

bool rt_filter_leaves_out(const struct weft_site *site)
{
    if ((only.length == 0 && without.length == 0) || rt_filter_is_exempt(site))
        return false;
    return (only.length && !matches_any(&only, site->callee)) || matches_any(&without, site->callee);
}

static void switch_by_name(struct weft_unit *unit, uint32_t number)
{
    if (only.length == 0 && without.length == 0)
        return;
    for (uint32_t i = 0; i < unit->n_sites; i++)
        if (rt_filter_leaves_out(&unit->sites[i]))
            rt_switch_set(number + i, RT_FILTERED);
}

/* ---- what is open on this thread ---- */

enum { MOST_OPEN = 1 << 16 /* 3.5 MiB of addresses; memory as far as it is used */, LOOK_BITS = 21 /* ticks; about a millisecond */ };

static __thread struct {
    struct rt_filter_open *open; /* NULL: none yet */
    uint32_t n;
    uint32_t n_beyond; /* calls inside of the innermost one that has room: not recorded */
    bool is_taken;
    uint64_t looked; /* when the thread's name was looked at; 0: never */
} self __attribute__((tls_model("initial-exec")));

/* The name that the program gave by weft.h, or the system's; the first thread is also "main". */
static bool has_wanted_name(void)
{
    char name[RT_THREAD_NAME] = "";
    if (*rt_thread_name && matches_any(&threads, rt_thread_name))
        return true;
    if (!*rt_thread_name && prctl(PR_GET_NAME, name) == 0 && matches_any(&threads, name))
        return true;
    return rt_process.pid == (int)syscall(SYS_gettid) && matches_any(&threads, "main");
}

/* Names change, often just behind the beginning of the thread: they are looked at from time to time. */
bool rt_filter_takes_thread(void)
{
    if (threads.length == 0)
        return true;
    uint64_t now = rt_clock_now();
    if (self.looked == 0 || (now - self.looked) >> LOOK_BITS) {
        self.looked = now;
        self.is_taken = has_wanted_name();
    }
    return self.is_taken;
}

static bool has_stack(void)
{
    if (self.open)
        return true;
    void *memory = mmap(NULL, MOST_OPEN * sizeof *self.open, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED)
        return false;
    self.open = memory;
    return true;
}

/* A signal handler may come in anywhere: it leaves the stack as it found it. So the place is taken first, and filled
 * then. */
bool rt_filter_begin(const struct weft_unit *unit, uint32_t index)
{
    if (!has_stack() || self.n == MOST_OPEN) {
        self.n_beyond++;
        return false;
    }
    struct rt_filter_open *open = &self.open[self.n];
    open->unit = NULL;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    self.n++;
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    *open = (struct rt_filter_open){ .unit = unit, .index = index, .time = rt_clock_now() };
    return rt_filter_takes_thread() && (most_depth == 0 || self.n <= most_depth);
}

void rt_filter_began(const struct rt_filter_open *begun)
{
    if (self.n == 0)
        return;
    struct rt_filter_open *open = &self.open[self.n - 1];
    if (open->unit == begun->unit && open->index == begun->index)
        *open = *begun;
}

bool rt_filter_end(const struct weft_unit *unit, uint32_t index, struct rt_filter_open *ended)
{
    if (self.n_beyond) {
        self.n_beyond--;
        return false;
    }
    for (uint32_t i = self.n; i-- > 0;)
        if (self.open[i].unit == unit && self.open[i].index == index) {
            *ended = self.open[i];
            __atomic_signal_fence(__ATOMIC_SEQ_CST);
            self.n = i;
            return true;
        }
    return false;
}

void rt_filter_forget(const struct weft_unit *unit, uint32_t index)
{
    for (uint32_t i = self.n; i-- > 0;)
        if (self.open[i].unit == unit && self.open[i].index == index) {
            self.n = i;
            return;
        }
}

void rt_filter_jump(uint64_t time)
{
    uint32_t n = self.n;
    while (n > 0 && self.open[n - 1].time >= time)
        n--;
    if (n < self.n)
        self.n_beyond = 0;
    self.n = n;
}

bool rt_filter_is_short(const struct rt_filter_open *ended)
{
    return least && rt_clock_now() - ended->time < rt_clock_scale(least, rt_clock_rate(), 1000000000u);
}

static void forget_thread(void)
{
    struct rt_filter_open *open = self.open;
    self.n = self.n_beyond = 0;
    self.looked = 0;
    self.open = NULL;
    if (open)
        munmap(open, MOST_OPEN * sizeof *open);
}

/* The parent has recorded that they began; in the child's trace their ends would be without a begin. */
static void forget_begins(void)
{
    for (uint32_t i = 0; i < self.n; i++)
        self.open[i].is_recorded = false;
}

const struct rt_listener rt_filter = {
    .process_started = read_environment,
    .unit_registered = switch_by_name,
    .thread_ends = forget_thread,
    .process_forked = forget_begins,
};
