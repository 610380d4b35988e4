#include <criterion/criterion.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "packet.h"
#include "reader.h"

static const uint8_t uuid[16] = { 1, 2, 3 };

/* A packet in memory, and a window on exactly its bytes. */
struct sample {
    uint8_t bytes[256];
    size_t length;
};

static void put(struct sample *sample, uint64_t value, size_t size)
{
    for (size_t i = 0; i < size; i++)
        sample->bytes[sample->length++] = (uint8_t)(value >> 8 * i);
}

static struct sample make_header(uint64_t begin, uint64_t content_bits, uint64_t packet_bits, uint32_t flags)
{
    struct sample sample = { .length = 0 };
    put(&sample, WEFT_CTF_MAGIC, 4);
    for (size_t i = 0; i < 16; i++)
        put(&sample, uuid[i], 1);
    put(&sample, STREAM_EVENTS, 4);
    put(&sample, begin, 8);
    put(&sample, begin, 8);
    put(&sample, content_bits, 8);
    put(&sample, packet_bits, 8);
    put(&sample, 0, 8);
    put(&sample, 5, 8);
    put(&sample, 77, 4);
    put(&sample, flags, 4);
    cr_assert_eq(sample.length, PACKET_HEADER_SIZE);
    return sample;
}

static struct window window_on(struct sample *sample)
{
    return (struct window) { .file = -1, .size = sample->length, .length = sample->length, .bytes = sample->bytes };
}

static enum packet_result read_sample(struct sample *sample, struct packet *packet)
{
    const char *why = NULL;
    struct window window = window_on(sample);
    enum packet_result result = packet_read(packet, &window, 0, uuid, STREAM_EVENTS, &why);
    if (result == PACKET_BROKEN)
        cr_assert_not_null(why);
    return result;
}

Test(packet, closed_and_open)
{
    struct packet packet;
    struct sample sample = make_header(1000, 88 * 8, 96 * 8, 0);
    put(&sample, 0, 8);
    put(&sample, 0, 8);
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    cr_assert_eq(packet.events, 80);
    cr_assert_eq(packet.content_end, 88);
    cr_assert_eq(packet.end, 96);
    cr_assert_eq(packet.time_begin, 1000);
    cr_assert_eq(packet.lost, 5);
    cr_assert_not(packet.is_open);
    sample = make_header(1000, 80 * 8, 4096 * 8, 1);
    put(&sample, 0, 8);
    put(&sample, 0, 8);
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    cr_assert(packet.is_open);
    cr_assert_eq(packet.content_end, 96, "up to the end of the file");
}

Test(packet, impossible_sizes_are_refused)
{
    static const struct {
        uint64_t content, size;
    } cases[] = { { 80 * 8, 79 * 8 }, { 96 * 8, 88 * 8 }, { 79 * 8, 96 * 8 }, { 81 * 8 + 1, 96 * 8 }, { 0, 0 }, { 80 * 8, 0 }, { UINT64_MAX, UINT64_MAX } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct packet packet;
        struct sample sample = make_header(1, cases[i].content, cases[i].size, 0);
        cr_expect_eq(read_sample(&sample, &packet), PACKET_BROKEN, "case %zu", i);
    }
}

Test(packet, end_of_file_zeros_and_cuts)
{
    struct packet packet;
    struct sample sample = make_header(1, 640, 640, 0);
    for (size_t length = 1; length < PACKET_HEADER_SIZE; length++) {
        sample.length = length;
        cr_expect_eq(read_sample(&sample, &packet), PACKET_BROKEN, "cut at %zu", length);
    }
    sample.length = 0;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_NONE);
    memset(sample.bytes, 0, sizeof sample.bytes);
    sample.length = 128;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_NONE, "prepared and not begun");
}

static uint64_t time_of(uint64_t low, uint64_t before)
{
    struct sample sample = make_header(0, 88 * 8, 88 * 8, 0);
    put(&sample, WEFT_EVENT_END | low << 5, 5);
    put(&sample, 9, 3);
    struct window window = window_on(&sample);
    struct packet packet;
    struct packet_event event;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    cr_assert_eq(packet_event(&event, &window, &packet, 80, before), EVENT_READ);
    cr_assert_eq(event.id, WEFT_EVENT_END);
    cr_assert_eq(event.site, 9);
    cr_assert_eq(event.size, 8);
    return event.time;
}

