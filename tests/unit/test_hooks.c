#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "config_read.h"
#include "fs.h"
#include "hooks_directives.h"
#include "hooks_names.h"
#include "hooks_text.h"

Test(hooks, functions_have_the_names_that_select_them)
{
    struct arena arena = { 0 };
    static const struct {
        const char *symbol, *name;
    } rows[] = {
        { "kernel", "kernel" },
        { "kernel.constprop.0", "kernel" },
        { "kernel._omp_fn.1", "kernel" },
        { "kernel.omp_outlined", "kernel" },
        { "inner.3", "inner" },
        { ".omp_outlined..2", "" },
        { "_ZNSt6vectorIiSaIiEE9push_backEOi", "std::vector::push_back" },
        { "_ZNSt6vectorIiSaIiEEixEm", "std::vector::operator[]" },
        { "_ZNK2ns3BoxIlEclEv", "ns::Box::operator()" },
        { "_ZN2nslsERiNS_1AE", "ns::operator<<" },
        { "_ZN2nsltIiEEbT_S1_", "ns::operator<" },
        { "_ZNK1AptEv", "A::operator->" },
        { "_ZN12_GLOBAL__N_14workEv", "work" },
        { "_ZZN2ns6chosenERKSt6vectorIiSaIiEEENKUllE_clEl", "ns::chosen" },
        { "_GLOBAL__sub_I_main", "_GLOBAL__sub_I_main" },
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        cr_expect_str_eq(hooks_name_of(&arena, rows[i].symbol, false), rows[i].name, "%s", rows[i].symbol);
    cr_expect_str_eq(hooks_name_of(&arena, "__waves_MOD_step._omp_fn.0", true), "waves::step");
    cr_expect_str_eq(hooks_name_of(&arena, "outside_", true), "outside");
    arena_release(&arena);
}

static const char *turn(struct arena *arena, const char *text, struct hooks_result *result)
{
    static const char json[] = "{ \"probes\": [ { \"memory\": \"kernel\", \"how\": \"hooks\" } ] }";
    struct diags diags = { .arena = arena };
    const struct config *config = config_parse(arena, "/config.json", json, sizeof json - 1, &diags);
    struct str out = { .arena = arena };
    hooks_turn(arena, select_new(arena, config), text, "/home", 7, &out, result);
    return out.text;
}

Test(hooks, calls_are_turned_in_selected_functions_and_taken_out_of_others)
{
    struct arena arena = { 0 };
    struct hooks_result result;
    const char *out = turn(&arena,
                           "\t.file\t\"a.c\"\n\t.type\tkernel, @function\nkernel:\n\t.file 1 \"a.c\"\n\t.loc 1 5 3\n\tmovq\t%rdi, %rbx\n"
                           "\tcall\t__tsan_read4@PLT\n\tmovl\t$24, %esi\n\tcall\t*__tsan_write_range@GOTPCREL(%rip)\n\tmovq\t%rcx, %rsi\n"
                           "\tcall\t__tsan_read_range\n\tjmp\t__tsan_func_exit\n"
                           "\t.type\tother,@function\nother:\n\tcallq\t__tsan_volatile_write8@PLT\n\tjmp\t__tsan_write1@PLT\n",
                           &result);
    cr_assert_null(result.why_not);
    cr_assert_eq(result.n_accesses, 3);
    cr_assert_eq(result.n_functions, 1);
    cr_assert_str_eq(result.source, "/home/a.c");
    cr_assert_null(strstr(out, "__tsan_"));
    cr_assert(strstr(out, "\tmovl\t$2147483648, %esi\n\tcall\t.Lweft_m_access\n")); /* the first one looks at the clock */
    cr_assert(strstr(out, "\tmovl\t$1, %esi\n\tcall\t.Lweft_m_access\n"));          /* 24 bytes: known here */
    cr_assert(strstr(out, "\tmovl\t$2, %edx\n\tcall\t.Lweft_m_range\n\tret\n"));
    cr_assert(strstr(out, "other:\n\tret\n"));
    cr_assert(strstr(out, "\t.long\t5, 3, 24\n"));
    arena_release(&arena);
}

Test(hooks, a_region_without_a_name_is_a_part_of_the_function_that_refers_to_it)
{
    struct arena arena = { 0 };
    struct hooks_result result;
    (void)turn(&arena,
               "\t.type\tkernel,@function\nkernel:\n\tleaq\t.omp_outlined.(%rip), %rdx\n\tcallq\t__kmpc_fork_call@PLT\n\tretq\n"
               "\t.type\t.omp_outlined.,@function\n.omp_outlined.:\n\tleaq\t.omp_outlined..1(%rip), %rdx\n\tretq\n"
               "\t.type\t.omp_outlined..1,@function\n.omp_outlined..1:\n\tcallq\t__tsan_write8@PLT\n\tretq\n",
               &result);
    cr_assert_eq(result.n_accesses, 1);
    arena_release(&arena);
}

Test(hooks, lines_with_directives_are_known)
{
    static const char text[] =
        "int a;\n#pragma omp parallel for\n  #  pragma omp task\n#pragma once\n!$OMP parallel do\nc$omp barrier\nc comment\n// #pragma omp\n";
    static const bool expected[] = { false, false, true, true, false, true, true, false, false, false };
    struct arena arena = { 0 };
    struct hooks_directives directives = { 0 };
    char path[] = "/tmp/weft-hooks-XXXXXX";
    int file = mkstemp(path);
    cr_assert(fs_write_all(file, text, sizeof text - 1) == 0);
    for (uint32_t line = 0; line < sizeof expected / sizeof *expected; line++)
        cr_expect_eq(hooks_directives_has(&arena, &directives, path, line), expected[line], "line %u", line);
    cr_assert_not(hooks_directives_has(&arena, &directives, "/nowhere", 1));
    cr_assert_eq(directives.sources.count, 2);
    close(file);
    unlink(path);
    arena_release(&arena);
}

Test(hooks, what_is_not_known_is_said)
{
    struct arena arena = { 0 };
    struct hooks_result result;
    (void)turn(&arena, "\t.type\tkernel, @function\nkernel:\n\tcall\t__tsan_atomic128_load@PLT\n", &result);
    cr_assert_str_eq(result.why_not, "__tsan_atomic128_load");
    (void)turn(&arena, "\t.type\tkernel, @function\nkernel:\n\tmovabsq\t$__tsan_read4, %rax\n\tcall\t*%rax\n", &result);
    cr_assert_str_eq(result.why_not, "pointers to hooks");
    arena_release(&arena);
}
