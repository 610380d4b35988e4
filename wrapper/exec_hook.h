/* Names that `weft build` and the library that it preloads (exec_hook.c) both use. */
#ifndef EXEC_HOOK_H
#define EXEC_HOOK_H

#define EXEC_HOOK_LIBRARY "libweft-exec.so"
#define EXEC_HOOK_WEFT "WEFT_COMMAND" /* environment variable: absolute path of weft */

#endif
