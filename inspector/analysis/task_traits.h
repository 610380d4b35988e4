/* What the clauses of tasks say: one task's, and those of a place in words. */
#ifndef TASK_TRAITS_H
#define TASK_TRAITS_H

#include "reader.h"
#include "str.h"

struct task_traits {
    uint32_t bits; /* enum weft_task_trait */
    int64_t priority;
};

/* Of an event TASK_TRAITS. False: its values are not what they should be. */
bool task_traits_read(const struct trace_event *event, struct task_traits *traits);

/* Of all tasks of a place; zeroed. */
struct task_traits_sum {
    uint64_t tasks[32];      /* that have the trait, by its bit */
    int64_t lowest, highest; /* priorities; without the trait, not known */
};
void task_traits_add(struct task_traits_sum *sum, const struct task_traits *traits);

/* "untied", "final" ...; NULL: no trait has this bit. */
const char *task_trait_name(unsigned bit);
/* "untied, final" of one task, without its priority; "" without others. */
void task_traits_words(struct str *out, const struct task_traits *traits);
/* "untied, 2 of 4 final, priority 1 to 3" of `created` tasks; "" without traits. */
void task_traits_print(struct str *out, const struct task_traits_sum *sum, uint64_t created);

#endif
