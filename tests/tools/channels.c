/* Two ranks. A task of rank 0 sends, one of rank 1 receives, and completes in another order than it has posted; one receive is
 * from any source, one is cancelled. Before and behind, messages outside of tasks on the same channels, and a barrier. */
#include <mpi.h>
#include <stdio.h>

static void give(void)
{
    for (int i = 1; i <= 3; i++)
        MPI_Send(&i, 1, MPI_INT, 1, 7, MPI_COMM_WORLD);
    for (int i = 1; i <= 2; i++)
        MPI_Send(&i, 1, MPI_INT, 1, 8, MPI_COMM_WORLD);
}

static void take(void)
{
    int any, first, second, never, got;
    MPI_Request requests[4];
    MPI_Irecv(&never, 1, MPI_INT, 0, 9, MPI_COMM_WORLD, &requests[3]);
    MPI_Cancel(&requests[3]);
    MPI_Wait(&requests[3], MPI_STATUS_IGNORE);
    MPI_Irecv(&any, 1, MPI_INT, MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(&first, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, &requests[1]);
    MPI_Irecv(&second, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, &requests[2]);
    MPI_Recv(&got, 1, MPI_INT, 0, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    printf("%d %d %d %d\n", any, first, second, got);
    MPI_Recv(&got, 1, MPI_INT, 0, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void outside(int rank)
{
    int one = 1;
    if (rank == 0)
        MPI_Send(&one, 1, MPI_INT, 1, 8, MPI_COMM_WORLD);
    if (rank == 1)
        MPI_Recv(&one, 1, MPI_INT, 0, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    int rank, provided;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_SERIALIZED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    outside(rank);
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task if (rank == 0)
        {
            if (rank == 0)
                give();
            else
                take();
        }
    }
    outside(rank);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
