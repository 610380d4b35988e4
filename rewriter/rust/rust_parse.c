#include "rust_parse.h"

#include "rust_isolate.h"

/* The bytes that the parser is shown: the source's, until some are put in their place. */
struct shown {
    struct arena *arena;
    struct slice source;
    char *bytes; /* NULL: the source's */
};

static char *bytes_of(struct shown *shown)
{
    if (!shown->bytes)
        shown->bytes = arena_strndup(shown->arena, shown->source.text, shown->source.length);
    return shown->bytes;
}

static void put_all(struct shown *shown, const tree_patches *patches)
{
    for (size_t i = 0; i < patches->count; i++)
        bytes_of(shown)[patches->items[i].at] = patches->items[i].byte;
}

static void parse_again(struct rust_parsed *parsed, const struct tree_syntax *syntax, struct shown *shown)
{
    if (parsed->tree != parsed->first)
        ts_tree_delete(parsed->tree);
    parsed->tree = tree_parse(syntax, (struct slice){ bytes_of(shown), shown->source.length });
}

static bool has_error(const struct rust_parsed *parsed)
{
    return ts_node_has_error(ts_tree_root_node(parsed->tree));
}

/* Shows other bytes in known places. Those that are read as something else may be an error as well. */
static void mend(struct rust_parsed *parsed, const struct tree_syntax *syntax, struct shown *shown, tree_patches *patches)
{
    struct span all = { 0, (uint32_t)shown->source.length };
    size_t before = patches->count;
    rust_find_misread(shown->arena, syntax, shown->source, all, ts_tree_root_node(parsed->tree), patches);
    if (has_error(parsed) && !before)
        rust_find_unread(shown->arena, shown->source, all, patches);
    if (patches->count == before)
        return;
    put_all(shown, patches);
    parse_again(parsed, syntax, shown);
}

struct rust_parsed rust_parse(struct arena *arena, const struct tree_syntax *syntax, struct slice source)
{
    struct rust_parsed parsed = { .first = tree_parse(syntax, source) };
    struct shown shown = { arena, source, NULL };
    tree_patches patches = { 0 };
    parsed.tree = parsed.first;
    mend(&parsed, syntax, &shown, &patches);
    if (has_error(&parsed)) {
        mend(&parsed, syntax, &shown, &patches); /* what comes to light without the first ones */
        rust_isolate(arena, syntax, bytes_of(&shown), source, patches, &parsed.unreadable);
    }
    if (parsed.unreadable.count) {
        parse_again(&parsed, syntax, &shown);
        return parsed;
    }
    if (parsed.first != parsed.tree)
        ts_tree_delete(parsed.first);
    parsed.first = NULL;
    return parsed;
}

void rust_parsed_end(struct rust_parsed *parsed)
{
    if (parsed->first)
        ts_tree_delete(parsed->first);
    ts_tree_delete(parsed->tree);
    *parsed = (struct rust_parsed){ 0 };
}
