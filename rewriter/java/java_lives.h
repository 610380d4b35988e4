/* Kind `local` at Thread.start: when what the thread runs begins and ends. The thread was made elsewhere, so that what
 * is followed is each function that a thread is given, and each run() of a class that extends Thread; whether one runs
 * on a thread that such a call has started is known at run time (Lives.java). */
#ifndef JAVA_LIVES_H
#define JAVA_LIVES_H

#include "java_visit.h"

/* `call` is t.start(), of kind local: finds the thread. */
void java_find_started(const struct java_visit *visit, TSNode call, struct point *point);
/* Does it make a thread, by new Thread(..) or super(..)? Then what it is given is followed, unless its own point does. */
void java_add_given_lives(const struct java_visit *visit, TSNode call, const struct config_probe *probe);
/* The body of a method: is it run() of a thread? */
void java_add_own_life(const struct java_visit *visit, const struct java_body *body);

#endif
