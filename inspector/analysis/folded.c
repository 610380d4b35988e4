#include "folded.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void folded_frame(struct str *out, const char *name)
{
    for (; *name; name++)
        str_add_char(out, *name == ';' ? ':' : (unsigned char)*name < ' ' ? '?' : *name);
}

void folded_path(struct str *out, const struct calltree *tree, uint32_t top, uint32_t node)
{
    uint32_t path[CALLTREE_DEPTH + 1];
    size_t length = 0;
    for (uint32_t at = node; at != top; at = tree->nodes.items[at].parent)
        path[length++] = at;
    while (length-- > 0) {
        if (top != 0 || out->length > 0)
            str_add_char(out, ';');
        folded_frame(out, tree->callees.items.items[tree->nodes.items[path[length]].callee].name);
    }
}

uint64_t folded_weight(const struct calltree_node *node, enum frame_weight weight)
{
    return weight == WEIGH_CALLS ? node->calls : node->self;
}

void folded_add(struct folded_pair *pair, const struct calltree *tree, enum frame_weight weight, bool is_after)
{
    for (uint32_t i = 1; i < tree->nodes.count; i++) {
        uint64_t weighed = folded_weight(&tree->nodes.items[i], weight);
        struct str stack = { .arena = pair->arena };
        if (weighed == 0)
            continue;
        folded_path(&stack, tree, 0, i);
        vec_push(pair->arena, &pair->lines, (struct folded_line){ stack.text, is_after ? 0 : weighed, is_after ? weighed : 0 });
    }
}

static int compare_stacks(const void *left, const void *right)
{
    return strcmp(((const struct folded_line *)left)->stack, ((const struct folded_line *)right)->stack);
}

static uint64_t mean(uint64_t sum, size_t n)
{
    return n ? (sum + n / 2) / n : 0;
}

void folded_print(struct str *out, struct folded_pair *pair, size_t n_before, size_t n_after)
{
    const struct folded_line *lines = pair->lines.items;
    if (pair->lines.count)
        qsort(pair->lines.items, pair->lines.count, sizeof *lines, compare_stacks);
    for (size_t i = 0, next; i < pair->lines.count; i = next) {
        uint64_t before = 0, after = 0;
        for (next = i; next < pair->lines.count && strcmp(lines[next].stack, lines[i].stack) == 0; next++) {
            before += lines[next].before;
            after += lines[next].after;
        }
        before = mean(before, n_before);
        after = mean(after, n_after);
        if (before || after)
            str_printf(out, "%s %" PRIu64 " %" PRIu64 "\n", lines[i].stack, before, after);
    }
}
