#define _GNU_SOURCE 1
#include <errno.h>
#include <sys/vfs.h>

#include "rt_room.h"

#include "rt_state.h"

enum { LOOK = 64 << 20, SHARE = 16 };

static int64_t allowed; /* atomic: bytes that may be written before the disk is looked at again */

static bool look(uint64_t *size, uint64_t *left)
{
    struct statfs disk;
    if (statfs(rt_process.directory, &disk) != 0)
        return false;
    *size = (uint64_t)disk.f_blocks * (uint64_t)disk.f_bsize;
    *left = (uint64_t)disk.f_bavail * (uint64_t)disk.f_bsize;
    return true;
}

/* Of a small disk a part, and where others have taken what would be left, half of the rest: a short trace finds room on each
 * disk on which it did before. */
void rt_room_find(void)
{
    uint64_t size, left;
    __atomic_store_n(&allowed, 0, __ATOMIC_RELAXED);
    if (rt_process.is_ring || rt_process.reserve == 0 || !look(&size, &left)) /* (a ring takes no room as it goes on) */
        return;
    if (rt_process.reserve > size / SHARE)
        rt_process.reserve = size / SHARE;
    if (rt_process.reserve > left)
        rt_process.reserve = left / 2;
}

bool rt_room_take(uint64_t length)
{
    uint64_t size, left;
    if (rt_process.reserve == 0 || __atomic_sub_fetch(&allowed, (int64_t)length, __ATOMIC_RELAXED) >= 0 || !look(&size, &left))
        return true;
    bool is_left = left >= rt_process.reserve + length;
    uint64_t half = is_left ? (left - rt_process.reserve - length) / 2 : 0; /* others write as well */
    __atomic_store_n(&allowed, half < LOOK ? (int64_t)half : LOOK, __ATOMIC_RELAXED);
    __atomic_store_n(&rt_process.is_reserved, !is_left, __ATOMIC_RELAXED);
    if (!is_left)
        errno = ENOSPC;
    return is_left;
}
