#include "memory_shared_loops.h"

#include <string.h>

#include "clang_callee.h"
#include "memory_access.h"
#include "memory_directives.h"
#include "memory_loops.h"
#include "memory_ways.h"

static void mark(struct memory_place *place, struct span span, const char *before, const char *behind)
{
    struct memory_mark *made = memory_mark(place->m, span, (uint32_t)place->m->out->blocks.count, before, behind);
    made->is_loop = true;
    made->stale = place->stale;
}

/* Does a statement begin behind braces or another statement? Then one can follow it. (Directives may stand before it that are there only
 * in some cases.) */
static bool is_block_item(struct memory_walk *m, uint32_t begin)
{
    const struct tokens *tokens = m->walk->tokens;
    size_t i = lex_find(tokens, begin);
    while (i > 0 && tokens->list.items[i - 1].kind == TOKEN_DIRECTIVE)
        i--;
    return i > 0 && tokens->list.items[i - 1].kind == TOKEN_PUNCTUATOR && strchr(";{}", tokens->list.items[i - 1].first);
}

void memory_begin_shared_loop(struct memory_place *place, CXCursor loop, const struct omp_directive *omp)
{
    static const char *const names[] = { "for", "parallel for", "for simd", "parallel for simd", "simd", NULL };
    struct memory_walk *m = place->m;
    struct span span;
    memory_stale stale = memory_stale_behind(m, loop);
    bool is_plain = clang_is_one_of(omp->name, names); /* (tasks run whenever it suits) */
    if (!is_plain || stale & MEMORY_UNKNOWN || memory_may_wait(m, loop) || memory_ways_of(loop).others || !memory_span(m, loop, &span) ||
        !is_block_item(m, span.begin))
        return;
    span.end = memory_end_of(m, loop, span.end);
    if (memory_has_directive(m, span) || memory_has_word(m, span, "_Pragma"))
        return;
    place->stale = MEMORY_LOOPED | stale;
    mark(place, span, "", " weft_end_share(weft_this_memory());");
}

void memory_ask_late(struct memory_place *place, CXCursor body)
{
    struct memory_walk *m = place->m;
    const char *text = "const int weft_is_late __attribute((__unused__)) = weft_is_late_share(weft_this_memory(), \1);";
    struct span span;
    if (!(place->stale & MEMORY_LOOPED))
        return;
    if (!memory_span(m, body, &span)) {
        place->stale |= MEMORY_UNKNOWN;
    } else if (clang_getCursorKind(body) == CXCursor_CompoundStmt) {
        mark(place, (struct span){ span.begin + 1, span.begin + 1 }, arena_printf(m->walk->arena, " %s", text), "");
    } else {
        span.end = memory_end_of(m, body, span.end);
        mark(place, span, arena_printf(m->walk->arena, "{ %s ", text), " }");
    }
}
