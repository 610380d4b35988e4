/* Messages in all forms; each has its own number of ints, so that the trace can tell them. It prints what was received. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int rank, size, data[100], got[100];

static int right(void)
{
    return (rank + 1) % size;
}

static int left(void)
{
    return (rank + size - 1) % size;
}

static void persistent(void)
{
    MPI_Request both[2];
    MPI_Send_init(data, 3, MPI_INT, right(), 3, MPI_COMM_WORLD, &both[0]);
    MPI_Recv_init(got, 3, MPI_INT, left(), 3, MPI_COMM_WORLD, &both[1]);
    for (int i = 0; i < 4; i++) {
        MPI_Startall(2, both);
        MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
    }
    MPI_Request_free(&both[0]);
    MPI_Request_free(&both[1]);
}

/* Rank 0 hears of the others in the order in which they come. */
static void any_of(MPI_Comm all)
{
    MPI_Request requests[8];
    int n_done = 0, done = 0, indices[8], index, flag = 0;
    MPI_Status statuses[8];
    if (rank != 0) {
        MPI_Send(data, 5, MPI_INT, 0, 1, all);
        MPI_Send(data, 6, MPI_INT, 0, 2, all);
        MPI_Rsend(data, 0, MPI_INT, MPI_PROC_NULL, 2, all);
        return;
    }
    for (int i = 1; i < size; i++)
        MPI_Irecv(got, 5, MPI_INT, MPI_ANY_SOURCE, 1, all, &requests[i - 1]);
    while (n_done < size - 1) {
        MPI_Waitsome(size - 1, requests, &done, indices, statuses);
        n_done += done;
    }
    for (int i = 1; i < size; i++)
        MPI_Irecv(got, 6, MPI_INT, i, MPI_ANY_TAG, all, &requests[i - 1]);
    MPI_Waitany(size - 1, requests, &index, &statuses[0]);
    while (!flag)
        MPI_Testall(size - 1, requests, &flag, statuses);
}

static void exchange(MPI_Comm all)
{
    MPI_Status status;
    MPI_Sendrecv(data, 7, MPI_INT, right(), 7, got, 7, MPI_INT, left(), 7, all, &status);
    MPI_Sendrecv_replace(data, 8, MPI_INT, left(), 8, right(), MPI_ANY_TAG, all, MPI_STATUS_IGNORE);
    printf("%d has %d from %d\n", rank, status.MPI_TAG, status.MPI_SOURCE);
}

int main(int argc, char **argv)
{
    MPI_Comm copy, half;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_split(copy, rank % 2, -rank, &half);
    persistent();
    any_of(copy);
    exchange(copy);
    /* in `half` the ranks are turned round: 0 is the highest of the world's */
    int own;
    MPI_Comm_rank(half, &own);
    if (own == 0)
        MPI_Send(data, 9, MPI_INT, 1, 9, half);
    else
        MPI_Recv(got, 100, MPI_INT, 0, 9, half, MPI_STATUS_IGNORE);
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, got, 2, MPI_INT, copy);
    MPI_Comm_free(&half);
    MPI_Comm_free(&copy);
    MPI_Finalize();
    return 0;
}
