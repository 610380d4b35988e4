/* Preloaded: code may not be written to, as under a policy that keeps writing and executing apart. */
#define _GNU_SOURCE 1
#include <errno.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int mprotect(void *address, size_t length, int protection)
{
    if ((protection & (PROT_WRITE | PROT_EXEC)) == (PROT_WRITE | PROT_EXEC)) {
        errno = EACCES;
        return -1;
    }
    return (int)syscall(SYS_mprotect, address, length, protection);
}
