#include <weft/probe.hpp>
#include <weft/detail.hpp>
namespace { extern weft_detail weft_details[2]; } WEFT_UNIT_DECLARE
#line 1 "input.cpp"
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
{ ::weft::detailed weft_d0_0; ::weft::point weft_p0_0, weft_p0_1;
    ::weft::result_int<int>(weft_d0_0, 5, (WEFT_OPEN_DETAILED(weft_d0_0, 0, 5, 0), MPI_Send(data, ::weft::keep_int<int>(weft_d0_0, 0, ::weft::value(weft_p0_0, (WEFT_OPEN(weft_p0_0, 1, 0), next()))), ::weft::keep_pointer<datatype *>(weft_d0_0, 1, type), ::weft::keep_int<int>(weft_d0_0, 2, 1), ::weft::keep_int<int>(weft_d0_0, 3, 5), ::weft::keep_pointer<communicator *>(weft_d0_0, 4, comm))));
    (WEFT_OPEN(weft_p0_0, 2, 1), own::MPI_Send(::weft::ready_value(weft_p0_0, ::weft::value(weft_p0_1, (WEFT_OPEN(weft_p0_1, 3, 0), next())))), ::weft::leave(weft_p0_0));
    return ::weft::result_int<int>(weft_d0_0, 4, (WEFT_OPEN_DETAILED(weft_d0_0, 4, 4, 1), MPI_Recv(data, 1, type, ::weft::keep_int<int>(weft_d0_0, 0, -1), ::weft::keep_int<int>(weft_d0_0, 1, -1), ::weft::keep_pointer<communicator *>(weft_d0_0, 2, comm), ::weft::keep_status<MPI_Status *>(weft_d0_0, 3, nullptr))));
}
static const weft_site weft_sites[] = {
    { "MPI_Send", "input.cpp", "caller", 15, 15, 5, 3, 0, 0 },
    { "next", "input.cpp", "caller", 15, 15, 20, 4, 0, 0 },
    { "own::MPI_Send", "input.cpp", "caller", 16, 16, 5, 3, 0, 0 },
    { "next", "input.cpp", "caller", 16, 16, 19, 4, 0, 0 },
    { "MPI_Recv", "input.cpp", "caller", 17, 17, 12, 4, 0, 0 },
};
WEFT_UNIT_DEFINE(5)
namespace { weft_detail weft_details[2] = {
    { "", nullptr, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 5 },
    { "", nullptr, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4 },
};
}
#include <weft/mpi.h>
