/* Rank 1 receives 100 ms before rank 0 sends: from anybody, with a status that is ignored. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, data = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        usleep(100000);
        mark("send");
        MPI_Send(&data, 1, MPI_INT, 1, 5, MPI_COMM_WORLD); /* the cause */
    } else if (rank == 1) {
        mark("receive");
        MPI_Recv(&data, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* the wait */
    }
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
