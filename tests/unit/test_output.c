#include <criterion/criterion.h>

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "fs.h"
#include "output.h"

enum { NUMBERS = 3000000 /* some 20 buffers: a thread writes most of them */ };

static void write_numbers(struct output *output)
{
    for (uint64_t i = 0; i < NUMBERS; i++) {
        output_number(output, i);
        output_char(output, '\n');
    }
}

/* Are these the numbers, one a line, with `piece` behind number `at`? */
static bool are_numbers(struct slice text, uint64_t at, struct slice piece)
{
    const char *next = text.text, *end = text.text + text.length;
    for (uint64_t i = 0; i < NUMBERS; i++) {
        char *behind;
        if (next >= end || strtoull(next, &behind, 10) != i || *behind != '\n')
            return false;
        next = behind + 1;
        if (i == at && ((size_t)(end - next) < piece.length || memcmp(next, piece.text, piece.length) != 0))
            return false;
        next += i == at ? piece.length : 0;
    }
    return next == end;
}

static void check_a_file(const char *processors)
{
    struct arena arena = { 0 };
    struct output output;
    struct slice text;
    char path[] = "/tmp/test_output.XXXXXX";
    cr_assert_eq(close(mkstemp(path)), 0);
    cr_assert_eq(setenv("WEFT_PROCESSORS", processors, 1), 0);
    cr_assert_eq(output_open(&output, path), 0);
    write_numbers(&output);
    cr_expect_eq(output_close(&output), 0);
    cr_assert_eq(fs_read(&arena, path, 1 << 28, &text), 0);
    cr_expect(are_numbers(text, UINT64_MAX, (struct slice){ 0 }));
    unlink(path);
    arena_release(&arena);
}

Test(output, a_thread_writes_what_one_alone_would)
{
    check_a_file("1");
    check_a_file("2");
}

Test(output, what_is_longer_than_a_buffer_and_what_is_flushed_stay_in_order)
{
    struct arena arena = { 0 };
    struct output output;
    struct slice text;
    char path[] = "/tmp/test_output.XXXXXX";
    char *piece = arena_alloc(&arena, 3 * OUTPUT_CAPACITY);
    memset(piece, 'x', 3 * OUTPUT_CAPACITY);
    piece[3 * OUTPUT_CAPACITY - 1] = '\n';
    cr_assert_eq(close(mkstemp(path)), 0);
    cr_assert_eq(output_open(&output, path), 0);
    for (uint64_t i = 0; i < NUMBERS; i++) {
        output_number(&output, i);
        output_char(&output, '\n');
        if (i == NUMBERS / 2) {
            output_bytes(&output, piece, 3 * OUTPUT_CAPACITY);
            output_flush(&output);
            cr_assert_eq(fs_read(&arena, path, 1 << 28, &text), 0);
            cr_expect_eq(memcmp(text.text + text.length - 3 * OUTPUT_CAPACITY, piece, 3 * OUTPUT_CAPACITY), 0);
        }
    }
    cr_expect_eq(output_close(&output), 0);
    cr_assert_eq(fs_read(&arena, path, 1 << 28, &text), 0);
    cr_expect(are_numbers(text, NUMBERS / 2, (struct slice){ piece, 3 * OUTPUT_CAPACITY }));
    unlink(path);
    arena_release(&arena);
}

Test(output, tells_that_there_was_no_room)
{
    struct output output;
    cr_assert_eq(output_open(&output, "/dev/full"), 0);
    write_numbers(&output);
    cr_expect_eq(output.error, ENOSPC, "those who write much look at it, to stop early");
    cr_expect_eq(output_close(&output), -1);
    cr_expect_eq(errno, ENOSPC);
}
