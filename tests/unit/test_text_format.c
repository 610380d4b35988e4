#include <criterion/criterion.h>

#include "text_format.h"

static const char *time_text(struct arena *arena, uint64_t ns)
{
    struct str text = { .arena = arena };
    text_add_time(&text, ns);
    return text.text;
}

Test(text_format, times_have_four_digits_and_a_unit)
{
    struct arena arena = { 0 };
    static const struct {
        uint64_t ns;
        const char *text;
    } cases[] = {
        { 0, "0 ns" },
        { 999, "999 ns" },
        { 1000, "1.000 us" },
        { 1234, "1.234 us" },
        { 9999, "9.999 us" },
        { 12345, "12.35 us" },
        { 99999, "100.0 us" },
        { 999949, "999.9 us" },
        { 999960, "1.000 ms" }, /* not 1000.0 us */
        { 12345678, "12.35 ms" },
        { 1000000000, "1.000 s" },
        { 59999999999, "60.00 s" },
        { 3600000000000, "3600 s" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_expect_str_eq(time_text(&arena, cases[i].ns), cases[i].text, "%lu: %s", (unsigned long)cases[i].ns, time_text(&arena, cases[i].ns));
    cr_assert_not_null(time_text(&arena, UINT64_MAX));
    arena_release(&arena);
}

Test(text_format, counts_are_grouped)
{
    struct arena arena = { 0 };
    static const struct {
        uint64_t count;
        const char *text;
    } cases[] = { { 0, "0" }, { 999, "999" }, { 1000, "1,000" }, { 123456, "123,456" }, { 1234567, "1,234,567" } };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct str text = { .arena = &arena };
        text_add_count(&text, cases[i].count);
        cr_expect_str_eq(text.text, cases[i].text);
    }
    arena_release(&arena);
}
