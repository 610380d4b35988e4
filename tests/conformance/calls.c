/* The independent log of the conformance machine: a tool (weft/tool.h) that is told of intervals by weft and of functions by
 * gcc's -finstrument-functions, and compares the two while the program runs. It is preloaded, so that its hooks are the
 * program's also where weft has nothing to tell, and writes what does not fit to $CALLS_OUT/calls.PID when the process ends;
 * driver/calls.py reads that. Processes without such hooks, compilers say, write nothing.
 *
 * A line: what, how often, function, place of the call, function around it (each FILE+OFFSET or -), callee, file, line and
 * column of the interval (tabs between). What: `missing`: a function was entered, and no interval had begun in the function
 * around it. `second`: in this interval another function had been entered before. `other`: the first one in the interval, to
 * compare names. `unpaired`: an interval ended that had not begun. `empty`: one ended, and no function had been entered in it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <weft/tool.h>

struct frame {
    const void *function; /* NULL: an interval */
    uint32_t site;
    uint32_t entered; /* functions that were entered in this interval itself */
};

/* What a thread is in, the innermost last. Threads that end leave theirs: programs are small. */
static __thread struct stack {
    struct frame *items;
    size_t count, room;
} stack;

enum what { MISSING = 1, SECOND, OTHER, UNPAIRED, EMPTY };
static const char *const words[] = { [MISSING] = "missing", [SECOND] = "second", [OTHER] = "other", [UNPAIRED] = "unpaired", [EMPTY] = "empty" };

struct finding {
    enum what what; /* 0: the slot is free */
    uint32_t site;
    const void *function, *from, *around;
    unsigned long times;
};

enum { SLOTS = 1 << 20 };
static struct finding findings[SLOTS]; /* open addressing */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const struct weft_tool_api *api; /* NULL: weft's runtime is not there, or not yet */
static bool is_entered, is_over;

static void note(struct finding finding)
{
    size_t slot =
        ((uintptr_t)finding.function * 31 + (uintptr_t)finding.from * 17 + finding.site * 7919u + finding.what) * UINT64_C(0x9E3779B97F4A7C15) >> 44;
    pthread_mutex_lock(&lock);
    for (size_t tried = 0; tried < SLOTS; tried++, slot = (slot + 1) & (SLOTS - 1)) {
        struct finding *known = &findings[slot];
        if (!known->what)
            *known = finding;
        if (known->what == finding.what && known->function == finding.function && known->from == finding.from && known->site == finding.site) {
            known->times++;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
}

static void push(struct frame frame)
{
    if (stack.count == stack.room) {
        stack.room = stack.room ? 2 * stack.room : 256;
        stack.items = realloc(stack.items, stack.room * sizeof *stack.items);
        if (!stack.items)
            abort();
    }
    stack.items[stack.count++] = frame;
}

void __cyg_profile_func_enter(void *function, void *from);
void __cyg_profile_func_exit(void *function, void *from);

void __cyg_profile_func_enter(void *function, void *from)
{
    if (is_over)
        return;
    is_entered = true;
    struct frame *top = stack.count ? &stack.items[stack.count - 1] : NULL;
    const void *around = NULL;
    for (size_t i = stack.count; i-- > 0 && !around;)
        around = stack.items[i].function;
    bool in_interval = top && !top->function;
    enum what what = !in_interval ? MISSING : top->entered++ ? SECOND : OTHER;
    note((struct finding){ what, in_interval ? top->site : 0, function, from, around, 0 });
    push((struct frame){ function, 0, 0 });
}

/* Functions that an exception or a jump leaves are left with the one around them. */
void __cyg_profile_func_exit(void *function, void *from)
{
    (void)from;
    for (size_t i = stack.count; !is_over && i-- > 0;)
        if (stack.items[i].function == function) {
            stack.count = i;
            return;
        }
}

static void call_begin(void *self, uint32_t thread, uint32_t site)
{
    (void)self, (void)thread;
    push((struct frame){ NULL, site, 0 });
}

static void call_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    (void)self, (void)thread;
    for (size_t i = stack.count; i-- > 0;)
        if (!stack.items[i].function && stack.items[i].site == site) {
            if (!stack.items[i].entered && how == WEFT_TOOL_RETURNED)
                note((struct finding){ EMPTY, site, NULL, NULL, NULL, 0 });
            stack.count = i;
            return;
        }
    note((struct finding){ UNPAIRED, site, NULL, NULL, NULL, 0 });
}

static void write_place(FILE *file, const void *at)
{
    Dl_info info;
    if (at && dladdr(at, &info))
        fprintf(file, "\t%s+%#lx", info.dli_fname, (unsigned long)((const char *)at - (const char *)info.dli_fbase));
    else
        fprintf(file, "\t-");
}

static void write_findings(void)
{
    char name[4096];
    snprintf(name, sizeof name, "%s/calls.%d", getenv("CALLS_OUT") ? getenv("CALLS_OUT") : ".", (int)getpid());
    FILE *file = fopen(name, "w");
    for (size_t i = 0; file && i < SLOTS; i++) {
        const struct finding *finding = &findings[i];
        struct weft_tool_site site = { .size = sizeof site };
        if (!finding->what)
            continue;
        if (finding->what == MISSING || !api || api->site(finding->site, &site) != 0)
            site = (struct weft_tool_site){ .callee = "", .file = "" };
        fprintf(file, "%s\t%lu", words[finding->what], finding->times);
        write_place(file, finding->function);
        write_place(file, finding->from);
        write_place(file, finding->around);
        fprintf(file, "\t%s\t%s\t%u\t%u\n", site.callee, site.file, site.line, site.column);
    }
    if (file)
        fclose(file);
    is_over = true;
}

static void finalize(void *self)
{
    (void)self;
    write_findings();
}

__attribute__((destructor)) static void end_without_weft(void)
{
    if (is_entered && !api)
        write_findings();
}

int weft_tool_init(uint32_t version, const struct weft_tool_api *given, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks, .call_begin = call_begin, .call_end = call_end, .finalize = finalize
    };
    (void)version, (void)options;
    if (given->subscribe(tool, WEFT_TOOL_CALLS, NULL, &callbacks, NULL) != 0)
        return -1;
    api = given;
    return 0;
}
