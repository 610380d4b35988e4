#include "edit.h"

#include <stdarg.h>
#include <stdlib.h>

/* Would what has been written make another token with the ':' of `text`: `?f(1):` and `::`, or `%` and `::`, which begins with
 * the digraph `%:`? C++ says so of `<` and `::` itself that they are two ([lex.pptoken]/3). */
static bool joins(const struct str *out, const char *text)
{
    return *text == ':' && out->length > 0 && (out->text[out->length - 1] == ':' || out->text[out->length - 1] == '%');
}

void edit_text(struct edit *edit, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const char *text = arena_vprintf(edit->out->arena, format, arguments);
    va_end(arguments);
    if (joins(edit->out, text))
        str_add_char(edit->out, ' ');
    str_add(edit->out, text);
}

static void copy_bytes(struct edit *edit, uint32_t begin, uint32_t end)
{
    if (begin == end)
        return;
    vec_push(edit->out->arena, &edit->segments, (struct segment){ (uint32_t)edit->out->length, begin, end, NULL, false });
    str_add_bytes(edit->out, edit->unit->source.text + begin, end - begin);
}

static void copy_run(struct edit *edit, uint32_t begin, uint32_t end)
{
    const struct unit *unit = edit->unit;
    for (size_t i = unit_find_expansion(unit, begin, false); i < unit->expansions.count && unit->expansions.items[i].text.begin < end; i++) {
        const struct expansion *e = &unit->expansions.items[i];
        if (edit->keeps_expansion[i])
            continue;
        copy_bytes(edit, begin, e->text.begin);
        vec_push(edit->out->arena, &edit->segments, (struct segment){ (uint32_t)edit->out->length, e->text.begin, e->text.end, e, false });
        str_add_bytes(edit->out, unit->original.text + e->invocation.begin, e->invocation.end - e->invocation.begin);
        begin = e->text.end;
    }
    copy_bytes(edit, begin, end);
}

void edit_keep(struct edit *edit, struct span span)
{
    const uint32_t ends[2] = { span.begin, span.end };
    for (int k = 0; k < 2; k++) {
        size_t i = unit_find_expansion(edit->unit, ends[k], false);
        if (i < edit->unit->expansions.count && edit->unit->expansions.items[i].text.begin < ends[k])
            edit->keeps_expansion[i] = true;
    }
}

static void find_kept_expansions(struct edit *edit)
{
    edit->keeps_expansion = arena_array(edit->out->arena, bool, edit->unit->expansions.count + 1);
    for (size_t i = 0; i < edit->n_order; i++) {
        const struct point *point = edit->order[i].point;
        edit_keep(edit, edit->order[i].at);
        if (!point)
            continue;
        edit_keep(edit, point->callee);
        for (uint32_t k = 0; k < point->n_operands; k++) {
            edit_keep(edit, point->operands[k].span);
            edit_keep(edit, point->operands[k].base);
        }
        if (edit->schemes->keep_parts)
            edit->schemes->keep_parts(edit, point);
    }
}

/* What `write` writes is the point's. */
static void write_span(struct edit *edit, const struct point *point, void (*write)(struct edit *edit, const struct point *point))
{
    size_t slot = edit->spans.count;
    vec_push(edit->out->arena, &edit->spans, (struct output_span){ (uint32_t)edit->out->length, 0, point->index });
    write(edit, point);
    edit->spans.items[slot].end = (uint32_t)edit->out->length;
}

static void write_piece(struct edit *edit, size_t rank)
{
    const struct piece *piece = &edit->order[rank];
    size_t outer = edit->current;
    edit->current = rank;
    if (piece->point) {
        write_span(edit, piece->point, edit->schemes->write_point);
    } else {
        edit_text(edit, "%s", piece->around->before);
        edit_source(edit, piece->at.begin, piece->at.end);
        edit_text(edit, "%s", piece->around->behind);
    }
    edit->current = outer;
}

/* Copies source bytes between points, and writes the definitions that belong there. A definition at `end` is written
 * now, unless the entry of a body follows there: then it comes after the entry. */
static void copy_between(struct edit *edit, uint32_t begin, uint32_t end, bool entry_follows)
{
    while (edit->next_definition < edit->n_definitions) {
        const struct point *point = edit->definitions[edit->next_definition];
        if (point->function_begin < begin || point->function_begin > end || (entry_follows && point->function_begin == end))
            break;
        copy_run(edit, begin, point->function_begin);
        begin = point->function_begin;
        edit->next_definition++;
        write_span(edit, point, edit->schemes->write_definition);
    }
    copy_run(edit, begin, end);
}

