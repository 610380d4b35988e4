#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "short_calls.h"

enum { N_CALLS = 20000, N_NODES = 50, SIZE = 100, N_BINS = 40000 };

struct bin {
    uint64_t begun, covered, crossings;
};

static void add(struct bin *bins, uint64_t size, uint64_t start, uint64_t end)
{
    for (uint64_t bin = start / size; bin * size < end || bin == start / size; bin++) {
        uint64_t from = bin * size > start ? bin * size : start, to = (bin + 1) * size < end ? (bin + 1) * size : end;
        bins[bin].begun += bin == start / size;
        bins[bin].crossings += bin * size > start && to > from;
        bins[bin].covered += to > from ? to - from : 0;
    }
}

/* Whatever there is room for: what each path did in each bin, as if every call had been looked at. */
static void compare(size_t most, bool grows)
{
    struct arena arena = { 0 };
    struct short_calls calls;
    uint64_t(*given)[3] = calloc(N_CALLS, sizeof *given), time = 0;
    short_calls_open(&calls, &arena, SIZE, most);
    srand(7);
    for (int i = 0; i < N_CALLS; i++) {
        uint64_t duration = (uint64_t)rand() % (SIZE + 1), pause = (uint64_t)rand() % (i % 100 ? 60 : 3000);
        uint64_t *call = given[i], node = 1 + (uint64_t)rand() % (N_NODES - 1);
        call[0] = node, call[1] = time + pause, call[2] = time = time + pause + duration;
        short_calls_add(&calls, (uint32_t)node, call[1], call[2]);
    }
    short_calls_finish(&calls);
    cr_assert_eq(calls.size > SIZE, grows, "bins of %lu ns", (unsigned long)calls.size);
    cr_assert_leq(calls.sums.count, most + 2 * N_NODES);
    for (uint32_t node = 1; node < N_NODES; node++) {
        struct bin *wanted = calloc(N_BINS, sizeof *wanted), *found = calloc(N_BINS, sizeof *found);
        for (int i = 0; i < N_CALLS; i++)
            if (given[i][0] == node)
                add(wanted, calls.size, given[i][1], given[i][2]);
        for (size_t i = 0; i < calls.sums.count; i++) {
            const struct short_calls_sum *sum = &calls.sums.items[i];
            cr_assert_lt(sum->bin, N_BINS);
            if (sum->node != node)
                continue;
            found[sum->bin].begun += sum->begun;
            found[sum->bin].covered += sum->covered;
            found[sum->bin].crossings |= sum->is_crossed;
        }
        for (int i = 0; i < N_BINS; i++)
            cr_assert_arr_eq(&found[i], &wanted[i], sizeof *found, "path %u, bin %d", node, i);
        free(wanted);
        free(found);
    }
    free(given);
    short_calls_release(&calls);
    arena_release(&arena);
}

Test(short_calls, all_bins_have_room)
{
    compare(1000000, false);
}

Test(short_calls, bins_grow)
{
    compare(2000, true);
    compare(50, true);
}
