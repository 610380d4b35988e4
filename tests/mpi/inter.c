/* Messages between two groups, the even and the odd ranks: by all ways, one of them sent 100 ms late; collective
 * operations of both groups, to which somebody comes late; and a communicator of all, in which the odd ranks come first. */
#include "mark.h"

int main(int argc, char **argv)
{
    MPI_Comm half, inter, again, merged;
    MPI_Request requests[2];
    int rank, own, sent[8] = { 0 }, got[8], n = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, rank, &half);
    MPI_Comm_rank(half, &own);
    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, 1 - rank % 2, 1, &inter);
    MPI_Comm_dup(inter, &again);
    MPI_Barrier(MPI_COMM_WORLD);

    /* 0 of the odd ones is 1, and waits for 1 of the even ones, which is 2 */
    if (rank == 2) {
        usleep(100000);
        mark("send");
        MPI_Send(sent, 3, MPI_INT, 0, 5, inter); /* the cause */
    } else if (rank == 1) {
        mark("receive");
        MPI_Recv(got, 8, MPI_INT, MPI_ANY_SOURCE, 5, inter, MPI_STATUS_IGNORE); /* the wait */
    }

    /* each with its partner, in the copy */
    MPI_Irecv(got, 4, MPI_INT, own, 6, again, &requests[0]);
    MPI_Isend(sent, 4, MPI_INT, own, 6, again, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Sendrecv(sent, 5, MPI_INT, 1 - own, 7, got, 5, MPI_INT, 1 - own, 7, again, MPI_STATUS_IGNORE);

    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 3)
        usleep(200000);
    mark("barrier");
    MPI_Barrier(inter); /* barrier */
    if (rank == 0)
        usleep(200000);
    mark("bcast");
    MPI_Bcast(&n, 1, MPI_INT, rank == 0 ? MPI_ROOT : rank % 2 ? 0 : MPI_PROC_NULL, inter); /* bcast */

    /* to the first of the odd ones; the other one takes no part, however late it is */
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank >= 2)
        usleep(rank == 2 ? 200000 : 400000);
    mark("gather");
    if (rank == 1)
        MPI_Gather(NULL, 7, MPI_DATATYPE_NULL, got, 1, MPI_INT, MPI_ROOT, inter); /* gather, root */
    else if (rank == 3)
        MPI_Gather(NULL, 7, MPI_DATATYPE_NULL, NULL, 0, MPI_DATATYPE_NULL, MPI_PROC_NULL, inter);
    else
        MPI_Gather(sent, 1, MPI_INT, NULL, 0, MPI_DATATYPE_NULL, 0, inter); /* gather, other */
    MPI_Intercomm_merge(inter, rank % 2 == 0, &merged);
    MPI_Comm_rank(merged, &own);
    MPI_Bcast(&n, 1, MPI_INT, 3, merged);
    if (own == 0)
        MPI_Send(sent, 6, MPI_INT, 3, 8, merged);
    else if (own == 3)
        MPI_Recv(got, 6, MPI_INT, 0, 8, merged, MPI_STATUS_IGNORE);
    MPI_Comm_free(&merged);
    MPI_Comm_free(&again);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&half);
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
