/* All decoys of the process are the same memory: they cost addresses alone. */
#define _GNU_SOURCE 1
#include <string.h>
#include <sys/mman.h>

#include "rt_decoy.h"

enum { PIECE = 512 << 10, MOST = 64 /* pieces of a decoy */ };

/* NULL: there is no memory. */
static void *piece(void)
{
    static void *made; /* atomic */
    void *none = NULL, *memory = __atomic_load_n(&made, __ATOMIC_ACQUIRE);
    if (memory)
        return memory;
    memory = mmap(NULL, PIECE, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        return NULL;
    memset(memory, 0xff, PIECE);
    if (__atomic_compare_exchange_n(&made, &none, memory, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        return memory;
    munmap(memory, PIECE); /* another thread was faster */
    return none;
}

bool rt_decoy_lay(struct rt_decoys *decoys, void *at, size_t size)
{
    unsigned char *from = decoys->n < RT_DECOYS && size <= (size_t)PIECE * MOST ? piece() : NULL;
    if (!from)
        return false;
    for (size_t done = 0; done < size; done += PIECE) { /* (an old size of 0 makes another mapping of what is shared) */
        size_t length = size - done < PIECE ? size - done : PIECE;
        void *laid = mremap(from, 0, length, MREMAP_MAYMOVE | MREMAP_FIXED, (unsigned char *)at + done);
        if (laid == MAP_FAILED && done == 0)
            return false;
    }
    decoys->at[(decoys->first + decoys->n++) % RT_DECOYS] = at;
    return true;
}

void *rt_decoy_take(struct rt_decoys *decoys)
{
    if (decoys->n < RT_DECOYS)
        return NULL;
    void *oldest = decoys->at[decoys->first];
    decoys->first = (decoys->first + 1) % RT_DECOYS;
    decoys->n--;
    return oldest;
}
