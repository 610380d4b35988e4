#include "memory_ranges.h"

#include "memory_bindings.h"
#include "memory_cxx.h"
#include "memory_declarations.h"
#include "memory_heads.h"
#include "memory_loops.h"
#include "memory_openings.h"

/* for (T x : range): what making x reads is the element, of which the text has no name. An adapter of the range says where it is. */
static void walk_element(struct memory_place *place, CXCursor variable, CXCursor range)
{
    struct memory_walk *m = place->m;
    CXCursor value = clang_Cursor_getVarDeclInitializer(variable), of = memory_strip(range);
    memory_mets met = { 0 };
    struct memory_place reads = { .m = m, .met = &met };
    struct span span;
    bool is_bound = clang_Cursor_isNull(value) || (memory_refers(variable) && memory_cxx_binds_to(clang_getCursorType(variable), value));
    if (!is_bound && memory_is_binding(variable) && memory_is_array(memory_type(variable)))
        memory_copied(&reads, memory_strip(clang_first_child(value)));
    else if (!is_bound)
        memory_expression(&reads, value, true);
    if (met.count == 0)
        return;
    bool is_lasting = !clang_Cursor_isNull(of) && memory_is_memory(m, of) && memory_type(of).kind != CXType_VariableArray;
    if (met.count > 1 || !is_lasting || !memory_span(m, range, &span)) {
        memory_leave(m, variable, REASON_UNSEEN_ACCESS);
        return;
    }
    uint32_t block = memory_record_apart(place, &met.items[0]);
    memory_mark(m, span, block, "::weft::each(weft_this_memory(), \1, ", ", 0)");
}

bool memory_range(struct memory_place *place, CXCursor statement, CXCursor *inner)
{
    struct memory_walk *m = place->m;
    struct memory_children parts = memory_children_of(m, statement);
    struct span range, body;
    CXCursor init;
    if (parts.count != 3 || !memory_span(m, parts.items[1], &range) || !memory_span(m, parts.items[2], &body)) {
        memory_leave(m, statement, REASON_MACRO_BODY);
        memory_end_block(place);
        return false;
    }
    memory_offer(place, statement);
    memory_begin(place, statement);
    place->statement = (struct span){ 0 };
    if (!memory_find_init(m, statement, &init))
        memory_leave(m, statement, REASON_UNSEEN_ACCESS);
    else if (!clang_Cursor_isNull(init))
        memory_variable(place, init);
    walk_element(place, parts.items[0], parts.items[1]);
    memory_bound(place, parts.items[1]);
    memory_end_block(place);
    body.end = memory_end_of(m, parts.items[2], body.end);
    place->next = body;
    place->next_is_body = true;
    CXCursor value = clang_Cursor_getVarDeclInitializer(parts.items[0]);
    if (!clang_Cursor_isNull(value) && !(memory_refers(parts.items[0]) && memory_cxx_binds_to(clang_getCursorType(parts.items[0]), value)))
        memory_initialised(place, parts.items[0]);
    place->next = (struct span){ 0 };
    place->next_is_body = false;
    place->stale |= MEMORY_UNKNOWN; /* an iterator's functions may have been called */
    *inner = parts.items[2];
    return true;
}
