#define _GNU_SOURCE 1
#include "gate_rules.h"

#include <stdlib.h>
#include <string.h>

enum { HAS_LINE = 1, HAS_TASK = 2, HAS_PARENT = 4, HAS_THREAD = 8, HAS_ADDRESS = 16, HAS_NTH = 32 };

struct rule {
    struct rule *next;
    int number;
    unsigned has;
    char *name, *file; /* NULL: any */
    uint64_t line, task, parent, thread, address, nth, n_met;
};

struct task {
    struct task *next;
    uint64_t number, parent;
    uint32_t n_addresses;
    uintptr_t addresses[];
};

enum { N_BUCKETS = 1 << 14 };

static struct rule *rules;
static struct task *buckets[N_BUCKETS];

/* ---- rules ---- */

static void release(struct rule *rule)
{
    free(rule->name);
    free(rule->file);
    free(rule);
}

static const char *take_number(struct rule *rule, unsigned which, uint64_t *into, const char *text, int base)
{
    char *end;
    *into = strtoull(text, &end, base);
    rule->has |= which;
    return *text && !*end ? NULL : "a condition's number is none";
}

static const char *take(struct rule *rule, char *condition)
{
    char *value = strchr(condition, '=');
    if (!value)
        return "a condition is NAME=VALUE";
    *value++ = 0;
    if (strcmp(condition, "name") == 0)
        return (rule->name = strdup(value)) ? NULL : "no memory";
    if (strcmp(condition, "file") == 0)
        return (rule->file = strdup(value)) ? NULL : "no memory";
    if (strcmp(condition, "line") == 0)
        return take_number(rule, HAS_LINE, &rule->line, value, 10);
    if (strcmp(condition, "task") == 0)
        return take_number(rule, HAS_TASK, &rule->task, value, 16);
    if (strcmp(condition, "parent") == 0)
        return take_number(rule, HAS_PARENT, &rule->parent, value, 16);
    if (strcmp(condition, "thread") == 0)
        return take_number(rule, HAS_THREAD, &rule->thread, value, 10);
    if (strcmp(condition, "address") == 0)
        return take_number(rule, HAS_ADDRESS, &rule->address, value, 16);
    if (strcmp(condition, "nth") == 0)
        return take_number(rule, HAS_NTH, &rule->nth, value, 10);
    return "conditions are name=, file=, line=, task=, parent=, thread=, address=, nth=";
}

const char *gate_rule_add(int number, char *conditions)
{
    struct rule *rule = calloc(1, sizeof *rule), **last = &rules;
    const char *why = rule ? NULL : "no memory";
    for (char *word; !why && (word = strsep(&conditions, "\t"));)
        why = take(rule, word);
    if (why) {
        if (rule)
            release(rule);
        return why;
    }
    rule->number = number;
    while (*last)
        last = &(*last)->next;
    *last = rule;
    return NULL;
}

static void remove_if(int is_all, int number)
{
    for (struct rule **at = &rules; *at;) {
        struct rule *rule = *at;
        if (!is_all && rule->number != number) {
            at = &rule->next;
            continue;
        }
        *at = rule->next;
        release(rule);
    }
}

void gate_rule_remove(int number)
{
    remove_if(0, number);
}

void gate_rules_clear(void)
{
    remove_if(1, 0);
}

/* ---- tasks ---- */

static struct task **place_of(uint64_t number)
{
    struct task **at = &buckets[(number * 0x9E3779B97F4A7C15u) >> 50];
    while (*at && (*at)->number != number)
        at = &(*at)->next;
    return at;
}

void gate_task_created(const struct weft_tool_task *task)
{
    struct task *new = malloc(sizeof *new + task->n_dependences * sizeof *new->addresses), **place = place_of(task->number);
    if (!new || *place) {
        free(new);
        return;
    }
    *new = (struct task){ .number = task->number, .parent = task->parent, .n_addresses = task->n_dependences };
    for (uint32_t i = 0; i < task->n_dependences; i++)
        new->addresses[i] = (uintptr_t)task->dependences[i].address;
    *place = new;
}

void gate_task_begun(uint64_t number)
{
    struct task **place = place_of(number), *task = *place;
    if (!task)
        return;
    *place = task->next;
    free(task);
}

void gate_tasks_forget(void)
{
    for (size_t i = 0; i < N_BUCKETS; i++)
        while (buckets[i])
            gate_task_begun(buckets[i]->number);
}

/* ---- matching ---- */

static int matches(const char *pattern, const char *name)
{
    for (; *pattern; pattern++, name++) {
        if (*pattern == '*') {
            int is_any = pattern[1] == '*';
            for (pattern += 1 + is_any;; name++) {
                if (matches(pattern, name))
                    return 1;
                if (!*name || (!is_any && (*name == ':' || *name == '.')))
                    return 0;
            }
        }
        if (*pattern != *name)
            return 0;
    }
    return !*name;
}

static int ends_with(const char *path, const char *end)
{
    size_t length = strlen(path), n = strlen(end);
    return n <= length && strcmp(path + length - n, end) == 0 && (n == length || *end == '/' || path[length - n - 1] == '/');
}

static int depends_on(const struct task *task, uint64_t address)
{
    for (uint32_t i = 0; i < task->n_addresses; i++)
        if (task->addresses[i] == address)
            return 1;
    return 0;
}

static int holds(const struct rule *rule, const struct gate_moment *moment, const struct task *task)
{
    if (!moment->task && rule->has & (HAS_TASK | HAS_PARENT | HAS_ADDRESS))
        return 0;
    if (!task && rule->has & (HAS_PARENT | HAS_ADDRESS))
        return 0;
    return (!rule->name || matches(rule->name, moment->site->callee)) && (!rule->file || ends_with(moment->site->file, rule->file)) &&
           (!(rule->has & HAS_LINE) || rule->line == moment->site->line) && (!(rule->has & HAS_TASK) || rule->task == moment->task) &&
           (!(rule->has & HAS_THREAD) || rule->thread == moment->thread) && (!(rule->has & HAS_PARENT) || rule->parent == task->parent) &&
           (!(rule->has & HAS_ADDRESS) || depends_on(task, rule->address));
}

int gate_rules_find(const struct gate_moment *moment)
{
    const struct task *task = moment->task && rules ? *place_of(moment->task) : NULL;
    int found = GATE_NO_RULE;
    for (struct rule *rule = rules; rule; rule = rule->next)
        if (holds(rule, moment, task) && (!(rule->has & HAS_NTH) || ++rule->n_met == rule->nth) && found == GATE_NO_RULE)
            found = rule->number;
    return found;
}
