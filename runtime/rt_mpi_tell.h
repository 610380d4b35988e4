/* What calls of MPI did, told to tools: the messages as they are recorded, and the ends of edges between tasks of several
 * processes, which are made of them. Not thread safe: the caller (rt_mpi.c) has a lock, and tools are told later
 * (rt_tool_message.h). */
#ifndef RT_MPI_TELL_H
#define RT_MPI_TELL_H

#include <stdbool.h>
#include <stdint.h>

#include <weft/format.h>

struct rt_mpi_told {
    enum weft_event event;
    uint32_t site;       /* its number */
    bool is_on;          /* calls are recorded: otherwise messages are only counted */
    int32_t own_rank;    /* in MPI_COMM_WORLD, as `peer` */
    const void *blocked; /* the call, if it receives by itself */
    uint64_t communicator, request;
    int64_t peer, tag, bytes;
};

void rt_mpi_tell(const struct rt_mpi_told *told);
/* A call is about to receive a message: `peer` and `tag` as it says, negative: any. */
void rt_mpi_tell_blocked(const void *call, uint64_t communicator, int64_t peer, int64_t tag);
/* It has failed; a request was cancelled. */
void rt_mpi_tell_not_blocked(const void *call);
void rt_mpi_tell_cancelled(uint64_t request);

#endif
