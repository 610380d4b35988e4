/* A file that is written once from front to back: a buffer, and the first error kept, so that writers need not look after each byte. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct output {
    int file;
    int error; /* errno of the first failure, else 0; after it nothing is written */
    size_t length;
    char *bytes; /* malloc'ed */
};

/* Creates or empties the file `path`; returns -1 with errno set. */
int output_open(struct output *output, const char *path);
/* Standard output. */
int output_open_stdout(struct output *output);
/* Writes what is left and closes. Returns -1 with errno set if anything has failed since it was opened. */
int output_close(struct output *output);

void output_bytes(struct output *output, const void *bytes, size_t length);
void output_text(struct output *output, const char *text);
void output_char(struct output *output, char c);
void output_number(struct output *output, uint64_t number);
/* `ns` as microseconds with all three decimals: 1234567 is "1234.567" */
void output_micros(struct output *output, uint64_t ns);
void output_printf(struct output *output, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
