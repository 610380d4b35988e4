/* Names that `weft build` and the library that it preloads (exec_hook.c) both use. */
#ifndef EXEC_HOOK_H
#define EXEC_HOOK_H

#define EXEC_HOOK_LIBRARY "libweft-exec.so"
#define EXEC_HOOK_WEFT "WEFT_COMMAND" /* environment variable: absolute path of weft, beside which is weft-compile */

/* Environment variable: what is done with programs of certain names, a line each. They keep the library.
 *
 *   NAME ARGUMENT      this argument comes before all others
 *   NAME/OTHER ARGUMENT  only where a program OTHER is installed beside it
 *   NAME !COMMAND      `weft COMMAND` runs in its place, and EXEC_HOOK_REAL is the path (or name) that was called
 *   NAME               nothing else */
#define EXEC_HOOK_PROGRAMS "WEFT_PROGRAMS"
#define EXEC_HOOK_REAL "WEFT_REAL"

#endif
