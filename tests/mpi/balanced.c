/* Nobody waits for anybody for long. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, size, data = 1, other = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < 5; i++) {
        usleep(1000);
        MPI_Sendrecv(&data, 1, MPI_INT, (rank + 1) % size, 0, &other, 1, MPI_INT, (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        MPI_Barrier(MPI_COMM_WORLD);
    }
    usleep(500000);
    MPI_Finalize();
    return 0;
}
