/* The wait for two requests: of what rank 0 sends 100 ms late, and of a message that is there already. It waits once. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, late = 0, early = 0;
    MPI_Request requests[2];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        usleep(100000);
        mark("send");
        MPI_Isend(&late, 1, MPI_INT, 1, 1, MPI_COMM_WORLD, &requests[0]); /* the cause */
        MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    } else if (rank == 1) {
        MPI_Irecv(&late, 1, MPI_INT, 0, 1, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(&early, 1, MPI_INT, 2, 2, MPI_COMM_WORLD, &requests[1]);
        mark("receive");
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE); /* the wait */
    } else if (rank == 2) {
        MPI_Send(&early, 1, MPI_INT, 1, 2, MPI_COMM_WORLD);
    }
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
