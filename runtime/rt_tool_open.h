/* Tools' libraries, opened by the dynamic linker. */
#ifndef RT_TOOL_OPEN_H
#define RT_TOOL_OPEN_H

/* Returns the address of `symbol` in the library, which stays loaded, or NULL with *problem: the dynamic linker's
 * message, or NULL if the library is there and has no such symbol. Weak: not there in programs that have libweft.a in
 * them. What they don't refer to is left in the archive, and the linker does not warn of dlopen in a static program. */
__attribute__((weak)) void *rt_tool_open(const char *path, const char *symbol, const char **problem);

#endif
