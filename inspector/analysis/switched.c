/* Analysis: when the recording of calls was switched off, and of which ones. It says what sums leave out. */
#include "json_facts.h"
#include "summary.h"

static void add_all(struct str *out, const struct summary *summary)
{
    size_t n_times = 0, n_processes = 0;
    uint64_t longest = 0, n_cut = 0;
    for (size_t i = 0; i < summary->trace->processes.count; i++) {
        const struct trace_process *process = summary->trace->processes.items[i];
        uint64_t off = reader_off_time(process, summary->first_time, summary->last_time);
        longest = off > longest ? off : longest;
        n_processes += off > 0;
        for (size_t j = 0; off > 0 && j < process->switches.items.count; j++)
            n_times += process->switches.items.items[j].site == 0 && !process->switches.items.items[j].is_on;
    }
    for (size_t i = 0; i < summary->threads.count; i++)
        n_cut += summary->threads.items[i].cut;
    if (longest > 0) {
        str_add(out, "  - recording was switched off for ");
        text_add_time(out, longest);
        str_printf(out, " (%zu time%s", n_times, n_times == 1 ? "" : "s");
        if (n_processes > 1)
            str_printf(out, " in %zu processes; the longest is given", n_processes);
        str_add(out, "): this time is in no sum\n");
    }
    if (n_cut > 0) {
        str_add(out, "  * ");
        text_add_number_of(out, n_cut, "interval", "s");
        str_add(out, " counted up to the moment at which recording was switched off: how long the calls took is not known\n");
    }
}

static bool is_first(const struct trace_process *process, size_t index)
{
    for (size_t i = 0; i < index; i++)
        if (process->switches.items.items[i].site == process->switches.items.items[index].site)
            return false;
    return true;
}

/* Few sites: those of a class, or those that the throttle has found. */
static void add_sites(struct str *out, const struct summary *summary)
{
    enum { MOST = 5 };
    size_t n = 0;
    for (size_t i = 0; i < summary->trace->processes.count; i++) {
        const struct trace_process *process = summary->trace->processes.items[i];
        for (size_t j = 0; j < process->switches.items.count; j++) {
            const struct trace_switch *change = &process->switches.items.items[j];
            if (change->site == 0 || change->is_on || !is_first(process, j) || n++ >= MOST)
                continue;
            const struct weft_site *site = reader_site(process, change->site);
            str_printf(out, "%s%s at %s:%u", n == 1 ? "  - not recorded all the time: " : ", ", text_printable(out->arena, site->callee),
                       text_path(out->arena, site->file), site->line_begin);
        }
    }
    if (n > MOST)
        str_printf(out, " and %zu more call sites", n - MOST);
    if (n > 0)
        str_add(out, "\n");
}

static void add_text(const struct study *study, struct str *out, const struct text_style *style)
{
    (void)style;
    add_all(out, study->summary);
    add_sites(out, study->summary);
}

static void add_json(const struct study *study, struct json_writer *json)
{
    const struct trace *trace = study->summary->trace;
    json_open_array(json);
    for (size_t i = 0; i < trace->processes.count; i++) {
        const struct trace_process *process = trace->processes.items[i];
        for (size_t j = 0; j < process->switches.items.count; j++) {
            const struct trace_switch *change = &process->switches.items.items[j];
            const struct weft_site *site = reader_site(process, change->site);
            json_line(json, 4);
            json_open_object(json);
            json_member_number(json, "pid", process->pid);
            json_member_number(json, "time_ns", reader_time(process, change->stamp));
            json_member_bool(json, "on", change->is_on);
            if (change->site != 0) {
                json_member_string(json, "callee", site->callee);
                json_member_string(json, "file", site->file);
                json_member_number(json, "line", site->line_begin);
            }
            json_close_object(json);
        }
    }
    json_close_array(json);
}

const struct analysis analysis_switched = {
    .name = "switched",
    .part = PART_ODD,
    .text = add_text,
    .json = add_json,
};
