/* Lambdas: bodies inside a body. Their names of variables around them stand for members of the closure, or for the variables. */
#ifndef MEMORY_LAMBDAS_H
#define MEMORY_LAMBDAS_H

#include "memory_walk.h"

struct memory_lambda {
    CXCursor expression, body;
    CXType result;        /* what its call returns */
    struct span captures; /* between the square brackets */
    struct span own;      /* from there on to its end: what is declared here is no capture */
    bool is_generic;      /* it has the call of a template */
};

/* Returns false if its text is hidden by a macro. */
bool memory_read_lambda(struct memory_walk *m, CXCursor expression, struct memory_lambda *lambda);

/* A capture that has a name. */
struct memory_capture {
    CXCursor name, variable;
    bool is_new;          /* [a = f()]: `variable` is declared here */
    bool is_by_reference; /* [&a], [&a = x] */
};
typedef VEC(struct memory_capture) memory_captures;

/* Also those that [=] implies. Of [&] those are missing: they read nothing. */
void memory_find_captures(struct memory_walk *m, const struct memory_lambda *lambda, memory_captures *captures);

/* [&]: by reference whatever is named, and not captured by a copy? */
bool memory_captures_all(struct memory_walk *m, const struct memory_lambda *lambda);

/* Is the variable declared outside of the lambda that m is in? */
bool memory_is_captured(const struct memory_walk *m, CXCursor declaration);

/* All lambdas of a body, also those in others; but not in a generic one, and not in methods of local classes. */
typedef VEC(CXCursor) memory_lambda_list;
void memory_find_lambdas(struct memory_walk *m, CXCursor body, memory_lambda_list *list);

#endif
