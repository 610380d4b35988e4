/* What rewritten C code sees whose blocks and memory accesses are recorded ("memory", "blocks"), and the tables that
 * it hands to the runtime. docs/memory.md has the text that is written, docs/trace-format.md the bytes that are
 * recorded. Like probe.h it includes nothing of the system's and uses no names but weft_*, WEFT_* and the compiler's.
 */
#ifndef WEFT_MEMORY_H
#define WEFT_MEMORY_H

#include <weft/probe.h>

#pragma GCC system_header

/* A place in a thread's packet. Programs rarely use this type, so compilers know that what is stored there changes
 * nothing of theirs (C17 6.5/7). */
typedef unsigned long long weft_slot;

/* An access of a block, in the order of the table. Must match the definition ACCESS (definitions.def). */
struct weft_access {
    __UINT32_TYPE__ weft_line, weft_column; /* 1-based */
    __UINT32_TYPE__ weft_size;              /* bytes */
    __UINT8_TYPE__ weft_kind;               /* WEFT_ACCESS_* */
    __UINT8_TYPE__ weft_part;               /* WEFT_PART_* */
    __UINT8_TYPE__ weft_slot_index;         /* the slot with its address: of the block's record, or of its loop's */
    __UINT8_TYPE__ weft_stride_slot;        /* the slot with its stride; WEFT_NO_SLOT: weft_stride has it */
    __INT64_TYPE__ weft_offset;             /* bytes, added to that address */
    __INT64_TYPE__ weft_stride;             /* bytes that it moves with each iteration of the loop */
};

#define WEFT_ACCESS_LOAD 0
#define WEFT_ACCESS_STORE 1
#define WEFT_ACCESS_VOLATILE 2 /* added to the others */
#define WEFT_ACCESS_ATOMIC 4
#define WEFT_ACCESS_LANES 8 /* no access (WEFT_NO_SLOT): the loop is one of `simd`; weft_size: its safelen, 0: none */

#define WEFT_PART_BODY 0 /* once for each execution of the block, or for each iteration of the loop */
#define WEFT_PART_TEST 1 /* of a loop: before each iteration, and once behind the last */
#define WEFT_PART_LOOP 2 /* like BODY, but the slots are those of the record of the enclosing loop (weft_loop) */

#define WEFT_NO_SLOT 255
#define WEFT_MOST_SLOTS 200 /* of a record */

#define WEFT_RUN_ROOM 512            /* of a run: slots behind its header */
#define WEFT_RUN_HEADER 0x800000u    /* in place of a block's number: so many slots belong to a run */
#define WEFT_RUN_OPEN 0x400000u      /* added to it until the loop is over */
#define WEFT_UNUSED_HEADER 0x7fffffu /* the slots that follow are not used */

/* Must match the definition BLOCK. */
struct weft_block {
    __UINT32_TYPE__ weft_site_index; /* index of the function's site in its unit */
    __UINT32_TYPE__ weft_loop;       /* 1 + index of the block that holds the bases of the loop around it; 0: none */
    __UINT32_TYPE__ weft_line_begin, weft_line_end;
    __UINT32_TYPE__ weft_first, weft_count; /* its accesses in the unit's table */
    __UINT8_TYPE__ weft_kind;               /* WEFT_BLOCK_* */
    __UINT8_TYPE__ weft_slots;              /* in its record, behind the header */
};

#define WEFT_BLOCK_PLAIN 0 /* statements that run one behind the other */
#define WEFT_BLOCK_PART 1  /* goes on with a block that a call, or a part that may be left out, has interrupted */
#define WEFT_BLOCK_LOOP 2  /* a whole loop. Slot 0 has the number of its iterations */
#define WEFT_BLOCK_BASES 3 /* a loop begins whose iterations have records of their own: WEFT_BLOCK_TURN */
#define WEFT_BLOCK_TURN 4  /* an iteration of that loop begins */
#define WEFT_BLOCK_TURNS                                                                                                                             \
    5 /* iterations of a loop: its record holds, for each, the slots of the blocks that are defined                                                  \
       * between the loop's block with the bases and this one; of a block without slots it holds a 1 */

