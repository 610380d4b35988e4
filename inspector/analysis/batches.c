#include "batches.h"

/* Each two become one of twice as many values. */
static void halve(struct batches *batches)
{
    for (uint64_t i = 0; i < MOST_BATCHES / 2; i++)
        batches->sums[i] = batches->sums[2 * i] + batches->sums[2 * i + 1];
    batches->n = MOST_BATCHES / 2;
    batches->size *= 2;
}

void batches_add(struct batches *batches, uint64_t value)
{
    batches->size += batches->size == 0;
    batches->rest += value;
    if (++batches->n_rest < batches->size)
        return;
    if (batches->n == MOST_BATCHES) {
        halve(batches);
        return; /* what has come is half of a batch now */
    }
    batches->sums[batches->n++] = batches->rest;
    batches->rest = batches->n_rest = 0;
}
