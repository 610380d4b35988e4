/* The agent for virtual machines (agent/). */
#ifndef JAVA_AGENT_H
#define JAVA_AGENT_H

#include "arena.h"

/* Its jar; NULL: weft was built without a javac, and has none. */
const char *java_agent(struct arena *arena);

#endif
