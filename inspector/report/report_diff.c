#include "report_diff.h"

#include <inttypes.h>
#include <math.h>

#include "json_writer.h"
#include "text_table.h"

static const char *const verdict_names[] = { "noise", "slower", "faster", "unknown", "new", "gone" };

/* ---- for people ---- */

static const char *percent(struct arena *arena, double part)
{
    if (isinf(part))
        return "any";
    return fabs(part) < 9.995 ? arena_printf(arena, "%+.1f%%", 100 * part) : arena_printf(arena, "%+.0f%%", 100 * part);
}

static void add_change(struct table *table, const struct compared_row *row)
{
    struct arena *arena = table->arena;
    bool has_both = row->verdict < COMPARED_NEW;
    table_add(table, verdict_names[row->verdict]);
    table_add(table, has_both ? percent(arena, row->change) : "");
    table_add(table, has_both && row->verdict != COMPARED_UNKNOWN
                         ? arena_printf(arena, "%s to %s", percent(arena, row->lowest), percent(arena, row->highest))
                         : "");
}

static void add_side_times(struct table *table, double before, double after, bool has_before, bool has_after)
{
    if (has_before)
        table_add_time(table, (uint64_t)llround(before));
    else
        table_add(table, "");
    if (has_after)
        table_add_time(table, (uint64_t)llround(after));
    else
        table_add(table, "");
}

static const char *calls(struct arena *arena, const struct compared_side *side)
{
    struct str text = { .arena = arena };
    if (side->n_runs == 0)
        return "";
    text_add_count(&text, (uint64_t)llround(side->calls));
    return text.text;
}

static void add_row(struct table *table, const struct compared_row *row, bool is_wide)
{
    bool had = row->before.n_runs > 0, has = row->after.n_runs > 0;
    add_change(table, row);
    add_side_times(table, row->before.total, row->after.total, had, has);
    table_add(table, calls(table->arena, &row->before));
    table_add(table, calls(table->arena, &row->after));
    if (is_wide) {
        add_side_times(table, row->before.self, row->after.self, had, has);
        add_side_times(table, (double)row->before.p50, (double)row->after.p50, had, has);
        add_side_times(table, (double)row->before.p99, (double)row->after.p99, had, has);
    }
    table_add(table, row->name);
}

static void add_summary(struct str *out, const struct comparison *all)
{
    const uint64_t *counts = all->counts;
    str_printf(out, "%" PRIu64 " slower, %" PRIu64 " faster, %" PRIu64 " without a difference beyond noise", counts[COMPARED_SLOWER],
               counts[COMPARED_FASTER], counts[COMPARED_NOISE]);
    if (counts[COMPARED_UNKNOWN])
        str_printf(out, ", %" PRIu64 " with too few calls to tell", counts[COMPARED_UNKNOWN]);
    if (counts[COMPARED_NEW])
        str_printf(out, ", %" PRIu64 " new", counts[COMPARED_NEW]);
    if (counts[COMPARED_GONE])
        str_printf(out, ", %" PRIu64 " gone", counts[COMPARED_GONE]);
    str_printf(out, "\nrecorded in all threads: ");
    text_add_time(out, (uint64_t)all->before);
    str_add(out, " before, ");
    text_add_time(out, (uint64_t)all->after);
    str_add(out, " after\n");
    if (all->n_before == 1 && all->n_after == 1)
        str_add(out,
                "one run on each side: the intervals know how calls differ within a run, not how runs of the same program do (--before, --after)\n");
    else if (all->n_before < 5 || all->n_after < 5)
        str_add(out, "few runs: intervals are narrow from five on each side on, taken in turns\n");
}

void report_diff_text(struct str *out, const struct comparison *comparison, enum row_key key, size_t limit, bool with_noise,
                      const struct text_style *style)
{
    enum { WIDE = 150 /* columns of the terminal for all numbers and names */ };
    bool is_wide = style->width == 0 || style->width >= WIDE;
    const char *wide[] = { "",     "change", "99% interval", "before",           "after", "calls", "then", "self", "then", "p50",
                           "then", "p99",    "then",         row_key_names[key], NULL },
               *narrow[] = { "", "change", "99% interval", "before", "after", "calls", "then", row_key_names[key], NULL };
    add_summary(out, comparison);
    struct table table = table_start(out->arena, style, is_wide ? wide : narrow, is_wide ? 13 : 7);
    table.keep_end = true;
    size_t shown = 0, more = 0;
    for (size_t i = 0; i < comparison->rows.count; i++) {
        const struct compared_row *row = comparison->rows.items[i];
        if (row->verdict == COMPARED_NOISE && !with_noise)
            continue;
        if (limit && shown == limit)
            more++;
        else
            add_row(&table, row, is_wide), shown++;
    }
    if (shown == 0)
        return;
    text_add_heading(out, style, "total time, largest difference first");
    table_print(&table, out);
    text_add_more(out, more, "--limit 0 shows all");
}

/* ---- for programs ---- */

static void add_side(struct json_writer *json, const char *name, const struct compared_side *side)
{
    json_name(json, name);
    if (side->n_runs == 0) {
        json_null(json);
        return;
    }
    json_open_object(json);
    json_name(json, "calls");
    json_real(json, side->calls, -1);
    json_name(json, "total_ns");
    json_real(json, side->total, -1);
    json_name(json, "self_ns");
    json_real(json, side->self, -1);
    json_member_number(json, "p50_ns", side->p50);
    json_member_number(json, "p99_ns", side->p99);
    json_member_number(json, "runs", side->n_runs);
    json_close_object(json);
}

static void add_json_row(struct json_writer *json, const struct compared_row *row)
{
    json_line(json, 4);
    json_open_object(json);
    json_member_string(json, "name", row->name);
    json_member_string(json, "verdict", verdict_names[row->verdict]);
    if (row->verdict < COMPARED_NEW) {
        json_name(json, "change");
        json_real(json, row->change, -1);
    }
    if (row->verdict < COMPARED_UNKNOWN) {
        json_name(json, "interval");
        json_open_array(json);
        json_real(json, row->lowest, -1);
        json_real(json, row->highest, -1);
        json_close_array(json);
    }
    add_side(json, "before", &row->before);
    add_side(json, "after", &row->after);
    json_close_object(json);
}

void report_diff_json(struct str *out, const struct comparison *comparison, enum row_key key)
{
    struct json_writer json;
    json_to_text(&json, out, JSON_SPACED);
    json_open_object(&json);
    json_line(&json, 2);
    json_member_string(&json, "by", row_key_names[key]);
    json_member_number(&json, "runs_before", comparison->n_before);
    json_member_number(&json, "runs_after", comparison->n_after);
    json_member_number(&json, "confidence", COMPARE_CONFIDENCE);
    for (size_t i = 0; i < sizeof verdict_names / sizeof *verdict_names; i++)
        json_member_number(&json, verdict_names[i], comparison->counts[i]);
    json_line(&json, 2);
    json_name(&json, "rows");
    json_open_array(&json);
    for (size_t i = 0; i < comparison->rows.count; i++)
        add_json_row(&json, comparison->rows.items[i]);
    json_close_array(&json);
    json_line(&json, 0);
    json_close_object(&json);
    json_finish(&json);
}
