/* What rewriter, runtime and inspector share: the static site record, the events, and the names of environment
 * variables and files.
 *
 * It includes stdint.h and the tables beside it (*.def), depends on nothing of the three programs, and is the only
 * header that all of them see. docs/trace-format.md describes the same in prose: change both together, and
 * WEFT_FORMAT_VERSION with them. A new event leaves the version as it is: readers pass over events that they don't
 * know.
 */
#ifndef WEFT_FORMAT_H
#define WEFT_FORMAT_H

#include <stdint.h>

#define WEFT_FORMAT_VERSION 4

/* A compact event is 8 bytes: from the lowest bit on its id, the low bits of the clock, the number of its site. */
enum { WEFT_ID_BITS = 5, WEFT_TIME_BITS = 35, WEFT_SITE_BITS = 24, WEFT_SITE_SHIFT = WEFT_ID_BITS + WEFT_TIME_BITS };

/* Events of stream 0: events.def has them, and says what payload and role are. */
enum weft_event {
#define EVENT(id, NAME, payload, role) WEFT_EVENT_##NAME = (id),
#include <weft/events.def>
    WEFT_EVENT_EXTENDED = 31 /* no event, but announces the extended form: u40 id, u64 time, and the size in slots */
};
enum weft_payload { WEFT_PAYLOAD_NONE, WEFT_PAYLOAD_NUMBER, WEFT_PAYLOAD_VALUES, WEFT_PAYLOAD_SLOTS };
enum weft_role {
    WEFT_ROLE_UNKNOWN, /* the id is not in this version's table */
    WEFT_ROLE_NOTHING,
    WEFT_ROLE_BEGIN,
    WEFT_ROLE_END,
    WEFT_ROLE_UNWIND,
    WEFT_ROLE_INSTANT,
    WEFT_ROLE_LINK,
    WEFT_ROLE_JUMP,
    WEFT_ROLE_OFF,
    WEFT_ROLE_ON
};

/* The payload of a compact event, known or not: part of the format, so these ranges never change. */
#define WEFT_PAYLOAD_OF(id)                                                                                                                          \
    ((id) <= 6    ? WEFT_PAYLOAD_NONE                                                                                                                \
     : (id) <= 8  ? WEFT_PAYLOAD_NUMBER                                                                                                              \
     : (id) <= 19 ? WEFT_PAYLOAD_VALUES                                                                                                              \
     : (id) == 20 ? WEFT_PAYLOAD_SLOTS                                                                                                               \
     : (id) <= 25 ? WEFT_PAYLOAD_NONE                                                                                                                \
                  : WEFT_PAYLOAD_NUMBER)
