/* The few facts that the reader needs from a metadata file. The layout declarations are not parsed: weft writes a
 * single layout, which the version identifies. */
#ifndef METADATA_H
#define METADATA_H

#include <stdbool.h>
#include <stdint.h>

#include "str.h"

/* The value after `key =` at the start of a line: a quoted string (unescaped) or a bare word, copied into the arena.
 * NULL if there is none or if the string is not terminated. */
const char *metadata_text(struct arena *arena, struct slice metadata, const char *key);
/* The value as a number, decimal or 0x. Returns false if there is none. */
bool metadata_number(struct arena *arena, struct slice metadata, const char *key, int64_t *number);
/* "12345678-1234-..." -> 16 bytes */
bool metadata_parse_uuid(const char *text, uint8_t uuid[16]);

#endif
