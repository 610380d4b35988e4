/* Rank 0 sends, synchronously, 100 ms before rank 1 receives. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, data[2] = { 0 };
    MPI_Status status;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        mark("send");
        MPI_Ssend(data, 2, MPI_INT, 1, 5, MPI_COMM_WORLD); /* the wait */
    } else if (rank == 1) {
        usleep(100000);
        mark("receive");
        MPI_Recv(data, 2, MPI_INT, 0, 5, MPI_COMM_WORLD, &status); /* the cause */
    }
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
