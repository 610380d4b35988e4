#define _GNU_SOURCE 1
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "rt_tool_load.h"

#include "rt_clock.h"
#include "rt_definitions.h"
#include "rt_environment.h"
#include "rt_limit.h"
#include "rt_memory.h"
#include "rt_packet.h"
#include "rt_quiet.h"
#include "rt_say.h"
#include "rt_state.h"
#include "rt_switch.h"
#include "rt_text.h"
#include "rt_tool.h"
#include "rt_tool_block.h"
#include "rt_tool_open.h"
#include "rt_tool_watch.h"

#include <weft/format.h>

/* ---- what tools can ask ---- */

static int site_of(uint32_t number, struct weft_tool_site *out)
{
    const struct rt_tool_site *site = rt_tool_site(number);
    size_t size = out->size;
    if (!site)
        return -1;
    memcpy(out, &site->named, size < sizeof site->named ? size : sizeof site->named);
    out->size = size;
    return 0;
}

static uint64_t now(void)
{
    return rt_clock_now();
}

static uint64_t frequency(void)
{
    return rt_clock_rate();
}

/* What launchers of MPI say. */
static const struct {
    const char *unit, *units;
} launchers[] = {
    { "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE" },
    { "MV2_COMM_WORLD_RANK", "MV2_COMM_WORLD_SIZE" },
    { "PMI_RANK", "PMI_SIZE" },
    { "SLURM_PROCID", "SLURM_NTASKS" },
};
static uint64_t own_unit, all_units = 1;

static void find_units(void)
{
    for (size_t i = 0; i < sizeof launchers / sizeof *launchers; i++) {
        const char *unit = rt_environment(launchers[i].unit), *units = rt_environment(launchers[i].units);
        if (unit && units && rt_text_number(unit, &own_unit) && rt_text_number(units, &all_units))
            return;
    }
}

static uint32_t unit(void)
{
    return (uint32_t)own_unit;
}

static uint32_t units(void)
{
    return (uint32_t)all_units;
}

static const char *directory(void)
{
    return rt_process.trace;
}

static void say(struct weft_tool *tool, const char *text)
{
    rt_say("weft: tool %s: %s\n", tool->name, text);
}

static void hold(int on)
{
    if (rt_tool_self)
        __atomic_store_n(&rt_tool_self->stance.is_holding, on != 0, __ATOMIC_RELAXED);
}

static const struct weft_tool_api api = {
    .size = sizeof api,
    .version = WEFT_TOOL_VERSION,
    .subscribe = rt_tool_subscribe,
    .site = site_of,
    .now = now,
    .frequency = frequency,
    .thread = rt_tool_thread_number,
    .task = rt_tool_task,
    .unit = unit,
    .units = units,
    .directory = directory,
    .say = say,
    .own_thread = rt_tool_own_thread,
    .holds = hold,
    .block = rt_tool_block,
};

/* ---- loading ---- */

typedef int init_function(uint32_t version, const struct weft_tool_api *api, struct weft_tool *tool, const char *options);

/* A tool that declines stays mapped: it may have started a thread. */
static bool start(struct weft_tool *tool, init_function *init, const char *options)
{
    uint8_t before = rt_tool_enter((uint32_t)(tool - rt_tools), RT_TOOL_init);
    tool->is_subscribing = true;
    rt_signals signals = rt_quiet_allow_faults();
    int answer = init(WEFT_TOOL_VERSION, &api, tool, options);
    rt_quiet_unblock(signals);
    tool->is_subscribing = false;
    rt_tool_leave(before);
    if (answer != 0)
        rt_tool_unsubscribe(tool);
    return answer == 0;
}

static void load(const char *path, const char *options)
{
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    if (rt_n_tools == RT_TOOL_MOST) {
        rt_say("weft: tool %s is left out: there are %d already\n", name, RT_TOOL_MOST);
        return;
    }
    const char *problem;
    void *symbol = rt_tool_open(path, "weft_tool_init", &problem);
    if (!symbol && problem)
        rt_say("weft: tool %s cannot be loaded: %s; the program runs on without it\n", name, problem);
    else if (!symbol)
        rt_say("weft: tool %s is none: it has no function weft_tool_init (<weft/tool.h>); the program runs on without it\n", name);
    if (!symbol)
        return;
    init_function *init;
    memcpy(&init, &symbol, sizeof init);
    struct weft_tool *tool = &rt_tools[rt_n_tools];
    *tool = (struct weft_tool){ .name = name };
    if (start(tool, init, options))
        rt_n_tools++;
    else
        rt_say("weft: tool %s declines; the program runs on without it\n", name);
}

/* Options may have the "::" of names in them. */
static char *find_colon(char *at)
{
    while ((at = strchr(at, ':')) && at[1] == ':')
        at += strspn(at, ":");
    return at;
}

/* `list`: FILE[=OPTIONS]:FILE[=OPTIONS]... It is divided in place, and stays. */
static void load_all(char *list)
{
    for (char *at = list, *next; at; at = next) {
        if ((next = find_colon(at)))
            *next++ = 0;
        char *options = strchr(at, '=');
        if (options)
            *options++ = 0;
        if (*at)
            load(at, options ? options : "");
    }
}

/* What has recorded already. */
static void register_known(void)
{
    struct weft_site site;
    uint32_t number;
    for (size_t at = 0; rt_definitions_next(&at, &site, &number);)
        if (!rt_switch_find(number))
            rt_tool_register(&(struct weft_unit){ .sites = &site, .n_sites = 1 }, number);
    rt_switch_each(rt_tool_register);
}

bool rt_tool_load(void)
{
    const char *list = secure_getenv(WEFT_ENV_TOOLS);
    if (!list || !*list)
        return false;
    if (rt_process.state == RT_OFF || !rt_tool_open) {
        rt_say("weft: %s has no effect: %s\n", WEFT_ENV_TOOLS,
               rt_process.state == RT_OFF ? "the program records nothing (WEFT_TRACE)" : "a program that has libweft.a in it cannot load tools");
        return false;
    }
    size_t size = strlen(list) + 1;
    char *copy = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy == MAP_FAILED)
        return false;
    memcpy(copy, list, size);
    find_units();
    rt_tool_after_fork = rt_tool_watch_blocks;
    rt_tool_watch_crashes();
    rt_tool_watch_blocks();
    load_all(copy);
    if (rt_n_tools == 0)
        return false;
    rt_lock();
    rt_memory_tell = rt_tool_tell_packet;
    rt_limit_detour(RT_DETOUR_TOOLS, true);
    register_known();
    rt_unlock();
    return true;
}

/* ---- what other listeners are told ---- */

static void unit_registered(struct weft_unit *unit, uint32_t number)
{
    if (rt_n_tools)
        rt_tool_register(unit, number);
}

static void packet_closed(struct rt_thread *thread, const struct rt_packet_header *packet)
{
    if (rt_n_tools)
        rt_tool_tell_packet(thread->tid, packet, packet->content_size / 8);
}

static void thread_ends(void)
{
    if (rt_detours & RT_DETOUR_TOOLS)
        rt_tool_thread_ended();
}

static void process_forked(void)
{
    if (rt_n_tools)
        rt_tool_forked();
}

const struct rt_listener rt_tool_listener = {
    .unit_registered = unit_registered,
    .packet_closed = packet_closed,
    .thread_ends = thread_ends,
    .process_forked = process_forked,
};
