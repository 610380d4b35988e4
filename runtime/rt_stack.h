/* A call on another stack, for what needs more than the program may have left. The unwinder finds its way back from
 * there to the caller. With signals blocked: a handler would run on that stack, too. */
#ifndef RT_STACK_H
#define RT_STACK_H

/* `top`: behind its last byte; a multiple of 16. Where no way is known to do it, it is an ordinary call. */
void rt_stack_call(void (*function)(void *argument), void *argument, void *top);

#endif
