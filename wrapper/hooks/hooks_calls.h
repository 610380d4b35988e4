/* The functions that compilers call with -fsanitize=thread, and what a call of each says. */
#ifndef HOOKS_CALLS_H
#define HOOKS_CALLS_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"

enum hook_role {
    HOOK_NONE,    /* no hook */
    HOOK_ACCESS,  /* address in rdi; its size is in the name */
    HOOK_RANGE,   /* address in rdi, size in rsi */
    HOOK_COPY,    /* like memcpy: to rdi, from rsi, size in rdx */
    HOOK_FILL,    /* like memset: rdi, size in rdx */
    HOOK_ATOMIC,  /* address in rdi; does the operation itself */
    HOOK_FENCE,   /* a fence that other threads see */
    HOOK_NOTHING, /* begins, ends, annotations: no access */
    HOOK_UNKNOWN  /* a hook that weft does not know */
};

struct hook_call {
    enum hook_role role;
    bool loads, stores, is_volatile;
    uint32_t size;      /* bytes; 0: not known by the name */
    struct slice plain; /* of copies and fills: the function that does it */
    struct slice name;  /* "atomic32_fetch_add" */
};

/* What a call of the function says; `symbol` as in the assembly. memcpy, memmove and memset count as well: compilers copy
 * structures with them. */
struct hook_call hook_call_of(struct slice symbol);

#endif
