#include "access_report.h"

#include <inttypes.h>

#include "csv.h"
#include "json_writer.h"
#include "text_table.h"

static void add_lines(struct str *out, const struct access_totals *totals, size_t limit, const struct text_style *style)
{
    static const char *const headings[] = { "loads", "stores", "bytes loaded", "bytes stored", "line", NULL };
    struct table table = table_start(out->arena, style, headings, 4);
    table.keep_end = true;
    for (size_t i = 0; i < totals->lines.count && (limit == 0 || i < limit); i++) {
        const struct access_line *line = &totals->lines.items[i];
        table_add_count(&table, line->loads);
        table_add_count(&table, line->stores);
        table_add_count(&table, line->bytes_loaded);
        table_add_count(&table, line->bytes_stored);
        table_printf(&table, "%s:%u %s", text_path(out->arena, line->file), line->line, text_printable(out->arena, line->function));
    }
    table_print(&table, out);
    if (limit && totals->lines.count > limit)
        text_add_more(out, totals->lines.count - limit, "--limit 0");
}

static void add_blocks(struct str *out, const struct access_totals *totals, size_t limit, const struct text_style *style)
{
    static const char *const headings[] = { "executions", "block", NULL };
    struct table table = table_start(out->arena, style, headings, 1);
    table.keep_end = true;
    for (size_t i = 0; i < totals->blocks.count && (limit == 0 || i < limit); i++) {
        const struct access_block *block = &totals->blocks.items[i];
        table_add_count(&table, block->executions);
        table_printf(&table, "%s:%u-%u %s%s", text_path(out->arena, block->file), block->line_begin, block->line_end,
                     text_printable(out->arena, block->function), block->is_loop ? " (loop)" : "");
    }
    table_print(&table, out);
    if (limit && totals->blocks.count > limit)
        text_add_more(out, totals->blocks.count - limit, "--limit 0");
}

void access_report_text(struct str *out, const struct access_totals *totals, bool blocks, size_t limit, const struct text_style *style)
{
    uint64_t accesses = totals->loads + totals->stores;
    text_add_count(out, accesses);
    str_add(out, " accesses of ");
    text_add_count(out, totals->bytes);
    str_add(out, " bytes: ");
    text_add_count(out, totals->loads);
    str_add(out, " loads, ");
    text_add_count(out, totals->stores);
    str_add(out, " stores, by ");
    text_add_number_of(out, totals->n_threads, "thread", "s");
    str_add(out, "\nrecorded in ");
    text_add_count(out, totals->record_bytes);
    str_add(out, " bytes");
    if (accesses)
        str_printf(out, ", %.2f for each access", (double)totals->record_bytes / (double)accesses);
    str_add(out, "\n");
    if (totals->lost) {
        text_add_count(out, totals->lost);
        str_add(out, " records could not be written, and are missing here\n");
    }
    str_add(out, "\n");
    if (blocks)
        add_blocks(out, totals, limit, style);
    else
        add_lines(out, totals, limit, style);
}

static void add_line_json(struct json_writer *json, const struct access_line *line)
{
    json_line(json, 4);
    json_open_object(json);
    json_member_string(json, "file", line->file);
    json_member_number(json, "line", line->line);
    json_member_string(json, "function", line->function);
    json_member_number(json, "loads", line->loads);
    json_member_number(json, "stores", line->stores);
    json_member_number(json, "bytes_loaded", line->bytes_loaded);
    json_member_number(json, "bytes_stored", line->bytes_stored);
    json_close_object(json);
}

static void add_block_json(struct json_writer *json, const struct access_block *block)
{
    json_line(json, 4);
    json_open_object(json);
    json_member_string(json, "file", block->file);
    json_member_number(json, "line_begin", block->line_begin);
    json_member_number(json, "line_end", block->line_end);
    json_member_string(json, "function", block->function);
    json_member_bool(json, "loop", block->is_loop);
    json_member_number(json, "executions", block->executions);
    json_close_object(json);
}

