/* Reads config.json into struct config. */
#ifndef CONFIG_READ_H
#define CONFIG_READ_H

#include "config.h"

/* Reads the file `path`. Returns NULL after adding at least one diagnostic. The result and its strings live in
 * `arena`. */
struct config *config_load(struct arena *arena, const char *path, struct diags *diags);
/* The same for a text in memory; `path` is used in messages and for the configuration's directory. */
struct config *config_parse(struct arena *arena, const char *path, const char *text, size_t length, struct diags *diags);
/* The file that a command uses: `given` (option -c), else $WEFT_CONFIG, else ./config.json. Returns NULL if it doesn't
 * exist, after adding a diagnostic that says where weft looked. */
const char *config_find(struct arena *arena, const char *given, struct diags *diags);

#endif
