/* One rank is 100 ms late, in each kind of collective operation, in a communicator whose ranks are in another order. */
#include "mark.h"

static MPI_Comm turned;
static int rank, size, data[64], sums[64];

/* The ranks begin together, but for the late one. */
static void begin(int late)
{
    MPI_Barrier(MPI_COMM_WORLD);
    usleep(rank == late ? 110000 : 10000);
}

int main(int argc, char **argv)
{
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split(MPI_COMM_WORLD, 0, size - rank, &turned);
    begin(2);
    mark("barrier");
    MPI_Barrier(turned); /* barrier */
    begin(1);
    mark("all");
    MPI_Allreduce(data, sums, 2, MPI_INT, MPI_SUM, turned); /* all */
    begin(3);
    mark("bcast");
    MPI_Bcast(data, 2, MPI_INT, size - 1 - 3, turned); /* bcast */
    begin(0);
    mark("reduce");
    MPI_Reduce(data, sums, 2, MPI_INT, MPI_SUM, 1, turned); /* reduce */
    begin(2);
    mark("scan");
    MPI_Scan(data, sums, 2, MPI_INT, MPI_SUM, turned); /* scan */
    begin(3);
    MPI_Ibarrier(turned, &request); /* started */
    mark("wait");
    MPI_Wait(&request, MPI_STATUS_IGNORE); /* wait */
    MPI_Comm_free(&turned);
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
