/* Runs code that recurses over syntax trees, which may be nested to any depth. */
#ifndef BIG_STACK_H
#define BIG_STACK_H

/* Calls function(context) on a stack of 1 GiB, whatever `ulimit -s` says, and returns when the function returns. The
 * stack takes address space rather than memory: only pages that are touched are allocated. If there is no such stack,
 * the function runs on the caller's. */
void big_stack_call(void (*function)(void *), void *context);

#endif
