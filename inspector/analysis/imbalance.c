#include "imbalance.h"

#include <stdlib.h>
#include <string.h>

#include "summary.h"

/* Names of one sort differ in their digits: "worker-1", "worker-12". */
static int compare_names(const char *a, const char *b)
{
    for (;;) {
        a += strspn(a, "0123456789");
        b += strspn(b, "0123456789");
        if (*a != *b || !*a)
            return (unsigned char)*a - (unsigned char)*b;
        a++;
        b++;
    }
}

static int compare_numbers(uint64_t a, uint64_t b)
{
    return (a > b) - (a < b);
}

static bool is_main(const struct summary_thread *thread)
{
    return thread->thread->tid == thread->thread->process->pid;
}

/* 0: of one sort. */
static int compare_sorts(const struct summary_thread *a, const struct summary_thread *b)
{
    const struct trace_process *of_a = a->thread->process, *of_b = b->thread->process;
    if (is_main(a) != is_main(b))
        return is_main(a) ? -1 : 1;
    if (is_main(a))
        return of_a->parent_pid != of_b->parent_pid ? compare_numbers(of_a->parent_pid, of_b->parent_pid) : strcmp(of_a->program, of_b->program);
    if (of_a != of_b)
        return compare_numbers(of_a->index, of_b->index);
    if (!a->start != !b->start)
        return a->start ? -1 : 1;
    if (!a->start)
        return compare_names(a->thread->name, b->thread->name);
    int order = strcmp(a->start->file, b->start->file);
    if (order == 0)
        order = compare_numbers(a->start->line_begin, b->start->line_begin);
    return order ? order : compare_numbers(a->start->column, b->start->column);
}

static int compare_members(const void *left, const void *right)
{
    const struct summary_thread *a = *(const struct summary_thread *const *)left, *b = *(const struct summary_thread *const *)right;
    int order = compare_sorts(a, b);
    if (order == 0)
        order = compare_numbers(a->first, b->first);
    return order ? order : compare_numbers(a->thread->tid, b->thread->tid);
}

uint64_t imbalance_work(const struct summary_thread *thread)
{
    uint64_t life = thread->last - thread->first;
    return life > thread->waited ? life - thread->waited : 0;
}

/* Adds a team to its sort. `lost` and `worked` are those of all teams of the sort. */
static void add_team(struct imbalance *sort, const struct summary_thread *const *members, size_t count, uint64_t *lost, uint64_t *worked)
{
    uint64_t least = UINT64_MAX, most = 0, sum = 0;
    const struct summary_thread *slowest = *members;
    for (size_t i = 0; i < count; i++) {
        uint64_t work = imbalance_work(members[i]);
        least = work < least ? work : least;
        if (work > most) {
            most = work;
            slowest = members[i];
        }
        sum += work;
    }
    if (count < 2)
        return;
    uint64_t mean = sum / count;
    if (sort->n_teams++ == 0 || (most - mean) * count > (sort->most - sort->mean) * sort->n_threads) {
        sort->n_threads = count;
        sort->least = least;
        sort->mean = mean;
        sort->most = most;
        sort->slowest = slowest->thread;
    }
    *lost += most * count - sum;
    *worked += sum;
}

static void add_sort(struct imbalances *imbalances, struct arena *arena, const struct summary_thread *const *members, size_t count, uint64_t duration)
{
    struct imbalance sort = { .first = (*members)->thread, .start = (*members)->start };
    uint64_t lost = 0, worked = 0, end = (*members)->last;
    size_t begin = 0;
    for (size_t i = 1; i <= count; i++) {
        if (i == count || members[i]->first >= end) {
            add_team(&sort, members + begin, i - begin, &lost, &worked);
            begin = i;
        }
        if (i < count && members[i]->last > end)
            end = members[i]->last;
    }
    if (sort.n_teams == 0 || worked == 0)
        return;
    sort.imbalance = (double)lost / (double)worked;
    sort.idle = (double)lost / (double)(lost + worked);
    sort.is_odd = sort.imbalance >= 0.2 && (sort.most - sort.mean) >= duration / 100;
    vec_push(arena, &imbalances->items, sort);
}

static int compare_imbalances(const void *left, const void *right)
{
    const struct imbalance *a = left, *b = right;
    int order = compare_numbers((b->most - b->mean) * b->n_threads, (a->most - a->mean) * a->n_threads);
    return order ? order : compare_numbers(a->first->tid, b->first->tid);
}

void imbalances_find(struct imbalances *imbalances, struct arena *arena, const struct summary *summary)
{
    size_t count = summary->threads.count, begin = 0;
    const struct summary_thread **members = arena_array(arena, const struct summary_thread *, count + 1);
    for (size_t i = 0; i < count; i++)
        members[i] = &summary->threads.items[i];
    qsort(members, count, sizeof *members, compare_members);
    for (size_t i = 1; i <= count; i++)
        if (i == count || compare_sorts(members[i], members[begin]) != 0) {
            add_sort(imbalances, arena, members + begin, i - begin, summary->last_time - summary->first_time);
            begin = i;
        }
    if (imbalances->items.count > 0)
        qsort(imbalances->items.items, imbalances->items.count, sizeof *imbalances->items.items, compare_imbalances);
}
