/* Messages on stderr, without memory allocation. */
#ifndef RT_SAY_H
#define RT_SAY_H

#include "rt_text.h"

/* The format is one of rt_text.h, and ends the line. It has seven pieces at most: what stands between the arguments,
 * and the arguments, of which one may be a number. */
void rt_say(const char *format, ...) RT_TEXT_FUNCTION __attribute__((format(printf, 1, 2)));
/* A line that is ready, which needs next to none of the stack. */
void rt_say_line(const char *line);
const char *rt_reason(int error); /* in English; never NULL */

#endif
