/* The few facts that the reader needs from a metadata file. Its layout declarations are not parsed: weft writes one
 * layout, named by the version. */
#ifndef METADATA_H
#define METADATA_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"

/* The text behind `key =` at the start of a line: a quoted string (unescaped) or a bare word. NULL if there is none
 * or it never ends. */
const char *metadata_text(struct arena *arena, struct slice metadata, const char *key);
/* The same as a number in decimal or 0x form. False if there is none. */
bool metadata_number(struct arena *arena, struct slice metadata, const char *key, int64_t *number);
/* "12345678-1234-..." -> 16 bytes */
bool metadata_parse_uuid(const char *text, uint8_t uuid[16]);

#endif
