/* Two ranks: N tasks of rank 0 each send to one of rank 1, which answers; then a last one of each rank. Tasks of a rank wait for
 * each other. usage: pass N */
#include <mpi.h>
#include <stdlib.h>

static int cell;

static void give(int i)
{
    MPI_Request request;
    MPI_Irecv(&cell, 1, MPI_INT, 1, 100 + i, MPI_COMM_WORLD, &request);
    MPI_Send(&i, 1, MPI_INT, 1, i, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
}

static void take(int i)
{
    MPI_Recv(&cell, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(&cell, 1, MPI_INT, 0, 100 + i, MPI_COMM_WORLD);
}

static void last(void)
{
    cell++;
}

int main(int argc, char **argv)
{
    int n = argc > 1 ? atoi(argv[1]) : 1, rank, provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#pragma omp parallel num_threads(2)
#pragma omp single
    {
        for (int i = 1; i <= n; i++) {
            if (rank == 0) {
#pragma omp task depend(inout : cell)
                give(i);
            } else {
#pragma omp task depend(inout : cell)
                take(i);
            }
        }
#pragma omp task depend(in : cell)
        last();
    }
    MPI_Finalize();
    return 0;
}
