/* config.json -> struct config. */
#ifndef CONFIG_READ_H
#define CONFIG_READ_H

#include "config.h"

/* Reads `path`. Returns NULL after adding at least one diagnostic. Result and its strings live in `arena`. */
struct config *config_load(struct arena *arena, const char *path, struct diags *diags);
/* The same from memory; `path` is only named in messages. */
struct config *config_parse(struct arena *arena, const char *path, const char *text, size_t length, struct diags *diags);
/* Which file a command uses: `given` (-c) or $WEFT_CONFIG or ./config.json. NULL if none exists, with a diagnostic that says what was looked for. */
const char *config_find(struct arena *arena, const char *given, struct diags *diags);

#endif
