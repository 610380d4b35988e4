/* The walk over a file's tree: what holds for the whole file, and one node on the way down. */
#ifndef JAVA_VISIT_H
#define JAVA_VISIT_H

#include "java_point.h"
#include "java_scope.h"
#include "request.h"
#include "tree_lines.h"
#include "tree_query.h"

struct java_walk {
    struct unit *unit;
    const struct rewrite_request *request;
    struct arena *arena;
    struct tree_syntax syntax;
    struct tree_captures captures;
    struct tree_lines lines;
    struct java_file file;
};

/* One node, and what the nodes above it say of it. */
struct java_visit {
    struct java_walk *walk;
    TSNode node;
    uint16_t depth;     /* 1: a method, or an initialiser */
    enum reason reason; /* why calls here are left alone, or REASON_NONE */
    struct java_place place;
    const char *function;   /* "Outer.method" */
    struct java_body *body; /* NULL: none */
};

#endif
