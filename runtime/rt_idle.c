/* libweft for programs that run while a build runs (build scripts, procedural macros inside the compiler): the same functions, and no trace. */
#include <weft/format.h>

#define IDLE __attribute__((visibility("default")))

struct weft_hot {
    uint64_t *position, *limit;
    uint64_t epoch;
};
IDLE extern __thread struct weft_hot weft_hot __attribute__((tls_model("initial-exec")));
__thread struct weft_hot weft_hot;

/* Whoever asks once does not ask again. */
static void turn_off(struct weft_unit *unit)
{
    __atomic_store_n(&unit->first_id, WEFT_UNIT_OFF, __ATOMIC_RELAXED);
}

IDLE void weft_begin(struct weft_unit *unit, uint32_t index);
void weft_begin(struct weft_unit *unit, uint32_t index)
{
    (void)index;
    turn_off(unit);
}

IDLE void weft_switch(int on);
void weft_switch(int on)
{
    (void)on;
}

IDLE int weft_is_on(void);
int weft_is_on(void)
{
    return 0;
}

IDLE void weft_region_begin(struct weft_unit *unit);
void weft_region_begin(struct weft_unit *unit)
{
    turn_off(unit);
}

IDLE void weft_region_end(struct weft_unit *unit);
void weft_region_end(struct weft_unit *unit)
{
    turn_off(unit);
}

IDLE void weft_name_thread(const char *name);
void weft_name_thread(const char *name)
{
    (void)name;
}

struct weft_kept {
    struct weft_unit *unit;
};
IDLE void weft_kept_begin(struct weft_kept *kept);
void weft_kept_begin(struct weft_kept *kept)
{
    turn_off(kept->unit);
}

IDLE void weft_kept_end(struct weft_kept *kept);
void weft_kept_end(struct weft_kept *kept)
{
    (void)kept;
}

IDLE void weft_end(struct weft_unit *unit, uint32_t index);
void weft_end(struct weft_unit *unit, uint32_t index)
{
    (void)index;
    turn_off(unit);
}

IDLE void weft_unwind(struct weft_unit *unit, uint32_t index);
void weft_unwind(struct weft_unit *unit, uint32_t index)
{
    (void)index;
    turn_off(unit);
}

IDLE void weft_local_begin(struct weft_unit *unit, uint32_t index);
void weft_local_begin(struct weft_unit *unit, uint32_t index)
{
    (void)index;
    turn_off(unit);
}

IDLE void weft_local_end(struct weft_unit *unit, uint32_t index);
void weft_local_end(struct weft_unit *unit, uint32_t index)
{
    (void)index;
    turn_off(unit);
}

IDLE void weft_begin_slowly(struct weft_unit *unit, uint32_t index) __attribute__((alias("weft_begin")));
IDLE void weft_end_slowly(struct weft_unit *unit, uint32_t index) __attribute__((alias("weft_end")));

IDLE int weft_global_begin(struct weft_unit *unit, uint32_t index);
int weft_global_begin(struct weft_unit *unit, uint32_t index)
{
    weft_begin(unit, index);
    return 0;
}

IDLE uint32_t weft_future_begin(struct weft_unit *unit, uint32_t index);
uint32_t weft_future_begin(struct weft_unit *unit, uint32_t index)
{
    weft_begin(unit, index);
    return 1;
}

IDLE void weft_future_end(struct weft_unit *unit, uint32_t index, uint32_t future);
void weft_future_end(struct weft_unit *unit, uint32_t index, uint32_t future)
{
    (void)future;
    weft_begin(unit, index);
}
