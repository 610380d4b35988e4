/* The front end of Java. */
#ifndef FRONT_JAVA_H
#define FRONT_JAVA_H

#include "diag.h"
#include "request.h"

int java_find_points(struct unit *unit, const struct rewrite_request *request, struct diags *diags);

#endif
