// Of a pack it is not known what is sent: ranks 0 and 1 are not matched, and ranks 2 and 3 are. To and from nobody is known.
#include <mpi.h>

template <class... T> static void send(T... what)
{
    MPI_Send(what..., MPI_COMM_WORLD);
}

struct item {
    int tag;
};

int main(int argc, char **argv)
{
    int rank;
    item i = { 4 };
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        send(&i, int(sizeof i), MPI_BYTE, 1, 4);
    if (rank == 0 || rank == 2)
        MPI_Send(&i, sizeof i, MPI_BYTE, rank + 1, 4, MPI_COMM_WORLD);
    if (rank == 1)
        MPI_Recv(&i, sizeof i, MPI_BYTE, 0, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (rank % 2 == 1)
        MPI_Recv(&i, sizeof i, MPI_BYTE, rank - 1, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Send(&i, sizeof i, MPI_BYTE, MPI_PROC_NULL, 4, MPI_COMM_WORLD);
    MPI_Finalize();
    return 0;
}
