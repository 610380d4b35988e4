/* What the page asks by POST command: a name and numbers with tabs between them, perhaps a list of threads last. */
#ifndef PAGE_REQUEST_H
#define PAGE_REQUEST_H

#include "json_writer.h"
#include "vec.h"

enum { PAGE_REQUEST_WORDS = 8 };

struct request {
    char *words[PAGE_REQUEST_WORDS];
    size_t n_words;
    uint64_t numbers[PAGE_REQUEST_WORDS]; /* of the words from the second on */
    VEC(uint32_t) threads;
};

struct request_answer {
    const char *name;
    size_t n_numbers;
    bool has_threads;
    /* Adds members to the object that is the answer. Returns NULL, or what is wrong. */
    const char *(*answer)(void *context, const struct request *request, struct json_writer *json);
};

/* Has `text` answered by the one of its name. Threads are numbers below `n_threads`. What is wrong becomes the member "error". */
void request_answer(const struct request_answer *answers, size_t n_answers, void *context, uint64_t n_threads, const char *text, struct str *out);

#endif
