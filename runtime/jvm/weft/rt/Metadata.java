package weft.rt;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;

/** The file metadata of the process's directory: the same text as libweft's, which tests/java holds it against. */
final class Metadata {
    private static final String LAYOUT =
            "typealias integer { size = 8; align = 8; signed = false; } := uint8_t;\n"
            + "typealias integer { size = 16; align = 8; signed = false; } := unaligned_uint16_t;\n"
            + "typealias integer { size = 32; align = 8; signed = false; } := unaligned_uint32_t;\n"
            + "typealias integer { size = 32; align = 32; signed = false; } := uint32_t;\n"
            + "typealias integer { size = 40; align = 64; signed = false; } := aligned_uint40_t;\n"
            + "typealias integer { size = 64; align = 64; signed = false; } := uint64_t;\n"
            + "typealias integer { size = 64; align = 32; signed = false; } := uint64_number_t;\n"
            + "typealias integer { size = 35; align = 1; signed = false; map = clock.monotonic.value; } := "
            + "uint35_clock_t;\n"
            + "typealias integer { size = 64; align = 8; signed = false; map = clock.monotonic.value; } := "
            + "unaligned_uint64_clock_t;\n"
            + "typealias integer { size = 64; align = 32; signed = false; map = clock.monotonic.value; } := "
            + "uint64_clock_t;\n"
            + "struct packet_context {\n"
            + "    uint64_clock_t timestamp_begin;\n"
            + "    uint64_clock_t timestamp_end;\n"
            + "    uint64_t content_size;\n"
            + "    uint64_t packet_size;\n"
            + "    uint64_t packet_seq_num;\n"
            + "    uint64_t events_discarded;\n"
            + "    uint32_t tid;\n"
            + "    uint32_t flags;\n"
            + "};\n"
            + "struct event_header {\n"
            + "    enum : integer { size = 5; align = 1; } { compact = 0 ... 30, extended = 31 } id;\n"
            + "    variant <id> {\n"
            + "        struct { uint35_clock_t timestamp; } compact;\n"
            + "        struct { aligned_uint40_t id; unaligned_uint64_clock_t timestamp; } extended;\n"
            + "    } v;\n"
            + "} align(32);\n"
            + "stream { id = 0; packet.context := struct packet_context; event.header := struct event_header; "
            + "event.context := struct { site_t site; }; };\n"
            + "stream { id = 1; packet.context := struct packet_context;\n"
            + "    event.header := struct { unaligned_uint32_t id; unaligned_uint64_clock_t timestamp; }; };\n"
            + "typealias integer { size = 64; align = 8; signed = true; } := value_int_t;\n"
            + "typealias integer { size = 64; align = 8; signed = false; } := value_unsigned_t;\n"
            + "typealias integer { size = 64; align = 8; signed = false; base = 16; } := value_pointer_t;\n"
            + "typealias floating_point { exp_dig = 11; mant_dig = 53; align = 8; } := value_float_t;\n"
            + "struct frames { uint8_t n; value_pointer_t at[n]; };\n"
            + "struct value {\n"
            + "    enum : uint8_t { nothing = 0, number = 1, natural = 2, real = 3, address = 4, text = 5, "
            + "backtrace = 6 } kind;\n"
            + "    variant <kind> { struct { } nothing; value_int_t number; value_unsigned_t natural; "
            + "value_float_t real; value_pointer_t address; string text; struct frames backtrace; } value;\n"
            + "};\n";
    private static final String KINDS = "typealias enum : uint8_t { call = 0, local = 1, global = 2, function = 3, region = 4, work = 5, task = 6 } := kind_t;\n";
    private static final String EVENTS =
            "event { stream_id = 1; id = 0; name = \"site\"; fields := struct { unaligned_uint32_t number; "
            + "unaligned_uint32_t line_begin; unaligned_uint32_t line_end; unaligned_uint32_t column; "
            + "unaligned_uint16_t depth; kind_t kind; uint8_t flags; string callee; string file; string "
            + "function; }; };\n"
            + "event { stream_id = 1; id = 1; name = \"thread\"; fields := struct { unaligned_uint32_t tid; "
            + "string name; string file; }; };\n"
            + "event { stream_id = 1; id = 2; name = \"fork\"; fields := struct { unaligned_uint32_t "
            + "parent_pid; unaligned_uint32_t parent_tid; unaligned_uint32_t parent_site; string parent; }; };\n"
            + "event { stream_id = 1; id = 3; name = \"values\"; fields := struct { unaligned_uint32_t site; "
            + "string names; }; };\n"
            + "event { stream_id = 1; id = 4; name = \"module\"; fields := struct { value_pointer_t begin; "
            + "value_pointer_t end; value_pointer_t base; string path; string build_id; }; };\n"
            + "event { stream_id = 1; id = 5; name = \"switch\"; fields := struct { unaligned_uint32_t site; "
            + "uint8_t on; }; };\n"
            + "event { stream_id = 1; id = 6; name = \"label\"; fields := struct { unaligned_uint32_t site; string label; }; };\n"
            + "event { stream_id = 0; id = 0; name = \"begin\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 1; name = \"end\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 2; name = \"local_begin\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 3; name = \"local_end\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 4; name = \"global_begin\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 5; name = \"global_end\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 6; name = \"unwind\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 7; name = \"future_begin\"; fields := struct { uint64_number_t "
            + "future; }; };\n"
            + "event { stream_id = 0; id = 8; name = \"future_end\"; fields := struct { uint64_number_t future; "
            + "}; };\n"
            + "event { stream_id = 0; id = 9; name = \"begin_values\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 10; name = \"end_values\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 11; name = \"message_send\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 12; name = \"message_post\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 13; name = \"message_receive\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 14; name = \"message_done\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 15; name = \"collective\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 16; name = \"communicator\"; fields := struct { unaligned_uint16_t "
            + "slots; uint8_t n_values; uint8_t n_padding; struct value values[n_values]; uint8_t "
            + "padding[n_padding]; }; };\n"
            + "event { stream_id = 0; id = 20; name = \"filler\"; fields := struct { uint64_t "
            + "unused[stream.event.context.site]; }; };\n"
            + "event { stream_id = 0; id = 21; name = \"off\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 22; name = \"on\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 23; name = \"task_leave\"; fields := struct { }; };\n"
            + "event { stream_id = 0; id = 26; name = \"jump\"; fields := struct { uint64_number_t number; }; };\n"
            + "event { stream_id = 0; id = 27; name = \"task_create\"; fields := struct { uint64_number_t number; }; };\n"
            + "event { stream_id = 0; id = 28; name = \"task_depend\"; fields := struct { uint64_number_t number; }; };\n"
            + "event { stream_id = 0; id = 29; name = \"task_begin\"; fields := struct { uint64_number_t number; }; };\n";

