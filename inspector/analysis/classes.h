/* Classes and meanings of calls, by the table of functions (functions.h): whether a call works or waits, and for what. */
#ifndef CLASSES_H
#define CLASSES_H

#include <stdbool.h>

#include <weft/format.h>

#include "functions.h"

/* The configuration whose functions are looked up before weft's own (functions_find.h); NULL, as at the start: only those. To be set
 * before anything is read, as all functions below go by it. */
void classes_use(const struct functions *functions);

/* What the callee means, by its qualified name ("pthread_join", "std::thread::spawn"), or by the bare name ("recv") of a
 * method whose type isn't known (site_language.h). NULL: nothing is known. Slow: cache the result per site. */
const struct function_row *class_row(const struct weft_site *site);

/* The class of a call. A poll of a future never waits: what its task waits for is said of the future's life. Slow: cache
 * the result per site. */
enum call_class class_of(const struct weft_site *site);
/* The class as it is shown: the label that the configuration gives the site, or the name of its class. */
const char *class_label(const struct weft_site *site);
/* The class of the future that the call returns; of other calls, the class of the call. */
enum call_class class_of_life(const struct weft_site *site);
static inline bool class_waits(enum call_class class)
{
    return class >= CLASS_LOCK;
}

#endif
