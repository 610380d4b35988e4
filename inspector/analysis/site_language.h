/* The language of a site's source, and what the callee's name means in that language. */
#ifndef SITE_LANGUAGE_H
#define SITE_LANGUAGE_H

#include <stdbool.h>

#include <weft/format.h>

/* Returns the language that the site states. Sites in traces of older versions don't state it: then it is derived from
 * the ending of the file's name. */
enum weft_language site_language(const struct weft_site *site);
/* Returns true for a call of a method of which only the name is known, not the type. */
bool site_is_bare_method(const struct weft_site *site);

#endif
