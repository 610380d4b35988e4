/* Messages through channels, and the truth about them: the how-manyth message of its channel each call has sent or received.
 * Channel 0 has one sender and one receiver, channel 1 two of each. usage: channels ROUNDS TRUTH */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { N_THREADS = 6, N_CHANNELS = 2, ROOM = 64 };

struct channel {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    long messages[ROOM], n_sent, n_received;
};

static struct channel channels[N_CHANNELS];
static long rounds;

static __attribute__((noinline)) long channel_send(struct channel *channel, long message)
{
    pthread_mutex_lock(&channel->lock);
    while (channel->n_sent - channel->n_received == ROOM)
        pthread_cond_wait(&channel->changed, &channel->lock);
    channel->messages[channel->n_sent % ROOM] = message;
    long number = channel->n_sent++;
    pthread_cond_broadcast(&channel->changed);
    pthread_mutex_unlock(&channel->lock);
    return number;
}

static __attribute__((noinline)) long channel_receive(long *message, struct channel *channel)
{
    pthread_mutex_lock(&channel->lock);
    while (channel->n_sent == channel->n_received)
        pthread_cond_wait(&channel->changed, &channel->lock);
    *message = channel->messages[channel->n_received % ROOM];
    long number = channel->n_received++;
    pthread_cond_broadcast(&channel->changed);
    pthread_mutex_unlock(&channel->lock);
    return number;
}

struct worker {
    pthread_t thread;
    int channel, is_sender;
    long tid, *numbers;
};

static void *work(void *argument)
{
    struct worker *worker = argument;
    struct channel *channel = &channels[worker->channel];
    worker->tid = syscall(SYS_gettid);
    for (long i = 0, message; i < rounds; i++)
        worker->numbers[i] = worker->is_sender ? channel_send(channel, i) : channel_receive(&message, channel);
    return NULL;
}

int main(int argc, char **argv)
{
    static struct worker workers[N_THREADS];
    rounds = argc > 1 ? atol(argv[1]) : 1000;
    for (int i = 0; i < N_CHANNELS; i++) {
        pthread_mutex_init(&channels[i].lock, NULL);
        pthread_cond_init(&channels[i].changed, NULL);
    }
    for (int i = 0; i < N_THREADS; i++) {
        workers[i].channel = i >= 2;
        workers[i].is_sender = i % 2;
        workers[i].numbers = calloc((size_t)rounds, sizeof(long));
        pthread_create(&workers[i].thread, NULL, work, &workers[i]);
    }
    for (int i = 0; i < N_THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    FILE *truth = fopen(argc > 2 ? argv[2] : "/dev/null", "w");
    for (int i = 0; i < N_THREADS; i++) {
        fprintf(truth, "%ld %d %d", workers[i].tid, workers[i].channel, workers[i].is_sender);
        for (long k = 0; k < rounds; k++)
            fprintf(truth, " %ld", workers[i].numbers[k]);
        fputc('\n', truth);
    }
    return fclose(truth);
}
