/* A pipeline of threads: producers make blocks, workers compress and checksum them, a sink puts the results together.
 *
 * What is printed does not depend on the order in which threads run: blocks carry their number, and the sink sorts by it.
 * usage: pipeline [BLOCKS]
 */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { N_PRODUCERS = 2, N_WORKERS = 4, QUEUE_LENGTH = 8, BLOCK_SIZE = 16384, MAX_BLOCKS = 100000 };

struct block {
    unsigned number;
    size_t compressed;
    uint32_t checksum;
    unsigned char bytes[BLOCK_SIZE];
};

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t not_empty, not_full;
    struct block *blocks[QUEUE_LENGTH];
    unsigned first, count, n_writers; /* a queue without writers that is empty is at its end */
};

static struct queue raw, done;
static unsigned n_blocks = 64;

static void queue_init(struct queue *queue, unsigned n_writers)
{
    pthread_mutex_init(&queue->lock, NULL);
    pthread_cond_init(&queue->not_empty, NULL);
    pthread_cond_init(&queue->not_full, NULL);
    queue->first = queue->count = 0;
    queue->n_writers = n_writers;
}

static void queue_push(struct queue *queue, struct block *block)
{
    pthread_mutex_lock(&queue->lock);
    while (queue->count == QUEUE_LENGTH)
        pthread_cond_wait(&queue->not_full, &queue->lock);
    queue->blocks[(queue->first + queue->count++) % QUEUE_LENGTH] = block;
    pthread_cond_signal(&queue->not_empty);
    pthread_mutex_unlock(&queue->lock);
}

/* NULL at the end. */
static struct block *queue_pop(struct queue *queue)
{
    struct block *block = NULL;
    pthread_mutex_lock(&queue->lock);
    while (queue->count == 0 && queue->n_writers > 0)
        pthread_cond_wait(&queue->not_empty, &queue->lock);
    if (queue->count > 0) {
        block = queue->blocks[queue->first];
        queue->first = (queue->first + 1) % QUEUE_LENGTH;
        queue->count--;
        pthread_cond_signal(&queue->not_full);
    }
    pthread_mutex_unlock(&queue->lock);
    return block;
}

static void queue_leave(struct queue *queue)
{
    pthread_mutex_lock(&queue->lock);
    queue->n_writers--;
    pthread_cond_broadcast(&queue->not_empty);
    pthread_mutex_unlock(&queue->lock);
}

static struct block *make_block(unsigned number)
{
    struct block *block = malloc(sizeof *block);
    uint32_t state = number * 2654435761u + 1;
    if (!block)
        abort();
    block->number = number;
    for (size_t i = 0; i < BLOCK_SIZE;) {
        state = state * 1664525u + 1013904223u;
        size_t length = 1 + (state >> 28);
        while (length-- > 0 && i < BLOCK_SIZE)
            block->bytes[i++] = (unsigned char)(state >> 16);
    }
    return block;
}

/* Run lengths: two bytes a run. */
static size_t compress_block(const struct block *block)
{
    size_t size = 0;
    for (size_t i = 0, end; i < BLOCK_SIZE; i = end, size += 2)
        for (end = i + 1; end < BLOCK_SIZE && end - i < 255 && block->bytes[end] == block->bytes[i];)
            end++;
    return size;
}

/* Adler-32 */
static uint32_t checksum_block(const struct block *block)
{
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < BLOCK_SIZE; i++) {
        a = (a + block->bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

static void process_block(struct block *block)
{
    block->compressed = compress_block(block);
    block->checksum = checksum_block(block);
}

static void *produce(void *argument)
{
    for (unsigned number = *(unsigned *)argument; number < n_blocks; number += N_PRODUCERS)
        queue_push(&raw, make_block(number));
    queue_leave(&raw);
    return NULL;
}

static void *work(void *argument)
{
    (void)argument;
    for (struct block *block; (block = queue_pop(&raw)) != NULL;) {
        process_block(block);
        queue_push(&done, block);
    }
    queue_leave(&done);
    return NULL;
}

static int sink(void)
{
    struct block **blocks = calloc(n_blocks, sizeof *blocks);
    size_t compressed = 0;
    uint32_t digest = 0;
    if (!blocks)
        return 1;
    for (struct block *block; (block = queue_pop(&done)) != NULL;)
        blocks[block->number] = block;
    for (unsigned i = 0; i < n_blocks; i++) {
        compressed += blocks[i]->compressed;
        digest = digest * 31 + blocks[i]->checksum;
        free(blocks[i]);
    }
    free(blocks);
    printf("%u blocks, %zu bytes, %zu compressed, digest %08x\n", n_blocks, (size_t)n_blocks * BLOCK_SIZE, compressed, (unsigned)digest);
    return 0;
}

int main(int argc, char **argv)
{
    pthread_t producers[N_PRODUCERS], workers[N_WORKERS];
    unsigned numbers[N_PRODUCERS];
    if (argc > 1)
        n_blocks = (unsigned)strtoul(argv[1], NULL, 10);
    if (n_blocks == 0 || n_blocks > MAX_BLOCKS) {
        fprintf(stderr, "usage: pipeline [BLOCKS] (1 to %d)\n", MAX_BLOCKS);
        return 2;
    }
    queue_init(&raw, N_PRODUCERS);
    queue_init(&done, N_WORKERS);
    for (unsigned i = 0; i < N_PRODUCERS; i++) {
        numbers[i] = i;
        if (pthread_create(&producers[i], NULL, produce, &numbers[i]) != 0)
            abort();
    }
    for (unsigned i = 0; i < N_WORKERS; i++)
        if (pthread_create(&workers[i], NULL, work, NULL) != 0)
            abort();
    int status = sink();
    for (unsigned i = 0; i < N_PRODUCERS; i++)
        pthread_join(producers[i], NULL);
    for (unsigned i = 0; i < N_WORKERS; i++)
        pthread_join(workers[i], NULL);
    return status;
}
