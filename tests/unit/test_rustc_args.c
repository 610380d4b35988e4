#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

#include "dep_info.h"
#include "fs.h"
#include "rustc_messages.h"
#include "rustc_args.h"

Test(rustc_args, what_cargo_says_is_understood)
{
    struct arena arena = { 0 };
    struct rustc_args args;
    const char *const words[] = { "--crate-name",
                                  "app",
                                  "--edition=2021",
                                  "src/main.rs",
                                  "--error-format=json",
                                  "--crate-type",
                                  "lib,cdylib",
                                  "--crate-type=staticlib",
                                  "--emit=dep-info,metadata,link",
                                  "-C",
                                  "metadata=abc",
                                  "-Cextra-filename=-abc",
                                  "--out-dir",
                                  "/t/deps",
                                  "--cap-lints",
                                  "warn",
                                  "-L",
                                  "dependency=/t/deps",
                                  "--cfg",
                                  "feature=\"x\"",
                                  "--remap-path-prefix",
                                  "/a=/b",
                                  "--test",
                                  NULL };
    rustc_args_parse(&arena, words, &args);
    cr_assert_eq(args.root, 3);
    cr_assert_str_eq(args.crate_name, "app");
    cr_assert_str_eq(args.edition, "2021");
    cr_assert_str_eq(args.metadata, "abc");
    cr_assert_str_eq(args.extra_filename, "-abc");
    cr_assert_eq(args.crates, RUSTC_LIB | RUSTC_CDYLIB | RUSTC_STATICLIB);
    cr_assert_eq(args.facts, RUSTC_LINK | RUSTC_DEP_INFO | RUSTC_JSON | RUSTC_TEST | RUSTC_TYPED);
    cr_assert_str_eq(args.words.items[args.cap_lints], "warn");
    cr_assert_eq(args.remaps.count, 1);
    cr_assert_str_eq(rustc_args_dep_info(&arena, &args), "/t/deps/app-abc.d");
    arena_release(&arena);
}

Test(rustc_args, of_several_levels_of_optimisation_the_last_one_counts)
{
    struct arena arena = { 0 };
    struct rustc_args args;
    rustc_args_parse(&arena, (const char *const[]){ "a.rs", NULL }, &args);
    cr_assert(!(args.facts & RUSTC_OPTIMISES));
    rustc_args_parse(&arena, (const char *const[]){ "-O", "a.rs", NULL }, &args);
    cr_assert(args.facts & RUSTC_OPTIMISES);
    rustc_args_parse(&arena, (const char *const[]){ "-C", "opt-level=0", "-Copt-level=s", "a.rs", NULL }, &args);
    cr_assert(args.facts & RUSTC_OPTIMISES);
    rustc_args_parse(&arena, (const char *const[]){ "-Copt-level=3", "-C", "opt-level=0", "a.rs", NULL }, &args);
    cr_assert(!(args.facts & RUSTC_OPTIMISES));
    arena_release(&arena);
}

Test(rustc_args, questions_and_checks_are_told_apart)
{
    struct arena arena = { 0 };
    struct rustc_args args;
    rustc_args_parse(&arena, (const char *const[]){ "-vV", NULL }, &args);
    cr_assert(args.facts & RUSTC_ASKS_VERSION);
    cr_assert_eq(args.root, -1);
    rustc_args_parse(&arena, (const char *const[]){ "-", "--crate-name", "___", "--print=file-names", NULL }, &args);
    cr_assert(args.facts & RUSTC_ASKS);
    cr_assert_eq(args.root, -1, "standard input is no file");
    rustc_args_parse(&arena, (const char *const[]){ "a.rs", "--emit=metadata", NULL }, &args);
    cr_assert_not(args.facts & RUSTC_LINK);
    cr_assert_eq(args.crates, RUSTC_BIN);
    rustc_args_parse(&arena, (const char *const[]){ "a.rs", "-o", "x/y.out", "--emit", "dep-info=z.d", NULL }, &args);
    cr_assert_str_eq(rustc_args_dep_info(&arena, &args), "z.d");
    rustc_args_parse(&arena, (const char *const[]){ "a.rs", "-ox/y.out", "--emit=dep-info", NULL }, &args);
    cr_assert_str_eq(rustc_args_dep_info(&arena, &args), "x/y.d");
    arena_release(&arena);
}

