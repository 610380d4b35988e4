/* Heat spreads on a plate: each rank of MPI has some rows of it, and its threads share them. In each step a cell becomes
 * the mean of its neighbours; the outermost rows are exchanged with the ranks above and below.
 *
 * usage: mpirun -n RANKS ./stencil [ROWS [COLUMNS [STEPS]]]
 */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

enum { UP = 1, DOWN = 2 }; /* tags: where a row goes */

struct plate {
    int rows, columns; /* of this rank, without the rows of its neighbours */
    double *now, *next;
};

static double *row(double *cells, const struct plate *plate, int i)
{
    return cells + (size_t)i * (size_t)plate->columns;
}

/* The rows are dealt out in blocks, and what is left over goes to the last rank. */
static int rows_of(int rank, int ranks, int all)
{
    int block = all / (ranks + 1);
    return rank + 1 < ranks ? block : all - block * (ranks - 1);
}

static void exchange(struct plate *plate, int above, int below)
{
    MPI_Request requests[4];
    MPI_Irecv(row(plate->now, plate, 0), plate->columns, MPI_DOUBLE, above, DOWN, MPI_COMM_WORLD, &requests[0]);
    MPI_Irecv(row(plate->now, plate, plate->rows + 1), plate->columns, MPI_DOUBLE, below, UP, MPI_COMM_WORLD, &requests[1]);
    MPI_Isend(row(plate->now, plate, 1), plate->columns, MPI_DOUBLE, above, UP, MPI_COMM_WORLD, &requests[2]);
    MPI_Isend(row(plate->now, plate, plate->rows), plate->columns, MPI_DOUBLE, below, DOWN, MPI_COMM_WORLD, &requests[3]);
    MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
}

/* Returns the largest change of a cell. */
static double step(struct plate *plate)
{
    double change = 0;
#pragma omp parallel for reduction(max : change)
    for (int i = 1; i <= plate->rows; i++) {
        const double *up = row(plate->now, plate, i - 1), *here = row(plate->now, plate, i), *down = row(plate->now, plate, i + 1);
        double *to = row(plate->next, plate, i);
        for (int j = 1; j + 1 < plate->columns; j++) {
            to[j] = 0.25 * (up[j] + down[j] + here[j - 1] + here[j + 1]);
            change = fmax(change, fabs(to[j] - here[j]));
        }
    }
    double *old = plate->now;
    plate->now = plate->next;
    plate->next = old;
    return change;
}

static double *new_cells(const struct plate *plate)
{
    double *cells = calloc((size_t)(plate->rows + 2) * (size_t)plate->columns, sizeof *cells);
    if (!cells) {
        fprintf(stderr, "stencil: out of memory\n");
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
    for (int i = 0; cells && i < plate->rows + 2; i++) /* the left edge is hot */
        row(cells, plate, i)[0] = 100;
    return cells;
}

int main(int argc, char **argv)
{
    int rank, ranks, provided, rows = argc > 1 ? atoi(argv[1]) : 1000, steps = argc > 3 ? atoi(argv[3]) : 100;
    struct plate plate = { .columns = argc > 2 ? atoi(argv[2]) : 1000 };
    double change = 0, largest = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    plate.rows = rows_of(rank, ranks, rows);
    plate.now = new_cells(&plate);
    plate.next = new_cells(&plate);
    for (int i = 0; i < steps; i++) {
        exchange(&plate, rank > 0 ? rank - 1 : MPI_PROC_NULL, rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL);
        change = step(&plate);
        MPI_Allreduce(&change, &largest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    }
    if (rank == 0)
        printf("%d x %d cells, %d steps: the largest change is %.6f\n", rows, plate.columns, steps, largest);
    free(plate.now);
    free(plate.next);
    MPI_Finalize();
    return 0;
}
