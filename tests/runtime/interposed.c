/* A program with functions of its own that have names of the C library's: the runtime calls them, too. */
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern char **environ;
enum { ROUNDS = 30000 };
static __thread int noted;

static void note(void)
{
    noted++;
}

size_t strlen(const char *s)
{
    size_t length = 0;
    while (s[length])
        length++;
    note();
    return length;
}

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((char *)to)[i] = ((const char *)from)[i];
    note();
    return to;
}

void *memset(void *to, int c, size_t size)
{
    for (size_t i = 0; i < size; i++)
        ((char *)to)[i] = (char)c;
    note();
    return to;
}

char *getenv(const char *name)
{
    size_t length = strlen(name);
    for (char **at = environ; *at; at++) {
        size_t i = 0;
        while (i < length && (*at)[i] == name[i])
            i++;
        if (i == length && (*at)[i] == '=')
            return *at + i + 1;
    }
    return NULL;
}

static void *work(void *argument)
{
    for (int i = 0; i < ROUNDS; i++)
        note();
    return argument;
}

int main(void)
{
    pthread_t thread;
    char from[8] = "text", to[8];
    memcpy(to, from, 8);
    memset(from, 0, 8);
    pthread_create(&thread, NULL, work, NULL);
    work(NULL);
    pthread_join(thread, NULL);
    return getenv("NAME_OF_NOTHING") || strlen(to) != 4;
}
