/* Receives the planned unit, gives the lines before and behind its text. */
#include "emit.h"

#include "../runtime/include/weft/format.h"
#include "place.h"

static void add_literal(struct str *out, const char *text)
{
    str_add(out, "\"");
    str_add_c_escaped(out, text);
    str_add(out, "\"");
}

void emit_line_directive(struct str *out, const struct unit *unit)
{
    str_add(out, "\n#line 1 ");
    add_literal(out, unit->display);
    str_add(out, "\n");
}

void emit_prologue(struct str *out, const struct unit *unit)
{
    str_add_bytes(out, unit->source.text, unit->text_begin); /* a byte order mark stays first */
    str_add(out, "#include <weft/probe.h>\nWEFT_UNIT_DECLARE;");
    emit_line_directive(out, unit);
}

static unsigned site_kind(const struct point *point)
{
    switch (point->probe->kind) {
    case PROBE_LOCAL:
        return WEFT_KIND_LOCAL;
    case PROBE_GLOBAL:
        return WEFT_KIND_GLOBAL;
    case PROBE_FUNCTION:
        return WEFT_KIND_FUNCTION;
    default:
        return WEFT_KIND_CALL;
    }
}

static void add_site(struct str *out, const struct unit *unit, const struct point *point)
{
    str_add(out, "    { ");
    add_literal(out, point->name);
    str_add(out, ", ");
    const struct inclusion *inclusion = place_inclusion(unit, point);
    add_literal(out, inclusion ? inclusion->absolute : unit->absolute);
    str_add(out, ", ");
    add_literal(out, point->function);
    str_printf(out, ", %u, %u, %u, %u, %u, %u },\n", point->line_begin, point->line_end, point->column, point->depth, site_kind(point),
               point->inclusive ? WEFT_SITE_INCLUSIVE : 0u);
}

void emit_epilogue(struct str *out, const struct unit *unit)
{
    struct slice s = unit->source;
    bool unfinished = s.length && s.text[s.length - 1] != '\n';
    bool spliced = !unfinished && s.length > 1 && s.text[s.length - 2] == '\\'; /* with the next line: give it one */
    if (unfinished || spliced)
        str_add(out, "\n");
    str_add(out, "static const struct weft_site weft_sites[] = {\n");
    for (size_t i = 0; i < unit->points.count; i++)
        if (unit->points.items[i].scheme != SCHEME_LEAVE)
            add_site(out, unit, &unit->points.items[i]);
    str_printf(out, "};\nWEFT_UNIT_DEFINE(%u);\n", unit->n_sites);
}
