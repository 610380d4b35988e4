/* Reads config.json into struct config. */
#ifndef CONFIG_READ_H
#define CONFIG_READ_H

#include "config.h"

/* Reads the file `path`. Returns NULL after adding at least one diagnostic. The result and its strings live in
 * `arena`. */
struct config *config_load(struct arena *arena, const char *path, struct diags *diags);
/* The same for a text in memory; `path` is used in messages and for the configuration's directory. */
struct config *config_parse(struct arena *arena, const char *path, const char *text, size_t length, struct diags *diags);
/* The file of a directory: weft.json, else config.json, which counts if it is ours, or says "probes". NULL: none. */
const char *config_in(struct arena *arena, const char *directory, bool is_ours);
/* The file that a command uses: `given` (option -c), else $WEFT_CONFIG, else that of the working directory, else of the
 * nearest directory above it up to that of the repository (.git), or below $HOME. Returns NULL if there is none, after
 * adding a diagnostic that says where weft looked. */
const char *config_find(struct arena *arena, const char *given, struct diags *diags);

#endif
