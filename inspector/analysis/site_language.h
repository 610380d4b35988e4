/* The language that a site's source is written in, and what follows from it for the callee's name. */
#ifndef SITE_LANGUAGE_H
#define SITE_LANGUAGE_H

#include <stdbool.h>

#include <weft/format.h>

/* As the site says; for sites that do not (of traces of older versions) by the ending of the file's name. */
enum weft_language site_language(const struct weft_site *site);
/* Is it a call of a method of which only its own name is known, and not the type? */
bool site_is_bare_method(const struct weft_site *site);

#endif
