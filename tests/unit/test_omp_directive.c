#include <criterion/criterion.h>
#include <string.h>

#include "omp_directive.h"

static struct arena arena;
static struct tokens tokens;

static void release(void)
{
    arena_release(&arena);
}

TestSuite(omp_directive, .fini = release);

/* Reads the directive that the text begins with. */
static bool read(const char *text, struct omp_directive *directive)
{
    tokens = (struct tokens){ 0 };
    lex_source(&arena, (struct slice){ text, strlen(text) }, false, &tokens);
    return omp_read_directive(&arena, &tokens, 0, false, directive);
}

static const char *text_of(struct span span)
{
    return arena_strndup(&arena, tokens.source.text + span.begin, span.end - span.begin);
}

/* The clauses as "name(arguments) name": comments and continuations as they stand. */
static const char *clauses_of(const struct omp_directive *directive)
{
    const char *all = "";
    for (size_t i = 0; i < directive->clauses.count; i++) {
        const struct omp_clause *c = &directive->clauses.items[i];
        all = arena_printf(&arena, "%s%s%s", all, i ? "|" : "", c->name);
        if (c->has_arguments)
            all = arena_printf(&arena, "%s(%s)", all, text_of(c->arguments));
    }
    return all;
}

Test(omp_directive, names_and_clauses)
{
    static const struct {
        const char *text, *name, *clauses;
    } cases[] = {
        { "#pragma omp parallel\n", "parallel", "" },
        { "#  pragma  omp\tparallel for /* loops */ simd\n", "parallel for simd", "" },
        { "%:pragma omp barrier\n", "barrier", "" },
        { "#pragma omp parallel for, collapse(2), schedule(static, f(1, 2)) nowait\n", "parallel for", "collapse(2)|schedule(static, f(1, 2))|nowait" },
        { "#pragma omp for ordered(1)\n", "for", "ordered(1)" },
        { "#pragma omp parallel for ordered\n", "parallel for", "ordered" },
        { "#pragma omp ordered simd\n", "ordered", "simd" },
        { "#pragma omp critical(name) hint(1)\n", "critical", "(name)|hint(1)" },
        { "#pragma omp critical\n", "critical", "" },
        { "#pragma omp target enter data map(to: a[0:n])\n", "target enter data", "map(to: a[0:n])" },
        { "#pragma omp target teams distribute parallel for simd\n", "target teams distribute parallel for simd", "" },
        { "#pragma omp target data map(x)\n", "target data", "map(x)" },
        { "#pragma omp parallel masked taskloop simd filter(2)\n", "parallel masked taskloop simd", "filter(2)" },
        { "#pragma omp cancel parallel if(x)\n", "cancel", "parallel|if(x)" },
        { "#pragma omp cancellation point for\n", "cancellation point", "for" },
        { "#pragma omp atomic capture seq_cst\n", "atomic", "capture|seq_cst" },
        { "#pragma omp task depend(in: a[i][0]) \\\n    depend(iterator(int k = 0:n:2), out: b[k:2]) // the rest\nx;", "task",
          "depend(in: a[i][0])|depend(iterator(int k = 0:n:2), out: b[k:2])" },
        { "#pragma omp ta\\\nsk untied\n", NULL, NULL },
        { "#pragma omp taskloop reduction(task, + : x)\n", "taskloop", "reduction(task, + : x)" },
        { "_Pragma(\"omp single copyprivate(x)\") {", "single", "copyprivate(x)" },
        { "_Pragma ( \"omp task if(task: x > 1 ? 1 : 0)\" ) f();", "task", "if(task: x > 1 ? 1 : 0)" },
        { "#pragma omp declare simd\n", NULL, NULL },
        { "#pragma omp threadprivate(x)\n", NULL, NULL },
        { "#pragma omp begin declare target\n", NULL, NULL },
        { "#pragma omp requires unified_address\n", NULL, NULL },
        { "#pragma GCC unroll 4\n", NULL, NULL },
        { "#pragma omp\n", NULL, NULL },
        { "#pragma omp parallel shared(x\n", NULL, NULL },
        { "#define omp parallel\n", NULL, NULL },
        { "_Pragma(\"GCC ivdep\") x;", NULL, NULL },
        { "_Pragma(omp) x;", NULL, NULL },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct omp_directive directive;
        bool found = read(cases[i].text, &directive);
        cr_assert_eq(found, cases[i].name != NULL, "%s", cases[i].text);
        if (!found)
            continue;
        cr_assert_str_eq(directive.name, cases[i].name, "%s", cases[i].text);
        cr_assert_str_eq(clauses_of(&directive), cases[i].clauses, "%s", cases[i].text);
    }
}

Test(omp_directive, facts_are_those_of_the_last_part)
{
    struct omp_directive d;
    cr_assert(read("#pragma omp parallel for\n", &d));
    cr_assert((d.facts & OMP_LOOP) && !(d.facts & (OMP_BLOCK | OMP_BARRIER)) && (d.facts & OMP_ENVIRONMENT));
    cr_assert(read("#pragma omp for\n", &d));
    cr_assert((d.facts & OMP_LOOP) && (d.facts & OMP_BARRIER));
    cr_assert(read("#pragma omp target parallel\n", &d));
    cr_assert((d.facts & OMP_BLOCK) && (d.facts & OMP_DEVICE));
    cr_assert(read("#pragma omp ordered depend(source)\n", &d));
    cr_assert((d.facts & OMP_ALONE) && !(d.facts & OMP_BLOCK));
    cr_assert(read("#pragma omp ordered threads\n", &d));
    cr_assert(d.facts & OMP_BLOCK);
}

Test(omp_directive, loops_are_counted)
{
    static const struct {
        const char *text;
        uint32_t loops;
    } cases[] = {
        { "#pragma omp for\n", 1 },
        { "#pragma omp for collapse( 3 )\n", 3 },
        { "#pragma omp for ordered(2)\n", 2 },
        { "#pragma omp for ordered\n", 1 },
        { "#pragma omp for collapse(DEPTH)\n", UINT32_MAX },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct omp_directive d;
        cr_assert(read(cases[i].text, &d));
        cr_assert_eq(omp_count_loops(&tokens, &d), cases[i].loops, "%s", cases[i].text);
    }
}

Test(omp_directive, arguments_are_divided)
{
    static const struct {
        const char *text, *modifiers, *parts;
    } cases[] = {
        { "#pragma omp task depend(in: a, b[0:n], c[i][j:2])\n", "in", "a|b[0:n]|c[i][j:2]" },
        { "#pragma omp task depend(iterator(i = 0:n), inout : a[i], *f(i, 1))\n", "iterator(i = 0:n), inout ", "a[i]|*f(i, 1)" },
        { "#pragma omp task depend(out: x ? y : z)\n", "out", "x ? y : z" },
        { "#pragma omp task depend(mutexinoutset: *ns::p)\n", "mutexinoutset", "*ns::p" },
        { "#pragma omp task priority(n)\n", "", "n" },
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct omp_directive d;
        struct span modifiers, parts[8];
        cr_assert(read(cases[i].text, &d));
        size_t n = omp_split_arguments(&arena, tokens.source, &d.clauses.items[0], true, &modifiers, parts, 8);
        const char *all = "";
        for (size_t k = 0; k < n; k++)
            all = arena_printf(&arena, "%s%s%s", all, k ? "|" : "", text_of(parts[k]));
        cr_assert_str_eq(text_of(modifiers), cases[i].modifiers, "%s", cases[i].text);
        cr_assert_str_eq(all, cases[i].parts, "%s", cases[i].text);
    }
}
