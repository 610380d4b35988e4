#define _GNU_SOURCE 1
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "rt_metadata.h"

#include "rt_bytes.h"
#include "rt_clock.h"
#include "rt_files.h"
#include "rt_state.h"

#include <weft/format.h>

static const char layout[] =
    "typealias integer { size = 8; align = 8; signed = false; } := uint8_t;\n"
    "typealias integer { size = 16; align = 8; signed = false; } := unaligned_uint16_t;\n"
    "typealias integer { size = 32; align = 8; signed = false; } := unaligned_uint32_t;\n"
    "typealias integer { size = 32; align = 32; signed = false; } := uint32_t;\n"
    "typealias integer { size = 40; align = 64; signed = false; } := aligned_uint40_t;\n"
    "typealias integer { size = 64; align = 64; signed = false; } := uint64_t;\n"
    "typealias integer { size = 64; align = 32; signed = false; } := uint64_number_t;\n"
    "typealias integer { size = 35; align = 1; signed = false; map = clock.monotonic.value; } := uint35_clock_t;\n"
    "typealias integer { size = 64; align = 8; signed = false; map = clock.monotonic.value; } := unaligned_uint64_clock_t;\n"
    "typealias integer { size = 64; align = 32; signed = false; map = clock.monotonic.value; } := uint64_clock_t;\n"
    "struct packet_context {\n"
    "    uint64_clock_t timestamp_begin;\n    uint64_clock_t timestamp_end;\n    uint64_t content_size;\n    uint64_t packet_size;\n"
    "    uint64_t packet_seq_num;\n    uint64_t events_discarded;\n    uint32_t tid;\n    uint32_t flags;\n};\n"
    "struct event_header {\n"
    "    enum : integer { size = 5; align = 1; } { compact = 0 ... 30, extended = 31 } id;\n"
    "    variant <id> {\n"
    "        struct { uint35_clock_t timestamp; } compact;\n"
    "        struct { aligned_uint40_t id; unaligned_uint64_clock_t timestamp; } extended;\n"
    "    } v;\n"
    "} align(32);\n"
    "stream { id = 0; packet.context := struct packet_context; event.header := struct event_header; event.context := struct { site_t site; }; };\n"
    "stream { id = 1; packet.context := struct packet_context;\n"
    "    event.header := struct { unaligned_uint32_t id; unaligned_uint64_clock_t timestamp; }; };\n"
    "typealias integer { size = 64; align = 8; signed = true; } := value_int_t;\n"
    "typealias integer { size = 64; align = 8; signed = false; } := value_unsigned_t;\n"
    "typealias integer { size = 64; align = 8; signed = false; base = 16; } := value_pointer_t;\n"
    "typealias floating_point { exp_dig = 11; mant_dig = 53; align = 8; } := value_float_t;\n"
    "struct frames { uint8_t n; value_pointer_t at[n]; };\n"
    "struct value {\n"
    "    enum : uint8_t { nothing = 0, number = 1, natural = 2, real = 3, address = 4, text = 5, backtrace = 6 } kind;\n"
    "    variant <kind> { struct { } nothing; value_int_t number; value_unsigned_t natural; value_float_t real; value_pointer_t address; string "
    "text; struct frames backtrace; } value;\n"
    "};\n";

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
    const char *machine_id = getenv(WEFT_ENV_MACHINE_ID), *run = getenv(WEFT_ENV_RUN), *slash = strrchr(rt_process.program, '/');
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

static void add_kinds(struct rt_bytes *text)
{
    static const char *const names[] = {
#define KIND(number, NAME, name, category, suffix, events) [number] = (name),
#include <weft/kinds.def>
    };
    rt_bytes_print(text, "typealias enum : uint8_t {");
    for (unsigned i = 0; i < WEFT_N_KINDS; i++)
        rt_bytes_print(text, "%s %s = %u", i ? "," : "", names[i], i);
    rt_bytes_print(text, " } := kind_t;\n");
}

/* What stands behind the site of an event. */
static const char *fields_of(uint32_t id)
{
    switch (weft_event_payload(id)) {
    case WEFT_PAYLOAD_NONE:
        break;
    case WEFT_PAYLOAD_NUMBER:
        return weft_event_role(id) == WEFT_ROLE_LINK ? "uint64_number_t future; " : "uint64_number_t number; ";
    case WEFT_PAYLOAD_VALUES: /* a whole number of slots, so that the next event begins at one */
        return "unaligned_uint16_t slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; "
               "uint8_t padding[n_padding]; ";
    case WEFT_PAYLOAD_SLOTS:
        return "uint64_t unused[stream.event.context.site]; ";
    }
    return "";
}

/* `name` as in the table, in capitals. */
static void add_event(struct rt_bytes *text, unsigned stream, unsigned id, const char *name, const char *fields)
{
    rt_bytes_print(text, "event { stream_id = %u; id = %u; name = \"", stream, id);
    for (; *name; name++) {
        char c = (char)(*name >= 'A' && *name <= 'Z' ? *name + ('a' - 'A') : *name);
        rt_bytes_add(text, &c, 1);
    }
    rt_bytes_print(text, "\"; fields := struct { %s}; };\n", fields);
}

static void add_events(struct rt_bytes *text)
{
#define DEFINITION(id, NAME, fields) add_event(text, 1, id, #NAME, fields " ");
#include <weft/definitions.def>
#define EVENT(id, NAME, payload, role) add_event(text, 0, id, #NAME, fields_of(id));
#include <weft/events.def>
}

/* A time stamp is `tick` at CLOCK_MONOTONIC `nanos`. CTF wants the time of tick 0. (It is after 1970 on any machine
 * whose clock is set.) */
static __attribute__((noinline)) void add_clock(struct rt_bytes *text)
{
    char uuid[37];
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
    rt_bytes_print(&text, "%s", layout);
    add_kinds(&text);
    add_events(&text);
    bool is_written = !text.failed && rt_file_replace(rt_path("metadata"), rt_other_path(".metadata"), text.bytes, text.length);
    rt_bytes_release(&text);
    if (is_written)
        rt_process.n_labelled = rt_process.n_sites;
    return is_written;
}
