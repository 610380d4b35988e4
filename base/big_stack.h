/* Source text may nest as deep as its author likes; what walks it recurses. */
#ifndef BIG_STACK_H
#define BIG_STACK_H

/* Calls function(context) on a stack of 1 GiB, whatever `ulimit -s` says, and returns when it has returned. The stack is address space, not
 * memory: only touched pages cost. Where not even that is to be had the call is made on the caller's stack. */
void deep_call(void (*function)(void *), void *context);

#endif
