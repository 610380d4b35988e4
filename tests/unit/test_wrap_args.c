#include <criterion/criterion.h>
#include <string.h>

#include "wrap_args.h"
#include "program_names.h"

Test(wrap_args, options_are_sorted)
{
    for (size_t i = 1; i < n_wrap_options; i++)
        cr_assert_lt(strcmp(wrap_options[i - 1].name, wrap_options[i].name), 0, "%s stands behind its place", wrap_options[i].name);
}

Test(wrap_args, every_option_is_found_by_its_name)
{
    for (size_t i = 0; i < n_wrap_options; i++)
        cr_assert_eq(wrap_option_find(wrap_options[i].name), &wrap_options[i]);
    cr_assert_null(wrap_option_find("-O2"));
    cr_assert_str_eq(wrap_option_find("-include-pch")->name, "-include-pch");
}

Test(wrap_args, values_are_no_inputs)
{
    struct arena arena = { 0 };
    struct wrap_args args;
    char *argv[] = { "-c", "-MF", "x.c", "-o", "y.c", "-x", "c", "z.h", "-I.", NULL };
    wrap_args_parse(&arena, argv, &args);
    cr_assert_eq(args.inputs.count, 1);
    cr_assert_eq(args.sources.count, 1);
    cr_assert_str_eq(args.words.items[args.sources.items[0].word], "z.h");
    cr_assert_str_eq(args.output, "y.c");
    cr_assert_str_eq(args.depends, "x.c");
    cr_assert(args.reads_dot && (args.facts & WRAP_NO_LINK));
    arena_release(&arena);
}

Test(wrap_args, long_names)
{
    struct arena arena = { 0 };
    struct wrap_args args;
    char *argv[] = { "--std", "c++20",        "--define-macro=N=1", "-Xclang", "--std", "--compile", "--include-directory",
                     ".",     "--output=y.o", "--standard",         "x.c",     NULL };
    const char *const flags[] = { "-std=c++20", "-DN=1", "-Xclang", "--std", "-I.", "--standard" };
    wrap_args_parse(&arena, argv, &args);
    cr_assert_eq(args.flags.count, sizeof flags / sizeof *flags);
    for (size_t i = 0; i < args.flags.count; i++)
        cr_assert_str_eq(args.flags.items[i], flags[i]);
    cr_assert_str_eq(args.output, "y.o");
    cr_assert(args.reads_dot && (args.facts & WRAP_NO_LINK) && args.sources.count == 1);
    char *last[] = { "x.c", "--output", NULL }; /* the compiler says what is missing */
    wrap_args_parse(&arena, last, &args);
    cr_assert_eq(args.words.count, 2);
    arena_release(&arena);
}

Test(wrap_args, unread)
{
    struct arena arena = { 0 };
    struct wrap_args args;
    char *argv[] = { "-c",   "a.c", "b.cu", "c.o", "-x", "cpp-output", "d.c", "-x",     "none",
                     "e.mm", "-x",  "c",    "f.m", "-x", "none",       "g.s", "libm.a", NULL };
    const char *const unread[] = { "CUDA that clang compiles", "preprocessed sources (.i, .ii)", "Objective-C" };
    wrap_args_parse(&arena, argv, &args);
    cr_assert_eq(args.sources.count, 2);
    cr_assert_eq(args.unread.count, sizeof unread / sizeof *unread);
    for (size_t i = 0; i < args.unread.count; i++)
        cr_assert_str_eq(args.unread.items[i], unread[i]);
    arena_release(&arena);
}

Test(wrap_args, compiler_names)
{
    const char *const yes[] = { "cc", "gcc", "gcc-12", "clang-14", "x86_64-linux-gnu-gcc", "x86_64-linux-gnu-gcc-12", "c99", "c89", "g++" };
    const char *const no[] = { "gcc-ar", "clang-format", "clang-format-14", "weft", "ccache", "distcc", "", "-12" };
    for (size_t i = 0; i < sizeof yes / sizeof *yes; i++)
        cr_assert(compiler_name_is(yes[i]), "%s", yes[i]);
    for (size_t i = 0; i < sizeof no / sizeof *no; i++)
        cr_assert_not(compiler_name_is(no[i]), "%s", no[i]);
}
