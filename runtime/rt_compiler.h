/* What the compiler is told about functions and conditions. */
#ifndef RT_COMPILER_H
#define RT_COMPILER_H

#define RT_VISIBLE __attribute__((visibility("default"))) /* the library is compiled with -fvisibility=hidden */
/* Assembler code may call a function with a stack that is not aligned (System V psABI 3.2.2 asks for 16 bytes), which matters to
 * whoever stores 16 bytes at once: what probes of such a function call aligns it, behind their quick paths. */
#if defined __x86_64__ || defined __i386__
#define RT_EXPORT __attribute__((visibility("default"), force_align_arg_pointer))
#else
#define RT_EXPORT __attribute__((visibility("default")))
#endif
/* Of data: -fvisibility=hidden does not speak of declarations, and each use would look up the address first. */
#define RT_OWN __attribute__((visibility("hidden")))
#define RT_LIKELY(condition) __builtin_expect(!!(condition), 1)

#endif
