/* What knows events, and is not made of the tables runtime/include/weft/ (*.def), is held against them. */
#include <criterion/criterion.h>
#include <string.h>
#include <unistd.h>

#include "fs.h"
#include "intervals.h"
#include "str.h"

/* The text of a file of the sources: the program is build/VARIANT/unit-tests. */
static const char *read_source(struct arena *arena, const char *path)
{
    char program[4096];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    cr_assert_gt(length, 0);
    program[length] = '\0';
    const char *variant = fs_directory_of(arena, program);
    path = fs_join(arena, fs_directory_of(arena, fs_directory_of(arena, variant)), path);
    struct slice text;
    cr_assert_eq(fs_read(arena, path, 1 << 20, &text), 0, "%s", path);
    return arena_strndup(arena, text.text, text.length);
}

/* The number behind `const NAME: TYPE = `. */
static long rust_constant(struct arena *arena, const char *path, const char *name)
{
    const char *text = read_source(arena, path), *found = strstr(text, arena_printf(arena, "const %s: u", name));
    cr_assert_not_null(found, "%s has no constant %s", path, name);
    return strtol(strstr(found, " = ") + 3, NULL, 0);
}

Test(events, rust_has_the_same_numbers)
{
    struct arena arena = { 0 };
    cr_expect_eq(rust_constant(&arena, "runtime/rust/src/hot.rs", "BEGIN"), WEFT_EVENT_BEGIN);
    cr_expect_eq(rust_constant(&arena, "runtime/rust/src/hot.rs", "END"), WEFT_EVENT_END);
    cr_expect_eq(rust_constant(&arena, "runtime/rust/src/site.rs", "FORMAT_VERSION"), WEFT_FORMAT_VERSION);
    cr_expect_eq(rust_constant(&arena, "runtime/weft-rs/src/lib.rs", "FORMAT_VERSION"), WEFT_FORMAT_VERSION);
    cr_expect_eq(rust_constant(&arena, "runtime/rust/src/site.rs", "LANGUAGE"), WEFT_LANGUAGE_RUST);
    cr_expect_eq(rust_constant(&arena, "runtime/weft-rs/src/lib.rs", "LANGUAGE"), WEFT_LANGUAGE_RUST);
    arena_release(&arena);
}

/* Traces that are there already have these: a line that is changed breaks the reading of them. */
Test(events, the_numbers_of_the_format)
{
    static const struct {
        unsigned number, expected;
    } cases[] = {
        { WEFT_EVENT_BEGIN, 0 },        { WEFT_EVENT_END, 1 },          { WEFT_EVENT_LOCAL_BEGIN, 2 }, { WEFT_EVENT_LOCAL_END, 3 },
        { WEFT_EVENT_GLOBAL_BEGIN, 4 }, { WEFT_EVENT_GLOBAL_END, 5 },   { WEFT_EVENT_UNWIND, 6 },      { WEFT_EVENT_FUTURE_BEGIN, 7 },
        { WEFT_EVENT_FUTURE_END, 8 },   { WEFT_EVENT_BEGIN_VALUES, 9 }, { WEFT_EVENT_END_VALUES, 10 }, { WEFT_EVENT_FILLER, 20 },
        { WEFT_EVENT_EXTENDED, 31 },    { WEFT_DEFINITION_SITE, 0 },    { WEFT_DEFINITION_THREAD, 1 }, { WEFT_DEFINITION_FORK, 2 },
        { WEFT_DEFINITION_VALUES, 3 },  { WEFT_DEFINITION_MODULE, 4 },  { WEFT_KIND_CALL, 0 },         { WEFT_KIND_LOCAL, 1 },
        { WEFT_KIND_GLOBAL, 2 },        { WEFT_KIND_FUNCTION, 3 },      { WEFT_LANGUAGE_UNKNOWN, 0 },  { WEFT_LANGUAGE_C, 1 },
        { WEFT_LANGUAGE_CXX, 2 },       { WEFT_LANGUAGE_RUST, 3 },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_expect_eq(cases[i].number, cases[i].expected, "number %zu", i);
}

Test(events, kinds_say_what_they_are_called)
{
    cr_expect_str_eq(interval_kind_names[WEFT_KIND_LOCAL], "local");
    cr_expect_str_eq(interval_kind_categories[WEFT_KIND_LOCAL], "thread");
    cr_expect_str_eq(interval_kind_suffixes[WEFT_KIND_GLOBAL], " (program)");
    cr_expect_str_eq(weft_site_suffix(WEFT_KIND_FUNCTION), " (body)");
    cr_expect_str_eq(weft_site_suffix(WEFT_KIND_LOCAL), "", "the site is the call that starts the thread");
    cr_expect(interval_is_scope(WEFT_KIND_LOCAL) && interval_is_scope(WEFT_KIND_GLOBAL));
    cr_expect(!interval_is_scope(WEFT_KIND_CALL) && !interval_is_scope(WEFT_KIND_FUNCTION));
    for (int kind = 0; kind < WEFT_N_KINDS; kind++)
        cr_expect(interval_kind_names[kind] && interval_kind_categories[kind] && interval_kind_suffixes[kind], "kind %d", kind);
}
