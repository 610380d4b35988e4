/* Work that three ranks do one behind the other, by messages, while the others have done less: 60, 80 and 40 ms. */
#define _GNU_SOURCE 1
#include <mpi.h>
#include <time.h>

static void work(int ms)
{
    struct timespec time = { ms / 1000, ms % 1000 * 1000000L };
    nanosleep(&time, NULL);
}

int main(int argc, char **argv)
{
    int rank, value = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        work(60);
        MPI_Send(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD);
        work(20);
    } else if (rank == 1) {
        work(10);
        MPI_Recv(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* received */
        work(80);
        MPI_Send(&value, 1, MPI_INT, 2, 0, MPI_COMM_WORLD); /* sent */
    } else {
        work(30);
        MPI_Recv(&value, 1, MPI_INT, 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        work(40);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
