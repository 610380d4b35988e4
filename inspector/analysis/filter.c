#include "filter.h"

#include <fnmatch.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "classes.h"

enum field { FIELD_CALLEE, FIELD_FUNCTION, FIELD_FILE, FIELD_LINE, FIELD_CLASS, FIELD_THREAD, FIELD_PROGRAM, FIELD_PID, FIELD_DURATION, N_FIELDS };

static const char *const field_names[N_FIELDS] = { "callee", "function", "file", "line", "class", "thread", "program", "pid", "duration" };

struct filter_condition {
    enum field field;
    bool is_negated;
    const char *pattern; /* of fnmatch(3) */
    uint64_t least;      /* for FIELD_DURATION: ns */
};

/* What stands behind a sign. Blanks around the sign are for the eye. */
static const char *behind(const char *sign, size_t length)
{
    return sign + length + strspn(sign + length, " ");
}

const char *filter_add(struct filter *filter, struct arena *arena, const char *condition)
{
    struct filter_condition added = { .field = 0 };
    condition += strspn(condition, " ");
    size_t length = strcspn(condition, "=!<> ");
    while (added.field < N_FIELDS && (strlen(field_names[added.field]) != length || strncmp(field_names[added.field], condition, length) != 0))
        added.field++;
    if (added.field == N_FIELDS)
        return arena_printf(arena, "'%.*s' is unknown; known are callee, function, file, line, class, thread, program, pid, duration", (int)length,
                            condition);
    const char *sign = condition + length + strspn(condition + length, " ");
    if (added.field == FIELD_DURATION) {
        /* Only "longer than" is allowed: intervals around a long call are even longer, so times can be added up in one
         * pass. */
        if (*sign != '>' || !filter_parse_time(behind(sign, 1), &added.least))
            return "duration is compared like this: duration>10us (units: ns, us, ms, s)";
    } else if (strncmp(sign, "!=", 2) == 0) {
        added.is_negated = true;
        added.pattern = behind(sign, 2);
    } else if (*sign == '=') {
        added.pattern = behind(sign, 1);
    } else {
        return arena_printf(arena, "%s is compared by = or != with a pattern of * and ?", field_names[added.field]);
    }
    vec_push(arena, &filter->conditions, added);
    return NULL;
}

bool filter_parse_time(const char *text, uint64_t *ns)
{
    static const struct {
        const char *name;
        double ns;
    } units[] = { { "ns", 1 }, { "us", 1e3 }, { "ms", 1e6 }, { "s", 1e9 } };
    char *end;
    if (*text < '0' || *text > '9')
        return false;
    double value = strtod(text, &end);
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strcmp(end, units[i].name) == 0 && value * units[i].ns < 9e18) {
            *ns = (uint64_t)(value * units[i].ns + 0.5);
            return true;
        }
    }
    return false;
}

void filter_start(struct filter *filter, struct trace *trace)
{
    if (filter->has_window)
        filter->start = reader_start(trace);
}

static bool matches(const struct filter_condition *condition, const char *text)
{
    return (fnmatch(condition->pattern, text, 0) == 0) != condition->is_negated;
}

static bool matches_number(const struct filter_condition *condition, uint32_t number)
{
    char text[16];
    snprintf(text, sizeof text, "%u", number);
    return matches(condition, text);
}

/* Compares a thread's name or tid. */
static bool matches_thread(const struct filter_condition *condition, const struct trace_thread *thread)
{
    const char *name = *thread->name ? thread->name : thread->process->program;
    bool by_name = matches(condition, name), by_tid = matches_number(condition, thread->tid);
    return condition->is_negated ? by_name && by_tid : by_name || by_tid;
}

bool filter_thread(const struct filter *filter, const struct trace_thread *thread)
{
    bool holds = true;
    for (size_t i = 0; holds && i < filter->conditions.count; i++) {
        const struct filter_condition *condition = &filter->conditions.items[i];
        if (condition->field == FIELD_THREAD)
            holds = matches_thread(condition, thread);
        else if (condition->field == FIELD_PROGRAM)
            holds = matches(condition, thread->process->program);
        else if (condition->field == FIELD_PID)
            holds = matches_number(condition, thread->process->pid);
    }
    return holds;
}

/* Compares the whole path, or the part after any slash: "queue.c" matches "/src/queue.c". */
static bool matches_file(const struct filter_condition *condition, const char *file)
{
    bool found = fnmatch(condition->pattern, file, 0) == 0;
    for (const char *slash = strchr(file, '/'); slash && !found; slash = strchr(slash + 1, '/'))
        found = fnmatch(condition->pattern, slash + 1, 0) == 0;
    return found != condition->is_negated;
}

/* Compares the name of the class, and the label that the configuration gives the site. */
static bool matches_class(const struct filter_condition *condition, const struct weft_site *site)
{
    bool by_name = matches(condition, class_names[class_of(site)]), by_label = matches(condition, class_label(site));
    return condition->is_negated ? by_name && by_label : by_name || by_label;
}

static bool is_known_class(const char *pattern, const struct trace *trace)
{
    for (size_t i = 0; i < N_CLASSES; i++)
        if (fnmatch(pattern, class_names[i], 0) == 0)
            return true;
    for (size_t i = 0; i < trace->processes.count; i++)
        for (uint32_t k = 0; k < trace->processes.items[i]->n_sites; k++) {
            const struct weft_site *site = &trace->processes.items[i]->sites[k];
            if (site->callee && weft_site_label(site) && fnmatch(pattern, weft_site_label(site), 0) == 0)
                return true;
        }
    return false;
}

const char *filter_unknown_class(const struct filter *filter, const struct trace *trace)
{
    for (size_t i = 0; i < filter->conditions.count; i++) {
        const struct filter_condition *condition = &filter->conditions.items[i];
        if (condition->field == FIELD_CLASS && !condition->is_negated && !is_known_class(condition->pattern, trace))
            return condition->pattern;
    }
    return NULL;
}

bool filter_site(const struct filter *filter, const struct weft_site *site, enum weft_kind kind)
{
    bool holds = true;
    for (size_t i = 0; holds && i < filter->conditions.count; i++) {
        const struct filter_condition *condition = &filter->conditions.items[i];
        if (condition->field == FIELD_CALLEE)
            holds = matches(condition, site->callee);
        else if (condition->field == FIELD_FUNCTION)
            holds = matches(condition, site->function);
        else if (condition->field == FIELD_FILE)
            holds = matches_file(condition, site->file);
        else if (condition->field == FIELD_LINE)
            holds = matches_number(condition, site->line_begin);
        else if (condition->field == FIELD_CLASS)
            holds = !interval_is_scope(kind) && matches_class(condition, site);
    }
    return holds;
}

bool filter_asks_interval(const struct filter *filter, const struct interval *interval, uint64_t end)
{
    if (filter->has_window && (end <= filter->start + filter->from || interval->start >= filter->start + filter->to))
        return false;
    for (size_t i = 0; i < filter->conditions.count; i++)
        if (filter->conditions.items[i].field == FIELD_DURATION && interval->duration <= filter->conditions.items[i].least)
            return false;
    return true;
}
