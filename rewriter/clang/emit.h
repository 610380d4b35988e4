/* The finished file of C and C++: what is before the first line of the original, and the site table after its last
 * line. */
#ifndef EMIT_H
#define EMIT_H

#include "edit.h"

void emit_prologue(struct str *out, const struct unit *unit);
/* The same, with lines that include other headers, and declarations, each with what ends it. */
void emit_prologue_with(struct str *out, const struct unit *unit, const char *includes, const char *declarations);
/* Comes first: includes the runtime's header, and says which probes the unit uses. */
void emit_include(struct str *out, const struct unit *unit, const char *header);
/* Ends the prologue: from here on, name and lines are those of the original. */
void emit_line_directive(struct str *out, const struct unit *unit);
void emit_epilogue(struct str *out, const struct unit *unit);

#endif
