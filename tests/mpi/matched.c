/* Messages that are matched by a probe and then received: in another order than they were matched, late by 100 ms, and by a request. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, data[4] = { 0 }, flag = 0;
    MPI_Message first, second, third, fourth;
    MPI_Status status;
    MPI_Request request;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        for (int i = 0; i < 2; i++)
            MPI_Send(data, 1 + i, MPI_INT, 1, 5, MPI_COMM_WORLD);
        usleep(100000);
        mark("send");
        MPI_Send(data, 3, MPI_INT, 1, 6, MPI_COMM_WORLD); /* the cause */
        MPI_Send(data, 4, MPI_INT, 1, 7, MPI_COMM_WORLD);
    } else if (rank == 1) {
        MPI_Mprobe(0, 5, MPI_COMM_WORLD, &first, MPI_STATUS_IGNORE);
        MPI_Mprobe(MPI_ANY_SOURCE, 5, MPI_COMM_WORLD, &second, &status);
        MPI_Mrecv(data, 4, MPI_INT, &second, MPI_STATUS_IGNORE);
        MPI_Mrecv(data, 4, MPI_INT, &first, &status);
        mark("probe");
        MPI_Mprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &third, &status); /* the wait */
        MPI_Imrecv(data, 4, MPI_INT, &third, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        while (!flag)
            MPI_Improbe(0, 7, MPI_COMM_WORLD, &flag, &fourth, MPI_STATUS_IGNORE);
        MPI_Mrecv(data, 4, MPI_INT, &fourth, MPI_STATUS_IGNORE);
        MPI_Mprobe(MPI_PROC_NULL, 1, MPI_COMM_WORLD, &first, MPI_STATUS_IGNORE);
        MPI_Mrecv(data, 4, MPI_INT, &first, MPI_STATUS_IGNORE);
    }
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
