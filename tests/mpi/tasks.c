/* Tasks that send to tasks of another rank: such a pair is an edge between ranks. What is sent outside of tasks, or received
 * for another task, is none. */
#include "mark.h"

static int cells[4];

static void send(int to, int tag)
{
    MPI_Send(&cells[tag], 1, MPI_INT, to, tag, MPI_COMM_WORLD);
}

static void receive(int from, int tag)
{
    MPI_Recv(&cells[tag], 1, MPI_INT, from, tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
}

static void give(void)
{
    send(1, 0);
    send(1, 1);
}

static void give_late(void)
{
    send(1, 2);
}

static void take(MPI_Request *later)
{
    MPI_Irecv(&cells[2], 1, MPI_INT, 0, 2, MPI_COMM_WORLD, later);
    receive(0, 0);
    receive(0, 1);
}

static void complete(MPI_Request *later)
{
    MPI_Wait(later, MPI_STATUS_IGNORE);
}

int main(int argc, char **argv)
{
    int rank, provided;
    MPI_Request later;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#pragma omp parallel num_threads(2)
#pragma omp single
    {
#pragma omp task depend(inout : cells) if (rank == 0)
        {
            if (rank == 0)
                give();
        }
#pragma omp task depend(inout : cells)
        {
            if (rank == 0)
                give_late();
            if (rank == 1)
                take(&later);
        }
#pragma omp task depend(inout : cells)
        {
            if (rank == 1)
                complete(&later);
        }
    }
    if (rank == 0)
        send(1, 3);
    if (rank == 1)
        receive(0, 3);
    MPI_Finalize();
    return 0;
}