Test(packet, low_bits_of_the_clock_are_extended)
{
    const uint64_t wrap = 1ull << 35;
    cr_assert_eq(time_of(100, 0), 100);
    cr_assert_eq(time_of(100, 100), 100, "no time has passed");
    cr_assert_eq(time_of(99, 100), wrap + 99, "the bits have wrapped");
    cr_assert_eq(time_of(0, wrap - 1), wrap);
    cr_assert_eq(time_of(5, 7 * wrap + 4), 7 * wrap + 5);
    cr_assert_eq(time_of(3, 7 * wrap + 4), 8 * wrap + 3);
}

Test(packet, extended_event)
{
    struct sample sample = make_header(0, 104 * 8, 104 * 8, 0);
    put(&sample, WEFT_EVENT_EXTENDED | 3 << 5, 4);
    put(&sample, 0, 4);
    put(&sample, WEFT_EVENT_LOCAL_BEGIN, 5);
    put(&sample, 123456789012345, 8);
    put(&sample, 4, 3);
    struct window window = window_on(&sample);
    struct packet packet;
    struct packet_event event;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_READ);
    cr_assert_eq(event.id, WEFT_EVENT_LOCAL_BEGIN);
    cr_assert_eq(event.time, 123456789012345);
    cr_assert_eq(event.site, 4);
    cr_assert_eq(event.size, 24);
    window.size = window.length = 103; /* the last byte is missing */
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_CUT);
    packet.is_open = true;
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_NONE);
}

Test(packet, filler)
{
    struct sample sample = make_header(0, 104 * 8, 104 * 8, 0);
    put(&sample, WEFT_EVENT_FILLER | 7 << 5, 5);
    put(&sample, 2, 3); /* slots behind this one */
    put(&sample, 0, 8);
    put(&sample, 0, 8);
    struct window window = window_on(&sample);
    struct packet packet;
    struct packet_event event;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_FILLER);
    cr_assert_eq(event.size, 24);
    cr_assert_eq(event.time, 7);
    sample.bytes[85] = 3;
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_CUT);
}

/* The fuzzer of the collector found one that was counted and had no row. */
Test(packet, events_that_are_in_no_file)
{
    for (uint64_t id = WEFT_EVENT_OFF; id <= WEFT_EVENT_ON; id++) {
        struct sample sample = make_header(0, 88 * 8, 88 * 8, 0);
        put(&sample, id | 7 << 5, 5);
        put(&sample, 1, 3);
        struct window window = window_on(&sample);
        struct packet packet;
        struct packet_event event;
        cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
        cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_BROKEN);
    }
}

Test(packet, unwritten_events)
{
    struct sample sample = make_header(0, 88 * 8, 88 * 8, 0);
    put(&sample, WEFT_EVENT_BEGIN, 4);
    put(&sample, 0, 4);
    struct window window = window_on(&sample);
    struct packet packet;
    struct packet_event event;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_BROKEN);
    packet.is_open = true;
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_NONE, "all zero: not written");
    sample.bytes[80] = WEFT_EVENT_END; /* site 0 */
    cr_assert_eq(packet_event(&event, &window, &packet, 80, 0), EVENT_BROKEN);
}

/* An event of this id at time 7, and what stands behind it: slots of 8 bytes. Returns the size that is found, 0
 * for one that is broken, or that reaches beyond the packet. */
static uint64_t size_of_event(uint32_t id, const uint64_t *behind, size_t n, enum packet_event_result expected)
{
    size_t length = PACKET_HEADER_SIZE + 8 + 8 * n;
    struct sample sample = make_header(0, 8 * length, 8 * length, 0);
    put(&sample, id | 7 << 5, 5);
    put(&sample, 9, 3);
    for (size_t i = 0; i < n; i++)
        put(&sample, behind[i], 8);
    struct window window = window_on(&sample);
    struct packet packet;
    struct packet_event event = { 0 };
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    enum packet_event_result result = packet_event(&event, &window, &packet, PACKET_HEADER_SIZE, 0);
    cr_assert_eq(result, expected, "id %u gives %d", id, result);
    if (!packet_event_has_size(result))
        return 0;
    cr_assert_eq(event.time, 7);
    cr_assert_null(event.values.bytes, "values that nobody has looked at");
    return event.size;
}

