/* The state directory: what the wrapper keeps from one compiler call, and one build, to the next. */
#ifndef STATE_H
#define STATE_H

#include <stdbool.h>

#include "config.h"
#include "point.h"
#include "select.h"

/* $WEFT_STATE, which a build sets for its compilers; otherwise a folder named after the directory `here`, below
 * $XDG_CACHE_HOME or ~/.cache. */
const char *state_directory(struct arena *arena, const char *here);

/* Adds what tells a program from another version of it, which may accept other texts, or number points differently. */
uint64_t state_hash_program(uint64_t hash, const char *path);

/* Appends one line to STATE/records with a single write, which is safe under make -j. The summary of a build is made
 * of its records. */
void state_record(const char *state, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Is there a record that begins with `word`? */
bool state_has_record(struct arena *arena, const char *state, const char *word);
int state_clear_records(struct arena *arena, const char *state);

/* The record "used CONFIG-HASH PROBE[!VALUE...(NAMES)]... SOURCE": the probes that calls of the source matched, the
 * values they name that none of these calls had, and the names of those that one had. The path is absolute; behind it
 * may stand a tab and the path of the object. And "similar PROBE DISTANCE NAME" for probes that no call matched, if one
 * nearly did. build_summary.c reads them. */
const char *state_used_lines(struct arena *arena, const struct config *config, const struct select *select, const char *source);
/* Appends them, without an object. */
void state_record_used(const char *state, const struct config *config, const struct select *select, const char *source);

/* The points of a unit that were left alone, by reason. */
struct left_alone {
    uint32_t counts[REASON_COUNT];
};
void left_alone_add(struct left_alone *left, const struct unit *unit);
uint32_t left_alone_total(const struct left_alone *left);
/* Appends a record "left REASON COUNT SOURCE" for each reason. `source` is absolute: what `weft sites` is asked for. */
void state_record_left(const char *state, const struct left_alone *left, const char *source);

/* Appends "unit POINTS FELL-BACK SOURCE" for a source that was rewritten, and what was left alone in it. */
void state_record_rewritten(const char *state, uint32_t n_points, uint32_t n_fallen_back, const struct left_alone *left, const char *source);
/* Appends "text REWRITTEN\tSOURCE\tFOLDER\tTWINS", all absolute: where the rewritten text of a source is, where what is made of it goes,
 * and the file that may name this text beside others (rewrite_twins.h). build_leftovers.c reads it. */
void state_record_text(const char *state, const char *rewritten, const char *source, const char *folder, const char *twins);
/* Appends "rejected", "left-all" or "alone" with the source for one that was compiled as it is, and unless the compiler
 * has rejected what was rewritten, what was left alone in it. */
void state_record_original(const char *state, bool is_rejected, const struct left_alone *left, const char *source);

#endif
