/* A receive that says neither from whom it has received nor which tag: its messages are told not to be matched. */
#include <mpi.h>

int main(int argc, char **argv)
{
    int rank, n = 1, data = 0;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0) {
        MPI_Irecv(&data, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &request);
        MPI_Waitall(n, &request, MPI_STATUSES_IGNORE);
    } else if (rank == 1) {
        MPI_Send(&data, 1, MPI_INT, 0, 5, MPI_COMM_WORLD);
    } else if (rank == 2) {
        MPI_Send(&data, 1, MPI_INT, 3, 5, MPI_COMM_WORLD);
    } else {
        MPI_Recv(&data, 1, MPI_INT, 2, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    MPI_Finalize();
    return 0;
}