/* docs/trace-format.md: 11 to 19 are followed by values, 21 to 25 by nothing, 26 to 30 by a number. */
Test(packet, unknown_ids_are_passed_over_by_their_class)
{
    /* three slots; of the values the first is of kind 99, which nobody knows */
    static const uint64_t values[] = { 3 | 5 << 16 | (uint64_t)99 << 32, ~0ull, ~0ull, 0 }, none[] = { 0, 0 };
    for (uint32_t id = 0; id < WEFT_EVENT_EXTENDED; id++) {
        if (weft_event_role(id) != WEFT_ROLE_UNKNOWN)
            continue;
        if (id < WEFT_EVENT_FILLER) {
            cr_expect_eq(size_of_event(id, values, 4, EVENT_UNKNOWN), 8 + 3 * 8, "id %u", id);
            size_of_event(id, values, 2, EVENT_CUT);
            size_of_event(id, none, 2, EVENT_BROKEN); /* values take one slot at least */
        } else {
            cr_expect_eq(size_of_event(id, none, 2, EVENT_UNKNOWN), id <= 25 ? 8 : 16, "id %u", id);
            size_of_event(id, none, 0, id <= 25 ? EVENT_UNKNOWN : EVENT_CUT);
        }
    }
}

static enum packet_event_result read_extended(uint64_t id, uint32_t slots, bool is_open, uint64_t *size)
{
    struct sample sample = make_header(0, 120 * 8, 120 * 8, is_open);
    put(&sample, WEFT_EVENT_EXTENDED | slots << 5, 4);
    put(&sample, 0, 4);
    put(&sample, id, 5);
    put(&sample, 123456789012345, 8);
    put(&sample, 4, 3);
    put(&sample, 0, 8);
    put(&sample, 0, 8);
    struct window window = window_on(&sample);
    struct packet packet;
    struct packet_event event;
    cr_assert_eq(read_sample(&sample, &packet), PACKET_READ);
    enum packet_event_result result = packet_event(&event, &window, &packet, PACKET_HEADER_SIZE, 0);
    *size = event.size;
    return result;
}

Test(packet, unknown_extended_events_are_passed_over_by_their_size)
{
    static const uint64_t ids[] = { 31, 32, 1000, UINT32_MAX, 1ull << 32, (1ull << 40) - 1 };
    uint64_t size;
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        cr_expect_eq(read_extended(ids[i], 3, false, &size), EVENT_UNKNOWN, "id %lu", (unsigned long)ids[i]);
        cr_expect_eq(size, 24);
        cr_expect_eq(read_extended(ids[i], 5, false, &size), EVENT_UNKNOWN);
        cr_expect_eq(size, 40);
        cr_expect_eq(read_extended(ids[i], 6, false, &size), EVENT_CUT);
        cr_expect_eq(read_extended(ids[i], 6, true, &size), EVENT_NONE);
        cr_expect_eq(read_extended(ids[i], 2, false, &size), EVENT_BROKEN, "smaller than its head");
    }
}

Test(reader, what_is_no_trace)
{
    struct arena arena = { 0 };
    struct trace trace;
    cr_assert_eq(reader_open(&trace, &arena, "/nonexistent/trace"), READER_NO_TRACE);
    cr_assert_eq(trace.problems.count, 1);
    cr_assert_eq(reader_open(&trace, &arena, "/dev/null"), READER_NO_TRACE);
    cr_assert_eq(trace.problems.count, 1);
    arena_release(&arena);
}

Test(reader, unknown_numbers_have_a_stand_in)
{
    struct weft_site sites[2] = { { 0 }, { .callee = "f", .file = "", .function = "" } };
    struct trace_process process = { .sites = sites, .n_sites = 2 };
    cr_assert_str_eq(reader_site(&process, 1)->callee, "f");
    cr_assert_str_eq(reader_site(&process, 0)->callee, "(unknown)");
    cr_assert_str_eq(reader_site(&process, UINT32_MAX)->callee, "(unknown)");
}
