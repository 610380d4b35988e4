/* Programs that are held and let go by their tasks, and the page that shows them.
 *
 * Each process with the gate in it (runtime/tools/gate.c) connects to the debugger's socket. What it says goes into the
 * page's stream as it is, behind the number of the process (from 0, in the order in which they come) and a tab. The
 * debugger's own lines have "-" there:
 *
 *     -  program  WORDS...                 what is run
 *     -  trace    DIRECTORY                or: what was recorded, all of which is in the stream
 *     -  state    hold|run
 *     -  break    N CONDITION...           -  clear  N
 *     -  keep     PROCESS TASK             -  let    PROCESS TASK
 *     -  gone     PROCESS                  it has ended, or has been killed
 *     -  ended    STATUS                   of the program, as a shell says it
 *
 * Commands, of a line of words divided by tabs, come from the page or from debugger_obey:
 *
 *     hold, run, step [N], go PROCESS THREAD, keep PROCESS TASK, let PROCESS TASK, break CONDITION..., clear N, quit
 *
 * quit sends SIGTERM to this process. A debugger has a thread of its own; functions may be called in any thread, except open and close. */
#ifndef DEBUGGER_H
#define DEBUGGER_H

#include <stdbool.h>

#include "serve.h"

struct debugger;
struct trace;

struct debugger_setup {
    unsigned port; /* of the page; 0: any */
    bool is_held;  /* tasks are held from the beginning */
};

/* Opens the page, and a socket for programs unless is_finished. Returns NULL with *why set. */
struct debugger *debugger_open(const struct debugger_setup *setup, bool is_finished, const char **why);
const char *debugger_address(const struct debugger *debugger);
/* What WEFT_TOOLS says behind the gate's path: "=connect=...,wait". */
const char *debugger_gate_options(const struct debugger *debugger);
void debugger_tell_program(struct debugger *debugger, char *const *words);
void debugger_tell_end(struct debugger *debugger, int status);
/* Adds the answer ("" or what is wrong) to `answer`. */
void debugger_obey(struct debugger *debugger, const char *command, struct str *answer);
/* From now on `heard` gets all that the stream says, from its beginning: whole lines, on the thread that says them. */
void debugger_listen(struct debugger *debugger, void (*heard)(void *context, const char *text, size_t length), void *context);
void debugger_close(struct debugger *debugger);

/* Tells the page all tasks of a trace, in the order of time. Returns how many there are. */
size_t debugger_tell_trace(struct debugger *debugger, struct trace *trace, const char *shown);

#endif
