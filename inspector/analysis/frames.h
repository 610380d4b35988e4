/* Names of the frames of backtraces: which function, file and line an address lies in, by the symbols and DWARF of the
 * file that was mapped there (libdw, with separate debugging information where it is installed) and libiberty's
 * demangler.
 *
 * A file that is gone, or that has been built anew (another build-id), names nothing: then there are its name and the
 * place in it. */
#ifndef FRAMES_H
#define FRAMES_H

#include "reader.h"
#include "str.h"

struct frame {
    const char *function; /* demangled, without parameters; "" if unknown */
    const char *file;     /* source; "" if unknown */
    const char *module;   /* path of the mapped file; "" if nothing is known to be mapped there */
    uint64_t offset;      /* in its own addresses; without module, the address */
    uint32_t line;        /* 0: unknown */
    bool is_inlined;      /* into the next one: both have the same address */
};

struct frame_list {
    const struct frame *items;
    size_t count;
};

struct frames;
/* What is found lives as long as the arena, the open files until frames_close. */
struct frames *frames_open(struct arena *arena);
void frames_close(struct frames *frames);
/* An address of `process` at this time (of the trace's clock): the function, in front of it what was inlined there,
 * innermost first. Never empty, but for weft's own. */
struct frame_list frames_of(struct frames *frames, const struct trace_process *process, uint64_t time, uint64_t address);
/* The names of a whole backtrace, from the inside out. */
struct frame_list frames_of_values(struct frames *frames, struct arena *arena, const struct trace_process *process, uint64_t time,
                                   const struct trace_values *values);
/* "function  file:12", "function  in libc.so.6+0x1234", "libc.so.6+0x1234", "0x7f00..."; printable. */
void frame_print(struct str *out, const struct frame *frame);

#endif
