#include "check.h"

#include <stdlib.h>
#include <string.h>

static int compare_segments(const void *a, const void *b)
{
    const struct segment *x = a, *y = b;
    return (x->begin > y->begin) - (x->begin < y->begin);
}

static size_t count_lines(const char *text, size_t length)
{
    size_t lines = 0;
    for (const char *end = text + length; (text = memchr(text, '\n', (size_t)(end - text))) != NULL; text++)
        lines++;
    return lines;
}

const char *check_edits(struct edit *edit, uint32_t body_begin)
{
    struct slice source = edit->unit->source;
    qsort(edit->segments.items, edit->segments.count, sizeof *edit->segments.items, compare_segments);
    uint32_t at = edit->unit->text_begin;
    for (size_t i = 0; i < edit->segments.count; i++) {
        const struct segment *segment = &edit->segments.items[i];
        if (segment->begin != at)
            return segment->begin > at ? "a part of the source is missing" : "a part of the source was copied twice";
        at = segment->end;
        if (segment->is_respelled)
            continue;
        const struct expansion *e = segment->reverted;
        const char *from = e ? edit->unit->original.text + e->invocation.begin : source.text + segment->begin;
        if (memcmp(edit->out->text + segment->output, from, e ? e->invocation.end - e->invocation.begin : segment->end - segment->begin) != 0)
            return "a copied part differs from the source";
    }
    if (at != source.length)
        return "the end of the source is missing";
    if (count_lines(edit->out->text + body_begin, edit->out->length - body_begin) != count_lines(source.text, source.length))
        return "lines have moved";
    return NULL;
}
