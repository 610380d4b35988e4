/* Messages of MPI: what the captured arguments of its functions say about messages, requests and communicators.
 * <weft/mpi.h> has what is asked of MPI, <weft/mpi_functions.def> the functions and the roles of their arguments.
 *
 * The events MESSAGE_* and COLLECTIVE follow the end of the call's interval on its thread, so the work here is in no
 * interval of the call. Communicators get a number that is the same in all processes: it is made of the world ranks of
 * their members, and of how many with these members the process has met before, in order of their creation.
 */
#ifndef RT_MPI_H
#define RT_MPI_H

struct weft_kept;

/* The call is about to begin: its arguments are captured in point->weft_values. */
void rt_mpi_before(struct weft_kept *point);
/* It is over, and its end recorded. */
enum {
    RT_MPI_IS_ON = 1,        /* record what it did; otherwise only keep up with requests and communicators */
    RT_MPI_HAS_INTERVAL = 2, /* which was recorded */
    RT_MPI_HAS_RETURNED = 4  /* it was not left by unwinding */
};
void rt_mpi_after(struct weft_kept *point, unsigned outcome);

#endif
