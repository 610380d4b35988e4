#define _GNU_SOURCE 1
#include "replay_spool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "sorter.h"

enum { SORT_MEMORY = 64 << 20 };

struct replay_spool {
    struct output output;
    struct sorter *sorter;
    uint64_t written; /* bytes of the file up to the last line */
    int file;         /* the same file, for reading */
    int error;
};

struct line {
    uint64_t time, offset;
    const char *label;
    uint64_t length;
};

static int by_time(const void *left, const void *right)
{
    const struct line *a = left, *b = right;
    return (a->time > b->time) - (a->time < b->time);
}

struct replay_spool *replay_spool_open(void)
{
    struct arena arena = { 0 };
    const char *directory = getenv("TMPDIR");
    char *path = arena_printf(&arena, "%s/weft-replay-XXXXXX", directory && *directory ? directory : "/tmp");
    struct replay_spool *spool = calloc(1, sizeof *spool);
    int file = spool ? mkostemp(path, O_CLOEXEC) : -1;
    if (file >= 0 && output_open(&spool->output, path) == 0) {
        spool->file = file;
        spool->sorter = sorter_new(sizeof(struct line), SORT_MEMORY, by_time);
    } else {
        int error = errno;
        free(spool);
        spool = NULL;
        errno = error;
    }
    if (file >= 0)
        unlink(path);
    if (file >= 0 && !spool)
        close(file);
    arena_release(&arena);
    return spool;
}

void replay_spool_close(struct replay_spool *spool)
{
    if (!spool)
        return;
    (void)output_close(&spool->output);
    close(spool->file);
    sorter_free(spool->sorter);
    free(spool);
}

struct output *replay_spool_output(struct replay_spool *spool)
{
    return &spool->output;
}

void replay_spool_line(struct replay_spool *spool, uint64_t time, const char *label)
{
    uint64_t end = (uint64_t)lseek(spool->output.file, 0, SEEK_CUR) + spool->output.length;
    struct line line = { time, spool->written, label, end - spool->written };
    if (line.length > 0 && !spool->error && !sorter_add(spool->sorter, &line))
        spool->error = errno;
    spool->written = end;
}

/* The label stands before the first line alone. */
static void write_labelled(struct output *output, const char *label, int width, const char *text, size_t length)
{
    for (const char *end = text + length, *next; text < end; text = next, label = "") {
        const char *newline = memchr(text, '\n', (size_t)(end - text));
        next = newline ? newline + 1 : end;
        output_printf(output, "%-*.*s ", width, width, label);
        output_bytes(output, text, (size_t)(next - text));
    }
}

bool replay_spool_write(struct replay_spool *spool, struct output *output, int width)
{
    struct line line;
    char *text = NULL;
    size_t room = 0;
    output_flush(&spool->output);
    if (!spool->error)
        spool->error = spool->output.error;
    while (!spool->error && !output->error && sorter_next(spool->sorter, &line, &spool->error)) {
        if (line.length > room) {
            free(text);
            text = malloc(room = line.length);
        }
        if (!text || pread(spool->file, text, line.length, (off_t)line.offset) != (ssize_t)line.length) {
            spool->error = text ? EIO : ENOMEM;
            break;
        }
        write_labelled(output, line.label, width, text, line.length);
    }
    free(text);
    errno = spool->error;
    return spool->error == 0;
}
