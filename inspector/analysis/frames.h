/* Names the frames of backtraces: finds the function, file and line of an address in the symbols and DWARF of the file
 * that was mapped there (by libdw, with separate debugging information if it is installed), and demangles names by
 * libiberty.
 *
 * If the file was deleted or rebuilt (it has another build-id), only its name and the offset in it are known. */
#ifndef FRAMES_H
#define FRAMES_H

#include "reader.h"
#include "str.h"

struct frame {
    const char *function; /* demangled, without parameters; "" if unknown */
    const char *file;     /* source file; "" if unknown */
    const char *module;   /* path of the mapped file; "" if nothing is known to be mapped there */
    uint64_t offset;      /* an address of the module itself; if there is no module, the address in the process */
    uint32_t line;        /* 0: unknown */
    bool is_inlined;      /* into the next frame; both have the same address */
};

struct frame_list {
    const struct frame *items;
    size_t count;
};

struct frames;
/* Results live as long as the arena; files stay open until frames_close. */
struct frames *frames_open(struct arena *arena);
void frames_close(struct frames *frames);
/* Returns the frames of an address of `process` at `time` (of the trace's clock): the functions inlined there, the
 * innermost first, and then the function itself. weft's own functions are left out; the list is empty only if nothing
 * else remains. */
struct frame_list frames_of(struct frames *frames, const struct trace_process *process, uint64_t time, uint64_t address);
/* Returns the frames of a whole backtrace, the innermost first. The list is in `arena`. */
struct frame_list frames_of_values(struct frames *frames, struct arena *arena, const struct trace_process *process, uint64_t time,
                                   const struct trace_values *values);
/* The function, demangled and without parameters, that begins exactly at an address; "" if no symbol says so. */
const char *frames_function(struct frames *frames, const struct trace_process *process, uint64_t time, uint64_t address);
/* Appends "function  file:12", "function  in libc.so.6+0x1234", "libc.so.6+0x1234" or "0x7f00...", without control
 * characters. */
void frame_print(struct str *out, const struct frame *frame);

#endif