Test(rustc_args, argument_files_hold_a_word_a_line)
{
    struct arena arena = { 0 };
    struct rustc_args args;
    char path[] = "/tmp/weft-test-XXXXXX";
    int file = mkstemp(path);
    static const char text[] = "--crate-name\nwith blank\nsrc/lib.rs\n";
    cr_assert_eq(write(file, text, sizeof text - 1), (ssize_t)sizeof text - 1);
    close(file);
    rustc_args_parse(&arena, (const char *const[]){ arena_printf(&arena, "@%s", path), "--test", NULL }, &args);
    cr_assert_str_eq(args.crate_name, "with blank");
    cr_assert_eq(args.root, 2);
    cr_assert(args.facts & RUSTC_TEST);
    unlink(path);
    arena_release(&arena);
}

Test(dep_info, names_the_originals_and_one_file_more)
{
    struct arena arena = { 0 };
    struct slice text;
    char path[] = "/tmp/weft-test-XXXXXX";
    int file = mkstemp(path);
    static const char before[] = "/t/a.d: /m\\ x/w/src/a.rs /m\\ x/o/b\\ c.rs /else/d.rs\n\n/m\\ x/w/src/a.rs:\n\n# env-dep:X=/m x/w/\n";
    const struct dep_info_rename renames[] = { { "/m x/w/", "" }, { "/m x/", "/" } };
    cr_assert_eq(write(file, before, sizeof before - 1), (ssize_t)sizeof before - 1);
    close(file);
    cr_assert_eq(dep_info_correct(path, renames, 2, "/s t/key"), 0);
    cr_assert_eq(fs_read(&arena, path, 0, &text), 0);
    cr_assert_str_eq(text.text, "/t/a.d: src/a.rs /o/b\\ c.rs /else/d.rs /s\\ t/key\n\nsrc/a.rs:\n\n# env-dep:X=/m x/w/\n\n/s\\ t/key:\n");
    unlink(path);
    cr_assert_eq(dep_info_correct(path, renames, 2, NULL), -1);
    arena_release(&arena);
}

Test(rust_messages, errors_lead_to_places)
{
    struct arena arena = { 0 };
    rust_positions places = { 0 };
    static const char text[] =
        "not json\n"
        "{\"level\":\"warning\",\"spans\":[{\"file_name\":\"a.rs\",\"line_start\":1,\"column_start\":1,\"is_primary\":true}]}\n"
        "{\"level\":\"error: internal compiler error\",\"spans\":[],\"children\":[]}\n"
        "{\"level\":\"error\",\"spans\":[{\"file_name\":\"m.rs\",\"line_start\":2,\"column_start\":3,\"is_primary\":true,\"expansion\":{\"span\":"
        "{\"file_name\":\"a.rs\",\"line_start\":7,\"column_start\":9,\"is_primary\":false,\"expansion\":null}}}],"
        "\"children\":[{\"spans\":[{\"file_name\":\"b.rs\",\"line_start\":5,\"column_start\":1,\"is_primary\":true}],\"children\":[]}]}\n"
        "{\"level\":\"error\",\"spans\":[{\"file_name\":\"a.rs\",\"line_start\":-1}]}\n{\"level\":\"error\"";
    rust_messages_find_positions(&arena, slice_of(text), &places);
    cr_assert_eq(places.count, 3);
    cr_assert_str_eq(places.items[0].file, "m.rs");
    cr_assert_str_eq(places.items[1].file, "a.rs");
    cr_assert_eq(places.items[1].line, 7);
    cr_assert(places.items[1].is_primary, "the call of the macro that the error comes out of");
    cr_assert_str_eq(places.items[2].file, "b.rs");
    cr_assert_not(places.items[2].is_primary, "an explanation");
    arena_release(&arena);
}
