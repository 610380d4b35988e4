/* Source text may nest to any depth, and the code that walks it recurses. */
#ifndef BIG_STACK_H
#define BIG_STACK_H

/* Calls function(context) on a stack of 1 GiB, whatever `ulimit -s` says, and returns when the function returns. The stack
 * takes address space, not memory: only the pages that are touched cost. If it can't be allocated, the function runs on
 * the caller's stack. */
void big_stack_call(void (*function)(void *), void *context);

#endif
