#include "report.h"

#include <string.h>

#include "report_filter.h"
#include "report_rows.h"
#include "report_threads.h"

static void add_programs(struct str *out, const struct trace *trace)
{
    enum { MAX_PROGRAMS = 4 };
    const char *shown[MAX_PROGRAMS];
    size_t n_shown = 0;
    for (size_t i = 0; i < trace->processes.count; i++) {
        const char *program = trace->processes.items[i]->program;
        size_t known = 0;
        while (known < n_shown && strcmp(shown[known], program) != 0)
            known++;
        if (known < n_shown)
            continue;
        if (n_shown == MAX_PROGRAMS) {
            str_add(out, ", ...");
            break;
        }
        shown[n_shown++] = program;
        str_printf(out, "%s%s", n_shown > 1 ? ", " : "", text_printable(out->arena, program));
    }
}

void report_header(struct str *out, const struct summary *summary)
{
    const struct trace *trace = summary->trace;
    add_programs(out, trace);
    str_add(out, ": ");
    text_add_number_of(out, trace->processes.count, "process", "es");
    str_add(out, trace->has_machines ? " on several machines, " : ", ");
    text_add_number_of(out, summary->threads.count, "thread", "s");
    str_add(out, ", ");
    text_add_time(out, summary->last_time - summary->first_time);
    str_add(out, ", ");
    text_add_number_of(out, summary->n_events, "event", "s");
    if (summary->lost == 0) {
        str_add(out, ", none lost\n");
    } else {
        str_add(out, ", ");
        text_add_count(out, summary->lost);
        str_add(out, " lost\n");
    }
    report_filter_text(out, trace);
}

/* Appends the analyses of this part. */
static void add_part(struct str *out, const struct summary *summary, enum analysis_part part, const struct text_style *style)
{
    for (size_t i = 0; i < summary->studies.items.count; i++) {
        const struct study *study = &summary->studies.items.items[i];
        if (study->analysis->part == part && study->analysis->text)
            study->analysis->text(study, out, style);
    }
}

/* ---- odd things ---- */

static uint64_t unbalanced_of(const struct summary_thread *thread)
{
    return thread->unbalanced;
}

static uint64_t unfinished_of(const struct summary_thread *thread)
{
    return thread->unfinished;
}

static uint64_t lost_of(const struct summary_thread *thread)
{
    return thread->thread->lost;
}

/* Appends the threads that a note is about: "in 100 loom (2), 101 worker (1)". */
static void add_whose(struct str *notes, const struct summary *summary, uint64_t (*count)(const struct summary_thread *thread))
{
    enum { MOST = 4 };
    size_t n_shown = 0, n_others = 0;
    if (summary->threads.count < 2)
        return;
    for (size_t i = 0; i < summary->threads.count; i++) {
        const struct summary_thread *thread = &summary->threads.items[i];
        if (count(thread) == 0)
            continue;
        if (n_shown == MOST) {
            n_others++;
            continue;
        }
        str_printf(notes, "%s%u %s (", n_shown++ ? ", " : "    in ", thread->thread->tid, text_thread_name(notes->arena, thread->thread));
        text_add_count(notes, count(thread));
        str_add_char(notes, ')');
    }
    if (n_others > 0)
        str_printf(notes, " and %zu more", n_others);
    if (n_shown > 0)
        str_add_char(notes, '\n');
}

static void add_odd(struct str *out, const struct summary *summary, const struct text_style *style)
{
    struct str notes = { .arena = out->arena };
    if (summary->unfinished) {
        str_add(&notes, "  * ");
        text_add_number_of(&notes, summary->unfinished, "interval", "s");
        str_add(&notes, " had no end (left by exit, exec or a signal, or still running);\n"
                        "    counted up to the end of the interval around it, or of the thread\n");
        add_whose(&notes, summary, unfinished_of);
    }
    if (summary->unwound) {
        str_add(&notes, "  ! ");
        text_add_number_of(&notes, summary->unwound, "interval", "s");
        str_add(&notes, " were left by an exception, a panic or longjmp, and not by return\n");
    }
    if (summary->inclusive_sites) {
        str_add(&notes, "  + ");
        text_add_number_of(&notes, summary->inclusive_sites, "call site", "s");
        str_add(&notes, " could not be separated from the arguments: their evaluation is counted, too\n");
    }
    if (summary->unbalanced) {
        str_add(&notes, "  - ");
        text_add_number_of(&notes, summary->unbalanced, "unmatched end", "s");
        str_add(&notes, " left out: the call began before recording did, or in the process that forked this one\n");
        add_whose(&notes, summary, unbalanced_of);
    }
    if (summary->unknown) {
        str_add(&notes, "  - ");
        text_add_number_of(&notes, summary->unknown, "interval", "s");
        str_add(&notes, " of call sites that the trace does not describe, shown as (unknown): the definitions file is incomplete\n");
    }
    if (summary->lost) {
        str_add(&notes, "  - ");
        text_add_number_of(&notes, summary->lost, "event", "s");
        str_add(&notes, " could not be recorded (a full disk, no memory, a throttled call, pauses that came too fast): counts are too low\n");
        add_whose(&notes, summary, lost_of);
    }
    add_part(&notes, summary, PART_ODD, style);
    if (notes.length == 0)
        return;
    text_add_heading(out, style, "odd");
    str_add(out, notes.text);
}

void report_text(struct str *out, const struct summary *summary, const char *restriction, size_t limit, const struct text_style *style)
{
    report_header(out, summary);
    if (restriction)
        str_printf(out, "only %s\n", text_printable(out->arena, restriction));
    report_rows_text(out, summary, limit, style);
    add_part(out, summary, PART_WAITING, style);
    if (summary->rows.key == BY_CALLEE || summary->rows.key == BY_SITE)
        report_threads_text(out, summary, style);
    add_part(out, summary, PART_DETAILS, style);
    add_odd(out, summary, style);
}
