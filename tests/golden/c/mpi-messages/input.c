/* Calls of MPI capture which message they are about, without being asked; a status that is ignored is replaced. What the entry asks for comes behind. A call that has no room for it, or other parameters, is a call like any other. */
typedef struct communicator *MPI_Comm;
typedef struct datatype *MPI_Datatype;
typedef int MPI_Request;
typedef struct { int MPI_SOURCE, MPI_TAG, MPI_ERROR; } MPI_Status;
#define MPI_STATUS_IGNORE ((MPI_Status *)0)

int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status);
int MPI_Waitall(int count, MPI_Request requests[], MPI_Status statuses[]);
int MPI_Barrier(MPI_Comm comm);
int MPI_Ssend(const void *buf, int count);
int MPI_Bcast(void *buf, int count, MPI_Datatype datatype, int root, MPI_Comm comm);
double MPI_Wtime(void);
int next(void);

int caller(int *data, MPI_Datatype type, MPI_Comm comm, MPI_Request *requests)
{
    int (*MPI_Rsend)(int) = 0;
    MPI_Send(data, next(), type, 1, 5, comm);
    if (MPI_Recv(data, 1, type, -1, -1, comm, MPI_STATUS_IGNORE))
        return 1;
    MPI_Waitall(2, requests, MPI_STATUS_IGNORE);
    *data++ = MPI_Barrier(comm);
    MPI_Ssend(data, 1);
    MPI_Rsend(1);
    return MPI_Bcast(data, 3, type, 0, comm) + (int)MPI_Wtime();
}
