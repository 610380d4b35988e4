/* Writes a trace byte by byte as docs/trace-format.md says, from a description on stdin, so that the reader is tested against the document and not
 * against the runtime; and traces that no runtime would write can be had. One command a line, words separated by blanks:
 *
 *   process DIRECTORY PROGRAM PID [MACHINE CLOCK_OFFSET]   starts DIRECTORY/PROGRAM-PID
 *   site NUMBER CALLEE FILE FUNCTION LINE_BEGIN LINE_END COLUMN DEPTH KIND FLAGS
 *   values SITE NAME...              of the values that its events carry
 *   fork PARENT_PID
 *   module BEGIN END BASE PATH BUILD_ID
 *   thread FILE TID NAME             starts a stream of events, and defines it
 *   packet TIME [open|closed] [LOST] starts a packet of it; default: closed
 *   begin|end|local_begin|local_end|global_begin|global_end|unwind SITE TIME
 *   begin|end SITE TIME VALUE...     i:NUMBER, u:NUMBER, f:NUMBER, p:ADDRESS, s:STRING, b:ADDRESS,ADDRESS... (a backtrace), or n: it could not be had
 *   message ID SITE TIME VALUE...    an event of any id whose payload are values
 *   future_begin|future_end SITE TIME NUMBER
 *   event ID SITE TIME [SLOT...]     of any id, with the slots behind the site as numbers; extended if the id is large
 *   zeros COUNT                      as they are behind the events of an open packet
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static const uint8_t uuid[16] = { 0xa1, 2, 3, 4, 5, 6, 0x47, 8, 0x89, 10, 11, 12, 13, 14, 15, 16 };

struct buffer {
    uint8_t bytes[1 << 20];
    size_t length;
};

static char directory[512];
static FILE *definitions, *events;
static struct buffer packet;
static int in_packet, is_open, tid;
static unsigned long long begin_time, last_time, lost, sequence;

static void put(struct buffer *buffer, unsigned long long value, size_t size)
{
    if (buffer->length + size > sizeof buffer->bytes)
        exit(3);
    for (size_t i = 0; i < size; i++)
        buffer->bytes[buffer->length++] = (uint8_t)(value >> 8 * i);
}

static void put_string(struct buffer *buffer, const char *text)
{
    do
        put(buffer, (uint8_t)*text, 1);
    while (*text++);
}

static void put_header(struct buffer *buffer, unsigned stream, unsigned long long begin, unsigned long long end, size_t content, size_t size, int open)
{
    put(buffer, 0xC1FC1FC1u, 4);
    for (size_t i = 0; i < 16; i++)
        put(buffer, uuid[i], 1);
    put(buffer, stream, 4);
    put(buffer, begin, 8);
    put(buffer, end, 8);
    put(buffer, 8 * (unsigned long long)content, 8);
    put(buffer, 8 * (unsigned long long)size, 8);
    put(buffer, sequence, 8);
    put(buffer, lost, 8);
    put(buffer, (unsigned)tid, 4);
    put(buffer, (unsigned)open, 4);
}

static void write_packet(FILE *file, unsigned stream)
{
    static struct buffer header;
    header.length = 0;
    size_t size = 80 + packet.length;
    put_header(&header, stream, begin_time, is_open ? begin_time : last_time, is_open ? 80 : size, size, is_open);
    fwrite(header.bytes, 1, header.length, file);
    fwrite(packet.bytes, 1, packet.length, file);
    packet.length = 0;
    sequence++;
}

static void end_packet(void)
{
    if (in_packet)
        write_packet(events, 0);
    in_packet = 0;
}

static void end_thread(void)
{
    end_packet();
    if (events)
        fclose(events);
    events = NULL;
    sequence = lost = 0;
}

static FILE *create(const char *name)
{
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", directory, name);
    FILE *file = fopen(path, "wb");
    if (!file) {
        perror(path);
        exit(1);
    }
    return file;
}

static void start_process(const char *trace, const char *program, const char *pid, const char *machine, const char *offset)
{
    end_thread();
    if (definitions)
        fclose(definitions);
    snprintf(directory, sizeof directory, "%s/%s-%s", trace, program, pid);
    mkdir(trace, 0777);
    mkdir(directory, 0777);
    FILE *metadata = create("metadata");
    fprintf(metadata,
            "/* CTF 1.8 */\ntrace {\n    major = 1;\n    minor = 8;\n    uuid = \"a1020304-0506-4708-890a-0b0c0d0e0f10\";\n};\n"
            "env {\n    tracer_name = \"weft\";\n    tracer_version = 4;\n    machine_id = \"%s\";\n    procname = \"%s\";\n    vpid = %s;\n"
            "    start_time = %s;\n};\nclock {\n    freq = 1000000000;\n    offset = %s;\n};\n",
            machine, program, pid, pid, offset);
    fclose(metadata);
    definitions = create("definitions");
}

