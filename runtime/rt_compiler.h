/* What the compiler is told about functions and conditions. */
#ifndef RT_COMPILER_H
#define RT_COMPILER_H

#define RT_EXPORT __attribute__((visibility("default"))) /* the library is compiled with -fvisibility=hidden */
/* Of data: -fvisibility=hidden does not speak of declarations, and each use would look up the address first. */
#define RT_OWN __attribute__((visibility("hidden")))
#define RT_LIKELY(condition) __builtin_expect(!!(condition), 1)

#endif
