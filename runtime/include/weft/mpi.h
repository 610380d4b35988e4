/* What libweft asks MPI. A rewritten unit that captures arguments of MPI's functions includes this at its end, behind
 * the program's own <mpi.h>: so it is compiled against the program's own MPI, by its own compiler, with its own flags.
 * libweft itself knows no MPI, and neither does a program without such units.
 *
 * Only functions PMPI_ are called (MPI-3.1 14.2), so that other tools are told nothing of it, and only ones that are
 * local and change nothing: they ask for ranks, sizes and groups, and read statuses. They are called between
 * MPI_Init and MPI_Finalize, on the thread that is about to call MPI or has just done so.
 */
#ifndef WEFT_MPI_H
#define WEFT_MPI_H

#pragma GCC system_header

/* Handles are passed as numbers: in some implementations of MPI they are pointers, in others int. */
struct weft_mpi {
    struct weft_mpi *weft_next; /* the library's */
    __UINT64_TYPE__ weft_world, weft_no_communicator, weft_no_request, weft_no_datatype, weft_in_place;
    const void *weft_no_status; /* MPI_STATUS_IGNORE */
    int weft_any_source, weft_any_tag, weft_proc_null, weft_undefined;
    /* A status of this thread's, for calls that are passed MPI_STATUS_IGNORE. */
    void *(*weft_status)(void);
    /* Is MPI initialised and not finalised? */
    int (*weft_is_ready)(void);
    /* The calling process's rank in the communicator and its size; of an intercommunicator, the local group's. */
    void (*weft_communicator)(__UINT64_TYPE__ weft_c, int *weft_rank, int *weft_size, int *weft_is_inter);
    /* World ranks of `n` processes of the group (of an intercommunicator, the remote group, whose size is returned by
     * weft_peers): negative for processes that are not in MPI_COMM_WORLD. */
    int (*weft_peers)(__UINT64_TYPE__ weft_c);
    void (*weft_ranks)(__UINT64_TYPE__ weft_c, int weft_n, const int *weft_of, int *weft_in_world);
    __INT64_TYPE__ (*weft_bytes)(__UINT64_TYPE__ weft_datatype);
    __UINT64_TYPE__ (*weft_request)(const void *weft_requests, __UINT64_TYPE__ weft_i);
    __UINT64_TYPE__ (*weft_stored_communicator)(const void *weft_c);
    __UINT64_TYPE__ (*weft_stored_message)(const void *weft_m); /* 0: MPI_MESSAGE_NULL; ~0: MPI_MESSAGE_NO_PROC */
    /* Returns 0 if the communication was cancelled. `bytes`: negative if unknown. */
    int (*weft_received)(const void *weft_statuses, __UINT64_TYPE__ weft_i, int *weft_source, int *weft_tag, __INT64_TYPE__ *weft_bytes);
    /* As weft_ranks, of an intercommunicator's local group. */
    void (*weft_own_ranks)(__UINT64_TYPE__ weft_c, int weft_n, const int *weft_of, int *weft_in_world);
};

/* For rewritten code, where the program has included an <mpi.h> of MPI 3 or newer. */
#if defined(WEFT_PROBE_H) && defined(MPI_VERSION) && !defined(WEFT_IN_LIBRARY)
#if MPI_VERSION >= 3

#ifdef __cplusplus
extern "C" {
#endif
WEFT_LINKED(void, weft_mpi_register, (struct weft_mpi * weft_m));
WEFT_LINKED(void, weft_mpi_unregister, (struct weft_mpi * weft_m));
#ifdef __cplusplus
}
#endif

#define WEFT_MPI_OWN static __attribute((__unused__, __no_instrument_function__))
#define WEFT_MPI_NUMBER(weft_handle) ((__UINT64_TYPE__)(__INT64_TYPE__)(__INTPTR_TYPE__)(weft_handle))
#define WEFT_MPI_HANDLE(weft_type, weft_number) ((weft_type)(__INTPTR_TYPE__)(weft_number))

static struct weft_mpi weft_mpi_here;

WEFT_MPI_OWN void *weft_mpi_status(void)
{
    static __thread MPI_Status weft_s;
    return &weft_s;
}

WEFT_MPI_OWN int weft_mpi_is_ready(void)
{
    int weft_begun = 0, weft_over = 0;
    PMPI_Initialized(&weft_begun);
    if (weft_begun)
        PMPI_Finalized(&weft_over);
    return weft_begun && !weft_over;
}

WEFT_MPI_OWN void weft_mpi_communicator(__UINT64_TYPE__ weft_c, int *weft_rank, int *weft_size, int *weft_is_inter)
{
    PMPI_Comm_rank(WEFT_MPI_HANDLE(MPI_Comm, weft_c), weft_rank);
    PMPI_Comm_size(WEFT_MPI_HANDLE(MPI_Comm, weft_c), weft_size);
    PMPI_Comm_test_inter(WEFT_MPI_HANDLE(MPI_Comm, weft_c), weft_is_inter);
}

WEFT_MPI_OWN int weft_mpi_peers(__UINT64_TYPE__ weft_c)
{
    int weft_n = 0;
    PMPI_Comm_remote_size(WEFT_MPI_HANDLE(MPI_Comm, weft_c), &weft_n);
    return weft_n;
}

/* Frees the group. */
WEFT_MPI_OWN void weft_mpi_translate(MPI_Group weft_group, int weft_n, const int *weft_of, int *weft_in_world)
{
    MPI_Group weft_all;
    int weft_i;
    PMPI_Comm_group(MPI_COMM_WORLD, &weft_all);
    PMPI_Group_translate_ranks(weft_group, weft_n, (int *)weft_of, weft_all, weft_in_world);
    for (weft_i = 0; weft_i < weft_n; weft_i++)
        if (weft_in_world[weft_i] == MPI_UNDEFINED)
            weft_in_world[weft_i] = -1;
    PMPI_Group_free(&weft_group);
    PMPI_Group_free(&weft_all);
}

