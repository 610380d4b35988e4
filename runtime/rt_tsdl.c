#include "rt_tsdl.h"

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
    "typealias integer { size = 32; align = 8; signed = false; map = clock.monotonic.value; } := unaligned_uint32_clock_t;\n"
    "stream { id = 2; packet.context := struct packet_context;\n"
    "    event.header := struct { unaligned_uint32_clock_t timestamp; } align(64);\n"
    "    event.context := struct { integer { size = 24; align = 1; } block; integer { size = 8; align = 1; } slots; };\n};\n"
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
    static const struct {
        unsigned stream, id;
        const char *name, *fields; /* fields NULL: by its payload */
    } events[] = {
#define DEFINITION(id, NAME, fields) { 1, id, #NAME, fields " " },
#include <weft/definitions.def>
#define EVENT(id, NAME, payload, role) { 0, id, #NAME, NULL },
#include <weft/events.def>
    };
    for (size_t i = 0; i < sizeof events / sizeof *events; i++)
        add_event(text, events[i].stream, events[i].id, events[i].name, events[i].fields ? events[i].fields : fields_of(events[i].id));
}

void rt_tsdl_add(struct rt_bytes *text)
{
    rt_bytes_print(text, "%s", layout);
    add_kinds(text);
    add_events(text);
    rt_bytes_print(text,
                   "event { stream_id = 2; id = 0; name = \"block\"; fields := struct { value_pointer_t slot[stream.event.context.slots]; }; };\n");
}
