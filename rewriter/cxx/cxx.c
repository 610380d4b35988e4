/* C++: its constant in the table of languages. */
#include "cxx_points.h"
#include "find_points.h"
#include "reach.h"
#include "scheme_cxx.h"

static const char *const endings[] = { ".cc", ".cpp", ".cxx", ".c++", ".C", ".cp", ".CPP", NULL };
static const struct clang_family family = { .is_cxx = true, .look = cxx_look };

static bool may_select(struct arena *arena, const struct rewrite_request *request)
{
    return reach_is_possible(arena, request, true);
}

static const char program[] = "static int work(int x) { return x + 1; }\nint main(void) { return work(1) - 2; }\n";

/* As a user would try it. */
static const struct language_trial trials[] = {
    { "g++", NULL, "t.cpp", program, "build -- g++ t.cpp -o t", "./t" },
    { "clang++", NULL, "t.cpp", program, "build -- clang++ t.cpp -o t", "./t" },
    { 0 },
};

extern const struct language language_cxx; /* in the table: languages.def */
const struct language language_cxx = {
    .name = "c++",
    .title = "C++",
    .endings = endings,
    .name_prefix = "weft_",
    .name_letters = "pvrwafdqgt",
    .find_points = clang_find_points,
    .may_select = may_select,
    .schemes = &scheme_cxx,
    .is_driven = true,
    .family = &family,
    .trials = trials,
};
