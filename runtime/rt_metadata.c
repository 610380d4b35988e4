#define _GNU_SOURCE 1
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "rt_metadata.h"

#include "rt_bytes.h"
#include "rt_clock.h"
#include "rt_environment.h"
#include "rt_files.h"
#include "rt_state.h"
#include "rt_tsdl.h"

#include <weft/format.h>

static bool is_plain(unsigned char c)
{
    return c >= 0x20 && c != 0x7f && c != '"' && c != '\\';
}

static void add_quoted(struct rt_bytes *text, const char *string)
{
    for (;;) {
        size_t plain = 0;
        while (is_plain((unsigned char)string[plain]))
            plain++;
        rt_bytes_add(text, string, plain);
        string += plain;
        if (!*string)
            return;
        if (*string == '"' || *string == '\\')
            rt_bytes_print(text, "\\%c", *string);
        else
            rt_bytes_add(text, "?", 1);
        string++;
    }
}

static void add_text(struct rt_bytes *text, const char *key, const char *value)
{
    rt_bytes_print(text, "    %s = \"", key);
    add_quoted(text, value);
    rt_bytes_print(text, "\";\n");
}

static void add_uuid(struct rt_bytes *text, const uint8_t *uuid)
{
    for (int i = 0; i < 16; i++)
        rt_bytes_print(text, "%s%02x", i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "", uuid[i]);
}

static void add_environment(struct rt_bytes *text)
{
    static struct utsname machine; /* not on the stack */
    const char *machine_id = rt_environment(WEFT_ENV_MACHINE_ID), *run = rt_environment(WEFT_ENV_RUN), *slash = strrchr(rt_process.program, '/');
    if (uname(&machine) != 0)
        strcpy(machine.nodename, "unknown");
    rt_bytes_print(text, "env {\n");
    add_text(text, "tracer_name", "weft");
    rt_bytes_print(text, "    tracer_version = %d;\n", WEFT_FORMAT_VERSION);
    add_text(text, "hostname", machine.nodename);
    add_text(text, "machine_id", machine_id && *machine_id ? machine_id : machine.nodename);
    add_text(text, "procname", slash ? slash + 1 : rt_process.program);
    add_text(text, "program", rt_process.program);
    add_text(text, "run", run ? run : "");
    add_text(text, "filter", rt_process.filter ? rt_process.filter : "");
    rt_bytes_print(text, "    vpid = %d;\n    parent_pid = %d;\n", rt_process.pid, rt_process.parent_pid);
    rt_bytes_print(text, "    start_time = %llu;\n", (unsigned long long)rt_process.start_time);
    rt_bytes_print(text, "    monotonic_offset = %lld;\n    clock_tick = %llu;\n    clock_nanoseconds = %llu;\n};\n", (long long)rt_clock.offset,
                   (unsigned long long)rt_clock.tick, (unsigned long long)rt_clock.nanos);
}

/* From the site definitions as they stand in the file: 12 bytes of header, 20 of numbers, three strings. */
static void add_labels(struct rt_bytes *text)
{
    rt_bytes_print(text, WEFT_SITES_BEGIN "    \"(none)\" = 0");
    const unsigned char *at = rt_process.sites.bytes, *end = at + rt_process.sites.length;
    while (at < end) {
        uint32_t number, line;
        memcpy(&number, at + 12, 4);
        memcpy(&line, at + 16, 4);
        const char *callee = (const char *)at + 32, *file = callee + strlen(callee) + 1, *function = file + strlen(file) + 1;
        const char *slash = strrchr(file, '/');
        rt_bytes_print(text, ",\n    \"");
        add_quoted(text, callee);
        rt_bytes_print(text, "%s@", weft_site_suffix(at[30]));
        add_quoted(text, slash ? slash + 1 : file);
        rt_bytes_print(text, ":%u\" = %u", line, number);
        at = (const unsigned char *)function + strlen(function) + 1;
    }
    rt_bytes_print(text, WEFT_SITES_END);
}

/* A time stamp is `tick` at CLOCK_MONOTONIC `nanos`. CTF wants the time of tick 0. (It is after 1970 on any machine
 * whose clock is set.) */
static __attribute__((noinline)) void add_clock(struct rt_bytes *text)
{
    static char uuid[37]; /* not on the stack */
    const struct rt_clock *clock = &rt_clock;
    uint64_t frequency = rt_clock_frequency(), seconds = 0, ticks = 0;
    rt_clock_uuid(uuid);
    rt_bytes_print(text, "clock {\n    name = monotonic;\n    uuid = \"%s\";\n    freq = %llu;\n", uuid, (unsigned long long)frequency);
    if (clock->is_counter) {
        uint64_t moment = rt_clock_since_1970(clock->nanos), elapsed = clock->tick / frequency;
        uint64_t part = rt_clock_scale(moment % 1000000000u, frequency, 1000000000u), rest = clock->tick % frequency;
        seconds = moment / 1000000000u - elapsed - (part < rest);
        ticks = part < rest ? part + frequency - rest : part - rest;
        rt_bytes_print(text, "    offset_s = %llu;\n    offset = %llu;\n};\n", (unsigned long long)seconds, (unsigned long long)ticks);
    } else {
        rt_bytes_print(text, "    offset = %lld;\n};\n", (long long)clock->offset);
    }
}

bool rt_metadata_write(void)
{
    struct rt_bytes text = { 0 };
    rt_bytes_print(&text, "/* CTF 1.8 */\ntrace {\n    major = 1;\n    minor = 8;\n    uuid = \"");
    add_uuid(&text, rt_process.uuid);
    rt_bytes_print(&text, "\";\n    byte_order = le;\n    packet.header := struct {\n        integer { size = 32; align = 8; } magic;\n"
                          "        integer { size = 8; align = 8; } uuid[16];\n        integer { size = 32; align = 8; } stream_id;\n    };\n};\n");
    add_environment(&text);
    add_clock(&text);
    add_labels(&text);
    rt_tsdl_add(&text);
    bool is_written = !text.failed && rt_file_replace(rt_path("metadata"), rt_other_path(".metadata"), text.bytes, text.length);
    rt_bytes_release(&text);
    if (is_written)
        rt_process.n_labelled = rt_process.n_sites;
    return is_written;
}
