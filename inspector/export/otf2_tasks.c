#include "otf2_tasks.h"

#include <stdlib.h>

#include "interrupt.h"

static int by_numbers(const void *first, const void *second)
{
    const struct otf2_creator *a = first, *b = second;
    return (a->of_numbers > b->of_numbers) - (a->of_numbers < b->of_numbers);
}

static bool has_tasks(const struct trace_process *process)
{
    for (uint32_t number = 1; number < process->n_sites; number++)
        if (process->sites[number].callee && process->sites[number].kind == WEFT_KIND_TASK)
            return true;
    return false;
}

static void find_creator(struct otf2_tasks *tasks, struct export_job *job, uint32_t thread)
{
    struct trace_event event = { 0 };
    struct trace_cursor *cursor = cursor_open(job->trace, job->process->threads.items[thread]);
    bool is_found = false;
    while (cursor && !is_found && !interrupt_came() && cursor_next(cursor, &event))
        is_found = event.type == WEFT_EVENT_TASK_CREATE;
    if (cursor)
        cursor_close(cursor);
    if (is_found) {
        struct otf2_creator creator = { (uint32_t)(event.number >> WEFT_TASK_THREAD_SHIFT), thread };
        vec_push(tasks->arena, &tasks->creators, creator);
    }
}

void otf2_tasks_process(struct otf2_tasks *tasks, struct export_job *job)
{
    tasks->is_team = has_tasks(job->process);
    tasks->creators.count = 0;
    if (!tasks->is_team)
        return;
    struct otf2_team team = { job->process_index, job->thread_index, (uint32_t)job->process->threads.count };
    vec_push(tasks->arena, &tasks->teams, team);
    for (uint32_t i = 0; i < team.n_threads; i++)
        find_creator(tasks, job, i);
    if (tasks->creators.count)
        qsort(tasks->creators.items, tasks->creators.count, sizeof *tasks->creators.items, by_numbers);
}

void otf2_tasks_thread(struct otf2_tasks *tasks, const struct export_job *job)
{
    tasks->open.count = 0;
    tasks->n_events = 0;
    tasks->thread = tasks->is_team ? job->thread_index - tasks->teams.items[tasks->teams.count - 1].first_location : 0;
}

/* False if it is not recorded that a thread has created tasks with such numbers. */
static bool find(const struct otf2_tasks *tasks, uint64_t number, struct otf2_task *task)
{
    struct otf2_creator key = { .of_numbers = (uint32_t)(number >> WEFT_TASK_THREAD_SHIFT) };
    const struct otf2_creator *creator =
        tasks->creators.count ? bsearch(&key, tasks->creators.items, tasks->creators.count, sizeof key, by_numbers) : NULL;
    uint64_t low = number & (((uint64_t)1 << WEFT_TASK_THREAD_SHIFT) - 1);
    if (!creator || low == 0 || low > UINT32_MAX)
        return false;
    *task = (struct otf2_task){ creator->thread, (uint32_t)low };
    return true;
}

static OTF2_CommRef team_of(const struct otf2_tasks *tasks)
{
    return (OTF2_CommRef)(tasks->first_team + tasks->teams.count - 1);
}

OTF2_ErrorCode otf2_tasks_create(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, OTF2_AttributeList *attributes, const struct trace_event *event)
{
    struct otf2_task task;
    if (!find(tasks, event->number, &task))
        return OTF2_AttributeList_RemoveAllAttributes(attributes);
    tasks->n_events++;
    return OTF2_EvtWriter_ThreadTaskCreate(writer, attributes, event->time, team_of(tasks), task.creator, task.number);
}

static bool is_task(const struct otf2_tasks *tasks, const struct interval *interval, struct otf2_task *task)
{
    return interval->kind == WEFT_KIND_TASK && interval->task && find(tasks, interval->task, task);
}

static OTF2_ErrorCode switch_to(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, uint64_t time, struct otf2_task task)
{
    tasks->n_events++;
    return OTF2_EvtWriter_ThreadTaskSwitch(writer, NULL, time, team_of(tasks), task.creator, task.number);
}

OTF2_ErrorCode otf2_tasks_enter(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, const struct interval *interval)
{
    struct otf2_task task;
    if (!is_task(tasks, interval, &task))
        return OTF2_SUCCESS;
    vec_push(tasks->arena, &tasks->open, task);
    return switch_to(tasks, writer, interval->start, task);
}

OTF2_ErrorCode otf2_tasks_leave(struct otf2_tasks *tasks, OTF2_EvtWriter *writer, const struct interval *interval)
{
    struct otf2_task task;
    uint64_t time = interval->start + interval->duration;
    OTF2_ErrorCode code = OTF2_SUCCESS;
    if (!is_task(tasks, interval, &task))
        return OTF2_SUCCESS;
    if (!interval->left && !interval->unfinished) {
        tasks->n_events++;
        code = OTF2_EvtWriter_ThreadTaskComplete(writer, NULL, time, team_of(tasks), task.creator, task.number);
    }
    tasks->open.count--;
    struct otf2_task implicit = { tasks->thread, 0 };
    struct otf2_task next = tasks->open.count ? tasks->open.items[tasks->open.count - 1] : implicit;
    return code == OTF2_SUCCESS ? switch_to(tasks, writer, time, next) : code;
}
