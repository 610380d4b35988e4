/* The page of `weft view`, served on this machine. */
#ifndef VIEWER_H
#define VIEWER_H

#include "serve.h"
#include "viewer_answers.h"

struct viewer {
    struct viewed viewed;
    struct serve_file files[2];
    struct serve_setup setup;
    struct server *server;
};

struct viewer_options {
    unsigned port;     /* 0: any */
    const char *graph; /* of the same trace (weft graph), for the page's analyses; NULL: none */
};

/* Serves the page. Returns false with *why set. `trace`, `index` and the graph's name must outlive it, and are used by
 * the server's thread alone until viewer_close. */
bool viewer_open(struct viewer *viewer, struct trace *trace, struct index *index, const struct viewer_options *options, const char **why);
const char *viewer_address(const struct viewer *viewer);
void viewer_close(struct viewer *viewer);

#endif
