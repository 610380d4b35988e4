/* Requests that are over in other ways: a receive that is cancelled while later ones go on, and sends that may be over at once, of
 * which some implementations give all one handle. */
#include "mark.h"

int main(int argc, char **argv)
{
    int rank, size, data[4] = { 0 }, got[4], n, indices[4], n_over = 0;
    MPI_Request requests[4], never;
    MPI_Status status;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    MPI_Irecv(&got[0], 1, MPI_INT, left, 77, MPI_COMM_WORLD, &never);
    for (int i = 0; i < 2; i++)
        MPI_Irecv(&got[i], 1, MPI_INT, left, i, MPI_COMM_WORLD, &requests[i]);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int i = 0; i < 2; i++)
        MPI_Isend(&data[i], 1, MPI_INT, right, i, MPI_COMM_WORLD, &requests[2 + i]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    MPI_Cancel(&never);
    MPI_Wait(&never, &status);
    for (int i = 0; i < 4; i++)
        MPI_Isend(&data[i], 1, MPI_INT, right, 2 + i, MPI_COMM_WORLD, &requests[i]);
    for (int i = 0; i < 4; i++)
        MPI_Recv(&got[i], 1, MPI_INT, left, 2 + i, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Waitany(4, requests, &n, MPI_STATUS_IGNORE);
    for (n_over = 1; n_over < 4; n_over += n)
        MPI_Waitsome(4, requests, &n, indices, MPI_STATUSES_IGNORE);
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
