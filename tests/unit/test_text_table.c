#include <criterion/criterion.h>

#include "text_table.h"

/* A number, and two columns of text, of 30 and 40 letters. */
static const char *printed(struct arena *arena, size_t width, bool keep_end)
{
    static const char *const headings[] = { "n", "waiting in", "because of", NULL };
    struct text_style style = { .width = width };
    struct table table = table_start(arena, &style, headings, 1);
    struct str text = { .arena = arena };
    table.keep_end = keep_end;
    table_add(&table, "1");
    table_add(&table, "abcdefghijklmnopqrstuvwxyz.c:1");
    table_add(&table, "abcdefghijklmnopqrstuvwxyzabcdefghijkl:2");
    table_print(&table, &text);
    return text.text;
}

Test(text_table, rows_that_fit_or_go_to_no_terminal_are_whole)
{
    struct arena arena = { 0 };
    const char *whole = printed(&arena, 0, false);
    cr_expect_str_eq(whole, "  n  waiting in                      because of\n"
                            "  1  abcdefghijklmnopqrstuvwxyz.c:1  abcdefghijklmnopqrstuvwxyzabcdefghijkl:2\n");
    cr_expect_str_eq(printed(&arena, 77, false), whole);
    arena_release(&arena);
}

Test(text_table, text_is_cut_the_widest_first)
{
    struct arena arena = { 0 };
    cr_expect_str_eq(printed(&arena, 70, false), "  n  waiting in                      because of\n"
                                                 "  1  abcdefghijklmnopqrstuvwxyz.c:1  abcdefghijklmnopqrstuvwxyzabcd...\n");
    cr_expect_str_eq(printed(&arena, 60, false), "  n  waiting in                    because of\n"
                                                 "  1  abcdefghijklmnopqrstuvwxy...  abcdefghijklmnopqrstuv...\n");
    arena_release(&arena);
}

Test(text_table, ends_that_tell_are_kept_but_not_those_of_headings)
{
    struct arena arena = { 0 };
    cr_expect_str_eq(printed(&arena, 43, true), "  n  waiting in                    becau...\n"
                                                "  1  ...fghijklmnopqrstuvwxyz.c:1  ...jkl:2\n");
    arena_release(&arena);
}

Test(text_table, what_would_be_too_narrow_to_read_is_left_to_the_terminal)
{
    struct arena arena = { 0 };
    cr_expect_str_eq(printed(&arena, 42, true), printed(&arena, 0, true));
    arena_release(&arena);
}