#define EVENT(id, NAME, payload, role)                                                                                                               \
    _Static_assert((id) < WEFT_EVENT_EXTENDED && WEFT_PAYLOAD_OF(id) == WEFT_PAYLOAD_##payload,                                                      \
                   #NAME ": events of this id have another payload, see WEFT_PAYLOAD_OF");
#include <weft/events.def>

static inline enum weft_payload weft_event_payload(uint32_t id)
{
    return WEFT_PAYLOAD_OF(id);
}

static inline enum weft_role weft_event_role(uint32_t id)
{
    static const uint8_t roles[WEFT_EVENT_EXTENDED + 1] = {
#define EVENT(id, NAME, payload, role) [id] = WEFT_ROLE_##role,
#include <weft/events.def>
    };
    return (enum weft_role)(id < sizeof roles ? roles[id] : WEFT_ROLE_UNKNOWN);
}

/* Definitions of stream 1: definitions.def has them. */
enum weft_definition {
#define DEFINITION(id, NAME, fields) WEFT_DEFINITION_##NAME = (id),
#include <weft/definitions.def>
};

/* What a point does, and what an interval is: kinds.def has them. Wherever a kind is stored it has WEFT_KIND_BITS. */
enum weft_kind {
#define KIND(number, NAME, name, category, suffix, events) WEFT_KIND_##NAME = (number),
#include <weft/kinds.def>
    WEFT_N_KINDS
};
enum { WEFT_KIND_BITS = 4 };
_Static_assert(WEFT_N_KINDS <= 1 << WEFT_KIND_BITS, "more kinds than their bits can tell apart");

/* If intervals of a kind have events of their own, and this is one of them: the kind. Else CALL: the site tells. */
static inline enum weft_kind weft_event_scope(uint32_t id)
{
#define WEFT_OF_SITE(NAME)
#define WEFT_OF_SCOPE(NAME) [WEFT_EVENT_##NAME##_BEGIN] = WEFT_KIND_##NAME, [WEFT_EVENT_##NAME##_END] = WEFT_KIND_##NAME,
    static const uint8_t kinds[WEFT_EVENT_EXTENDED + 1] = {
#define KIND(number, NAME, name, category, suffix, events) WEFT_OF_##events(NAME)
#include <weft/kinds.def>
    };
#undef WEFT_OF_SITE
#undef WEFT_OF_SCOPE
    return (enum weft_kind)(id < sizeof kinds ? kinds[id] : WEFT_KIND_CALL);
}

/* What stands behind the callee in the name of a site in metadata. */
static inline const char *weft_site_suffix(uint32_t kind)
{
#define WEFT_OF_SITE(suffix) (suffix)
#define WEFT_OF_SCOPE(suffix) "" /* the site is the call that starts the scope */
    static const char *const suffixes[WEFT_N_KINDS] = {
#define KIND(number, NAME, name, category, suffix, events) [number] = WEFT_OF_##events(suffix),
#include <weft/kinds.def>
    };
#undef WEFT_OF_SITE
#undef WEFT_OF_SCOPE
    return kind < WEFT_N_KINDS ? suffixes[kind] : "";
}

/* How a task depends on an address (OpenMP 5.2, 15.9.5): the upper bits of the number in TASK_DEPEND, above the address. */
enum weft_dependence {
    WEFT_DEPENDENCE_IN = 1,
    WEFT_DEPENDENCE_OUT,
    WEFT_DEPENDENCE_INOUT,
    WEFT_DEPENDENCE_MUTEXINOUTSET,
    WEFT_DEPENDENCE_INOUTSET,
    WEFT_DEPENDENCE_OUT_ALL, /* of omp_all_memory; the address is 0 */
    WEFT_DEPENDENCE_INOUT_ALL
};
enum {
    WEFT_DEPENDENCE_SHIFT = 60,
    WEFT_DEPENDENCE_LAST = 16 /* in memory only, besides the kind: no other event belongs to the creation */
};

/* What the clauses of a task say (OpenMP 5.2, 12.5): bits of the first value of TASK_TRAITS. */
enum weft_task_trait {
    WEFT_TASK_UNTIED = 1,
    WEFT_TASK_MERGEABLE = 2,
    WEFT_TASK_FINAL = 4,      /* its clause `final` is true */
    WEFT_TASK_UNDEFERRED = 8, /* its clause `if` is false */
    WEFT_TASK_DETACHABLE = 16,
    WEFT_TASK_HAS_PRIORITY = 32 /* which is the second value */
};

/* In the number of a task: the bits from here on tell the thread that created it, those below count its tasks. */
enum { WEFT_TASK_THREAD_SHIFT = 40 };

/* In the number of TASK_BEGIN: the task has begun before, and has left a thread (TASK_LEAVE). */
#define WEFT_TASK_RESUMED ((uint64_t)1 << 63)
/* ... or it was never created: one run of a body that runs any number of times. */
#define WEFT_TASK_UNCREATED ((uint64_t)1 << 62)

/* The rank in an event MESSAGE_* of a call with MPI_PROC_NULL: nothing is sent or received. */
#define WEFT_MESSAGE_NOBODY (-2)
/* In the number of the request of an event MESSAGE_* or COLLECTIVE: its call has no interval ("every" and its like). */
#define WEFT_MESSAGE_ALONE ((uint64_t)1 << 63)

/* The language of a unit, and of its sites in a trace: site_languages.def has them. */
enum weft_language {
    WEFT_LANGUAGE_UNKNOWN = 0,
#define SITE_LANGUAGE(number, NAME, methods, endings) WEFT_LANGUAGE_##NAME = (number),
#include <weft/site_languages.def>
#undef SITE_LANGUAGE
};

/* Flags of a site. In a trace, three bits are the language of its unit. */
enum {
    WEFT_SITE_LANGUAGE_SHIFT = 4,
    WEFT_SITE_LANGUAGE_MASK = 7,
    WEFT_SITE_INCLUSIVE = 1,       /* the evaluation of the operands lies inside the interval */
    WEFT_SITE_ARGUMENTS_SHIFT = 1, /* two bits, of a method's call: 0 unknown, 1 no argument, 2 one, 3 more */
    WEFT_SITE_END_SHIFT = 1,       /* two bits, of a directive of OpenMP: 0 unknown, 1 no barrier at its end, 2 one */
    WEFT_SITE_FUTURE = 8,          /* intervals are polls of a future, whose life is between its own events */
    WEFT_SITE_ALONE = 16,          /* in memory only, of a task: no other event belongs to its creation */
    WEFT_SITE_MARKED = 32,         /* in memory only, of a task: its dependences follow, the last one with WEFT_DEPEND_LAST, and nothing else */
    WEFT_SITE_LABELLED = 128       /* in memory only: the label that its entry gives it stands behind the zero of `callee` */
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

/* The label ("class") that the configuration gives the site, or NULL. */
static inline const char *weft_site_label(const struct weft_site *site)
{
    const char *at = site->callee;
    if (!(site->flags & WEFT_SITE_LABELLED))
        return 0;
    while (*at++)
        ;
    return at;
}

/* The sites of one translation unit. `number` is 0 until the runtime has registered the unit; then it is the
 * process-wide number of sites[0], and site i has number + i. Numbers start at 1 and stay below 2^WEFT_SITE_BITS.
 * Probes look at `first_id`:
 *   number          the unit is registered, and all its sites are on
 *   0               it is not registered yet, or some sites are off: its probes call the library
 *   WEFT_UNIT_OFF   it records nothing */
struct weft_unit {
    const struct weft_site *sites;
    uint32_t n_sites;
    uint16_t version; /* WEFT_FORMAT_VERSION of the rewriter that wrote the table */
    uint8_t language; /* enum weft_language */
    uint8_t unused;   /* 0 */
    uint32_t first_id;
    uint32_t number;
};

#define WEFT_UNIT_OFF 0x80000000u

/* What stands behind the code of a probe that the library turns into a nop (WEFT_DORMANT in probe.h), 8 bytes aligned.
 * Distances are from the member itself. */
struct weft_place {
    uint32_t mark;
    int32_t code; /* to the jump */
    int32_t unit; /* to struct weft_unit */
    uint32_t index;
};
#define WEFT_MARK_OF_PLACE 0x9c6e5d0fu
#define WEFT_ANY_INDEX UINT32_MAX /* the site is only known while the program runs */

/* The functions of a unit whose compiler has put hooks into them, in its assembly (wrapper/instrument.c writes it). */
struct weft_functions {
    struct weft_unit *unit;
    const void *const *functions; /* their addresses */
    const uint32_t *sites;        /* of each; WEFT_NO_SITE: it is not recorded */
    uint32_t *slots;              /* the runtime's: a hash table of mask + 1 indices, each plus 1; more than n, a power of two */
    uint32_t n, mask;
    uint32_t program, program_site; /* the index of the main program, where its scope is recorded; else WEFT_NO_SITE */
};
#define WEFT_NO_SITE UINT32_MAX

/* The file .control of a process's directory, mapped by the process: what `weft on` and `weft off` want of it. The
 * writer holds a lock (flock) on the file; generation is odd while it writes, and a new even number afterwards. */
struct weft_control {
    uint32_t magic;
    uint32_t generation;
    uint32_t applied;            /* written by the process: the generation that it has applied */
    uint32_t signal;             /* written by the process: the signal on which it looks at once; 0: none */
    uint32_t is_off;             /* 1: calls, bodies and regions are not recorded */
    uint32_t length;             /* bytes of `names` in use */
    char names[(64 << 10) - 24]; /* of callees that are off: WEFT_CONTROL_CALL or _BODY, the name, a zero byte. And patterns
                                    (* and ?): WEFT_CONTROL_ONLY, the pattern, a zero byte. If there are any, what matches
                                    none of them is off */
};
#define WEFT_CONTROL_SIZE sizeof(struct weft_control)
#define WEFT_CONTROL_MAGIC 0x43465457u /* "WTFC" */
#define WEFT_CONTROL_FILE ".control"
#define WEFT_CONTROL_CALL 'c'
#define WEFT_CONTROL_BODY 'f'
#define WEFT_CONTROL_ONLY 'o'

/* Stream 2: blocks and memory accesses (docs/trace-format.md). A record begins with 8 bytes: from the lowest bit on the
 * low bits of the clock, the number of its block, the number of slots of 8 bytes that follow. */
enum { WEFT_MEMORY_STREAM = 2, WEFT_MEMORY_PACKET = 256 << 10 /* bytes */ };
enum { WEFT_MEMORY_TIME_BITS = 32, WEFT_MEMORY_BLOCK_SHIFT = 32, WEFT_MEMORY_BLOCK_MASK = 0xffffff, WEFT_MEMORY_SLOTS_SHIFT = 56 };

/* Before a packet of this stream that is compressed (files .memory-TID[-N].lz4). */
#define WEFT_PACKED_MAGIC 0x314b5057u /* "WPK1" */
enum { WEFT_PACKED_PLAIN, WEFT_PACKED_LZ4 /* a block of LZ4 */ };
struct weft_packed {
    uint32_t magic, method;
    uint64_t sequence;     /* packet_seq_num; of two with the same one the later one holds */
    uint32_t size, packed; /* bytes of the packet's header and content; of what follows here */
    uint64_t lost;         /* events_discarded */
};

/* In place of a block's number: a run of records that take so many slots at most begins; or the slots that follow are
 * not used. Blocks have lower numbers. memory.h has the same. */
enum {
    WEFT_MEMORY_RUN = 0x800000,
    WEFT_MEMORY_RUN_OPEN = 0x400000 /* the loop is not over */,
    WEFT_MEMORY_UNUSED = 0x7fffff,
    WEFT_MEMORY_RUN_ROOM = 512 /* at most */
};

/* What a block is, how an access is, and where its address comes from. memory.h has the same. */
enum { WEFT_BLOCK_IS_PLAIN, WEFT_BLOCK_IS_PART, WEFT_BLOCK_IS_LOOP, WEFT_BLOCK_IS_BASES, WEFT_BLOCK_IS_TURN, WEFT_BLOCK_IS_TURNS };
enum { WEFT_ACCESS_STORES = 1, WEFT_ACCESS_IS_VOLATILE = 2, WEFT_ACCESS_IS_ATOMIC = 4, WEFT_ACCESS_HAS_LANES = 8 };
enum { WEFT_ACCESS_IN_BODY, WEFT_ACCESS_IN_TEST, WEFT_ACCESS_OF_LOOP };
enum { WEFT_ACCESS_NO_SLOT = 255, WEFT_MEMORY_MOST_SLOTS = 200 };

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

/* In struct weft_detail (detail.h): the counters of a point, above the frames of its backtrace. */
enum { WEFT_COUNTERS_SHIFT = 16 };

/* Before and after the names of the sites in metadata, a list of `"callee@file:line" = number`. */
#define WEFT_SITES_BEGIN "typealias enum : integer { size = 24; align = 8; signed = false; } {\n"
#define WEFT_SITES_END "\n} := site_t;\n"

/* Packet header magic of CTF 1.8. */
#define WEFT_CTF_MAGIC 0xC1FC1FC1u

/* Environment of an instrumented program.
 *   WEFT_TRACE        the trace's directory; default "weft-trace" in the working directory; "off" or "": no trace
 *   WEFT_MODE         "full" (default): keep every event; "ring": the newest of each thread
 *   WEFT_RING         MiB for each thread in ring mode; default 1
 *   WEFT_MEMORY       MiB of records of memory accesses that the process writes at most in full mode; default: no limit
 *   WEFT_RESERVE      MiB of the disk that stay free in full mode; default 1024, but a sixteenth of the disk at most
 *   WEFT_CLOCK        "monotonic": the system's clock, even where the processor's counter could be used
 *   WEFT_THROTTLE     events a second of a site on one thread above which it is switched off if it is tiny; default none
 *   WEFT_SIGNAL       name or number of the signal on which `weft on` and `weft off` take effect at once; default none
 *   WEFT_START        "off": nothing is recorded until `weft on`
 *   WEFT_MACHINE_ID   used in the trace in place of the host name
 *   WEFT_TOOLS        FILE[=OPTIONS], shared libraries that are told what happens, separated by ":"; default none
 *   WEFT_TOOL_PATIENCE  seconds after which a line says that a tool does not return; default 10
 *   WEFT_ONLY, WEFT_WITHOUT, WEFT_THREAD
 *                     patterns of names (* and ?), separated by ";": calls that are recorded, calls that are not,
 *                     threads that are; default: all
 *   WEFT_DEPTH        calls nested deeper are not recorded; default: at any depth
 *   WEFT_MIN          calls that take less (10us, 2ms) are not recorded; default: however short
 *   WEFT_RUN          name of the run, the same for all of its processes: set by `weft run` */
#define WEFT_ENV_TRACE "WEFT_TRACE"
#define WEFT_ENV_MODE "WEFT_MODE"
#define WEFT_ENV_RING "WEFT_RING"
#define WEFT_ENV_MEMORY "WEFT_MEMORY"
#define WEFT_ENV_COMPRESS "WEFT_COMPRESS"
#define WEFT_ENV_RESERVE "WEFT_RESERVE"
#define WEFT_ENV_CLOCK "WEFT_CLOCK"
#define WEFT_ENV_THROTTLE "WEFT_THROTTLE"
#define WEFT_ENV_SIGNAL "WEFT_SIGNAL"
#define WEFT_ENV_START "WEFT_START"
#define WEFT_ENV_MACHINE_ID "WEFT_MACHINE_ID"
#define WEFT_ENV_RUN "WEFT_RUN"
#define WEFT_ENV_ONLY "WEFT_ONLY"
#define WEFT_ENV_WITHOUT "WEFT_WITHOUT"
#define WEFT_ENV_THREAD "WEFT_THREAD"
#define WEFT_ENV_DEPTH "WEFT_DEPTH"
#define WEFT_ENV_MIN "WEFT_MIN"
#define WEFT_ENV_TOOLS "WEFT_TOOLS"
#define WEFT_ENV_TOOL_PATIENCE "WEFT_TOOL_PATIENCE"

/* Below the trace directory each process has a CTF trace of its own:
 * DIRECTORY/PROGRAM-PID[-N]/{metadata,definitions,thread-TID[-N]}. `babeltrace2 DIRECTORY` finds and merges them. */
#define WEFT_DEFAULT_TRACE "weft-trace"

#endif