struct weft_memory {
    struct weft_unit *weft_of_unit;
    const struct weft_block *weft_blocks;
    const struct weft_access *weft_accesses;
    __UINT32_TYPE__ weft_n_blocks;
    __UINT32_TYPE__ weft_first; /* number of the first block; 0: the runtime does not know the unit yet; WEFT_MEMORY_OFF */
    __UINT32_TYPE__ weft_loops; /* so many loops that threads share are over */
};
#define WEFT_MEMORY_OFF 0x80000000u

/* A thread's position in its packet. All zero until the thread records. */
struct weft_memory_hot {
    weft_slot *weft_position;   /* of the next record; after a signal handler something may stand there */
    weft_slot *weft_limit;      /* a record that begins before it has room; NULL: none has */
    __UINT64_TYPE__ weft_time;  /* of the record with a time that was made last */
    __UINT64_TYPE__ weft_runs;  /* that are open: more than there are if one was left by a jump out of a signal handler */
    __UINT32_TYPE__ weft_told;  /* WEFT_CALLED of the function that is called by one that has just looked at the clock; 0: none */
    __UINT64_TYPE__ weft_share; /* the loop, shared with other threads, of which an iteration ran last */
};

/* With default(none), a region may name no variable with static storage duration: it calls this. In C++, internal linkage
 * as in probe.hpp. */
#ifdef __cplusplus
#define WEFT_MEMORY_DECLARE                                                                                                                          \
    namespace                                                                                                                                        \
    {                                                                                                                                                \
    extern struct weft_memory weft_memory_here;                                                                                                      \
    __attribute((__unused__)) WEFT_INLINED inline struct weft_memory *weft_this_memory() noexcept                                                    \
    {                                                                                                                                                \
        return &weft_memory_here;                                                                                                                    \
    }                                                                                                                                                \
    }
#define WEFT_MEMORY_DEFINE(n)                                                                                                                        \
    namespace                                                                                                                                        \
    {                                                                                                                                                \
    __attribute((__unused__)) struct weft_memory weft_memory_here = { &weft_here, weft_blocks, weft_accesses, n, 0, 0 };                             \
    }
#else
#define WEFT_MEMORY_DECLARE                                                                                                                          \
    static struct weft_memory weft_memory;                                                                                                           \
    WEFT_INLINE struct weft_memory *weft_this_memory(void)                                                                                           \
    {                                                                                                                                                \
        return &weft_memory;                                                                                                                         \
    }
#define WEFT_MEMORY_DEFINE(n) static struct weft_memory weft_memory = { &weft_unit, weft_blocks, weft_accesses, n, 0, 0 }
#endif

/* Makes room for the record of a block, writes its header, and returns its first slot, which holds zeros: a slot that
 * stays zero says that its access was not reached. With WEFT_RUN_ROOM slots: for a run of the unit's records. */
WEFT_LINKED(weft_slot *, weft_block_slowly, (struct weft_memory * weft_m, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_slots, int weft_is_timed));

#ifndef WEFT_IN_LIBRARY

/* Without the library there are places that nobody reads. */
WEFT_DOOR(weft_slot *, weft_block_slowly, (struct weft_memory * weft_m, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_slots, int weft_is_timed))
{
    static weft_slot weft_nowhere[2 + WEFT_RUN_ROOM]; /* the place behind a run is looked at */
    if (weft_block_slowly_linked)
        return weft_block_slowly_linked(weft_m, weft_i, weft_slots, weft_is_timed);
    return weft_nowhere + 1;
}

#ifdef WEFT_INLINE_PROBES
extern __thread struct weft_memory_hot weft_memory_hot __attribute((__weak__, __tls_model__("initial-exec")));

