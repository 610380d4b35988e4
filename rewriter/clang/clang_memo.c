#include "clang_memo.h"

#include <assert.h>

struct clang_memo_entry {
    const void *node; /* NULL: free */
    unsigned question;
    uint32_t answer;
};

/* The node of an expression: the same for every cursor that libclang makes of it. */
static const void *node_of(CXCursor cursor)
{
    return cursor.data[1];
}

/* The entry, or the free one where it would be. */
static struct clang_memo_entry *find_entry(const struct clang_memo *memo, const void *node, unsigned question)
{
    size_t at = ((uintptr_t)node >> 4) * 0x9e3779b97f4a7c15u >> 20;
    for (at += question;; at++) {
        struct clang_memo_entry *entry = &memo->entries[at & (memo->capacity - 1)];
        if (!entry->node || (entry->node == node && entry->question == question))
            return entry;
    }
}

uint32_t clang_memo_find(const struct clang_memo *memo, CXCursor cursor, unsigned question)
{
    return memo->capacity ? find_entry(memo, node_of(cursor), question)->answer : 0;
}

static void grow(struct arena *arena, struct clang_memo *memo)
{
    struct clang_memo old = *memo;
    memo->capacity = old.capacity ? 2 * old.capacity : 256;
    memo->entries = arena_array(arena, struct clang_memo_entry, memo->capacity);
    for (size_t i = 0; i < old.capacity; i++)
        if (old.entries[i].node)
            *find_entry(memo, old.entries[i].node, old.entries[i].question) = old.entries[i];
}

void clang_memo_add(struct arena *arena, struct clang_memo *memo, CXCursor cursor, unsigned question, uint32_t answer)
{
    if (!node_of(cursor))
        return;
    assert(answer);
    if (2 * memo->count >= memo->capacity)
        grow(arena, memo);
    *find_entry(memo, node_of(cursor), question) = (struct clang_memo_entry){ node_of(cursor), question, answer };
    memo->count++;
}
