/* A text as a source file in some language: what the targets of both front ends share. */
#ifndef SOURCE_H
#define SOURCE_H

#include <stddef.h>
#include <stdint.h>

/* Rewrites the text with one of the configurations, and again with every point some rungs further down. Aborts if the edit engine was
 * asked for something that is not the source, byte for byte and line by line. */
void fuzz_source(const char *language, const char *const *configs, size_t n_configs, unsigned how, const char *text, size_t size);

#endif
