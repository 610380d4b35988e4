/* libclang, loaded when the first unit is parsed. Linked in the usual way, it and LLVM would take 20 ms of each start of
 * weft: of every call of a compiler in a build, although most have nothing to parse.
 *
 * libclang.def lists the functions that weft calls. Each is defined here as a jump to the library's; a call of one that
 * is missing there does not link. */
#ifndef LIBCLANG_H
#define LIBCLANG_H

/* Loads it; whoever makes a CXIndex has to call this before. Returns NULL, or says why it cannot be loaded. Costs nothing
 * when it is loaded already. Not for several threads. */
const char *libclang_load(void);
/* Loads it, and has it do what it does only once in a process, if that has not been done. */
void libclang_warm_up(void);
/* The file that was loaded, as the dynamic linker names it; NULL: none. */
const char *libclang_file(void);

#endif
