#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "select.h"

static struct arena arena;

static struct config *new_config(void)
{
    struct config *config = arena_new(&arena, struct config);
    config->path = "/project/config.json";
    return config;
}

static void add_probe(struct config *config, const char *pattern)
{
    vec_push(&arena, &config->probes, (struct config_probe){.pattern = arena_strdup(&arena, pattern), .start = -1, .argument = -1});
}

/* Index of the entry that decides, or -1. */
static int choose(struct select *select, const struct config *config, const char *name)
{
    const struct config_probe *probe = select_callee(select, name);
    return probe ? (int)(probe - config->probes.items) : -1;
}

static void release(void)
{
    arena_release(&arena);
}

TestSuite(select, .fini = release);

Test(select, patterns_match_names)
{
    static const struct {
        const char *pattern, *name;
        bool matches;
    } cases[] = {
        {"malloc", "malloc", true},
        {"malloc", "mallocx", false},
        {"malloc", "xmalloc", false},
        {"", "", true},
        {"pthread_mutex_*", "pthread_mutex_lock", true},
        {"pthread_mutex_*", "pthread_mutex_", true},
        {"pthread_mutex_*", "pthread_cond_wait", false},
        {"p*_*k", "pthread_mutex_lock", true},
        {"p*_*k", "pthread_mutex_lok_", false},
        {"*ab*ab", "abab", true},
        {"*ab*ab", "xabxabxab", true},
        {"*ab*ab", "ab", false},
        /* segments */
        {"std::*", "std::move", true},
        {"std::*", "std::thread::spawn", false},
        {"std::**", "std::thread::spawn", true},
        {"std::**", "std", false},
        {"std::*::spawn", "std::thread::spawn", true},
        {"std::*::spawn", "std::a::b::spawn", false},
        {"std::**::spawn", "std::a::b::spawn", true},
        {"std::**::spawn", "std::spawn", true}, /* no segments at all */
        {"std::**::spawn", "std::respawn", false},
        {"**::spawn", "spawn", true},
        {"**::spawn", "std::thread::spawn", true},
        {"**::spawn", "respawn", false},
        {"**::spawn", "std::respawn", false},
        {"**spawn", "std::respawn", true},
        {"**", "", true},
        {"**", "device.read", true},
        {"*", "device.read", false},
        {"*", "std::move", false},
        {"*", "handler", true},
        {"*::*", "std::move", true},
        {"*::*", "move", false},
        {"*::a*b", "x::ay::ab", false},
        {"**::a*b", "x::ay::ab", true},
        {"a::**::b::*c", "a::b::x::b::yc", true},
        {"a::**::b::*c", "a::b::yd", false},
        {"a::**::b::**::c", "a::b::c", true},
        {"a::**::b::**::c", "a::c::b", false},
        {"*.read", "device.read", true},
        {"*.read", "read", false},
        {"*.read", "device.reader", false},
        {"*.read", "a.b.read", false},
        {"read", "device.read", false},
        {"device.*", "device.read", true},
        {"**.read", "read", true},
        {"**.read", "a::device.read", true},
        /* one character */
        {"f?", "f1", true},
        {"f?", "f", false},
        {"f?", "f12", false},
        {"f?", "f.", false},
        {"gr?n", "gr\xc3\xbcn", true},
        {"*n", "gr\xc3\xbcn", true},
        {"a:?b", "a::b", false},
        {"a*b", "a::b", false},
        /* separators inside brackets belong to the segment */
        {"std::vector*::push_back", "std::vector<std::string>::push_back", true},
        {"*::push_back", "vector<std::pair<a::b, c>>::push_back", true},
        {"*::f", "(anonymous namespace)::f", true},
        {"ns::operator*", "ns::operator<", true},
        {"ns::*", "ns::operator->", true},
        {"ns::*", "ns::operator<::x", false},
        /* the name is literal text */
        {"handler", "*handler", false},
        {"*handler", "*handler", true},
        {"abc", "a*c", false},
        {"abc", "a?c", false},
        {"a?c", "a?c", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_expect_eq(select_matches(cases[i].pattern, cases[i].name), cases[i].matches, "%s on %s", cases[i].pattern, cases[i].name);
}

Test(select, patterns_match_paths)
{
    static const struct {
        const char *pattern, *path;
        bool matches;
    } cases[] = {
        {"**", "a/b.c", true},           {"*.c", "foo.c", true},          {"*.c", "a/foo.c", false},   {"*", "foo.bar.c", true},
        {"tests/**", "tests/a/b.c", true}, {"tests/**", "tests", false},  {"tests/**", "mytests/a.c", false},
        {"**/foo.c", "foo.c", true},     {"**/foo.c", "a/b/foo.c", true}, {"**/foo.c", "a/xfoo.c", false},
        {"a/**/b.c", "a/b.c", true},     {"a/**/b.c", "a/x/y/b.c", true}, {"a/**/b.c", "a/x/yb.c", false},
        {"a/*/b.c", "a/b.c", false},     {"a?c", "a/c", false},           {"a::*", "a::b::c", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_expect_eq(select_path_matches(cases[i].pattern, cases[i].path), cases[i].matches, "%s on %s", cases[i].pattern, cases[i].path);
}

Test(select, many_wildcards_do_not_explode, .timeout = 5)
{
    char name[2001];
    memset(name, 'a', 2000);
    name[2000] = '\0';
    cr_assert_not(select_matches("*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b", name));
    cr_assert_not(select_matches("**a*a**a*a**a*a**a*a**a*a**b", name));
}

/* The answer that the index must agree with: every entry compared, the last match wins. */
static int choose_slowly(const struct config *config, const char *name)
{
    for (size_t i = config->probes.count; i-- > 0;)
        if (select_matches(config->probes.items[i].pattern, name))
            return (int)i;
    return -1;
}

Test(select, the_index_agrees_with_comparing_everything)
{
    static const char *const parts[] = {"a", "b", "ab", "*", "**", "?", "::", "::", ".", "ba"};
    enum { PARTS = sizeof parts / sizeof *parts };
    srand(7);
    size_t hits = 0;
    for (int round = 0; round < 300; round++) {
        struct config *config = new_config();
        for (int i = 0; i < 12; i++) {
            char pattern[64] = "";
            for (int n = 1 + rand() % 5; n > 0; n--)
                strcat(pattern, parts[rand() % PARTS]);
            add_probe(config, pattern);
        }
        struct select *select = select_new(&arena, config);
        for (int i = 0; i < 60; i++) {
            static const char *const letters[] = {"a", "b", "::", ".", "c"};
            char name[64] = "";
            for (int n = 1 + rand() % 6; n > 0; n--)
                strcat(name, letters[rand() % 5]);
            int expected = choose_slowly(config, name);
            hits += expected >= 0;
            cr_assert_eq(choose(select, config, name), expected, "round %d, %s", round, name);
        }
    }
    cr_assert_gt(hits, 1000); /* the comparison has had something to compare */
}

Test(select, the_last_matching_entry_wins)
{
    struct config *config = new_config();
    add_probe(config, "malloc");    /* 0 */
    add_probe(config, "*alloc");    /* 1 */
    add_probe(config, "calloc");    /* 2 */
    add_probe(config, "m*");        /* 3 */
    add_probe(config, "memcpy");    /* 4 */
    add_probe(config, "*a*");       /* 5 */
    add_probe(config, "realloc");   /* 6 */
    struct select *select = select_new(&arena, config);
    cr_assert_eq(choose(select, config, "malloc"), 5);
    cr_assert_eq(choose(select, config, "realloc"), 6);
    cr_assert_eq(choose(select, config, "memcpy"), 4);
    cr_assert_eq(choose(select, config, "memset"), 3);
    cr_assert_eq(choose(select, config, "free"), -1);
    cr_assert_eq(choose(select, config, "free"), -1); /* remembered */
    cr_assert_eq(choose(select, config, ""), -1);
}

Test(select, ten_thousand_entries_cost_a_short_walk)
{
    struct config *config = new_config();
    char pattern[64];
    for (int i = 0; i < 10000; i++) {
        static const char *const shapes[] = {"plain_name_%d", "prefix_%d_*", "*_suffix_%d", "lib_%d::**", "ns::**::method_%d"};
        snprintf(pattern, sizeof pattern, shapes[i % 5], i);
        add_probe(config, pattern);
    }
    struct select *select = select_new(&arena, config);
    static const struct {
        const char *name;
        int entry;
    } cases[] = {{"plain_name_5000", 5000}, {"prefix_7001_x", 7001}, {"x_suffix_9002", 9002}, {"lib_43::a::b", 43}, {"ns::method_4", 4}, {"ns::x::y::method_9999", 9999},
                 {"unknown", -1}, {"plain_name_1", -1}, {"prefix_1", -1}, {"ns::method_5", -1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t before = select_walks(select);
        cr_assert_eq(choose(select, config, cases[i].name), cases[i].entry, "%s", cases[i].name);
        cr_assert_leq(select_walks(select) - before, 2, "%s: %zu patterns compared", cases[i].name, select_walks(select) - before);
        before = select_walks(select);
        cr_assert_eq(choose(select, config, cases[i].name), cases[i].entry);
        cr_assert_eq(select_walks(select), before, "%s is remembered", cases[i].name);
    }
}

Test(select, a_list_is_left_when_it_cannot_win)
{
    struct config *config = new_config();
    for (int i = 0; i < 1000; i++)
        add_probe(config, "*x*");
    add_probe(config, "fox");
    struct select *select = select_new(&arena, config);
    cr_assert_eq(choose(select, config, "fox"), 1000);
    cr_assert_eq(select_walks(select), 0);
    cr_assert_eq(choose(select, config, "oxen"), 999);
    cr_assert_eq(select_walks(select), 1);
}

Test(select, main_is_entered_whatever_is_said_of_calls)
{
    struct config *config = new_config();
    add_probe(config, "main");
    config->probes.items[0].target = TARGET_PROGRAM;
    struct select *select = select_new(&arena, config);
    cr_assert_eq(choose(select, config, "main"), -1); /* calls of main are not meant */
    cr_assert_eq(select_entry(select), &config->probes.items[0]);
    add_probe(config, "**");
    select = select_new(&arena, config);
    cr_assert_eq(choose(select, config, "main"), 1);
    cr_assert_eq(select_entry(select), &config->probes.items[0]);
    cr_assert_null(select_entry(select_new(&arena, new_config())));
}

Test(select, methods_select_nothing_in_c)
{
    struct config *config = new_config();
    add_probe(config, "send");
    config->probes.items[0].target = TARGET_METHOD;
    cr_assert_eq(choose(select_new(&arena, config), config, "send"), -1);
}

static void collect(const struct select *select, const struct config *config, char *unused)
{
    for (size_t i = 0; i < config->probes.count; i++)
        if (select_is_unused(select, i))
            strcat(strcat(unused, config->probes.items[i].pattern), " ");
}

Test(select, functions_and_calls_of_them_are_apart)
{
    struct config *config = new_config();
    static const char *const patterns[] = {"ns::*", "ns::*", "ns::f", "**", "other"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
        add_probe(config, patterns[i]);
    for (size_t i = 1; i < 5; i++)
        config->probes.items[i].target = TARGET_BODY;
    config->probes.items[3].target = TARGET_CALL;
    struct select *select = select_new(&arena, config);
    cr_assert_eq(choose(select, config, "ns::f"), 3);
    cr_assert_eq(select_function(select, "ns::f"), &config->probes.items[2]);
    cr_assert_eq(select_function(select, "ns::g"), &config->probes.items[1]);
    cr_assert_null(select_function(select, "g"));
    cr_assert_eq(select_method(select, "g"), &config->probes.items[3]);
    char unused[200] = "";
    collect(select, config, unused);
    cr_assert_str_eq(unused, "other "); /* the first one is overruled, by calls */
}

Test(select, tells_what_has_matched_nothing)
{
    struct config *config = new_config();
    static const char *const patterns[] = {"malloc", "m*", "frob", "frob_*", "method", "main", "main", "f*"};
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++)
        add_probe(config, patterns[i]);
    config->probes.items[4].target = TARGET_METHOD;
    config->probes.items[5].target = config->probes.items[6].target = TARGET_PROGRAM;
    struct select *select = select_new(&arena, config);
    char all[200] = "", some[200] = "";
    collect(select, config, all);
    cr_assert_str_eq(all, "malloc m* frob frob_* method main main f* ");
    choose(select, config, "malloc"); /* goes to m*: malloc is overruled, not unused */
    choose(select, config, "frob_x"); /* goes to f* */
    select_entry(select);
    collect(select, config, some);
    cr_assert_str_eq(some, "frob method ");
}

static bool is_source(const char *include, const char *exclude, const char *path)
{
    struct config *config = new_config();
    vec_push(&arena, &config->include, include);
    if (exclude)
        vec_push(&arena, &config->exclude, exclude);
    return select_source(select_new(&arena, config), path);
}

Test(select, chooses_sources_as_gitignore_does)
{
    static const struct {
        const char *include, *exclude, *path;
        bool chosen;
    } cases[] = {
        {"**", NULL, "/project/a.c", true},
        {"**", NULL, "/elsewhere/a.c", true},
        {"**", "tests/**", "/project/tests/a/b.c", false},
        {"**", "tests/**", "/project/x/tests/b.c", true},
        {"**", "**/tests/**", "/project/x/tests/b.c", false},
        {"**", "tests/**", "/elsewhere/tests/b.c", true}, /* relative to the configuration's directory */
        {"**", "tests", "/project/x/tests/b.c", false},   /* a name alone: any directory or file on the way */
        {"**", "tests/", "/project/x/tests/b.c", false},
        {"**", "b.c/", "/project/tests/b.c", true},       /* the slash says that it's a directory */
        {"**", "src/gen", "/project/src/gen/b.c", false},
        {"**", "src/gen", "/project/x/src/gen/b.c", true},
        {"**", "./src", "/project/src/b.c", false},
        {"**", "/usr/**", "/usr/include/b.c", false},
        {"**", "**/foo.c", "/project/foo.c", false},
        {"**", "**/foo.c", "/elsewhere/foo.c", false},
        {"**", "*.gen.c", "/project/a/b.gen.c", false},
        {"**", "*.gen.c", "/project/a/b.c", true},
        {"src/**", NULL, "/project/src/b.c", true},
        {"src/**", NULL, "/projectile/src/b.c", false},
        {"src/**", NULL, "/project/lib/b.c", false},
        {"*.c", NULL, "/project/lib/b.c", true},
        {"*.c", NULL, "/project/lib/../b.h", false},
        {"src/*.c", NULL, "/project/x/../src/b.c", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        cr_expect_eq(is_source(cases[i].include, cases[i].exclude, cases[i].path), cases[i].chosen, "%s but %s: %s", cases[i].include,
                     cases[i].exclude ? cases[i].exclude : "-", cases[i].path);
}

Test(select, entries_of_which_the_last_name_is_known)
{
    struct config *config = new_config();
    add_probe(config, "f"); /* known by the whole name */
    add_probe(config, "A::f");
    add_probe(config, "ns::**");
    add_probe(config, "B::g");
    struct config_probe *items = config->probes.items;
    struct select *select = select_new(&arena, config);
    cr_expect_eq(select_open(select, "f", NULL), &items[2], "the last one of those that ask for the same");
    cr_expect_eq(select_open(select, "g", &items[2]), &items[3]);
    cr_expect_null(select_open(select, "g", &items[3]), "nothing is behind the last one");
    cr_expect_null(select_open(select, "h", &items[2]));
    items[1].action = ACTION_SCOPE;
    cr_expect_eq(select_open(select, "f", NULL), &items[1], "what asks for more");
    items[1].is_dropped = true;
    cr_expect_eq(select_open(select, "f", NULL), &items[2], "what records");
    items[2].is_dropped = true;
    cr_expect(select_open(select, "f", NULL)->is_dropped, "else what does not");
    cr_expect(select_is_unused(select, 1));
}
