/* libFuzzer target: what comes to a collector. Input: the first byte says what the rest is: odd, bytes of a connection;
 * even, messages, each u16 length and type and what stands in it, of which frames are made, so that the fuzzer need not
 * guess check sums. A good hello comes before them.
 *
 * Invariant: whatever came, the database is sound, and each thread has as many events as it says, those counted that were
 * passed over. */
#include <stdlib.h>
#include <string.h>

#include "collector.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void hello(struct wire_out *out)
{
    wire_begin(out, WIRE_HELLO);
    wire_u32(out, WIRE_VERSION);
    wire_text(out, "");
    wire_text(out, "loom");
    wire_end(out);
}

static void frames(struct wire_out *out, const uint8_t *data, size_t size)
{
    hello(out);
    while (size >= 3) {
        size_t length = (size_t)(data[0] | data[1] << 8);
        length = length < size - 3 ? length : size - 3;
        wire_begin(out, (enum wire_type)data[2]);
        wire_bytes(out, data + 3, length);
        wire_end(out);
        data += 3 + length;
        size -= 3 + length;
    }
}

static void check(struct store *store, const char *sql, sqlite3_int64 wanted)
{
    sqlite3_stmt *statement = NULL;
    if (store_prepare(store, &statement, sql) != 0 || store_number(store, statement, -1) != wanted)
        abort();
    sqlite3_finalize(statement);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 1)
        return 0;
    struct collector collector = { .database = ":memory:", .view = "events", .token = "", .listener = -1 };
    struct wire_out out = { 0 };
    struct link link = { .file = -1 };
    if (collector_open(&collector) != 0)
        abort();
    struct caller *caller = collector_add_caller(&collector, &link);
    if (data[0] & 1)
        wire_bytes(&out, data + 1, size - 1);
    else
        frames(&out, data + 1, size - 1);
    /* in two pieces, with what comes between */
    size_t half = wire_waiting(&out) / 2;
    if (out.bytes && collector_take(&collector, caller, out.bytes + out.start, half)) {
        collector_commit(&collector);
        collector_take(&collector, caller, out.bytes + out.start + half, wire_waiting(&out) - half);
    }
    collector_commit(&collector);
    if (!collector.is_open)
        abort(); /* nothing that comes may make the database fail */
    check(&collector.ledger.store, "SELECT (SELECT coalesce(sum(events), 0) FROM thread) - (SELECT count(*) FROM event)",
          (sqlite3_int64)collector.ledger.n_unknown);
    check(&collector.ledger.store, "SELECT count(*) FROM pragma_foreign_key_check", 0);
    collector_close(&collector);
    wire_out_release(&out);
    return 0;
}
