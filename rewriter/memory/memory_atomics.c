#include "memory_atomics.h"

#include <string.h>

#include "memory_access.h"
#include "memory_directives.h"
#include "memory_loops.h"
#include "memory_openings.h"

enum { MOST_ACCESSES = 64 };

/* The operand that is assigned to; null: none is. */
static CXCursor assigned(CXCursor expression)
{
    CXCursor e = memory_strip(expression);
    return clang_Cursor_isNull(e) || !memory_assigns(e) ? clang_getNullCursor() : memory_strip(clang_first_child(e));
}

static const char *text_of(struct memory_walk *m, CXCursor expression)
{
    struct span span;
    return !clang_Cursor_isNull(expression) && memory_span(m, expression, &span) ? memory_text(m, span) : NULL;
}

/* The value of `v = value`; null: it is none. */
static CXCursor taken(CXCursor expression)
{
    CXCursor e = memory_strip(expression);
    bool is_assignment = !clang_Cursor_isNull(e) && clang_getCursorKind(e) == CXCursor_BinaryOperator &&
                         clang_getCursorBinaryOperatorKind(e) == CXBinaryOperator_Assign;
    return is_assignment ? memory_strip(clang_last_child(e)) : clang_getNullCursor();
}

/* The object that is accessed atomically (OpenMP 5.2, 15.8.4: `x`); null: it is not seen. */
static CXCursor find_object(struct memory_walk *m, const struct memory_children *statements, const struct omp_directive *omp)
{
    CXCursor first = statements->items[0];
    if (omp_find_clause(omp, "compare"))
        return clang_getNullCursor();
    if (omp_find_clause(omp, "read"))
        return taken(first);
    if (statements->count == 2) { /* { v = x; x += e; } or { x += e; v = x; } */
        CXCursor second = assigned(statements->items[1]);
        const char *value = text_of(m, taken(first)), *object = text_of(m, second);
        return value && object && strcmp(value, object) == 0 ? second : assigned(first);
    }
    return omp_find_clause(omp, "capture") ? assigned(taken(first)) : assigned(first);
}

static bool collect(struct memory_place *place, const struct memory_children *statements, memory_mets *met)
{
    struct memory_walk *m = place->m;
    struct memory_place collecting = { .m = m, .met = met };
    for (size_t i = 0; i < statements->count; i++) {
        if (!clang_isExpression(clang_getCursorKind(statements->items[i])) || !memory_is_straight(m, statements->items[i]))
            return false;
        memory_expression(&collecting, statements->items[i], false);
    }
    return met->count <= MOST_ACCESSES;
}

/* Each object has a slot, however often it is accessed. Returns the text that fills them; NULL: one has no text. */
static const char *fill(struct memory_walk *m, uint32_t block, const memory_mets *mets, const char *object)
{
    const char *texts[MOST_ACCESSES];
    struct str out = { .arena = m->walk->arena };
    uint32_t n = 0, slot;
    bool has_object = false;
    for (size_t i = 0; i < mets->count; i++) {
        struct memory_met met = mets->items[i];
        const char *text = memory_may_repeat(m, met.lvalue) ? memory_address_text(m, met.lvalue, NULL, 0) : NULL, *own = text_of(m, met.lvalue);
        if (!text)
            return NULL;
        met.is_atomic = strcmp(own, object) == 0;
        has_object = has_object || met.is_atomic;
        for (slot = 0; slot < n && strcmp(texts[slot], text) != 0; slot++) {
        }
        if (slot == n) {
            str_printf(&out, "weft_m\2[%u] = %s; ", n, text);
            texts[n++] = text;
        }
        memory_add_accesses(m, block, &met, slot, 0);
    }
    m->out->blocks.items[block].n_slots = n;
    return has_object ? out.text : NULL;
}

bool memory_atomic(struct memory_place *place, CXCursor statement, const struct omp_directive *omp)
{
    struct memory_walk *m = place->m;
    bool is_compound = clang_getCursorKind(statement) == CXCursor_CompoundStmt;
    struct memory_children statements = is_compound ? memory_children_of(m, statement) : (struct memory_children){ &statement, 1 };
    memory_mets mets = { 0 };
    struct span at, span;
    if (m->only_blocks || strcmp(omp->name, "atomic") != 0 || statements.count != (is_compound ? 2 : 1) ||
        !memory_before_directive(m, statement, omp, &at) || !memory_span(m, statement, &span))
        return false;
    const char *object = text_of(m, find_object(m, &statements, omp));
    if (!object || !collect(place, &statements, &mets))
        return false;
    memory_end_block(place);
    uint32_t block = memory_add_block(m, WEFT_BLOCK_IS_PLAIN, memory_line(statement));
    m->out->blocks.items[block].stale = place->stale;
    const char *text = fill(m, block, &mets, object);
    if (!text) {
        m->out->blocks.count--;
        return false;
    }
    text = arena_printf(m->walk->arena, " { { weft_slot *const weft_m\2 = %s; %s}", memory_block_text(m), text);
    span.end = memory_end_of(m, statement, span.end);
    memory_mark(m, at, block, text, "");
    memory_mark(m, span, block, "", " }");
    /* what it has read may be what another thread was waited for */
    place->stale = omp_find_clause(omp, "read") || omp_find_clause(omp, "capture") ? MEMORY_UNKNOWN : 0;
    return true;
}
