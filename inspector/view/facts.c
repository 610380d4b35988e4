#include "facts.h"

#include "page_data.h"
#include "thread_names.h"

void *facts_read(void *context)
{
    struct facts *facts = context;
    struct filter everything = { 0 };
    (void)reader_open(&facts->trace, &facts->arena, facts->path);
    thread_names_find(&facts->trace);
    calltree_init(&facts->backtrace_tree, &facts->arena);
    facts->backtraces = (struct frametree){ .tree = &facts->backtrace_tree, .weight = WEIGH_TIME, .has_numbers = true };
    summary_make(&facts->summary, &facts->trace,
                 &(struct summary_options){ .key = BY_CALLEE,
                                            .order = ORDER_TOTAL,
                                            .filter = &everything,
                                            .studies = STUDIES_OF_PAGE,
                                            .backtraces = reader_may_have_backtraces(&facts->trace) ? &facts->backtraces : NULL });
    frametree_close(&facts->backtraces);
    return NULL;
}

static void add_threads(struct json_writer *json, const struct trace *trace)
{
    json_line(json, 0);
    json_name(json, "threads");
    json_open_array(json);
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        for (size_t j = 0; j < process->threads.count; j++) {
            json_line(json, 0);
            json_open_object(json);
            json_member_string(json, "name", reader_thread_name(process->threads.items[j]));
            json_member_string(json, "process", reader_process_name(trace->arena, trace, process));
            json_member_number(json, "pid", process->pid);
            json_member_number(json, "tid", process->threads.items[j]->tid);
            json_close_object(json);
        }
    }
    json_close_array(json);
}

/* By the index's numbers of callees. */
static void add_names(struct json_writer *json, const struct callees *callees, const struct index_callee *longest)
{
    json_line(json, 0);
    json_name(json, "names");
    json_open_array(json);
    for (size_t i = 0; i < callees->items.count; i++)
        json_string(json, callees->items.items[i].name);
    json_close_array(json);
    json_line(json, 0);
    json_name(json, "longest");
    json_open_array(json);
    for (size_t i = 0; i < callees->items.count; i++) {
        const uint64_t numbers[] = { longest[i].thread, longest[i].start, longest[i].duration, longest[i].depth };
        json_open_array(json);
        for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++)
            json_number(json, numbers[k]);
        json_close_array(json);
    }
    json_close_array(json);
}

struct slice facts_write(struct facts *facts, const struct callees *callees, const struct index_callee *longest)
{
    struct str text = { .arena = &facts->arena };
    struct json_writer json;
    json_to_text(&json, &text, JSON_COMPACT);
    json_open_object(&json);
    page_data_head(&json, &facts->summary);
    page_data_callees(&json, &facts->summary);
    page_data_analyses(&json, &facts->summary);
    page_data_thread_totals(&json, &facts->summary);
    (void)page_data_sites(&json, &facts->trace);
    page_data_texts(&json, &facts->trace);
    add_threads(&json, &facts->trace);
    add_names(&json, callees, longest);
    page_data_backtraces(&json, &facts->backtraces);
    json_close_object(&json);
    json_finish(&json);
    return (struct slice){ text.text, text.length };
}

void facts_release(struct facts *facts)
{
    arena_release(&facts->arena);
}
