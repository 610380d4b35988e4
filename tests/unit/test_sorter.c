#include <criterion/criterion.h>
#include <stdlib.h>

#include "sorter.h"

struct record {
    uint32_t key, number;
    uint64_t padding[3];
};

static int compare(const void *left, const void *right)
{
    const struct record *a = left, *b = right;
    return (a->key > b->key) - (a->key < b->key);
}

/* Keys repeat, so that the order of equal records shows. */
static void check(size_t memory, uint32_t count)
{
    struct sorter *sorter = sorter_new(sizeof(struct record), memory, compare);
    struct record record = { 0 }, last = { 0 };
    uint32_t state = 12345, n = 0;
    int error;
    for (uint32_t i = 0; i < count; i++) {
        state = state * 1664525 + 1013904223;
        record = (struct record){ .key = state >> 22, .number = i, .padding = { i, state, 7 } };
        cr_assert(sorter_add(sorter, &record));
    }
    for (; sorter_next(sorter, &record, &error); last = record, n++) {
        cr_assert_eq(record.padding[0], record.number);
        cr_assert(n == 0 || last.key < record.key || (last.key == record.key && last.number < record.number), "record %u", n);
    }
    cr_assert_eq(error, 0);
    cr_assert_eq(n, count);
    sorter_free(sorter);
}

Test(sorter, nothing)
{
    check(1 << 20, 0);
}

Test(sorter, in_memory)
{
    check(1 << 20, 5000);
}

Test(sorter, through_a_file)
{
    check(1, 100000);   /* 64 records at a time: more than 1500 runs */
    check(1 << 16, 64); /* a run that is exactly full */
    check(40 * 128, 129);
}

Test(sorter, no_file)
{
    struct sorter *sorter = sorter_new(sizeof(struct record), 1, compare);
    struct record record = { 0 };
    bool is_added = true;
    setenv("TMPDIR", "/nowhere/at/all", 1);
    for (int i = 0; i < 65 && is_added; i++)
        is_added = sorter_add(sorter, &record);
    cr_assert_not(is_added);
    sorter_free(sorter);
}
