/* libFuzzer: any text with points nested in any way, for the edit engine. Each point is written as its callee and its operands between
 * marks; without the marks the text must be the source, and each mark stands around the text of its point. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "edit.h"
#include "language.h"

enum { OPEN = '\x01', CLOSE = '\x02', MOST_POINTS = 64 };

const struct language *const languages[] = { NULL };

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void write_point(struct edit *edit, const struct point *point)
{
    edit_text(edit, "%c", OPEN);
    edit_source(edit, point->call.begin, point->callee.end);
    uint32_t at = point->callee.end;
    for (uint32_t i = 0; i < point->n_operands; i++) {
        edit_source(edit, at, point->operands[i].span.begin);
        edit_text(edit, "%c", OPEN);
        edit_source(edit, point->operands[i].span.begin, point->operands[i].span.end);
        edit_text(edit, "%c", CLOSE);
        at = point->operands[i].span.end;
    }
    edit_source(edit, at, point->call.end);
    edit_text(edit, "%c", CLOSE);
}

struct making {
    struct unit *unit;
    const uint8_t *bytes;
    size_t size, at;
};

static uint32_t take(struct making *making, uint32_t below)
{
    return below == 0 || making->at == making->size ? 0 : making->bytes[making->at++] % (below + 1);
}

/* Points within [begin, end), each with its operands and the points within those. */
static void make_points(struct making *making, uint32_t begin, uint32_t end, unsigned depth)
{
    struct unit *unit = making->unit;
    while (begin < end && making->at < making->size && unit->points.count < MOST_POINTS && depth < 12) {
        uint32_t from = begin + take(making, end - begin), to = from + take(making, end - from), n = take(making, 3);
        if (to == from) {
            begin = from + 1;
            continue;
        }
        struct point point = { .index = (uint32_t)unit->points.count, .call = { from, to }, .scheme = take(making, 7) ? SCHEME_PLACE : SCHEME_LEAVE };
        point.operands = arena_array(unit->arena, struct operand, n + 1);
        point.callee = (struct span){ from, from + take(making, to - from) };
        uint32_t at = point.callee.end;
        for (uint32_t i = 0; i < n && at < to; i++) {
            struct span span = { at + take(making, to - at), 0 };
            span.end = span.begin + take(making, to - span.begin);
            point.operands[point.n_operands++] = (struct operand){ .span = span, .base = span };
            at = span.end;
        }
        vec_push(unit->arena, &unit->points, point);
        struct operand *operands = point.operands;
        /* (nothing within that has the bounds of the point itself: such pieces are one) */
        for (uint32_t i = 0; i < point.n_operands; i++)
            if (operands[i].span.begin > from)
                make_points(making, operands[i].span.begin, operands[i].span.end, depth + 1);
        begin = to;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static const struct scheme_set schemes = { .write_point = write_point };
    struct arena arena = { 0 };
    if (size < 2)
        return 0;
    size_t length = size / 2;
    char *text = arena_strndup(&arena, (const char *)bytes, length);
    for (size_t i = 0; i < length; i++)
        if (text[i] == OPEN || text[i] == CLOSE || text[i] == '\0')
            text[i] = ' ';
    struct unit unit = { .arena = &arena, .source = { text, length } };
    unit.file = unit.original = unit.source;
    struct making making = { .unit = &unit, .bytes = bytes + length, .size = size - length };
    make_points(&making, 0, (uint32_t)length, 0);
    struct str out = { .arena = &arena };
    struct edit edit;
    edit_write_unit(&edit, &unit, &schemes, &out);
    if (check_edits(&edit, 0))
        abort();
    size_t n = 0;
    long depth = 0;
    for (size_t i = 0; i < out.length; i++) {
        depth += out.text[i] == OPEN ? 1 : out.text[i] == CLOSE ? -1 : 0;
        if (depth < 0)
            abort();
        if (out.text[i] != OPEN && out.text[i] != CLOSE && (n == length || out.text[i] != text[n++]))
            abort();
    }
    if (n != length || depth != 0)
        abort();
    for (size_t i = 0; i < edit.spans.count; i++)
        if (out.text[edit.spans.items[i].begin] != OPEN || out.text[edit.spans.items[i].end - 1] != CLOSE)
            abort();
    arena_release(&arena);
    return 0;
}
