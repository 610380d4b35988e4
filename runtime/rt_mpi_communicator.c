#define _GNU_SOURCE 1
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

#include "rt_mpi_communicator.h"

#include "rt_compiler.h"
#include "rt_environment.h"
#include "rt_table.h"
#include "rt_text.h"

#include <weft/detail.h>
#include <weft/mpi.h>

RT_EXPORT void weft_mpi_register(struct weft_mpi *mpi);
RT_EXPORT void weft_mpi_unregister(struct weft_mpi *mpi);

/* ---- the units that can ask ---- */

/* Constructors and destructors run under the dynamic linker's lock, one at a time. */
static struct weft_mpi *registered;

const struct weft_mpi *rt_mpi_registered(void)
{
    return __atomic_load_n(&registered, __ATOMIC_ACQUIRE);
}

void weft_mpi_register(struct weft_mpi *mpi)
{
    mpi->weft_next = registered;
    __atomic_store_n(&registered, mpi, __ATOMIC_RELEASE);
}

void weft_mpi_unregister(struct weft_mpi *mpi)
{
    if (registered == mpi)
        __atomic_store_n(&registered, mpi->weft_next, __ATOMIC_RELEASE);
    for (struct weft_mpi *other = registered; other; other = other->weft_next)
        if (other->weft_next == mpi)
            other->weft_next = mpi->weft_next;
}

/* ---- communicators ---- */

struct known { /* by handle */
    uint64_t handle;
    struct rt_communicator *communicator;
};
struct alike { /* by members */
    uint64_t members, count;
};

static struct rt_table all = { .entry_size = sizeof(struct known) }, met = { .entry_size = sizeof(struct alike) };

/* With its members' world ranks, and the ranks that are asked for. */
static size_t size_of(int n_members)
{
    return sizeof(struct rt_communicator) + 2 * (size_t)n_members * sizeof(int);
}

static uint64_t mix(uint64_t hash, uint64_t more)
{
    hash = (hash ^ more) * UINT64_C(0xBF58476D1CE4E5B9);
    return hash ^ hash >> 31;
}

static int world_of(const struct rt_communicator *communicator, int member)
{
    return communicator->world ? communicator->world[member] : member;
}

/* Ranges of world ranks, as far as there is room. */
static void write_ranks(struct rt_communicator *communicator)
{
    size_t length = 0;
    for (int i = 0, end; i < communicator->size; i = end) {
        int first = world_of(communicator, i);
        for (end = i + 1; end < communicator->size && world_of(communicator, end) == first + end - i;)
            end++;
        char piece[32];
        if (end - i > 1)
            rt_text_print(piece, sizeof piece, "%s%d-%d", i ? "," : "", first, first + end - i - 1);
        else
            rt_text_print(piece, sizeof piece, "%s%d", i ? "," : "", first);
        size_t more = strlen(piece);
        if (length + more > RT_MOST_RANKS_TEXT - 3) {
            memcpy(communicator->ranks_text + length, "...", 4);
            return;
        }
        memcpy(communicator->ranks_text + length, piece, more + 1);
        length += more;
    }
}

/* The world ranks of both groups. Returns false if the intercommunicator cannot be followed. */
static bool join_groups(const struct weft_mpi *mpi, uint64_t handle, struct rt_communicator *communicator, const int *own)
{
    int n_own = communicator->size - communicator->n_peers, first_own, first_peer;
    mpi->weft_own_ranks(handle, 1, own, &first_own);
    mpi->weft_ranks(handle, 1, own, &first_peer);
    bool is_first = first_own < first_peer;
    communicator->first_peer = is_first ? n_own : 0;
    communicator->rank += is_first ? 0 : communicator->n_peers;
    mpi->weft_own_ranks(handle, n_own, own, communicator->world + (is_first ? 0 : communicator->n_peers));
    mpi->weft_ranks(handle, communicator->n_peers, own, communicator->world + communicator->first_peer);
    for (int i = 0; i < communicator->size; i++)
        if (communicator->world[i] < 0) /* of another job: MPI_Comm_spawn */
            return false;
    return true;
}

