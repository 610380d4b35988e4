/* C: its constant in the table of languages. */
#include "c_points.h"
#include "find_points.h"
#include "reach.h"
#include "scheme_c.h"

static const char *const endings[] = { ".c", NULL };
static const struct clang_family family = { .look = c_look };

static bool may_select(struct arena *arena, const struct rewrite_request *request)
{
    return reach_is_possible(arena, request, false);
}

static const char program[] = "static int work(int x) { return x + 1; }\nint main(void) { return work(1) - 2; }\n";

/* As a user would try it. */
static const struct language_trial trials[] = {
    { "gcc", NULL, "t.c", program, "build -- gcc t.c -o t", "./t" },
    { "clang", NULL, "t.c", program, "build -- clang t.c -o t", "./t" },
    { "gcc", "OpenMP", "t.c", "#include <omp.h>\nstatic int work(int x) { return x; }\nint main(void) { return work(omp_get_max_threads() < 1); }\n",
      "build -- gcc -fopenmp t.c -o t", "./t" },
    { 0 },
};

extern const struct language language_c; /* in the table: languages.def */
const struct language language_c = {
    .name = "c",
    .title = "C",
    .endings = endings,
    .name_prefix = "weft_",
    .name_letters = "pvrwaft",
    .find_points = clang_find_points,
    .may_select = may_select,
    .schemes = &scheme_c,
    .is_driven = true,
    .family = &family,
    .trials = trials,
};
