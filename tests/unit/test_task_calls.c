/* The table of task libraries: names with and without the scopes of a library's versions, and what an entry says itself. */
#include <criterion/criterion.h>

#include "task_calls.h"

Test(task_calls, hidden_scopes_are_left_out)
{
    struct config_probe probe = { .pattern = "tbb::**", .action = ACTION_TASK, .body = -1, .argument = -1, .name = -1 };
    struct task_call call;
    static const char *const names[] = { "tbb::parallel_for", "tbb::detail::d1::parallel_for", "oneapi::tbb::detail::d21::parallel_for" };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        cr_assert(task_call_find(&probe, names[i], &call), "%s", names[i]);
        cr_assert_eq(call.runs, TASK_RUNS_OFTEN);
        cr_assert_eq(call.bodies, TASK_BODIES_FIRST);
    }
    static const char *const others[] = { "tbb::detail::parallel_for", "tbb::detail::dx::parallel_for", "tbb::parallel_for_all", "tbb::parallel",
                                          "tbb" };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        cr_assert(!task_call_find(&probe, others[i], &call), "%s", others[i]);
}

Test(task_calls, an_entry_decides_for_itself)
{
    struct config_probe probe = { .pattern = "submit", .action = ACTION_TASK, .body = -1, .argument = -1, .name = -1 };
    struct task_call call;
    cr_assert(task_call_find(&probe, "submit", &call), "a plain name selects what is not in the table");
    cr_assert_eq(call.runs, TASK_RUNS_ONCE);
    probe.pattern = "sub*";
    cr_assert(!task_call_find(&probe, "submit", &call), "a pattern does not");
    probe.body = 1;
    probe.repeats = true;
    cr_assert(task_call_find(&probe, "submit", &call), "unless it names the body");
    cr_assert_eq(call.runs, TASK_RUNS_OFTEN);
    cr_assert(task_call_find(&probe, "tbb::parallel_invoke", &call));
    cr_assert_eq(call.bodies, TASK_BODIES_FIRST);
}
