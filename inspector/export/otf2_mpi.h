/* The records of OTF2 for messages and collective operations of MPI.
 *
 * Before the walk the trace is read once, for the ranks, the communicators and what belongs together. There are no such
 * records if ranks are missing in the trace, or if it has several jobs: OTF2 numbers the ranks of an archive without
 * gaps. Left out are messages that cannot be matched, collective operations with a request, and communicators whose
 * members are too many to be recorded.
 *
 * Sends stand at the begin of their call, all others at the end of the call that completed them, within its region:
 * therefore the LEAVE of a call of MPI is held back until its events have been read. */
#ifndef OTF2_MPI_H
#define OTF2_MPI_H

#include <otf2/otf2.h>

#include "exporter.h"
#include "messages.h"

/* A communicator; `ranks`: world ranks of its members. */
struct otf2_communicator {
    uint64_t id;
    int32_t *ranks;
    uint32_t n_ranks;
};

/* What is known of a message where it was received: in the order in which threads are walked. */
struct otf2_received {
    uint64_t end, communicator, bytes;
    uint32_t thread; /* in the walk */
    int32_t source, tag;
};

struct otf2_mpi {
    struct arena *arena;
    bool is_there;                               /* there are records of MPI */
    uint32_t n_ranks, *locations;                /* by rank: location of its first thread */
    VEC(struct otf2_communicator) communicators; /* by id; numbers of OTF2's from 0 on */
    uint32_t world;                              /* which of them is MPI_COMM_WORLD */
    struct sorter *received;
    struct otf2_received next;
    bool has_next;
    uint32_t *first_threads; /* by process, while messages are matched */
    const struct messages *messages;

    VEC(struct otf2_received) batch; /* those of one call */
    uint64_t batch_end;

    bool is_held;         /* the LEAVE of this interval */
    struct interval held; /* `result` is a copy in `arena` */
    uint64_t begin;       /* time for records at its begin: not before what was written last */
    uint64_t last;        /* time of what was written last for the current thread */
    uint64_t n_events;    /* written for the current thread */
};

/* Reads the trace. `all` is zeroed but for `arena`, from which its memory is. */
void otf2_mpi_read(struct otf2_mpi *all, struct export_job *job);
/* The records of an event of the call that is held back. */
OTF2_ErrorCode otf2_mpi_event(struct otf2_mpi *all, OTF2_EvtWriter *writer, const struct export_job *job, const struct trace_event *event);
void otf2_mpi_close(struct otf2_mpi *all);

#endif
