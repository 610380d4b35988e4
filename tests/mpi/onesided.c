/* One-sided communication and a neighbourhood collective, beside a message. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, size, shared[4] = { 0 }, data = 1, around[2] = { 0 }, periodic = 1;
    MPI_Win window;
    MPI_Comm ring;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Win_create(shared, sizeof shared, sizeof *shared, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    MPI_Win_fence(0, window);
    if (rank > 0)
        MPI_Put(&data, 1, MPI_INT, 0, rank, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &ring);
    MPI_Neighbor_allgather(&rank, 1, MPI_INT, around, 1, MPI_INT, ring);
    if (rank == 0)
        MPI_Send(&data, 1, MPI_INT, 1, 3, MPI_COMM_WORLD);
    else if (rank == 1)
        MPI_Recv(&data, 1, MPI_INT, 0, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Comm_free(&ring);
    MPI_Finalize();
    printf("%d %d %d %d\n", rank, rank == 0 ? shared[1] + shared[2] + shared[3] : 0, around[0], around[1]);
    return 0;
}
