#include <criterion/criterion.h>

#include "repair.h"

Test(repair, places_are_read_by_structure)
{
    struct arena arena = { 0 };
    repair_positions places = { 0 };
    struct slice text =
        slice_of("In file included from a.c:3:\n\033[1ma.c:7:12:\033[0m Fehler: x\nb/a.c:9:1: error: y\na.c: In function 'f':\na.c:8: z\n"
                 "a.c:4:1:   required from here\na.c:5:2: error: x\na.c:6:2: note: error: x\n");
    repair_find_positions(&arena, text, "a.c", &places);
    cr_assert_eq(places.count, 6);
    cr_assert_eq(places.items[0].line, 3);
    cr_assert_eq(places.items[1].line, 7);
    cr_assert_eq(places.items[1].column, 12);
    cr_assert_eq(places.items[2].line, 8);
    cr_assert_eq(places.items[2].column, 0);
    for (size_t i = 0; i < places.count; i++)
        cr_assert_eq(places.items[i].is_error, places.items[i].line == 5);
    arena_release(&arena);
}
