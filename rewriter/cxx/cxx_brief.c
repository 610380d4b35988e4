#include "cxx_brief.h"

#include <string.h>

#include "clang_cursor.h"
#include "cxx_types.h"
#include "reach.h"

static bool selects_everything(const char *pattern)
{
    return strspn(pattern, "*:") == strlen(pattern);
}

static bool has_templates(const struct unit *unit, const struct rewrite_request *request)
{
    struct clang_unit *own = clang_unit_of(unit);
    if (own->has_templates == GUESS_UNKNOWN)
        own->has_templates = reach_has_templates(unit->arena, request) ? GUESS_YES : GUESS_NO;
    return own->has_templates == GUESS_YES;
}

bool cxx_may_be_brief(const struct unit *unit, const struct rewrite_request *request)
{
    const struct config *config = request->config;
    bool may = config->dependencies.count == 0, is_all = false; /* else headers of the system may be rewritten */
    for (size_t i = 0; may && i < config->probes.count; i++) {
        may = config->probes.items[i].target != TARGET_MEMORY;
        is_all = is_all || selects_everything(config->probes.items[i].pattern);
    }
    return may && !(is_all && has_templates(unit, request));
}

static enum CXChildVisitResult find_open_parameter(CXCursor child, CXCursor parent, CXClientData data)
{
    (void)parent;
    bool *found = data;
    *found = clang_getCursorKind(child) == CXCursor_ParmDecl && cxx_is_dependent(clang_getCursorType(child));
    return *found ? CXChildVisit_Break : CXChildVisit_Continue;
}

/* [](auto x) { ... } */
static bool is_generic(CXCursor lambda)
{
    bool found = false;
    clang_visitChildren(lambda, find_open_parameter, &found);
    return found;
}

void cxx_note_template(const struct cursor_frame *here)
{
    struct clang_unit *own = clang_unit_of(here->walk->unit);
    for (const struct cursor_frame *f = here; own->is_brief && f && !own->wants_instances; f = f->up)
        own->wants_instances = f->kind == CXCursor_LambdaExpr ? is_generic(f->cursor) : clang_isDeclaration(f->kind) && clang_is_templated(f->cursor);
}
