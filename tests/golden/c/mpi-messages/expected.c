#include <weft/probe.h>
#include <weft/detail.h>
static struct weft_detail weft_details[5]; WEFT_UNIT_DECLARE;
#line 1 "input.c"
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

WEFT_STATIC_INLINE __typeof__(int) weft_w3(__typeof__(MPI_Comm) weft_a0) { WEFT_KEPT(weft_p3, 3, 1, 3); __attribute((__unused__)) int weft_v3 = __extension__({ weft_keep_pointer(&weft_p3, 0, (__UINTPTR_TYPE__)weft_a0); weft_kept_arm(&weft_p3); 0; }); __typeof__(int) weft_r3 = MPI_Barrier(weft_a0); weft_keep_int(&weft_p3, 1, weft_r3); return weft_r3; } int caller(int *data, MPI_Datatype type, MPI_Comm comm, MPI_Request *requests)
{
    int (*MPI_Rsend)(int) = 0;
    __extension__({ WEFT_KEPT(weft_p0, 0, 5, 0); __auto_type weft_r0 = MPI_Send(data, __extension__({ register __typeof__(int) weft_v0_1 = (next()); weft_keep_int(&weft_p0, 0, weft_v0_1); weft_kept_arm(&weft_p0); weft_v0_1; }), __extension__({ register __typeof__(MPI_Datatype) weft_v0_2 = (type); weft_keep_pointer(&weft_p0, 1, (__UINTPTR_TYPE__)weft_v0_2); weft_kept_arm(&weft_p0); weft_v0_2; }), __extension__({ register __typeof__(int) weft_v0_3 = (1); weft_keep_int(&weft_p0, 2, weft_v0_3); weft_kept_arm(&weft_p0); weft_v0_3; }), __extension__({ register __typeof__(int) weft_v0_4 = (5); weft_keep_int(&weft_p0, 3, weft_v0_4); weft_kept_arm(&weft_p0); weft_v0_4; }), __extension__({ register __typeof__(MPI_Comm) weft_v0_5 = (comm); weft_keep_pointer(&weft_p0, 4, (__UINTPTR_TYPE__)weft_v0_5); weft_kept_arm(&weft_p0); weft_v0_5; })); weft_keep_int(&weft_p0, 5, weft_r0); WEFT_RESULT(0); });
    if (__extension__({ WEFT_KEPT(weft_p1, 1, 4, 1); __auto_type weft_r1 = MPI_Recv(data, 1, type, __extension__({ register __typeof__(int) weft_v1_3 = (-1); weft_keep_int(&weft_p1, 0, weft_v1_3); weft_kept_arm(&weft_p1); weft_v1_3; }), __extension__({ register __typeof__(int) weft_v1_4 = (-1); weft_keep_int(&weft_p1, 1, weft_v1_4); weft_kept_arm(&weft_p1); weft_v1_4; }), __extension__({ register __typeof__(MPI_Comm) weft_v1_5 = (comm); weft_keep_pointer(&weft_p1, 2, (__UINTPTR_TYPE__)weft_v1_5); weft_kept_arm(&weft_p1); weft_v1_5; }), __extension__({ register __typeof__(MPI_Status *) weft_v1_6 = (MPI_STATUS_IGNORE); weft_v1_6 = weft_kept_status(&weft_p1, 3, weft_v1_6); weft_kept_arm(&weft_p1); weft_v1_6; })); weft_keep_int(&weft_p1, 4, weft_r1); weft_r1; }))
        return 1;
    __extension__({ WEFT_KEPT(weft_p2, 2, 3, 2); __auto_type weft_r2 = MPI_Waitall(__extension__({ register __typeof__(int) weft_v2_0 = (2); weft_keep_int(&weft_p2, 0, weft_v2_0); weft_kept_arm(&weft_p2); weft_v2_0; }), __extension__({ register __typeof__(MPI_Request *) weft_v2_1 = (requests); weft_keep_pointer(&weft_p2, 1, (__UINTPTR_TYPE__)weft_v2_1); weft_kept_arm(&weft_p2); weft_v2_1; }), __extension__({ register __typeof__(MPI_Status *) weft_v2_2 = (MPI_STATUS_IGNORE); weft_keep_pointer(&weft_p2, 2, (__UINTPTR_TYPE__)weft_v2_2); weft_kept_arm(&weft_p2); weft_v2_2; })); weft_keep_int(&weft_p2, 3, weft_r2); WEFT_RESULT(2); });
    *data++ = weft_w3(comm);
    (WEFT_BEGIN(4), (void)MPI_Ssend(data, 1), WEFT_END(4));
    (WEFT_BEGIN(5), (void)MPI_Rsend(1), WEFT_END(5));
    return __extension__({ WEFT_KEPT(weft_p6, 6, 5, 4); __auto_type weft_r6 = MPI_Bcast(__extension__({ register __typeof__(void *) weft_v6_0 = (data); weft_keep_pointer(&weft_p6, 4, (__UINTPTR_TYPE__)weft_v6_0); weft_kept_arm(&weft_p6); weft_v6_0; }), __extension__({ register __typeof__(int) weft_v6_1 = (3); weft_keep_int(&weft_p6, 0, weft_v6_1); weft_kept_arm(&weft_p6); weft_v6_1; }), __extension__({ register __typeof__(MPI_Datatype) weft_v6_2 = (type); weft_keep_pointer(&weft_p6, 1, (__UINTPTR_TYPE__)weft_v6_2); weft_kept_arm(&weft_p6); weft_v6_2; }), __extension__({ register __typeof__(int) weft_v6_3 = (0); weft_keep_int(&weft_p6, 2, weft_v6_3); weft_kept_arm(&weft_p6); weft_v6_3; }), __extension__({ register __typeof__(MPI_Comm) weft_v6_4 = (comm); weft_keep_pointer(&weft_p6, 3, (__UINTPTR_TYPE__)weft_v6_4); weft_kept_arm(&weft_p6); weft_v6_4; })); weft_keep_int(&weft_p6, 5, weft_r6); weft_r6; }) + (int)(WEFT_AS(double)weft_value_double(WEFT_SITE(7), (WEFT_BEGIN(7), MPI_Wtime())));
}
static const struct weft_site weft_sites[] = {
    { "MPI_Send", "input.c", "caller", 20, 20, 5, 3, 0, 0 },
    { "MPI_Recv", "input.c", "caller", 21, 21, 9, 4, 0, 0 },
    { "MPI_Waitall", "input.c", "caller", 23, 23, 5, 3, 0, 0 },
    { "MPI_Barrier", "input.c", "caller", 24, 24, 15, 4, 0, 0 },
    { "MPI_Ssend", "input.c", "caller", 25, 25, 5, 3, 0, 0 },
    { "*MPI_Rsend", "input.c", "caller", 26, 26, 5, 3, 0, 0 },
    { "MPI_Bcast", "input.c", "caller", 27, 27, 12, 5, 0, 0 },
    { "MPI_Wtime", "input.c", "caller", 27, 27, 53, 6, 0, 0 },
};
WEFT_UNIT_DEFINE(8);
WEFT_DETAILS_FOLLOW
static struct weft_detail weft_details[5] = {
    { "", 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 5 },
    { "", 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 4 },
    { "", 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 3 },
    { "", 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1 },
    { "count datatype root comm buf return", 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 4 },
};
#include <weft/mpi.h>
