#include <criterion/criterion.h>

#include <string.h>

#include "packet.h"

/* Readers take plain events without packet_event: what they make of a slot has to be what it says, of every id, with and
 * without a site, and where the low bits of the clock have begun anew. */
Test(packet, plain_events_are_those_that_packet_event_reads_in_one_slot)
{
    static const uint64_t lows[] = { 0, 1, 77, (UINT64_C(1) << WEFT_TIME_BITS) - 1 };
    static const uint64_t times[] = { 0, 77, 78, (UINT64_C(5) << WEFT_TIME_BITS) + 40, (UINT64_C(6) << WEFT_TIME_BITS) - 1 };
    unsigned n_plain = 0;
    for (uint64_t id = 0; id < 32; id++)
        for (uint64_t site = 0; site < 3; site++)
            for (size_t i = 0; i < sizeof lows / sizeof *lows; i++)
                for (size_t k = 0; k < sizeof times / sizeof *times; k++) {
                    uint64_t slot = id | lows[i] << WEFT_ID_BITS | site << WEFT_SITE_SHIFT;
                    uint8_t bytes[PACKET_SLOT];
                    memcpy(bytes, &slot, sizeof bytes);
                    struct window window = { .file = -1, .size = sizeof bytes, .length = sizeof bytes, .bytes = bytes };
                    const struct packet packet = { .content_end = sizeof bytes };
                    struct packet_event event;
                    bool is_read = packet_event(&event, &window, &packet, 0, times[k]) == EVENT_READ;
                    cr_assert_eq(packet_is_plain(slot), is_read, "id %u, site %u", (unsigned)id, (unsigned)site);
                    n_plain += is_read;
                    if (!is_read)
                        continue;
                    cr_assert_eq(event.id, slot & 31);
                    cr_assert_eq(event.site, slot >> WEFT_SITE_SHIFT);
                    cr_assert_eq(event.size, PACKET_SLOT);
                    cr_assert_eq(event.time, packet_time(times[k], slot));
                    cr_assert_null(event.values.bytes);
                    cr_assert_eq(event.number, 0);
                }
    cr_expect_gt(n_plain, 0);
}
