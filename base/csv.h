/* Fields of comma-separated values, as RFC 4180 has them. */
#ifndef CSV_H
#define CSV_H

#include "str.h"

/* Appends a field: in quotes if it holds a comma, a quote or a line break. Commas between fields are the caller's. */
void csv_add(struct str *out, const char *text);
/* The same as a text: `text` itself if it needs no quotes. */
const char *csv_field(struct arena *arena, const char *text);

#endif
