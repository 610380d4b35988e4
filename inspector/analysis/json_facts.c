#include "json_facts.h"

void json_thread(struct json_writer *json, const struct trace_thread *thread)
{
    if (!thread) {
        json_null(json);
        return;
    }
    json_open_object(json);
    json_member_number(json, "pid", thread->process->pid);
    json_member_number(json, "tid", thread->tid);
    json_member_string(json, "name", thread->name);
    json_close_object(json);
}

void json_open_table(struct json_writer *json, const char *title, const char *const (*columns)[2], size_t n)
{
    json_open_object(json);
    json_member_string(json, "title", title);
    json_name(json, "columns");
    json_open_array(json);
    for (size_t i = 0; i < n; i++) {
        json_open_object(json);
        json_member_string(json, "title", columns[i][0]);
        json_member_string(json, "kind", columns[i][1]);
        json_close_object(json);
    }
    json_close_array(json);
    json_name(json, "rows");
    json_open_array(json);
}

void json_close_table(struct json_writer *json)
{
    json_close_array(json);
    json_close_object(json);
}
