// The C interface from C++: the late sender once more, with operands that are calls.
#include <cstdio>
#include <vector>

#include "mark.h"

static int tag() { return 5; }

int main(int argc, char **argv)
{
    int rank;
    std::vector<int> data(10);
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Barrier(MPI_COMM_WORLD);
    if (rank == 0) {
        usleep(100000);
        mark("send");
        MPI_Send(data.data(), static_cast<int>(data.size()), MPI_INT, 1, tag(), MPI_COMM_WORLD); /* the cause */
    } else if (rank == 1) {
        mark("receive");
        MPI_Recv(data.data(), 10, MPI_INT, MPI_ANY_SOURCE, tag(), MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* the wait */
    }
    MPI_Finalize();
    print_marks(rank);
    return 0;
}
