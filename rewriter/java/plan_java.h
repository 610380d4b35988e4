#ifndef PLAN_JAVA_H
#define PLAN_JAVA_H

#include "request.h"

/* Chooses the form of each point. */
void plan_java(struct unit *unit, const struct fall_back *steps, size_t n_steps);

#endif