static struct rt_communicator *describe(const struct weft_mpi *mpi, uint64_t handle)
{
    int rank = 0, size = 0, is_inter = 0;
    mpi->weft_communicator(handle, &rank, &size, &is_inter);
    int n_peers = is_inter ? mpi->weft_peers(handle) : size;
    if (size <= 0 || n_peers <= 0)
        return NULL;
    size += is_inter ? n_peers : 0;
    void *memory = mmap(NULL, size_of(size), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return NULL;
    struct rt_communicator *communicator = memory;
    communicator->n_users = 1;
    communicator->rank = rank;
    communicator->size = size;
    communicator->n_peers = n_peers;
    communicator->is_inter = is_inter;
    if (handle == mpi->weft_world)
        return communicator;
    communicator->world = (int *)(communicator + 1);
    int *own = communicator->world + communicator->size;
    for (int i = 0; i < communicator->size; i++)
        own[i] = i;
    if (!is_inter)
        mpi->weft_ranks(handle, communicator->size, own, communicator->world);
    else if (!join_groups(mpi, handle, communicator, own)) {
        munmap(memory, size_of(size));
        return NULL;
    }
    return communicator;
}

/* Several jobs may be recorded into one trace. PMIx names the job in its clients' environment, as Slurm does; MPICH's
 * Hydra does not, and its jobs are told apart by nothing. */
static uint64_t identify_job(void)
{
    static const char *const variables[] = { "PMIX_NAMESPACE", "SLURM_JOB_ID", "SLURM_STEP_ID", "PMI_JOBID" };
    uint64_t job = UINT64_C(0x9E3779B97F4A7C15);
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        for (const char *at = rt_environment(variables[i]); at && *at; at++)
            job = mix(job, (unsigned char)*at);
    return job;
}

/* The members meet their common communicators in one order, that of creation, if all code that creates them is
 * recorded: so the n-th one of these members is the same everywhere. */
static uint64_t identify(const struct rt_communicator *communicator)
{
    uint64_t members = mix(identify_job(), (uint64_t)communicator->size | (uint64_t)communicator->is_inter << 32);
    for (int i = 0; i < communicator->size; i++)
        members = mix(members, (uint64_t)communicator->world[i]);
    members |= 1;
    struct alike *alike = rt_table_add(&met, members);
    return mix(members, alike ? alike->count++ : 0);
}

struct rt_communicator *rt_communicator_meet(const struct weft_mpi *mpi, uint64_t handle, bool is_new)
{
    struct known *known = rt_table_find(&all, handle);
    if (known && !is_new)
        return known->communicator;
    if (handle == mpi->weft_no_communicator || handle == 0)
        return NULL;
    if (known) /* it was freed by code that is not recorded, and the handle is used again */
        rt_communicator_forget(handle);
    struct rt_communicator *communicator = describe(mpi, handle);
    known = communicator ? rt_table_add(&all, handle) : NULL;
    if (!known)
        return NULL;
    bool is_world = handle == mpi->weft_world;
    communicator->id = is_world ? identify_job() : identify(communicator);
    communicator->origin = is_world ? RT_WORLD : is_new || communicator->size == 1 ? RT_MET_AS_CREATED : RT_MET_IN_USE;
    write_ranks(communicator);
    known->communicator = communicator;
    return communicator;
}

void rt_communicator_forget(uint64_t handle)
{
    struct known *known = rt_table_find(&all, handle);
    if (!known)
        return;
    struct rt_communicator *communicator = known->communicator;
    rt_table_remove(&all, handle);
    rt_communicator_release(communicator);
}

struct rt_communicator *rt_communicator_keep(struct rt_communicator *communicator)
{
    communicator->n_users++;
    return communicator;
}

void rt_communicator_release(struct rt_communicator *communicator)
{
    if (--communicator->n_users == 0)
        munmap(communicator, size_of(communicator->size));
}

int rt_communicator_member(const struct rt_communicator *communicator, int member)
{
    return world_of(communicator, member);
}

int rt_communicator_world(const struct rt_communicator *communicator, int rank)
{
    return rank < 0 || rank >= communicator->n_peers ? -1 : world_of(communicator, communicator->first_peer + rank);
}