    private Metadata() {
    }

    static String quoted(String text) {
        StringBuilder out = new StringBuilder();
        for (char c : text.toCharArray())
            if (c == '"' || c == '\\')
                out.append('\\').append(c);
            else
                out.append(c < 0x20 || c == 0x7f ? '?' : c);
        return out.toString();
    }

    private static String text(String key, String value) {
        return "    " + key + " = \"" + quoted(value) + "\";\n";
    }

    private static String hostName() {
        try {
            return new String(Files.readAllBytes(Paths.get("/proc/sys/kernel/hostname")), StandardCharsets.UTF_8).trim();
        } catch (IOException e) {
            return "unknown";
        }
    }

    /** CLOCK_MONOTONIC is one clock per boot. */
    private static String bootId() {
        try {
            return new String(Files.readAllBytes(Paths.get("/proc/sys/kernel/random/boot_id")), StandardCharsets.UTF_8).trim();
        } catch (IOException e) {
            return "77656674-0000-4000-8000-6d6f6e6f746f";
        }
    }

    private static int parentPid() {
        try {
            String stat = new String(Files.readAllBytes(Paths.get("/proc/self/stat")), StandardCharsets.UTF_8);
            return Integer.parseInt(stat.substring(stat.lastIndexOf(')') + 2).split(" ")[1]);
        } catch (IOException | RuntimeException e) {
            return 0;
        }
    }

    private static String uuid() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 16; i++)
            out.append(i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "").append(String.format("%02x", Trace.uuid[i] & 0xff));
        return out.toString();
    }

    private static String environment() {
        String host = hostName(), machine = Trace.environment("WEFT_MACHINE_ID", "");
        return "env {\n" + text("tracer_name", "weft") + "    tracer_version = " + Trace.VERSION + ";\n" + text("hostname", host)
                + text("machine_id", machine.isEmpty() ? host : machine) + text("procname", Trace.programName())
                + text("program", Trace.program()) + text("run", Trace.environment("WEFT_RUN", "")) + "    vpid = " + Trace.pid
                + ";\n    parent_pid = " + parentPid() + ";\n    start_time = " + Trace.startTime + ";\n    monotonic_offset = "
                + Trace.offset + ";\n    clock_tick = 0;\n    clock_nanoseconds = 0;\n};\n";
    }

    /** Readers find the old file, or the whole new one. */
    static void write(String labels) throws IOException {
        String all = "/* CTF 1.8 */\ntrace {\n    major = 1;\n    minor = 8;\n    uuid = \"" + uuid()
                + "\";\n    byte_order = le;\n    packet.header := struct {\n        integer { size = 32; align = 8; } magic;\n"
                + "        integer { size = 8; align = 8; } uuid[16];\n        integer { size = 32; align = 8; } stream_id;\n    };\n};\n"
                + environment() + "clock {\n    name = monotonic;\n    uuid = \"" + bootId()
                + "\";\n    freq = 1000000000;\n    offset = " + Trace.offset + ";\n};\n"
                + "typealias enum : integer { size = 24; align = 8; signed = false; } {\n    \"(none)\" = 0" + labels + "\n} := site_t;\n"
                + LAYOUT + KINDS + EVENTS;
        Path hidden = new File(Trace.directory, ".metadata").toPath();
        Files.write(hidden, all.getBytes(StandardCharsets.UTF_8));
        Files.move(hidden, new File(Trace.directory, "metadata").toPath(), StandardCopyOption.ATOMIC_MOVE);
    }
}
