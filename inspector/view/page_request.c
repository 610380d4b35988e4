#include "page_request.h"

#include <stdlib.h>
#include <string.h>

static void read_words(struct request *request, char *text)
{
    char *rest = text;
    for (char *word; request->n_words < PAGE_REQUEST_WORDS && (word = strsep(&rest, "\t"));) {
        request->numbers[request->n_words] = strtoull(word, NULL, 10);
        request->words[request->n_words++] = word;
    }
}

/* "0,3,7"; "": all. */
static void read_threads(struct request *request, struct arena *arena, const char *text, uint64_t n_threads)
{
    for (uint32_t i = 0; !*text && i < n_threads; i++)
        vec_push(arena, &request->threads, i);
    while (*text) {
        char *end;
        unsigned long number = strtoul(text, &end, 10);
        if (end > text && number < n_threads)
            vec_push(arena, &request->threads, (uint32_t)number);
        text = end + strcspn(end, ",");
        text += *text == ',';
    }
}

void request_answer(const struct request_answer *answers, size_t n_answers, void *context, uint64_t n_threads, const char *text, struct str *out)
{
    struct arena arena = { 0 };
    struct request request = { 0 };
    struct json_writer json;
    const char *wrong = "no such request";
    read_words(&request, arena_strdup(&arena, text));
    json_to_text(&json, out, JSON_COMPACT);
    json_open_object(&json);
    for (size_t i = 0; i < n_answers; i++)
        if (strcmp(answers[i].name, request.words[0]) == 0 && request.n_words == 1 + answers[i].n_numbers + answers[i].has_threads) {
            if (answers[i].has_threads)
                read_threads(&request, &arena, request.words[request.n_words - 1], n_threads);
            wrong = answers[i].answer(context, &request, &json);
        }
    if (wrong)
        json_member_string(&json, "error", wrong);
    json_close_object(&json);
    json_finish(&json);
    arena_release(&arena);
}
