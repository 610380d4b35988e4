/* The definitions stream of a process: its sites, the names of its threads, and its parent. */
#ifndef DEFINITIONS_H
#define DEFINITIONS_H

#include "trace.h"

/* Bytes that are read from front to back; once something reaches beyond their end, `is_cut` is set and all else is
 * zero. */
struct definition_bytes {
    const uint8_t *at, *end;
    bool is_cut;
};

struct definition {
    enum weft_definition id;
    uint32_t number; /* of a site, or of the one whose values `name` names */
    struct weft_site site;
    uint32_t tid; /* of a thread */
    const char *name, *file;
    uint64_t time;             /* as it stands there */
    uint64_t begin, end, base; /* of a module: `file`, whose build-id is `name` */
    uint32_t parent_pid;       /* of a fork */
};

/* Takes one definition; its strings stay where they are. False if it makes no sense, or bytes->is_cut. */
bool definition_take(struct definition_bytes *bytes, struct definition *definition);

/* Fills process->sites, parent_pid and the names of its threads as far as the file goes; the rest becomes a problem.
 */
void definitions_read(struct trace *trace, struct trace_process *process, const char *path);

#endif
