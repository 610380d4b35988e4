/* What rewriter, runtime and inspector share: the static site record, the event ids, and the names of environment
 * variables and files.
 *
 * It includes nothing but stdint.h, depends on none of the three programs, and is the only file that all of them see.
 * docs/trace-format.md describes the same in prose: change both together, and WEFT_FORMAT_VERSION with them.
 */
#ifndef WEFT_FORMAT_H
#define WEFT_FORMAT_H

#include <stdint.h>

#define WEFT_FORMAT_VERSION 4

/* A compact event is 8 bytes: from the lowest bit on its id, the low bits of the clock, the number of its site. */
enum { WEFT_ID_BITS = 5, WEFT_TIME_BITS = 35, WEFT_SITE_BITS = 24, WEFT_SITE_SHIFT = WEFT_ID_BITS + WEFT_TIME_BITS };

/* Event ids of the CTF stream class 0 ("events"). 31 announces the extended form (32-bit id, 64-bit timestamp), used when 2^35 ticks or more lie
 * between two events of a packet. 9 to 19 are kept for events that carry values. */
enum weft_event {
    WEFT_EVENT_BEGIN = 0,        /* a call begins: all its operands are ready */
    WEFT_EVENT_END = 1,          /* the call has returned (in C also: was left by a cleanup, as of pthread_exit) */
    WEFT_EVENT_LOCAL_BEGIN = 2,  /* first event of a thread that a `local` point started */
    WEFT_EVENT_LOCAL_END = 3,    /* that thread's start routine is over, whichever way */
    WEFT_EVENT_GLOBAL_BEGIN = 4, /* main begins */
    WEFT_EVENT_GLOBAL_END = 5,   /* the program ends */
    WEFT_EVENT_UNWIND = 6,       /* a point was left by unwinding: closes its call if that has begun, else it was an operand that was left */
    WEFT_EVENT_FUTURE_BEGIN = 7, /* an async call has given a future; from here on the site is followed by its number, unique in the process */
    WEFT_EVENT_FUTURE_END = 8,   /* that future has completed or was dropped */
    WEFT_EVENT_BEGIN_VALUES = 9, /* BEGIN with the values of arguments behind the site (docs/trace-format.md) */
    WEFT_EVENT_END_VALUES = 10,  /* END with the value of the result */
    WEFT_EVENT_FILLER =
        20, /* nothing: room that was taken for a longer event, which was not finished; the site is its length (docs/trace-format.md) */
    WEFT_EVENT_EXTENDED = 31
};

/* Event ids of the CTF stream class 1 ("definitions"): one file per process, written before anything refers to it. */
enum weft_definition {
    WEFT_DEFINITION_SITE = 0,   /* site number -> struct weft_site */
    WEFT_DEFINITION_THREAD = 1, /* a thread has started recording: tid, name */
    WEFT_DEFINITION_FORK = 2,   /* this process was forked: parent pid, site and thread that were active */
    WEFT_DEFINITION_VALUES = 3, /* names of the values that a site's events carry */
    WEFT_DEFINITION_MODULE = 4  /* a file is mapped here, from now on: what the addresses of backtraces lie in */
};

/* What a point does; also the `kind` of a site. The numbers are part of the trace format. */
enum weft_kind { WEFT_KIND_CALL = 0, WEFT_KIND_LOCAL = 1, WEFT_KIND_GLOBAL = 2, WEFT_KIND_FUNCTION = 3, WEFT_N_KINDS = 4 };

/* Flags of a site. */
enum {
    WEFT_SITE_INCLUSIVE = 1 /* the evaluation of the operands lies inside the interval */
};

/* The static description of a point, compiled into the program. Strings are UTF-8, never NULL, and live as long as the
 * object file is mapped: the runtime copies what it needs at registration. Lines are 1-based, in the original file. */
struct weft_site {
    const char *callee;   /* qualified: "pthread_mutex_lock"; a member: "struct device.read", a pointer: "*handler" */
    const char *file;     /* original source file, as the compiler was given it, made absolute */
    const char *function; /* enclosing function */
    uint32_t line_begin;  /* line of the first byte of the call expression */
    uint32_t line_end;    /* line of its last byte */
    uint32_t column;      /* 1-based byte column of its first byte */
    uint16_t depth;       /* depth in the AST: a function definition is 1, its body 2 */
    uint8_t kind;         /* enum weft_kind */
    uint8_t flags;        /* WEFT_SITE_* */
};

