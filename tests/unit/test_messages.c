#include <criterion/criterion.h>

#include "messages.h"

Test(messages, immediate_functions)
{
    cr_assert(message_is_immediate("MPI_Isend"));
    cr_assert(message_is_immediate("MPI_Testall"));
    cr_assert(message_is_immediate("MPI_Comm_rank"));
    cr_assert_not(message_is_immediate("MPI_Init"));
    cr_assert_not(message_is_immediate("MPI_Recv"));
}

/* A broken trace may have messages of any function; no more of its name is read than there is. */
Test(messages, names_that_are_not_of_mpi)
{
    const struct {
        char go[3], beyond[16];
    } names = { "go", "xIsend" };
    cr_assert_not(message_is_immediate(names.go));
    cr_assert_not(message_is_immediate(""));
    cr_assert_not(message_is_immediate("foo_Isend"));
}