/* Each definition in a packet of its own, as a program writes them that defines one at a time. */
static void end_definition(void)
{
    unsigned long long saved = sequence, saved_lost = lost;
    is_open = 0;
    lost = 0;
    write_packet(definitions, 1);
    fflush(definitions);
    sequence = saved;
    lost = saved_lost;
}

static void start_definition(unsigned id)
{
    end_packet();
    put(&packet, id, 4);
    put(&packet, 0, 8);
}

/* A value behind its kind. */
static void put_value(struct buffer *buffer, const char *word)
{
    static const char kinds[] = "niufpsb";
    const char *kind = strchr(kinds, *word), *text = *word == 'n' ? word : word + 2;
    double real = strtod(text, NULL);
    unsigned long long bits;
    if (!kind)
        exit(3);
    put(buffer, (unsigned long long)(kind - kinds), 1);
    memcpy(&bits, &real, sizeof bits);
    if (*word == 's') {
        put_string(buffer, text);
    } else if (*word == 'b') {
        size_t length = buffer->length++;
        for (buffer->bytes[length] = 0; *text; buffer->bytes[length]++) {
            char *end;
            put(buffer, strtoull(text, &end, 0), 8);
            text = *end ? end + 1 : end;
        }
    } else if (*word != 'n') {
        put(buffer, *word == 'f' ? bits : *word == 'i' ? (unsigned long long)strtoll(text, NULL, 0) : strtoull(text, NULL, 0), 8);
    }
}

/* All events are multiples of 8 bytes; an extended one says of how many. `behind`: slots that follow. */
static void put_event(unsigned long long id, unsigned long long site, unsigned long long time, size_t behind)
{
    if (time - last_time < 1ull << 35 && id < 31) {
        put(&packet, id | (time & 0x7FFFFFFFF) << 5, 5);
    } else {
        put(&packet, 31 | (3 + behind) << 5, 4);
        put(&packet, 0, 4);
        put(&packet, id, 5);
        put(&packet, time, 8);
    }
    put(&packet, site, 3);
    last_time = time;
}

/* With values behind it, in whole slots: u16 slots, u8 count, u8 padding, the values. */
static void put_event_with_values(unsigned id, unsigned long long site, unsigned long long time, char **word, int count)
{
    static struct buffer values;
    values.length = 0;
    for (int i = 0; i < count; i++)
        put_value(&values, word[i]);
    size_t slots = (4 + values.length + 7) / 8;
    put_event(id, site, time, slots);
    put(&packet, slots, 2);
    put(&packet, (unsigned)count, 1);
    put(&packet, 8 * slots - 4 - values.length, 1);
    put(&values, 0, 8);
    for (size_t i = 0; i < 8 * slots - 4; i++)
        put(&packet, values.bytes[i], 1);
}

