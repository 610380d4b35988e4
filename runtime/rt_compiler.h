/* What the compiler is told about functions and conditions. */
#ifndef RT_COMPILER_H
#define RT_COMPILER_H

#define RT_EXPORT __attribute__((visibility("default"))) /* the library is compiled with -fvisibility=hidden */
#define RT_LIKELY(condition) __builtin_expect(!!(condition), 1)

#endif
