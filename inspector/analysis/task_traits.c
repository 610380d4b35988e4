#include "task_traits.h"

#include <inttypes.h>

#include "values.h"

bool task_traits_read(const struct trace_event *event, struct task_traits *traits)
{
    struct value_cursor cursor;
    struct value value;
    values_open(&cursor, &event->values, "");
    *traits = (struct task_traits){ 0 };
    if (!values_next(&cursor, &value) || value.kind != WEFT_WIRE_UNSIGNED)
        return false;
    traits->bits = (uint32_t)value.is.natural;
    if (!(traits->bits & WEFT_TASK_HAS_PRIORITY))
        return true;
    if (!values_next(&cursor, &value) || value.kind != WEFT_WIRE_INT)
        return false;
    traits->priority = value.is.number;
    return true;
}

void task_traits_add(struct task_traits_sum *sum, const struct task_traits *traits)
{
    bool has_priority = traits->bits & WEFT_TASK_HAS_PRIORITY, is_first = sum->tasks[__builtin_ctz(WEFT_TASK_HAS_PRIORITY)] == 0;
    for (unsigned bit = 0; bit < 32; bit++)
        sum->tasks[bit] += traits->bits >> bit & 1;
    if (has_priority && (is_first || traits->priority < sum->lowest))
        sum->lowest = traits->priority;
    if (has_priority && (is_first || traits->priority > sum->highest))
        sum->highest = traits->priority;
}

const char *task_trait_name(unsigned bit)
{
    static const char *const names[] = { "untied", "mergeable", "final", "undeferred", "detachable", "priority" };
    return bit < sizeof names / sizeof *names ? names[bit] : NULL;
}

void task_traits_words(struct str *out, const struct task_traits *traits)
{
    for (unsigned bit = 0; task_trait_name(bit); bit++) {
        if (!(traits->bits & ~WEFT_TASK_HAS_PRIORITY & 1u << bit))
            continue;
        str_add(out, out->length ? ", " : "");
        str_add(out, task_trait_name(bit));
    }
}

void task_traits_print(struct str *out, const struct task_traits_sum *sum, uint64_t created)
{
    const char *comma = "";
    for (unsigned bit = 0; task_trait_name(bit); bit++) {
        if (sum->tasks[bit] == 0)
            continue;
        str_add(out, comma);
        if (sum->tasks[bit] < created)
            str_printf(out, "%" PRIu64 " of %" PRIu64 " ", sum->tasks[bit], created);
        str_add(out, task_trait_name(bit));
        if (1u << bit == WEFT_TASK_HAS_PRIORITY)
            str_printf(out, sum->lowest == sum->highest ? " %" PRId64 : " %" PRId64 " to %" PRId64, sum->lowest, sum->highest);
        comma = ", ";
    }
}
