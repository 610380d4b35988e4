/* Says which tool it is if one crashes or does not return. */
#ifndef RT_TOOL_WATCH_H
#define RT_TOOL_WATCH_H

/* There are tools from now on: the signals of crashes that nobody handles are handled, until the program does so
 * itself. */
void rt_tool_watch_crashes(void);

/* A thread looks from time to time for callbacks that do not return. With signals blocked, which it inherits. In a
 * forked child again. */
void rt_tool_watch_blocks(void);

#endif
