/* Writes Format.java: the numbers and the metadata of the trace format, from the tables and headers that libweft is made
 * of. The build runs it (rules.ninja). */
#include <stddef.h>
#include <stdio.h>

#include "rt_packet.h"
#include "rt_tsdl.h"

#include <weft/format.h>

static void write_number(const char *group, const char *name, unsigned long long value)
{
    printf("    static final int %s%s = %llu;\n", group, name, value);
}

/* Each line is a string of its own. */
static void write_text(const struct rt_bytes *text)
{
    printf("    /** What metadata says of packets and events. */\n    static final String TSDL = \"\"\n            + \"");
    for (size_t i = 0; i < text->length; i++) {
        unsigned char c = text->bytes[i];
        if (c == '"' || c == '\\')
            printf("\\%c", c);
        else if (c != '\n')
            putchar(c);
        else
            printf("\\n\"%s", i + 1 < text->length ? "\n            + \"" : "");
    }
    printf(";\n");
}

int main(void)
{
    struct rt_bytes text = { 0 };
    printf("package weft.rt;\n\n/** The trace format: made by the build, of weft/format.h and its tables. */\nfinal class Format {\n");
#define EVENT(id, NAME, payload, role) write_number("", #NAME, id);
#include <weft/events.def>
    write_number("", "EXTENDED", WEFT_EVENT_EXTENDED);
#define DEFINITION(id, NAME, fields) write_number("DEFINE_", #NAME, id);
#include <weft/definitions.def>
#define KIND(number, NAME, name, category, suffix, events) write_number("KIND_", #NAME, number);
#include <weft/kinds.def>
    printf("    /** Behind the callee, by kind. */\n    static final String[] SUFFIXES = {");
    for (uint8_t kind = 0; kind < WEFT_N_KINDS; kind++)
        printf("%s\"%s\"", kind ? ", " : "", weft_site_suffix(kind));
    printf("};\n");
    printf("    static final long TASK_UNCREATED = 0x%llXL;\n", (unsigned long long)WEFT_TASK_UNCREATED);
    write_number("", "LANGUAGE", WEFT_LANGUAGE_JAVA);
    write_number("", "LANGUAGE_SHIFT", WEFT_SITE_LANGUAGE_SHIFT);
    write_number("", "VERSION", WEFT_FORMAT_VERSION);
    write_number("VALUE_", "NOTHING", WEFT_WIRE_NONE);
    write_number("VALUE_", "NUMBER", WEFT_WIRE_INT);
    write_number("VALUE_", "REAL", WEFT_WIRE_FLOAT);
    write_number("VALUE_", "TEXT", WEFT_WIRE_STRING);
    write_number("VALUE_", "BACKTRACE", WEFT_WIRE_FRAMES);
    write_number("", "MOST_PAYLOAD", WEFT_WIRE_MOST);
    write_number("", "MOST_FRAMES", WEFT_MOST_FRAMES);
    printf("    static final int CTF_MAGIC = 0x%08X;\n", WEFT_CTF_MAGIC);
    write_number("PACKET_", "HEADER", sizeof(struct rt_packet_header));
    write_number("PACKET_", "SIZE", RT_PACKET_SIZE);
    write_number("PACKET_", "OPEN", RT_PACKET_OPEN);
    write_number("BUFFER_", "MAGIC", RT_BUFFER_MAGIC);
    write_number("CONTROL_", "SIZE", WEFT_CONTROL_SIZE);
    write_number("CONTROL_", "MAGIC", WEFT_CONTROL_MAGIC);
    write_number("CONTROL_", "AT_GENERATION", offsetof(struct weft_control, generation));
    write_number("CONTROL_", "AT_APPLIED", offsetof(struct weft_control, applied));
    write_number("CONTROL_", "AT_OFF", offsetof(struct weft_control, is_off));
    write_number("CONTROL_", "AT_LENGTH", offsetof(struct weft_control, length));
    write_number("CONTROL_", "AT_NAMES", offsetof(struct weft_control, names));
    printf("    static final char CONTROL_CALL = '%c', CONTROL_BODY = '%c', CONTROL_ONLY = '%c';\n", WEFT_CONTROL_CALL, WEFT_CONTROL_BODY,
           WEFT_CONTROL_ONLY);
    rt_tsdl_add(&text);
    write_text(&text);
    printf("\n    private Format() {\n    }\n}\n");
    return text.failed || ferror(stdout) || fflush(stdout) != 0;
}
