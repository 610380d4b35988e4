/* Messages on stderr, without memory allocation. */
#ifndef RT_SAY_H
#define RT_SAY_H

void rt_say(const char *format, ...) __attribute__((format(printf, 1, 2))); /* the format ends the line */
const char *rt_reason(int error);                                           /* in English; never NULL */

#endif
