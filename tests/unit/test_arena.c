#include <criterion/criterion.h>
#include <stdint.h>
#include <string.h>

#include "vec.h"

Test(arena, allocations_are_zeroed_aligned_and_apart)
{
    struct arena arena = {0};
    static const size_t sizes[] = {0, 1, 7, 16, 17, 4000, 16 * 1024, 100, 3 << 20, 5};
    enum { COUNT = sizeof sizes / sizeof *sizes };
    unsigned char *all[COUNT];
    for (size_t i = 0; i < COUNT; i++) {
        all[i] = arena_alloc(&arena, sizes[i]);
        cr_assert_eq((uintptr_t)all[i] % _Alignof(max_align_t), 0);
        for (size_t j = 0; j < sizes[i]; j++)
            cr_assert_eq(all[i][j], 0);
        memset(all[i], (int)i + 1, sizes[i]);
    }
    for (size_t i = 0; i < COUNT; i++)
        for (size_t j = 0; j < sizes[i]; j++)
            cr_assert_eq(all[i][j], i + 1);
    cr_assert_neq(arena_alloc(&arena, 0), arena_alloc(&arena, 0));
    arena_release(&arena);
    cr_assert_null(arena.blocks);
    cr_assert_not_null(arena_alloc(&arena, 1)); /* ready for use again */
    arena_release(&arena);
}

Test(arena, the_newest_allocation_grows_in_place_and_stays_zeroed_behind)
{
    struct arena arena = {0};
    char *text = arena_alloc(&arena, 8);
    memcpy(text, "1234567", 8);
    char *grown = arena_grow(&arena, text, 8, 100);
    cr_assert_eq(grown, text);
    cr_assert_str_eq(grown, "1234567");
    for (size_t i = 8; i < 100; i++)
        cr_assert_eq(grown[i], 0);
    arena_release(&arena);
}

Test(arena, an_older_allocation_moves_when_it_grows)
{
    struct arena arena = {0};
    char *old = arena_strdup(&arena, "abc"), *other = arena_strdup(&arena, "other");
    char *grown = arena_grow(&arena, old, 4, 64);
    cr_assert_neq(grown, old);
    cr_assert_str_eq(grown, "abc");
    cr_assert_eq(grown[63], 0);
    cr_assert_str_eq(other, "other");
    cr_assert_eq(arena_grow(&arena, other, 6, 2), other); /* shrinking is free */
    cr_assert_not_null(arena_grow(&arena, NULL, 0, 10));
    arena_release(&arena);
}

Test(arena, growing_past_a_block_keeps_the_bytes)
{
    struct arena arena = {0};
    size_t size = 16;
    unsigned char *bytes = arena_alloc(&arena, size);
    for (size_t i = 0; i < size; i++)
        bytes[i] = (unsigned char)i;
    for (; size < 4 << 20; size *= 2)
        bytes = arena_grow(&arena, bytes, size, size * 2);
    for (size_t i = 0; i < size; i++)
        cr_assert_eq(bytes[i], i < 16 ? i : 0);
    arena_release(&arena);
}

Test(arena, texts_are_copied_and_formatted)
{
    struct arena arena = {0};
    cr_assert_str_eq(arena_strndup(&arena, "abcdef", 3), "abc");
    cr_assert_str_eq(arena_strndup(&arena, NULL, 0), "");
    cr_assert_str_eq(arena_printf(&arena, "%s-%d", "x", 42), "x-42");
    char *long_text = arena_printf(&arena, "%050000d", 7);
    cr_assert_eq(strlen(long_text), 50000);
    cr_assert_eq(long_text[49999], '7');
    arena_release(&arena);
}

Test(arena, a_product_that_overflows_ends_the_program, .exit_code = 1)
{
    struct arena arena = {0};
    arena_alloc_array(&arena, SIZE_MAX / 2, 3);
}

Test(arena, more_than_there_is_ends_the_program, .exit_code = 1)
{
    struct arena arena = {0};
    arena_alloc(&arena, SIZE_MAX - 8);
}

/* Longer than an int can say: vsnprintf fails. */
static const char *volatile too_long = "%99999999999d";

Test(arena, a_text_that_is_too_long_ends_the_program, .exit_code = 1)
{
    struct arena arena = {0};
    arena_printf(&arena, too_long, 1);
}

Test(vec, grows_from_nothing_and_keeps_its_items)
{
    struct arena arena = {0};
    struct pair {
        int a;
        short b;
    };
    VEC(struct pair) pairs = {0};
    VEC(char) letters = {0}; /* grows between the other's growths: neither is always the newest */
    for (int i = 0; i < 10000; i++) {
        vec_push(&arena, &pairs, (struct pair){i, (short)(i % 7)});
        vec_push(&arena, &letters, (char)('a' + i % 26));
    }
    cr_assert_eq(pairs.count, 10000);
    cr_assert_geq(pairs.capacity, pairs.count);
    for (int i = 0; i < 10000; i++) {
        cr_assert_eq(pairs.items[i].a, i);
        cr_assert_eq(pairs.items[i].b, i % 7);
        cr_assert_eq(letters.items[i], 'a' + i % 26);
    }
    arena_release(&arena);
}
