package weft.rt;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;

/** The file metadata of the process's directory. What is not the process's own is libweft's text. */
final class Metadata {
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
            return Integer.parseInt(Trace.stat()[1]);
        } catch (IOException | RuntimeException e) {
            return 0;
        }
    }

    /** Of the virtual machine: a library in it that records by itself names it as its program. */
    private static String executable() {
        try {
            return Files.readSymbolicLink(Paths.get("/proc/self/exe")).toString();
        } catch (IOException e) {
            return "unknown";
        }
    }

    private static String uuid() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 16; i++)
            out.append(i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "").append(Integer.toHexString(Trace.uuid[i] & 0xff | 0x100), 1, 3);
        return out.toString();
    }

    private static String environment() {
        String host = hostName(), machine = Trace.environment("WEFT_MACHINE_ID", "");
        return "env {\n" + text("tracer_name", "weft") + "    tracer_version = " + Format.VERSION + ";\n" + text("hostname", host)
                + text("machine_id", machine.isEmpty() ? host : machine) + text("procname", Trace.programName())
                + text("program", Trace.program()) + text("executable", executable())
                + "    process_began = " + Trace.began + ";\n" + text("run", Trace.environment("WEFT_RUN", "")) + text("filter", Filters.words) + "    vpid = " + Trace.pid
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
                + Format.TSDL;
        Path hidden = new File(Trace.directory, ".metadata").toPath();
        Files.write(hidden, all.getBytes(StandardCharsets.UTF_8));
        Files.move(hidden, new File(Trace.directory, "metadata").toPath(), StandardCopyOption.ATOMIC_MOVE);
    }
}
