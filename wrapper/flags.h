/* The flags that a build compiles a source with, for commands that get a file instead of a compiler call: those that the
 * wrapper remembers from the last compile, or those of a compile_commands.json. */
#ifndef FLAGS_H
#define FLAGS_H

#include "request.h"

/* Remembers a call in the state directory. Failures are only logged for debugging. */
void flags_remember(const char *state, const char *source, const struct rewrite_request *request);

/* Removes what is remembered of a source. */
void flags_forget(const char *state, const char *source);

/* Sets language, compiler and flags of the request. `source` is absolute. Returns false if nothing is remembered. */
bool flags_recall(struct arena *arena, const char *state, const char *source, struct rewrite_request *request);

/* The same from the file `database`, a compile_commands.json. */
bool flags_read_database(struct arena *arena, const char *database, const char *source, struct rewrite_request *request);

/* Call `each` with the absolute path of every source that the state directory remembers, or that the database lists. */
void flags_each_remembered(struct arena *arena, const char *state, void (*each)(void *context, const char *source), void *context);
void flags_each_listed(struct arena *arena, const char *database, void (*each)(void *context, const char *source), void *context);

#endif
