#include <criterion/criterion.h>
#include <stdlib.h>

#include "histogram.h"

static int compare(const void *left, const void *right)
{
    uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
    return (a > b) - (a < b);
}

Test(histogram, empty_and_single)
{
    struct arena arena = { 0 };
    struct histogram histogram = { 0 };
    cr_assert_eq(histogram_percentile(&histogram, 50), 0);
    histogram_add(&histogram, &arena, 123456789);
    for (double percent = 0; percent <= 100; percent += 25)
        cr_assert_eq(histogram_percentile(&histogram, percent), 123456789);
    arena_release(&arena);
}

Test(histogram, exact_below_64)
{
    struct arena arena = { 0 };
    struct histogram histogram = { 0 };
    for (uint64_t value = 0; value < 64; value++)
        histogram_add(&histogram, &arena, value);
    for (uint64_t rank = 1; rank <= 64; rank++)
        cr_assert_eq(histogram_percentile(&histogram, 100.0 * (double)rank / 64), rank - 1);
    arena_release(&arena);
}

/* Values over all magnitudes against the nearest rank of the sorted ones: never wrong by more than 1/64. */
Test(histogram, within_a_64th)
{
    enum { COUNT = 10000 };
    static uint64_t values[COUNT];
    static const double percents[] = { 0.1, 1, 10, 50, 90, 99, 99.9, 100 };
    struct arena arena = { 0 };
    struct histogram histogram = { 0 };
    uint64_t seed = 88172645463325252u;
    for (size_t i = 0; i < COUNT; i++) {
        seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
        values[i] = seed >> seed % 61;
        histogram_add(&histogram, &arena, values[i]);
    }
    qsort(values, COUNT, sizeof *values, compare);
    for (size_t i = 0; i < sizeof percents / sizeof *percents; i++) {
        uint64_t right = values[(size_t)(percents[i] / 100 * COUNT + 0.999999) - 1], found = histogram_percentile(&histogram, percents[i]);
        uint64_t error = found > right ? found - right : right - found;
        cr_assert_leq(error, right / 64, "p%g: %lu instead of %lu", percents[i], (unsigned long)found, (unsigned long)right);
    }
    cr_assert_eq(histogram.min, values[0]);
    cr_assert_eq(histogram.max, values[COUNT - 1]);
    cr_assert_eq(histogram.count, COUNT);
    arena_release(&arena);
}

Test(histogram, largest_value_has_a_place)
{
    struct arena arena = { 0 };
    struct histogram histogram = { 0 };
    histogram_add(&histogram, &arena, UINT64_MAX);
    histogram_add(&histogram, &arena, 0);
    cr_assert_eq(histogram_percentile(&histogram, 50), 0);
    cr_assert_geq(histogram_percentile(&histogram, 100), UINT64_MAX / 64 * 63);
    arena_release(&arena);
}
