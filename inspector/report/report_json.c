#include "report.h"
#include "report_rows.h"
#include "report_threads.h"

static void add_problem(struct json_writer *json, const struct trace_problem *problem)
{
    json_open_object(json);
    json_member_string(json, "file", problem->path);
    if (problem->offset != UINT64_MAX)
        json_member_number(json, "offset", problem->offset);
    json_member_string(json, "text", problem->text);
    json_close_object(json);
}

static void add_totals(struct json_writer *json, const struct summary *summary)
{
    json_member_string(json, "trace", summary->trace->path);
    json_member_number(json, "duration_ns", summary->last_time - summary->first_time);
    json_member_number(json, "events", summary->n_events);
    json_member_number(json, "calls", summary->calls);
    json_member_number(json, "lost", summary->lost);
    const char *filter = reader_filter(summary->trace->arena, summary->trace);
    if (filter)
        json_member_string(json, "filter", filter);
    json_member_number(json, "unfinished", summary->unfinished);
    json_member_number(json, "unbalanced", summary->unbalanced);
    json_member_number(json, "unwound", summary->unwound);
    json_member_number(json, "unknown", summary->unknown);
    json_member_number(json, "inclusive_sites", summary->inclusive_sites);
}

void report_json(struct str *out, const struct summary *summary, size_t limit)
{
    struct json_writer json;
    json_to_text(&json, out, JSON_PADDED);
    json_open_object(&json);
    json_line(&json, 2);
    json_member_number(&json, "version", 1);
    json_line(&json, 2);
    add_totals(&json, summary);
    json_line(&json, 2);
    report_threads_json(&json, summary);
    json_line(&json, 2);
    report_rows_json(&json, summary, limit);
    for (size_t i = 0; i < summary->studies.items.count; i++) {
        const struct study *study = &summary->studies.items.items[i];
        if (study->analysis->json) {
            json_line(&json, 2);
            json_name(&json, study->analysis->name);
            study->analysis->json(study, &json);
        }
    }
    json_line(&json, 2);
    json_name(&json, "problems");
    json_open_array(&json);
    for (size_t i = 0; i < summary->trace->problems.count; i++) {
        json_line(&json, 4);
        add_problem(&json, &summary->trace->problems.items[i]);
    }
    json_close_array(&json);
    json_line(&json, 0);
    json_close_object(&json);
    json_finish(&json);
}
