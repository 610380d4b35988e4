/* One compiler call, wrapped: `weft cc COMPILER ARGS...`, and what a shim runs, a link with a compiler's name in the
 * directory that `weft build` puts first in PATH. */
#ifndef WEFT_COMPILE_H
#define WEFT_COMPILE_H

/* Return the exit status, unless the compiler takes the place of this process. `words`: the compiler and its arguments,
 * NULL at the end; `link`: the shim that was called. */
int weft_compile(char **words);
int weft_compile_as(const char *link, char **args);

#endif
