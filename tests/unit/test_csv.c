#include <criterion/criterion.h>

#include "csv.h"

Test(csv, quotes_what_needs_them)
{
    static const struct {
        const char *text, *field;
    } cases[] = {
        { "plain text; a'b", "plain text; a'b" },
        { "f(a, b)", "\"f(a, b)\"" },
        { "say \"so\"", "\"say \"\"so\"\"\"" },
        { "\"", "\"\"\"\"" },
        { "a\nb", "\"a\nb\"" },
        { "a\rb", "\"a\rb\"" },
    };
    struct arena arena = { 0 };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct str out = { .arena = &arena };
        csv_add(&out, cases[i].text);
        cr_expect_str_eq(out.text, cases[i].field);
        cr_expect_str_eq(csv_field(&arena, cases[i].text), cases[i].field);
    }
    arena_release(&arena);
}

Test(csv, an_empty_field_and_one_behind_another)
{
    struct arena arena = { 0 };
    struct str out = { .arena = &arena };
    csv_add(&out, "a");
    str_add_char(&out, ',');
    csv_add(&out, "");
    str_add_char(&out, ',');
    csv_add(&out, "b,c");
    cr_expect_str_eq(out.text, "a,,\"b,c\"");
    cr_expect_str_eq(csv_field(&arena, ""), "");
    arena_release(&arena);
}
