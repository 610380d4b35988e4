/* What a program that OPARI2 has instrumented calls, doing nothing: for bench/tasks. Only the functions that bench/tasks-*.c need. */
#include <opari2/pomp2_lib.h>

#define NOTHING(name, ...)                                                                                                                           \
    void name(__VA_ARGS__)                                                                                                                           \
    {                                                                                                                                                \
    }
#define REGION POMP2_Region_handle *region __attribute__((unused))
#define OLD_TASK POMP2_Task_handle *old_task __attribute__((unused))
#define GIVEN_TASK POMP2_Task_handle task __attribute__((unused))
#define CONTEXT const char ctc[] __attribute__((unused))
#define IS_DEFERRED int is_deferred __attribute__((unused))
#define N_THREADS int n_threads __attribute__((unused))

NOTHING(POMP2_Assign_handle, REGION, CONTEXT)
NOTHING(POMP2_Parallel_fork, REGION, IS_DEFERRED, N_THREADS, OLD_TASK, CONTEXT)
NOTHING(POMP2_Parallel_begin, REGION)
NOTHING(POMP2_Parallel_end, REGION)
NOTHING(POMP2_Parallel_join, REGION, GIVEN_TASK)
NOTHING(POMP2_Single_enter, REGION, CONTEXT)
NOTHING(POMP2_Single_begin, REGION)
NOTHING(POMP2_Single_end, REGION)
NOTHING(POMP2_Single_exit, REGION)
NOTHING(POMP2_Implicit_barrier_enter, REGION, OLD_TASK)
NOTHING(POMP2_Implicit_barrier_exit, REGION, GIVEN_TASK)
NOTHING(POMP2_Task_create_begin, REGION, POMP2_Task_handle *new_task __attribute__((unused)), OLD_TASK, IS_DEFERRED, CONTEXT)
NOTHING(POMP2_Task_create_end, REGION, GIVEN_TASK)
NOTHING(POMP2_Task_begin, REGION, GIVEN_TASK)
NOTHING(POMP2_Task_end, REGION)
