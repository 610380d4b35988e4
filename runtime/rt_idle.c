/* libweft for programs that run during a build (build scripts, procedural macros inside the compiler): the same
 * functions, and no trace. */
#include <weft/format.h>

struct weft_hot {
    uint64_t *position, *limit;
    uint64_t epoch, task;
};
struct weft_kept { /* only its first member is used */
    struct weft_unit *unit;
};

/* Its probes are a branch from now on. */
static void turn_off(struct weft_unit *unit)
{
    if (unit)
        __atomic_store_n(&unit->first_id, WEFT_UNIT_OFF, __ATOMIC_RELAXED);
}

__attribute__((visibility("default"))) extern __thread struct weft_hot weft_hot __attribute__((tls_model("initial-exec")));
__thread struct weft_hot weft_hot;

/* For the addresses of blocks. */
struct weft_memory_hot {
    uint64_t *position, *limit, time;
};
__attribute__((visibility("default"))) extern __thread struct weft_memory_hot weft_memory_hot __attribute__((tls_model("initial-exec")));
__thread struct weft_memory_hot weft_memory_hot;
static uint64_t nowhere[1 + WEFT_MEMORY_RUN_ROOM];

/* A function of the interface: its parameters, the unit that it turns off (NULL: none), and what it returns, if
 * anything.
 */
#define IDLE(type, name, parameters, unit, ...)                                                                                                      \
    __attribute__((visibility("default"))) type name parameters;                                                                                     \
    type name parameters                                                                                                                             \
    {                                                                                                                                                \
        turn_off(unit);                                                                                                                              \
        return __VA_ARGS__;                                                                                                                          \
    }
#define SITE struct weft_unit *unit, __attribute__((unused)) uint32_t index
#define KEPT struct weft_kept *kept
#define UNUSED __attribute__((unused))

IDLE(void, weft_begin, (SITE), unit)
IDLE(void, weft_end, (SITE), unit)
IDLE(void, weft_begin_called, (SITE), unit)
IDLE(void, weft_end_called, (SITE), unit)
IDLE(void, weft_begin_slowly, (SITE), unit)
IDLE(void, weft_end_slowly, (SITE), unit)
IDLE(void, weft_unwind, (SITE), unit)
IDLE(void, weft_function_enter, (UNUSED const void *function, UNUSED void *functions), 0)
IDLE(void, weft_function_exit, (UNUSED const void *function, UNUSED void *functions), 0)
IDLE(void, weft_local_begin, (SITE), unit)
IDLE(void, weft_local_end, (SITE), unit)
IDLE(void, weft_creation_note, (UNUSED void *creation), 0)
IDLE(void, weft_local_start, (UNUSED const void *creation, UNUSED const void *routine), 0)
IDLE(int, weft_global_begin, (SITE), unit, 0)
IDLE(uint32_t, weft_future_begin, (SITE), unit, 1)
IDLE(void, weft_future_end, (SITE, UNUSED uint32_t future), unit)
IDLE(uint64_t, weft_task_create, (SITE), unit, 1)
IDLE(void, weft_task_depend, (SITE, UNUSED unsigned kind, UNUSED const volatile void *address), unit)
IDLE(void, weft_task_traits, (SITE, UNUSED unsigned traits, UNUSED int priority), unit)
IDLE(void, weft_task_handle, (SITE, UNUSED uint64_t handle), unit)
IDLE(void, weft_task_stack, (SITE, UNUSED const void *frame), unit)
IDLE(void, weft_cancelled, (SITE), unit)
IDLE(void, weft_task_begin, (SITE, UNUSED uint64_t task), unit)
IDLE(void, weft_task_pause, (SITE), unit)
IDLE(void, weft_task_resume, (SITE, UNUSED uint64_t task), unit)
IDLE(uint64_t, weft_task_number, (void), (struct weft_unit *)0, 1)
IDLE(void, weft_kept_begin, (KEPT), kept->unit)
IDLE(void, weft_kept_end, (KEPT), kept->unit)
IDLE(void, weft_kept_unwind, (KEPT), kept->unit)
IDLE(void *, weft_kept_status, (KEPT, UNUSED uint32_t value, void *status), kept->unit, status)
IDLE(void, weft_mpi_register, (UNUSED void *mpi), 0)
IDLE(void, weft_mpi_unregister, (UNUSED void *mpi), 0)
IDLE(void, weft_region_begin, (struct weft_unit * unit), unit)
IDLE(void, weft_region_end, (struct weft_unit * unit), unit)
IDLE(void *, weft_block_slowly, (UNUSED void *memory, UNUSED uint32_t block, UNUSED uint32_t slots, UNUSED int is_timed), 0, nowhere + 1)
IDLE(void, weft_object_begins, (UNUSED const void *address), 0)
IDLE(void, weft_object_is_dormant, (UNUSED const void *address), 0)
IDLE(void, weft_object_ends, (UNUSED const void *address), 0)
IDLE(void, weft_switch, (UNUSED int on), 0)
IDLE(int, weft_is_on, (void), 0, 0)
IDLE(void, weft_name_thread, (UNUSED const char *name), 0)

/* Have the linker take this file for the sake of rewritten units (probe.h). */
extern __attribute__((visibility("default"))) const char weft_link_begin[] __asm__("__start_weft_link");
extern __attribute__((visibility("hidden"))) const char weft_wrapped_begin[] __asm__("__start_weft_wrapped");
const char weft_link_begin[] = "", weft_wrapped_begin[] = "";
