/* libFuzzer target: a trace whose files are made of the input, read to the end. Input: one byte says what it is
 * (below), then the file's bytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "report.h"
#include "values.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char metadata[] = "/* CTF 1.8 */\nuuid = \"01020304-0506-0708-090a-0b0c0d0e0f10\";\ntracer_name = \"weft\";\ntracer_version = 4;\n";

static void write_file(const char *directory, const char *name, const void *bytes, size_t size)
{
    char path[512];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(bytes, 1, size, file) != size || fclose(file) != 0)
        abort();
}

/* `bytes` with the magic and uuid of a sound packet in front, so that the fuzzer need not guess them. */
static void write_stream(const char *directory, const char *name, uint8_t stream, const uint8_t *bytes, size_t size)
{
    static uint8_t file[1 << 16];
    if (size > sizeof file - 24)
        size = sizeof file - 24;
    memcpy(file, "\xC1\x1F\xFC\xC1\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20", 20);
    memcpy(file + 20, (uint8_t[]){ stream, 0, 0, 0 }, 4);
    memcpy(file + 24, bytes, size);
    write_file(directory, name, file, 24 + size);
}

/* A buffer of two packets for thread-1, with `bytes` behind the magic and uuid of the first. */
static void write_buffer(const char *directory, const uint8_t *bytes, size_t size)
{
    enum { PAGE = 4096, ROOM = 8192 };
    static uint8_t file[PAGE + 2 * ROOM];
    memset(file, 0, sizeof file);
    memcpy(file, "WTFB\2\0\0\0\0\40", 10);
    strcpy((char *)file + 24, "thread-1");
    memcpy(file + PAGE, "\xC1\x1F\xFC\xC1\1\2\3\4\5\6\7\10\11\12\13\14\15\16\17\20", 20);
    memcpy(file + PAGE + 24, bytes, size < 2 * ROOM - 24 ? size : 2 * ROOM - 24);
    write_file(directory, ".buffer-1", file, sizeof file);
}

/* Names and values need not belong together. */
static void print_values(struct trace *trace, struct arena *arena)
{
    for (size_t i = 0; i < trace->processes.count; i++)
        for (size_t j = 0; j < trace->processes.items[i]->threads.count; j++) {
            const struct trace_process *process = trace->processes.items[i];
            struct trace_event event;
            struct str text = { .arena = arena };
            struct json_writer json;
            struct trace_cursor *cursor = cursor_open(trace, process->threads.items[j]);
            while (cursor && cursor_next(cursor, &event)) {
                values_print(&text, &event.values, reader_value_names(process, event.site));
                json_to_members(&json, &text, JSON_COMPACT);
                values_json(&json, &event.values, values_result_name(reader_value_names(process, event.site)));
            }
            if (cursor)
                cursor_close(cursor);
        }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static char trace[256], process[280];
    if (!*trace) {
        const char *temporary = getenv("TMPDIR");
        snprintf(trace, sizeof trace, "%s/fuzz_reader.XXXXXX", temporary ? temporary : "/tmp");
        if (!mkdtemp(trace))
            abort();
        snprintf(process, sizeof process, "%s/p-1", trace);
        mkdir(process, 0777);
    }
    if (size < 1)
        return 0;
    const uint8_t *bytes = data + 1;
    size--;
    write_file(process, "metadata", metadata, sizeof metadata - 1);
    write_file(process, "definitions", "", 0);
    write_file(process, "thread-1", "", 0);
    write_file(process, ".buffer-1", "", 0);
    switch (data[0] % 7) {
    case 0:
        write_file(process, "metadata", bytes, size);
        break;
    case 1:
        write_stream(process, "definitions", 1, bytes, size);
        break;
    case 2:
        write_file(process, "definitions", bytes, size);
        break;
    case 3:
        write_file(process, "thread-1", bytes, size);
        break;
    case 4:
        write_file(process, ".buffer-1", bytes, size);
        break;
    case 5:
        write_buffer(process, bytes, size);
        break;
    default:
        write_stream(process, "thread-1", 0, bytes, size);
        break;
    }
    struct arena arena = { 0 };
    struct trace opened;
    struct summary summary;
    if (reader_open(&opened, &arena, trace) == READER_DONE) {
        struct filter filter = { .has_window = data[0] >= 128, .from = 10, .to = 1000000 };
        struct str text = { .arena = &arena };
        struct summary_options options = { .key = (enum row_key)(data[0] / 7 % 6), .filter = &filter };
        options.studies = data[0] & 1 ? STUDIES_ALL : STUDIES_OF_PAGE;
        summary_make(&summary, &opened, &options);
        report_json(&text, &summary, 0);
        report_text(&text, &summary, NULL, 0, &(struct text_style){ 0 });
        print_values(&opened, &arena);
    }
    arena_release(&arena);
    return 0;
}
