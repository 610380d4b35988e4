/* The end of the process. */
#ifndef RT_EXIT_H
#define RT_EXIT_H

/* Both do nothing in a vfork child, which shares our memory, but must not close what is its parent's. */
void rt_exit(void);             /* closes all packets, and says what was lost */
void rt_exit_before_exec(void); /* closes the calling thread's; if the exec fails, it begins another stream */

#endif
