/* A token goes round a ring of processes; each adds its share and then all of them agree on the sum. */
#include <mpi.h>
#include <stdio.h>

enum { ROUNDS = 10 };

static long share(int rank, int round)
{
    long sum = 0;
    for (int i = 0; i < 1000 * (rank + 1); i++)
        sum += (long)i % (round + 2);
    return sum;
}

int main(int argc, char **argv)
{
    int rank, size;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int left = (rank + size - 1) % size, right = (rank + 1) % size;
    long token = 0, total = 0;
    for (int round = 0; round < ROUNDS; round++) {
        if (rank > 0)
            MPI_Recv(&token, 1, MPI_LONG, left, round, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        token += share(rank, round);
        MPI_Send(&token, 1, MPI_LONG, right, round, MPI_COMM_WORLD);
        if (rank == 0)
            MPI_Recv(&token, 1, MPI_LONG, left, round, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
    MPI_Allreduce(&token, &total, 1, MPI_LONG, MPI_MAX, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d processes, token %ld\n", size, total);
    MPI_Finalize();
    return 0;
}
