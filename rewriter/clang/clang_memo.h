/* What a walk has found out about nodes of the syntax tree, so that it looks at each of them once: nested calls would
 * be searched again for each call around them. */
#ifndef CLANG_MEMO_H
#define CLANG_MEMO_H

#include <stdint.h>

#include <clang-c/Index.h>

#include "arena.h"

/* Zeroed, it is empty. It is good for one translation unit of libclang. */
struct clang_memo {
    struct clang_memo_entry *entries; /* an open hash table */
    size_t count, capacity;           /* 0, or a power of two */
};

/* The answer to `question` about the cursor's node; 0: it is not known. */
uint32_t clang_memo_find(const struct clang_memo *memo, CXCursor cursor, unsigned question);
/* `answer` is not 0, and none was known before. */
void clang_memo_add(struct arena *arena, struct clang_memo *memo, CXCursor cursor, unsigned question, uint32_t answer);

#endif
