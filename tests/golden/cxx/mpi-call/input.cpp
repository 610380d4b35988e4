// Calls of the C interface of MPI capture which message they are about, without being asked; a status that is ignored is replaced.
typedef struct communicator *MPI_Comm;
typedef struct datatype *MPI_Datatype;
struct MPI_Status { int MPI_SOURCE, MPI_TAG, MPI_ERROR; };

extern "C" {
int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status);
}
namespace own { int MPI_Send(int n); }
int next();

int caller(int *data, MPI_Datatype type, MPI_Comm comm)
{
    MPI_Send(data, next(), type, 1, 5, comm);
    own::MPI_Send(next());
    return MPI_Recv(data, 1, type, -1, -1, comm, nullptr);
}
