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
