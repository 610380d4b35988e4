/* Functions of MPI without an mpi.h: it is included in another unit, in other programs. */
#include <stddef.h>

int MPI_Init(int *argc, char ***argv);
int MPI_Finalize(void);
#ifdef MPICH
int MPI_Barrier(int communicator);
#else
int MPI_Barrier(void *communicator);
extern char ompi_mpi_comm_world[];
#endif

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
#ifdef MPICH
    MPI_Barrier(0x44000000);
#else
    MPI_Barrier(ompi_mpi_comm_world);
#endif
    return MPI_Finalize();
}
