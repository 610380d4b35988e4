/* A tool that says on stdout what it is told, in the order in which it is. Options: NAME[,MODE]. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <weft/tool.h>

static const struct weft_tool_api *weft;
static char name[32], mode[32];
extern int called_by_tool(int) __attribute__((weak)); /* the program's */
static unsigned long long packet_bytes, calls;

static int is(const char *text)
{
    return strcmp(mode, text) == 0;
}

static const char *callee(uint32_t site)
{
    static __thread struct weft_tool_site known;
    known.size = sizeof known;
    return weft->site(site, &known) == 0 ? known.callee : "?";
}

static void call_begin(void *self, uint32_t thread, uint32_t site)
{
    if (self != name)
        abort();
    calls++;
    if (is("count"))
        return;
    if (is("crash"))
        *(volatile int *)16 = 1;
    if (is("abort"))
        abort();
    if (is("block") || is("hold")) {
        weft->holds(is("hold"));
        sleep(3);
    }
    if (is("errno"))
        errno = 1;
    if (is("reenter") && called_by_tool(1) != 2)
        abort();
    printf("%s %u begin %s\n", name, thread, callee(site));
    if (weft->thread() != thread)
        puts("another thread");
}

static void call_end(void *self, uint32_t thread, uint32_t site, enum weft_tool_end how)
{
    (void)self;
    if (!is("count"))
        printf("%s %u end %s%s\n", name, thread, callee(site), how == WEFT_TOOL_UNWOUND ? " unwound" : "");
}

static void thread_begin(void *self, uint32_t thread, uint32_t tid)
{
    (void)self;
    printf("%s %u thread_begin %s\n", name, thread, tid == (uint32_t)gettid() ? "here" : "elsewhere");
}

static void thread_end(void *self, uint32_t thread)
{
    (void)self;
    printf("%s %u thread_end\n", name, thread);
}

static void packet(void *self, uint32_t thread, const void *bytes, size_t size)
{
    static const unsigned char magic[] = { 0xC1, 0x1F, 0xFC, 0xC1 };
    (void)self;
    if (thread != 1 || memcmp(bytes, magic, sizeof magic) != 0)
        abort();
    packet_bytes += size;
}

static void forked(void *self)
{
    (void)self;
    printf("%s forked\n", name);
}

static void finalize(void *self)
{
    (void)self;
    if (is("packets"))
        printf("%s %llu bytes\n", name, packet_bytes);
    if (is("count"))
        printf("%s %llu calls\n", name, calls);
    printf("%s finalize\n", name);
    fflush(stdout);
}

WEFT_TOOL_EXPORT int weft_tool_init(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options)
{
    static const struct weft_tool_callbacks callbacks = {
        .size = sizeof callbacks,
        .call_begin = call_begin,
        .call_end = call_end,
        .thread_begin = thread_begin,
        .thread_end = thread_end,
        .packet = packet,
        .forked = forked,
        .finalize = finalize,
    };
    static const struct weft_tool_callbacks threads = { .size = sizeof threads, .thread_begin = thread_begin, .thread_end = thread_end };
    static const char *const patterns[] = { "inn*", NULL };
    uint32_t classes = WEFT_TOOL_CALLS | WEFT_TOOL_THREADS;
    weft = api;
    sscanf(options, "%31[^,],%31s", name, mode);
    if (is("decline"))
        return 1;
    if (is("subscribe-and-decline"))
        return api->subscribe(tool, classes, NULL, &callbacks, name) + 1;
    if (is("packets"))
        classes = WEFT_TOOL_PACKETS;
    if (version != WEFT_TOOL_VERSION || api->size < sizeof *api || api->version != version || api->units() == 0)
        return -1;
    if (is("unit"))
        printf("%s unit %u of %u\n", name, api->unit(), api->units());
    if (is("unknown-class"))
        return api->subscribe(tool, 1u << 30, NULL, &callbacks, name);
    return api->subscribe(tool, classes, is("pattern") ? patterns : NULL, is("threads") ? &threads : &callbacks, name);
}