/* The sites of one translation unit. `number` is 0 until the runtime has registered the unit; then it is the
 * process-wide number of sites[0], and site i has number + i. Numbers start at 1 and stay below 2^WEFT_SITE_BITS.
 * Probes look at `first_id`:
 *   number          the unit is registered, and all its sites are on
 *   0               it is not registered yet, or some sites are off: its probes call the library
 *   WEFT_UNIT_OFF   it records nothing */
struct weft_unit {
    const struct weft_site *sites;
    uint32_t n_sites;
    uint32_t version; /* WEFT_FORMAT_VERSION of the rewriter that wrote the table */
    uint32_t first_id;
    uint32_t number;
};

#define WEFT_UNIT_OFF 0x80000000u

/* The file .control of a process's directory, mapped by the process: what `weft on` and `weft off` want of it. The
 * writer holds a lock (flock) on the file; generation is odd while it writes, and a new even number afterwards. */
struct weft_control {
    uint32_t magic;
    uint32_t generation;
    uint32_t applied;            /* written by the process: the generation that it has applied */
    uint32_t signal;             /* written by the process: the signal on which it looks at once; 0: none */
    uint32_t is_off;             /* 1: calls, bodies and regions are not recorded */
    uint32_t length;             /* bytes of `names` in use */
    char names[(64 << 10) - 24]; /* of callees that are off: WEFT_CONTROL_CALL or _BODY, the name, a zero byte */
};
#define WEFT_CONTROL_SIZE sizeof(struct weft_control)
#define WEFT_CONTROL_MAGIC 0x43465457u /* "WTFC" */
#define WEFT_CONTROL_FILE ".control"
#define WEFT_CONTROL_CALL 'c'
#define WEFT_CONTROL_BODY 'f'

/* Kind of a value in an event. The value follows: 8 bytes, or a string that ends in a zero byte, or the number of
 * frames (a byte) and 8 bytes for each; nothing after NONE. */
enum {
    WEFT_WIRE_NONE = 0,
    WEFT_WIRE_INT = 1,
    WEFT_WIRE_UNSIGNED = 2,
    WEFT_WIRE_FLOAT = 3,
    WEFT_WIRE_POINTER = 4,
    WEFT_WIRE_STRING = 5,
    WEFT_WIRE_FRAMES = 6 /* a backtrace: has no name, and stands last */
};
/* Most bytes of the values of an event, and most frames of a backtrace. */
enum { WEFT_WIRE_MOST = 1024, WEFT_MOST_FRAMES = 64 };

/* Before and after the names of the sites in metadata, a list of `"callee@file:line" = number`. */
#define WEFT_SITES_BEGIN "typealias enum : integer { size = 24; align = 8; signed = false; } {\n"
#define WEFT_SITES_END "\n} := site_t;\n"
#define WEFT_SITES_BODY " (body)" /* after the callee, if the site is of kind 3 */

/* Packet header magic of CTF 1.8. */
#define WEFT_CTF_MAGIC 0xC1FC1FC1u

/* Environment of an instrumented program.
 *   WEFT_TRACE        the trace's directory; default "weft-trace" in the working directory; "off" or "": no trace
 *   WEFT_MODE         "full" (default): keep every event; "ring": the newest of each thread
 *   WEFT_RING         MiB for each thread in ring mode; default 1
 *   WEFT_CLOCK        "monotonic": the system's clock, even where the processor's counter could be used
 *   WEFT_THROTTLE     events a second of a site on one thread above which it is switched off if it is tiny; default none
 *   WEFT_SIGNAL       name or number of the signal on which `weft on` and `weft off` take effect at once; default none
 *   WEFT_MACHINE_ID   used in the trace in place of the host name */
#define WEFT_ENV_TRACE "WEFT_TRACE"
#define WEFT_ENV_MODE "WEFT_MODE"
#define WEFT_ENV_RING "WEFT_RING"
#define WEFT_ENV_CLOCK "WEFT_CLOCK"
#define WEFT_ENV_THROTTLE "WEFT_THROTTLE"
#define WEFT_ENV_SIGNAL "WEFT_SIGNAL"
#define WEFT_ENV_MACHINE_ID "WEFT_MACHINE_ID"

/* Below the trace directory each process has a CTF trace of its own:
 * DIRECTORY/PROGRAM-PID[-N]/{metadata,definitions,thread-TID[-N]}. `babeltrace2 DIRECTORY` finds and merges them. */
#define WEFT_DEFAULT_TRACE "weft-trace"

#endif