WEFT_MPI_OWN void weft_mpi_own_ranks(__UINT64_TYPE__ weft_c, int weft_n, const int *weft_of, int *weft_in_world)
{
    MPI_Group weft_group;
    PMPI_Comm_group(WEFT_MPI_HANDLE(MPI_Comm, weft_c), &weft_group);
    weft_mpi_translate(weft_group, weft_n, weft_of, weft_in_world);
}

WEFT_MPI_OWN void weft_mpi_ranks(__UINT64_TYPE__ weft_c, int weft_n, const int *weft_of, int *weft_in_world)
{
    MPI_Group weft_group;
    int weft_inter = 0;
    PMPI_Comm_test_inter(WEFT_MPI_HANDLE(MPI_Comm, weft_c), &weft_inter);
    if (!weft_inter) {
        weft_mpi_own_ranks(weft_c, weft_n, weft_of, weft_in_world);
        return;
    }
    PMPI_Comm_remote_group(WEFT_MPI_HANDLE(MPI_Comm, weft_c), &weft_group);
    weft_mpi_translate(weft_group, weft_n, weft_of, weft_in_world);
}

WEFT_MPI_OWN __INT64_TYPE__ weft_mpi_bytes(__UINT64_TYPE__ weft_datatype)
{
    MPI_Count weft_n = 0;
    PMPI_Type_size_x(WEFT_MPI_HANDLE(MPI_Datatype, weft_datatype), &weft_n);
    return (__INT64_TYPE__)weft_n;
}

WEFT_MPI_OWN __UINT64_TYPE__ weft_mpi_request(const void *weft_requests, __UINT64_TYPE__ weft_i)
{
    return WEFT_MPI_NUMBER(((const MPI_Request *)weft_requests)[weft_i]);
}

WEFT_MPI_OWN __UINT64_TYPE__ weft_mpi_stored_communicator(const void *weft_c)
{
    return WEFT_MPI_NUMBER(*(const MPI_Comm *)weft_c);
}

WEFT_MPI_OWN __UINT64_TYPE__ weft_mpi_stored_message(const void *weft_m)
{
    MPI_Message weft_h = *(const MPI_Message *)weft_m;
    return weft_h == MPI_MESSAGE_NULL ? 0 : weft_h == MPI_MESSAGE_NO_PROC ? ~(__UINT64_TYPE__)0 : WEFT_MPI_NUMBER(weft_h);
}

/* In bytes whatever the datatype was, which may have been freed meanwhile. */
WEFT_MPI_OWN int weft_mpi_received(const void *weft_statuses, __UINT64_TYPE__ weft_i, int *weft_source, int *weft_tag, __INT64_TYPE__ *weft_bytes)
{
    MPI_Status *weft_s = (MPI_Status *)weft_statuses + weft_i;
    MPI_Count weft_n = -1;
    int weft_cancelled = 0;
    *weft_source = weft_s->MPI_SOURCE;
    *weft_tag = weft_s->MPI_TAG;
    PMPI_Test_cancelled(weft_s, &weft_cancelled);
    PMPI_Get_elements_x(weft_s, MPI_BYTE, &weft_n);
    *weft_bytes = weft_n < 0 ? -1 : (__INT64_TYPE__)weft_n;
    return !weft_cancelled;
}

__attribute((__constructor__)) WEFT_MPI_OWN void weft_mpi_begin(void)
{
    struct weft_mpi *weft_m = &weft_mpi_here;
    if (!weft_mpi_register_linked)
        return;
    weft_m->weft_world = WEFT_MPI_NUMBER(MPI_COMM_WORLD);
    weft_m->weft_no_communicator = WEFT_MPI_NUMBER(MPI_COMM_NULL);
    weft_m->weft_no_request = WEFT_MPI_NUMBER(MPI_REQUEST_NULL);
    weft_m->weft_no_datatype = WEFT_MPI_NUMBER(MPI_DATATYPE_NULL);
    weft_m->weft_in_place = WEFT_MPI_NUMBER(MPI_IN_PLACE);
    weft_m->weft_no_status = (const void *)MPI_STATUS_IGNORE;
    weft_m->weft_any_source = MPI_ANY_SOURCE;
    weft_m->weft_any_tag = MPI_ANY_TAG;
    weft_m->weft_proc_null = MPI_PROC_NULL;
    weft_m->weft_undefined = MPI_UNDEFINED;
    weft_m->weft_status = weft_mpi_status;
    weft_m->weft_is_ready = weft_mpi_is_ready;
    weft_m->weft_communicator = weft_mpi_communicator;
    weft_m->weft_peers = weft_mpi_peers;
    weft_m->weft_ranks = weft_mpi_ranks;
    weft_m->weft_own_ranks = weft_mpi_own_ranks;
    weft_m->weft_bytes = weft_mpi_bytes;
    weft_m->weft_request = weft_mpi_request;
    weft_m->weft_stored_communicator = weft_mpi_stored_communicator;
    weft_m->weft_stored_message = weft_mpi_stored_message;
    weft_m->weft_received = weft_mpi_received;
    weft_mpi_register_linked(weft_m);
}

/* The unit's library may be unloaded. */
__attribute((__destructor__)) WEFT_MPI_OWN void weft_mpi_end(void)
{
    if (weft_mpi_unregister_linked)
        weft_mpi_unregister_linked(&weft_mpi_here);
}

#endif
#endif
#endif
