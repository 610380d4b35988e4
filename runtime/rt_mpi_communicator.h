/* The communicators of MPI that this process has met. Not thread safe: the caller (rt_mpi.c) has a lock. */
#ifndef RT_MPI_COMMUNICATOR_H
#define RT_MPI_COMMUNICATOR_H

#include <stdbool.h>
#include <stdint.h>

struct weft_mpi;

enum { RT_MOST_RANKS_TEXT = 900 };

/* How a communicator was met: in code that uses it; where it was created (or it has one member); MPI_COMM_WORLD. */
enum rt_origin { RT_MET_IN_USE, RT_MET_AS_CREATED, RT_WORLD };

/* The members of an intercommunicator are those of both groups, the one whose first member has the lower world rank first. */
struct rt_communicator {
    uint64_t id;             /* the same in all of its processes, and in no other job */
    int rank, size;          /* of this process; of the group, or of both groups */
    int first_peer, n_peers; /* of the members: those to whom ranks in calls refer */
    bool is_inter;
    uint64_t n_collectives;                  /* collective operations so far */
    uint32_t n_users;                        /* its handle, and requests in it */
    uint8_t origin;                          /* enum rt_origin */
    bool is_told;                            /* an event has told it */
    int *world;                              /* ranks in MPI_COMM_WORLD; NULL: the same */
    char ranks_text[RT_MOST_RANKS_TEXT + 4]; /* "0-7,9"; ends in "..." if they are too many */
};

/* What is asked of MPI; NULL: no unit of the program is able to ask. */
const struct weft_mpi *rt_mpi_registered(void);

/* The communicator with this handle. NULL: MPI_COMM_NULL, an intercommunicator with processes that are
 * not in MPI_COMM_WORLD, or out of memory.
 * `is_new`: the handle has just been created. */
struct rt_communicator *rt_communicator_meet(const struct weft_mpi *mpi, uint64_t handle, bool is_new);
/* The handle is about to be freed. */
void rt_communicator_forget(uint64_t handle);

struct rt_communicator *rt_communicator_keep(struct rt_communicator *communicator);
void rt_communicator_release(struct rt_communicator *communicator);

/* World rank of a member, by its place. */
int rt_communicator_member(const struct rt_communicator *communicator, int member);
/* World rank of the process that a call means by this rank; -1: there is none. */
int rt_communicator_world(const struct rt_communicator *communicator, int rank);

#endif
