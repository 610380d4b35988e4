/* The finished file of C and C++: what stands before the original's first line, and the site table behind its last. */
#ifndef EMIT_H
#define EMIT_H

#include "edit.h"

void emit_prologue(struct str *out, const struct unit *unit);
/* First of all: the runtime's header, and how the unit wants its probes. */
void emit_include(struct str *out, const struct unit *unit, const char *header);
/* Behind the prologue: the name and the lines are the original's. */
void emit_line_directive(struct str *out, const struct unit *unit);
void emit_epilogue(struct str *out, const struct unit *unit);

#endif