static void obey(char **word, int count)
{
    static const char *const names[] = { "begin", "end", "local_begin", "local_end", "global_begin", "global_end", "unwind", "future_begin", "future_end" };
#define NUMBER(index) (count > (index) ? strtoull(word[index], NULL, 0) : 0)
    if (strcmp(word[0], "process") == 0 && (count == 4 || count == 6)) {
        start_process(word[1], word[2], word[3], count == 6 ? word[4] : "loom", count == 6 ? word[5] : "1000");
    } else if (strcmp(word[0], "site") == 0 && count == 11) {
        start_definition(0);
        put(&packet, NUMBER(1), 4);
        put(&packet, NUMBER(5), 4);
        put(&packet, NUMBER(6), 4);
        put(&packet, NUMBER(7), 4);
        put(&packet, NUMBER(8), 2);
        put(&packet, NUMBER(9), 1);
        put(&packet, NUMBER(10), 1);
        for (int i = 2; i <= 4; i++)
            put_string(&packet, word[i]);
        end_definition();
    } else if (strcmp(word[0], "fork") == 0 && count == 2) {
        start_definition(2);
        put(&packet, NUMBER(1), 4);
        put(&packet, NUMBER(1), 4);
        put(&packet, 0, 4);
        put_string(&packet, "parent");
        end_definition();
    } else if (strcmp(word[0], "module") == 0 && count == 6) {
        start_definition(4);
        for (int i = 1; i < 4; i++)
            put(&packet, NUMBER(i), 8);
        put_string(&packet, word[4]);
        put_string(&packet, word[5]);
        end_definition();
    } else if (strcmp(word[0], "values") == 0 && count >= 3) {
        start_definition(3);
        put(&packet, NUMBER(1), 4);
        for (int i = 2; i < count; i++) {
            packet.length -= i > 2; /* a blank in place of the zero byte */
            if (i > 2)
                put(&packet, ' ', 1);
            put_string(&packet, word[i]);
        }
        end_definition();
    } else if (count > 3 && (strcmp(word[0], "begin") == 0 || strcmp(word[0], "end") == 0)) {
        put_event_with_values(*word[0] == 'b' ? 9 : 10, NUMBER(1), NUMBER(2), word + 3, count - 3);
    } else if (strcmp(word[0], "message") == 0 && count > 4) {
        put_event_with_values(NUMBER(1), NUMBER(2), NUMBER(3), word + 4, count - 4);
    } else if (strcmp(word[0], "event") == 0 && count >= 4) {
        put_event(NUMBER(1), NUMBER(2), NUMBER(3), (size_t)count - 4);
        for (int i = 4; i < count; i++)
            put(&packet, NUMBER(i), 8);
    } else if (strcmp(word[0], "thread") == 0 && count == 4) {
        end_thread();
        tid = atoi(word[2]);
        start_definition(1);
        put(&packet, NUMBER(2), 4);
        put_string(&packet, word[3]);
        put_string(&packet, word[1]);
        end_definition();
        events = create(word[1]);
        sequence = 0;
    } else if (strcmp(word[0], "packet") == 0 && count >= 2) {
        end_packet();
        begin_time = last_time = NUMBER(1);
        is_open = count > 2 && strcmp(word[2], "open") == 0;
        lost = NUMBER(3);
        in_packet = 1;
    } else if (strcmp(word[0], "zeros") == 0 && count == 2) {
        for (unsigned long long i = NUMBER(1); i > 0; i--)
            put(&packet, 0, 1);
    } else {
        for (unsigned id = 0; id < 9; id++) {
            if (strcmp(word[0], names[id]) == 0 && count == (id < 7 ? 3 : 4)) {
                put_event(id, NUMBER(1), NUMBER(2), id < 7 ? 0 : 1);
                if (id >= 7)
                    put(&packet, NUMBER(3), 8);
                return;
            }
        }
        fprintf(stderr, "make_trace: what is '%s'?\n", word[0]);
        exit(2);
    }
}

int main(void)
{
    char line[1024];
    while (fgets(line, sizeof line, stdin)) {
        char *word[16];
        int count = 0;
        for (char *at = strtok(line, " \t\n"); at && count < 16; at = strtok(NULL, " \t\n"))
            word[count++] = at;
        if (count > 0 && word[0][0] != '#')
            obey(word, count);
    }
    end_thread();
    if (definitions)
        fclose(definitions);
    return 0;
}
