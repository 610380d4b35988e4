/* Analyses of a graph for the page: each runs as `weft analyse NAME GRAPH --json`, a process of its own, since it may take
 * minutes and much memory while the page asks for other things. Used by the server's thread alone. */
#ifndef GRAPH_JOBS_H
#define GRAPH_JOBS_H

#include "json_writer.h"

struct graph_job;

/* With `graph`, it is ready. */
struct graph_jobs {
    const char *graph; /* the file; NULL: there is none */
    struct graph_job *first;
};

/* Adds members about the analysis `name` with `options` ("size=64K ways=8"; the last ones that were asked for): "running":
 * true, the number of "seconds" so far; "answer": what it has printed; or "failed": its message. It begins when it is first
 * asked for. Returns NULL, or what is wrong with the question. */
const char *graph_jobs_ask(struct graph_jobs *jobs, const char *name, const char *options, struct json_writer *json);
/* Ends those that are running. */
void graph_jobs_close(struct graph_jobs *jobs);

#endif