/* Puts a header where a zero is. Returns 0 if something else stands there: a signal handler has recorded in between. Like
 * weft_fill of probe.h, but nothing of the program's has to be in memory for it. */
#if defined(__x86_64__) && defined(__GCC_ASM_FLAG_OUTPUTS__)
WEFT_INLINE int weft_head(weft_slot *weft_at, weft_slot weft_header)
{
    weft_slot weft_found = 0;
    int weft_is_zero;
    __asm__ __volatile__("cmpxchgq %3, %1" : "+a"(weft_found), "+m"(*weft_at), "=@ccz"(weft_is_zero) : "r"(weft_header));
    return weft_is_zero;
}
#else
WEFT_INLINE int weft_head(weft_slot *weft_at, weft_slot weft_header)
{
    weft_slot weft_found = 0;
    return __atomic_compare_exchange_n(weft_at, &weft_found, weft_header, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
#endif
#endif

/* In the common case: the unit is known, the packet has room, the time is not too far from the one before. A signal handler
 * may come in between two of these steps, as in weft_store of probe.h: the header is exchanged for a zero, and a position
 * that is too low points to a header.
 *
 * 32 bits are the low ones of the clock, 24 the block's number, 8 the number of slots. The clock is read where
 * something else may have happened since the record before: at the beginning of a function, behind a call. */
WEFT_INLINE weft_slot *weft_block(struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_slots, int weft_is_timed)
{
#ifdef WEFT_INLINE_PROBES
    __INT32_TYPE__ weft_first = (__INT32_TYPE__)__atomic_load_n(&weft_m->weft_first, __ATOMIC_RELAXED);
    weft_slot *weft_at = weft_memory_hot.weft_position, weft_header;
    if (__builtin_expect(weft_first <= 0 || weft_at >= weft_memory_hot.weft_limit, 0))
        return weft_block_slowly(weft_m, weft_i, weft_slots, weft_is_timed);
    if (weft_is_timed) {
        __UINT64_TYPE__ weft_now = weft_ticks();
        if (__builtin_expect((weft_now - weft_memory_hot.weft_time) >> 31 != 0, 0))
            return weft_block_slowly(weft_m, weft_i, weft_slots, weft_is_timed);
        weft_memory_hot.weft_time = weft_now;
    }
    weft_header = (weft_slot)((__UINT32_TYPE__)weft_first + weft_i) << 32 | (weft_slot)weft_slots << 56 | (__UINT32_TYPE__)weft_memory_hot.weft_time;
    if (__builtin_expect(!weft_head(weft_at, weft_header), 0))
        return weft_block_slowly(weft_m, weft_i, weft_slots, weft_is_timed);
    weft_memory_hot.weft_position = weft_at + weft_slots + 1;
    return weft_at + 1;
#else
    return weft_block_slowly(weft_m, weft_i, weft_slots, weft_is_timed);
#endif
}

/* Of the functions of a unit, by number; not 0. */
#define WEFT_CALLED(n) (((__UINT32_TYPE__)WEFT_STAMP + (n)) | 0x80000000u)

/* Says that the time of the next record is right for the first of the called function, too. A signal handler that comes in
 * between is another function, and reads the clock. */
WEFT_INLINE void weft_tell_callee(const struct weft_memory *weft_m, __UINT32_TYPE__ weft_called, int weft_is_late)
{
#ifdef WEFT_INLINE_PROBES
    if ((__INT32_TYPE__)__atomic_load_n(&weft_m->weft_first, __ATOMIC_RELAXED) > 0) /* (without the library there is no such place) */
        __atomic_store_n(&weft_memory_hot.weft_told, weft_is_late ? 0 : weft_called, __ATOMIC_RELAXED);
#else
    (void)weft_m, (void)weft_called, (void)weft_is_late;
#endif
}

/* Has it not been said? */
WEFT_INLINE int weft_is_late_callee(__UINT32_TYPE__ weft_called)
{
#ifdef WEFT_INLINE_PROBES
    if (__builtin_expect(__atomic_load_n(&weft_memory_hot.weft_told, __ATOMIC_RELAXED) == weft_called, 1)) {
        __atomic_store_n(&weft_memory_hot.weft_told, 0, __ATOMIC_RELAXED);
        return 0;
    }
#else
    (void)weft_called;
#endif
    return 1;
}

/* Behind a loop that threads share, and in each iteration, with a number of the loop in its unit: is it the first one of the
 * thread since the loop began? One of another loop in between makes it so, too, and the end of one. */
WEFT_INLINE void weft_end_share(struct weft_memory *weft_m)
{
    (void)__atomic_add_fetch(&weft_m->weft_loops, 1, __ATOMIC_RELAXED);
}
WEFT_INLINE int weft_is_late_share(const struct weft_memory *weft_m, __UINT32_TYPE__ weft_n)
{
#ifdef WEFT_INLINE_PROBES
    __UINT64_TYPE__ weft_share = ((__UINT64_TYPE__)(__UINTPTR_TYPE__)weft_m + weft_n) << 32 | __atomic_load_n(&weft_m->weft_loops, __ATOMIC_RELAXED);
    if ((__INT32_TYPE__)__atomic_load_n(&weft_m->weft_first, __ATOMIC_RELAXED) <= 0)
        return 1;
    if (__builtin_expect(__atomic_load_n(&weft_memory_hot.weft_share, __ATOMIC_RELAXED) == weft_share, 1))
        return 0;
    __atomic_store_n(&weft_memory_hot.weft_share, weft_share, __ATOMIC_RELAXED);
#else
    (void)weft_m, (void)weft_n;
#endif
    return 1;
}

/* The record of a block with one slot. */
WEFT_INLINE void weft_one(struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, weft_slot weft_address)
{
    *weft_block(weft_m, weft_i, 1, 0) = weft_address;
}

/* A run: room in the thread's packet that a loop without calls fills with records through a position of its own, which
 * compilers keep in a register. Its header says how much room that is, so that a signal handler's records come behind it.
 * What the loop has not used is given back if nothing was recorded behind it. */
struct weft_run {
    weft_slot *weft_next, *weft_end; /* of the next record; of the room */
    weft_slot weft_base;             /* of its headers: the number of the unit's first block, and the time */
};

#ifdef WEFT_INLINE_PROBES
/* (Compilers must not take the one and the other together.) */
WEFT_INLINE void weft_count_runs(int weft_more)
{
    __UINT64_TYPE__ weft_n = __atomic_load_n(&weft_memory_hot.weft_runs, __ATOMIC_RELAXED);
    __atomic_store_n(&weft_memory_hot.weft_runs, weft_n + (__UINT64_TYPE__)(__INT64_TYPE__)weft_more, __ATOMIC_RELAXED);
}
#endif

WEFT_INLINE struct weft_run weft_run_begin(struct weft_memory *weft_m, int weft_is_timed)
{
    struct weft_run weft_r;
#ifdef WEFT_INLINE_PROBES
    __INT32_TYPE__ weft_first = (__INT32_TYPE__)__atomic_load_n(&weft_m->weft_first, __ATOMIC_RELAXED);
    weft_slot *weft_at = weft_memory_hot.weft_position, weft_header;
    if (__builtin_expect(weft_first <= 0 || weft_at >= weft_memory_hot.weft_limit, 0))
        goto weft_slowly;
    if (weft_is_timed) {
        __UINT64_TYPE__ weft_now = weft_ticks();
        if (__builtin_expect((weft_now - weft_memory_hot.weft_time) >> 31 != 0, 0))
            goto weft_slowly;
        weft_memory_hot.weft_time = weft_now;
    }
    weft_header = (weft_slot)(WEFT_RUN_HEADER | WEFT_RUN_OPEN | WEFT_RUN_ROOM) << 32 | (__UINT32_TYPE__)weft_memory_hot.weft_time;
    if (__builtin_expect(!weft_head(weft_at, weft_header), 0))
        goto weft_slowly;
    weft_memory_hot.weft_position = weft_at + 1 + WEFT_RUN_ROOM;
    weft_r.weft_next = weft_at + 1;
    goto weft_begun;
weft_slowly:
    weft_r.weft_next = weft_block_slowly(weft_m, 0, WEFT_RUN_ROOM, weft_is_timed);
    weft_first = (__INT32_TYPE__)__atomic_load_n(&weft_m->weft_first, __ATOMIC_RELAXED);
weft_begun:
    weft_count_runs(1);
    weft_r.weft_end = weft_r.weft_next + WEFT_RUN_ROOM;
    /* The time of its header: by now that of the thread may be of a handler's last record, whose first one stands behind it. */
    weft_r.weft_base = (weft_slot)(__UINT32_TYPE__)weft_first << 32 | (__UINT32_TYPE__)weft_r.weft_next[-1];
#else
    weft_r.weft_next = weft_r.weft_end = 0;
    weft_r.weft_base = (weft_slot)weft_is_timed;
#endif
    return weft_r;
}

#ifdef WEFT_INLINE_PROBES
/* Moves the position if it is still there. One instruction: no signal handler comes in between. */
#if defined(__x86_64__) && defined(__GCC_ASM_FLAG_OUTPUTS__)
WEFT_INLINE int weft_give_back(weft_slot *weft_from, weft_slot *weft_to)
{
    int weft_is_there;
    __asm__ __volatile__("cmpxchgq %3, %1" : "+a"(weft_from), "+m"(weft_memory_hot.weft_position), "=@ccz"(weft_is_there) : "r"(weft_to) : "memory");
    return weft_is_there;
}
#else
WEFT_INLINE int weft_give_back(weft_slot *weft_from, weft_slot *weft_to)
{
    return __atomic_compare_exchange_n(&weft_memory_hot.weft_position, &weft_from, weft_to, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}
#endif

/* Nobody has to understand what is in the rest of the room. */
__attribute((__unused__, __noinline__, __cold__, __no_instrument_function__)) static void weft_run_fill(struct weft_run weft_r)
{
    while (weft_r.weft_next < weft_r.weft_end) {
        weft_slot weft_left = (weft_slot)(weft_r.weft_end - weft_r.weft_next) - 1;
        weft_left = weft_left < WEFT_MOST_SLOTS ? weft_left : WEFT_MOST_SLOTS;
        *weft_r.weft_next = weft_left << 56 | (weft_slot)WEFT_UNUSED_HEADER << 32 | (__UINT32_TYPE__)weft_r.weft_base;
        weft_r.weft_next += 1 + weft_left;
    }
}
#endif

/* It has the length of what was recorded first, then the rest is free: a handler in between records behind it. One that
 * came before the run had moved the position has done so already: the position is then that of the handler's first header,
 * perhaps in a packet that is closed. */
WEFT_INLINE void weft_run_end(struct weft_run *weft_r)
{
#ifdef WEFT_INLINE_PROBES
    weft_slot *weft_at = weft_r->weft_end - WEFT_RUN_ROOM - 1;
    *weft_at -= ((weft_slot)(weft_r->weft_end - weft_r->weft_next) << 32) + ((weft_slot)WEFT_RUN_OPEN << 32);
    weft_count_runs(-1);
    if (__builtin_expect(__atomic_load_n(weft_r->weft_end, __ATOMIC_RELAXED) != 0 || !weft_give_back(weft_r->weft_end, weft_r->weft_next), 0))
        weft_run_fill(*weft_r);
#else
    (void)weft_r;
#endif
}

#ifdef WEFT_INLINE_PROBES
__attribute((__unused__, __noinline__, __cold__, __no_instrument_function__)) static struct weft_run weft_run_more(struct weft_run weft_r,
                                                                                                                   struct weft_memory *weft_m)
{
    weft_run_end(&weft_r);
    return weft_run_begin(weft_m, 0);
}
#endif

/* weft_block, in a run. */
WEFT_INLINE weft_slot *weft_put(struct weft_run *weft_r, struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, __UINT32_TYPE__ weft_slots)
{
#ifdef WEFT_INLINE_PROBES
    weft_slot *weft_at = weft_r->weft_next, *weft_behind = weft_at + 1 + weft_slots;
    if (__builtin_expect(weft_behind > weft_r->weft_end, 0)) {
        *weft_r = weft_run_more(*weft_r, weft_m);
        weft_at = weft_r->weft_next;
        weft_behind = weft_at + 1 + weft_slots;
    }
    *weft_at = weft_r->weft_base + ((weft_slot)weft_i << 32 | (weft_slot)weft_slots << 56);
    weft_r->weft_next = weft_behind;
    return weft_at + 1;
#else
    int weft_is_timed = (int)weft_r->weft_base;
    weft_r->weft_base = 0;
    return weft_block_slowly(weft_m, weft_i, weft_slots, weft_is_timed);
#endif
}

/* weft_one, in a run. */
WEFT_INLINE void weft_put_one(struct weft_run *weft_r, struct weft_memory *weft_m, __UINT32_TYPE__ weft_i, weft_slot weft_address)
{
    *weft_put(weft_r, weft_m, weft_i, 1) = weft_address;
}

/* The iterations of a loop in a run: records of as many as have room in 255 slots. All zero in the beginning. Until it is
 * complete a record has all of this room. */
struct weft_turns {
    weft_slot *weft_next, *weft_end;
};

/* Where the slots of an iteration go, of which each has `weft_width`. */
WEFT_INLINE weft_slot *weft_next_turn(struct weft_turns *weft_t, struct weft_run *weft_r, struct weft_memory *weft_m, __UINT32_TYPE__ weft_i,
                                      __UINT32_TYPE__ weft_width)
{
    weft_slot *weft_at;
    if (__builtin_expect(weft_t->weft_next == weft_t->weft_end, 0)) {
        weft_t->weft_next = weft_put(weft_r, weft_m, weft_i, 255 / weft_width * weft_width);
        weft_t->weft_end = weft_t->weft_next + 255 / weft_width * weft_width;
    }
    weft_at = weft_t->weft_next;
    weft_t->weft_next = weft_at + weft_width;
    return weft_at;
}

WEFT_INLINE void weft_end_turns(const struct weft_turns *weft_t, struct weft_run *weft_r, __UINT32_TYPE__ weft_width)
{
    if (weft_t->weft_end) {
        weft_slot *weft_at = weft_t->weft_end - 255 / weft_width * weft_width - 1;
        *weft_at -= (weft_slot)(weft_t->weft_end - weft_t->weft_next) << 56;
        weft_r->weft_next = weft_t->weft_next;
    }
}

/* weft_block and weft_one, in an iteration. */
WEFT_INLINE weft_slot *weft_mark_turn(weft_slot *weft_at, __UINT32_TYPE__ weft_slots)
{
    if (weft_slots == 0)
        *weft_at = 1;
    return weft_at;
}
WEFT_INLINE void weft_mark_one(weft_slot *weft_at, weft_slot weft_address)
{
    *weft_at = weft_address;
}

/* What compilers would say of the text that is written: a block's record is a declaration in the middle of others, a loop
 * and what stands behind it are on one line, a variable of a loop that is written out has its name once more, a loop of simd
 * that records each iteration has no vectors. */
#pragma GCC diagnostic ignored "-Wdeclaration-after-statement"
#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#pragma GCC diagnostic ignored "-Wshadow"
#ifdef __clang__
#pragma GCC diagnostic ignored "-Wpass-failed"
#endif

#define WEFT_ADDRESS(pointer) ((weft_slot)(__UINTPTR_TYPE__)(pointer))

#endif
#endif