void access_report_json(struct str *out, const struct access_totals *totals)
{
    struct json_writer json;
    json_to_text(&json, out, JSON_PADDED);
    json_open_object(&json);
    json_member_number(&json, "version", 1);
    json_member_number(&json, "threads", totals->n_threads);
    json_member_number(&json, "loads", totals->loads);
    json_member_number(&json, "stores", totals->stores);
    json_member_number(&json, "bytes", totals->bytes);
    json_member_number(&json, "recorded_bytes", totals->record_bytes);
    json_member_number(&json, "lost_records", totals->lost);
    json_line(&json, 2);
    json_name(&json, "lines");
    json_open_array(&json);
    for (size_t i = 0; i < totals->lines.count; i++)
        add_line_json(&json, &totals->lines.items[i]);
    json_close_array(&json);
    json_line(&json, 2);
    json_name(&json, "blocks");
    json_open_array(&json);
    for (size_t i = 0; i < totals->blocks.count; i++)
        add_block_json(&json, &totals->blocks.items[i]);
    json_close_array(&json);
    json_close_object(&json);
    json_finish(&json);
}

void access_report_csv(struct str *out, const struct access_totals *totals, bool blocks)
{
    str_add(out, blocks ? "file,line_begin,line_end,function,loop,executions\r\n" : "file,line,function,loads,stores,bytes_loaded,bytes_stored\r\n");
    for (size_t i = 0; blocks && i < totals->blocks.count; i++) {
        const struct access_block *block = &totals->blocks.items[i];
        str_printf(out, "%s,%u,%u,%s,%s,%" PRIu64 "\r\n", csv_field(out->arena, block->file), block->line_begin, block->line_end,
                   csv_field(out->arena, block->function), block->is_loop ? "true" : "false", block->executions);
    }
    for (size_t i = 0; !blocks && i < totals->lines.count; i++) {
        const struct access_line *line = &totals->lines.items[i];
        str_printf(out, "%s,%u,%s,%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",%" PRIu64 "\r\n", csv_field(out->arena, line->file), line->line,
                   csv_field(out->arena, line->function), line->loads, line->stores, line->bytes_loaded, line->bytes_stored);
    }
}

struct list {
    struct output *out;
    struct arena *arena;
    const struct access_thread *thread;
    const char *name, *process; /* as they are printed */
    uint64_t start, n;
    bool csv;
};

static void list_one(const struct access *access, void *context)
{
    struct list *list = context;
    const struct trace_access *definition = access->definition;
    const struct weft_site *site = reader_site(list->thread->process, access->record->block->site);
    const char *what = definition->kind & WEFT_ACCESS_STORES ? "store" : "load";
    const char *how = definition->kind & WEFT_ACCESS_IS_ATOMIC ? "atomic" : definition->kind & WEFT_ACCESS_IS_VOLATILE ? "volatile" : "";
    uint64_t time = access->record->time > list->start ? access->record->time - list->start : 0;
    list->n++;
    if (list->csv)
        output_printf(list->out, "%s,%u,%" PRIu64 ",0x%" PRIx64 ",%u,%s,%s,%s,%u,%u,%s\r\n", list->process, list->thread->tid, time, access->address,
                      definition->size, what, how, csv_field(list->arena, site->file), definition->line, definition->column,
                      csv_field(list->arena, site->function));
    else
        output_printf(list->out, "%14" PRIu64 " 0x%012" PRIx64 " %5u %-5s %s:%u:%u %s%s%s\n", time, access->address, definition->size, what,
                      text_path(list->arena, site->file), definition->line, definition->column, text_printable(list->arena, site->function),
                      *how ? " " : "", how);
    arena_release(list->arena);
}

uint64_t access_report_list(struct output *out, struct trace *trace, bool csv)
{
    access_threads threads = { 0 };
    struct arena arena = { 0 };
    uint64_t left_out = 0;
    struct list list = { .out = out, .arena = &arena, .csv = csv, .start = reader_start(trace) };
    access_threads_find(trace, &threads);
    if (csv)
        output_text(out, "process,thread,time_ns,address,size,access,qualifier,file,line,column,function\r\n");
    for (size_t i = 0; i < threads.count; i++) {
        struct access_stream *stream = access_stream_open(trace, &threads.items[i]);
        struct access_loops loops = { .arena = trace->arena };
        struct access_record record;
        list.thread = &threads.items[i];
        list.process = csv_field(trace->arena, reader_process_name(trace->arena, trace, list.thread->process));
        if (!csv)
            output_printf(out, "%sthread %u of %s\n", i ? "\n" : "", list.thread->tid, text_printable(trace->arena, list.process));
        while (stream && access_stream_next(stream, &record)) {
            if (list.start == 0) /* nothing but accesses was recorded */
                list.start = record.time;
            access_unfold(&loops, &record, list_one, &list, &left_out);
        }
        access_stream_close(stream);
    }
    if (left_out && !csv)
        output_printf(out, "\n%" PRIu64 " accesses were not reached, or their loop began before what was kept\n", left_out);
    return list.n;
}