/* The first rank, at or after `from`, of a piece that begins at or after `offset`. */
static size_t find_rank(const struct edit *edit, size_t from, uint32_t offset)
{
    size_t low = from, high = edit->n_order;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (edit->order[middle].at.begin < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void copy_range(struct edit *edit, uint32_t begin, uint32_t end, size_t from)
{
    size_t rank = find_rank(edit, from, begin);
    while (rank < edit->n_order && edit->order[rank].at.begin < end && edit->order[rank].at.end <= end) {
        const struct span *at = &edit->order[rank].at;
        copy_between(edit, begin, at->begin, at->begin == at->end);
        write_piece(edit, rank);
        begin = edit->order[rank].at.end;
        rank = find_rank(edit, rank + 1, begin);
        /* an inner piece can begin where an empty outer one (main's entry) is; the reverse is impossible */
    }
    copy_between(edit, begin, end, false);
}

void edit_source(struct edit *edit, uint32_t begin, uint32_t end)
{
    copy_range(edit, begin, end, edit->current + 1);
}

void edit_respell(struct edit *edit, struct span part, const char *text)
{
    vec_push(edit->out->arena, &edit->segments, (struct segment){ (uint32_t)edit->out->length, part.begin, part.end, NULL, true });
    str_add(edit->out, text);
}

static bool is_work(const struct piece *piece)
{
    return piece->point && piece->point->part == POINT_WORK;
}

static int compare_pieces(const void *a, const void *b)
{
    const struct piece *x = a, *y = b;
    bool x_is_empty = x->at.begin == x->at.end, y_is_empty = y->at.begin == y->at.end;
    if (x->at.begin != y->at.begin)
        return x->at.begin < y->at.begin ? -1 : 1;
    if (x_is_empty != y_is_empty) /* main's entry comes before a call at the same position */
        return x_is_empty ? -1 : 1;
    if (x->at.end != y->at.end)
        return x->at.end > y->at.end ? -1 : 1;
    if (x->point && y->point) /* entries of the same body: in the order of the plan */
        return x->point->index < y->point->index ? -1 : 1;
    if (x->around && y->around) /* around the same text: the one that was made first is outside */
        return x->around < y->around ? -1 : 1;
    if (is_work(x) || is_work(y)) /* what is around a statement is a part of the work that it is */
        return is_work(x) ? -1 : 1;
    return (x->point != NULL) - (y->point != NULL); /* text around a whole point is outside the point */
}

static int compare_definition(const void *a, const void *b)
{
    const struct point *x = *(const struct point *const *)a, *y = *(const struct point *const *)b;
    if (x->function_begin != y->function_begin)
        return x->function_begin < y->function_begin ? -1 : 1;
    return (x->site > y->site) - (x->site < y->site);
}

static void order_pieces(struct edit *edit, struct arena *arena)
{
    const struct unit *unit = edit->unit;
    size_t n_arounds = 0;
    const struct around *arounds = edit->schemes->find_arounds ? edit->schemes->find_arounds(arena, unit, &n_arounds) : NULL;
    edit->order = arena_array(arena, struct piece, unit->points.count + n_arounds + 1);
    edit->definitions = arena_array(arena, const struct point *, unit->points.count + 1);
    for (size_t i = 0; i < unit->points.count; i++) {
        const struct point *point = &unit->points.items[i];
        if (point->scheme == SCHEME_LEAVE)
            continue;
        edit->order[edit->n_order++] = (struct piece){ point->call, point, NULL };
        if (edit->schemes->needs_definition && edit->schemes->needs_definition(point))
            edit->definitions[edit->n_definitions++] = point;
    }
    for (size_t i = 0; i < n_arounds; i++)
        edit->order[edit->n_order++] = (struct piece){ arounds[i].at, NULL, &arounds[i] };
    qsort(edit->order, edit->n_order, sizeof *edit->order, compare_pieces);
    qsort(edit->definitions, edit->n_definitions, sizeof *edit->definitions, compare_definition);
}

void edit_write_unit(struct edit *edit, const struct unit *unit, const struct scheme_set *schemes, struct str *out)
{
    *edit = (struct edit){ .unit = unit, .schemes = schemes, .out = out };
    order_pieces(edit, out->arena);
    find_kept_expansions(edit);
    copy_range(edit, unit->text_begin, (uint32_t)unit->source.length, 0);
}
