package weft.rt;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The trace of this process: its directory, its definitions, its threads. */
final class Trace {
    static final int HEADER = 80, CTF_MAGIC = 0xC1FC1FC1, VERSION = 4, LANGUAGE = 4, MOST_SITES = 1 << 24;
    private static final int SITE = 0, THREAD = 1, LABEL = 6;

    private static final String NAME = environment("WEFT_TRACE", "weft-trace");
    static final boolean ON = !NAME.isEmpty() && !NAME.equals("off");
    static final boolean isRing = environment("WEFT_MODE", "full").equals("ring");
    static final int packets = isRing ? ringSize() : 2;

    static File trace, directory; // null: nothing has been registered yet
    static final byte[] uuid = new byte[16];
    static long offset, startTime;
    static int pid, lastBuffer;
    private static int sites;
    private static long definitionPackets;
    private static boolean isStopped, hasSpoken;
    private static FileOutputStream definitions;
    private static final StringBuilder labels = new StringBuilder();
    private static final List<Recorder> recorders = new ArrayList<Recorder>(), spare = new ArrayList<Recorder>();

    private Trace() {
    }

    static String environment(String name, String otherwise) {
        String value = System.getenv(name);
        return value == null ? otherwise : value;
    }

    private static int ringSize() {
        try {
            return 8 * Math.max(1, Math.min(1024, Integer.parseInt(environment("WEFT_RING", "1"))));
        } catch (NumberFormatException e) {
            return 8;
        }
    }

    /** Once: whatever comes after it has the same cause. */
    static void say(String what) {
        if (!hasSpoken)
            System.err.println("weft: " + what);
        hasSpoken = true;
    }

    /* ---- packets ---- */

    /** Everything but the magic in buffers, which is stored last. `length` in bytes; 0: the packet is open. */
    static void putHeader(ByteBuffer to, int at, int stream, int tid, long now, long sequence, int length) {
        for (int i = 0; i < 16; i++)
            to.put(at + 4 + i, uuid[i]);
        to.putInt(at + 20, stream);
        to.putLong(at + 24, now);
        to.putLong(at + 32, now);
        to.putLong(at + 40, length * 8L);
        to.putLong(at + 48, length * 8L);
        to.putLong(at + 56, sequence);
        to.putLong(at + 64, 0);
        to.putInt(at + 72, tid);
        to.putInt(at + 76, 0);
        if (length > 0)
            to.putInt(at, CTF_MAGIC);
    }

    private static final class Definitions extends ByteArrayOutputStream {
        final long now = System.nanoTime();

        Definitions number(long value, int bytes) {
            for (int i = 0; i < bytes; i++)
                write((int) (value >>> 8 * i));
            return this;
        }

        Definitions event(int id) {
            return number(id, 4).number(now, 8);
        }

        Definitions string(String text) {
            byte[] bytes = text.replace('\0', '?').getBytes(StandardCharsets.UTF_8);
            write(bytes, 0, bytes.length);
            write(0);
            return this;
        }

        void append() throws IOException {
            byte[] events = toByteArray();
            ByteBuffer packet = ByteBuffer.allocate(HEADER + events.length).order(ByteOrder.LITTLE_ENDIAN);
            putHeader(packet, 0, 1, pid, now, definitionPackets++, packet.capacity());
            packet.position(HEADER);
            packet.put(events);
            definitions.write(packet.array());
        }
    }

    /* ---- sites ---- */

    static synchronized int register(int version, String file, String[] tables) {
        if (version != VERSION || !openProcess())
            return Probes.OFF;
        int first = sites + 1;
        Definitions all = new Definitions();
        for (String table : tables)
            for (String site : table.split("\n"))
                addSite(all, file, site.split(" ", 9));
        try {
            if (sites >= MOST_SITES)
                throw new IOException("more sites than a trace can tell apart");
            all.append();
        } catch (IOException e) {
            stop(e);
            return Probes.OFF;
        }
        return first;
    }

    private static void addSite(Definitions all, String file, String[] fields) {
        int kind = Integer.parseInt(fields[4]), flags = Integer.parseInt(fields[5]) | LANGUAGE << 4;
        all.event(SITE).number(++sites, 4);
        for (int i = 0; i < 3; i++)
            all.number(Integer.parseInt(fields[i]), 4);
        all.number(Integer.parseInt(fields[3]), 2).number(kind, 1).number(flags, 1);
        all.string(fields[6]).string(file).string(fields[7]);
        if (fields.length > 8)
            all.event(LABEL).number(sites, 4).string(fields[8]);
        labels.append(",\n    \"").append(Metadata.quoted(fields[6])).append(kind == 3 ? " (body)" : "").append('@');
        labels.append(Metadata.quoted(new File(file).getName())).append(':').append(fields[0]).append("\" = ").append(sites);
    }

    /* ---- the process ---- */

    private static void stop(Exception e) {
        isStopped = true;
        say("cannot record into " + NAME + ": " + (e.getMessage() == null ? e : e.getMessage()) + "; nothing more is recorded");
    }

    private static boolean openProcess() {
        if (directory != null || isStopped)
            return !isStopped;
        try {
            Path self = Files.readSymbolicLink(Paths.get("/proc/self"));
            pid = Integer.parseInt(self.toString());
            trace = new File(NAME).getAbsoluteFile();
            Files.createDirectories(trace.toPath());
            directory = makeDirectory();
            new SecureRandom().nextBytes(uuid);
            uuid[6] = (byte) (uuid[6] & 0x0f | 0x40);
            uuid[8] = (byte) (uuid[8] & 0x3f | 0x80);
            openClock();
            startTime = System.nanoTime() + offset;
            definitions = new FileOutputStream(new File(directory, "definitions"), true);
            new Definitions().append();
            Metadata.write("");
            addHook();
            return true;
        } catch (IOException | RuntimeException e) {
            stop(e);
            return false;
        }
    }

    private static void addHook() {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread("weft-exit") {
                @Override
                public void run() {
                    atExit();
                }
            });
        } catch (IllegalStateException e) {
            // the program is ending: another hook's calls are the first ones
        }
    }

    /** Of the main class, not of the program java. */
    static String program() {
        String command = System.getProperty("sun.java.command", "java");
        return command.split(" ", 2)[0];
    }

    static String programName() {
        String name = program();
        name = name.substring(name.lastIndexOf('/') + 1);
        return name.endsWith(".jar") || name.endsWith(".java") ? name.substring(0, name.lastIndexOf('.')) : name.substring(name.lastIndexOf('.') + 1);
    }

    private static File makeDirectory() throws IOException {
        String plain = programName().replaceAll("[^A-Za-z0-9._+-]", "_"), name = (plain.isEmpty() ? "java" : plain) + "-" + pid;
        for (int n = 1;; n++)
            try {
                return Files.createDirectory(new File(trace, n == 1 ? name : name + "-" + n).toPath()).toFile();
            } catch (FileAlreadyExistsException e) {
                // the next number
            }
    }

    /** All processes of a trace agree on the offset of CLOCK_MONOTONIC, which is what nanoTime reads. */
    private static void openClock() throws IOException {
        Path shared = new File(trace, ".clock").toPath(), own = new File(trace, ".clock-" + pid).toPath();
        offset = System.currentTimeMillis() * 1000000L - System.nanoTime();
        if (!Files.exists(shared)) {
            Files.write(own, (offset + "\n").getBytes());
            try {
                Files.createLink(shared, own);
            } catch (FileAlreadyExistsException e) {
                // another process was first
            } catch (IOException | UnsupportedOperationException e) {
                Files.move(own, shared, StandardCopyOption.REPLACE_EXISTING); // a file system without links
            }
            Files.deleteIfExists(own);
        }
        offset = Long.parseLong(new String(Files.readAllBytes(shared)).trim().split("\\s+")[0]);
    }

    /* ---- threads ---- */

    private static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread");
    }

    /** Files are made with the thread's interruption put aside: an interrupted thread cannot map a file. */
    static Recorder open(Thread thread) {
        boolean wasInterrupted = Thread.interrupted();
        try {
            return openThread(thread);
        } catch (IOException | RuntimeException e) {
            synchronized (Trace.class) {
                stop(e);
            }
            return new Recorder(thread);
        } finally {
            if (wasInterrupted)
                thread.interrupt();
        }
    }

    private static synchronized Recorder openThread(Thread thread) throws IOException {
        if (!openProcess()) // a body's mark may come before the sites of its file
            return new Recorder(thread);
        if (isVirtual(thread)) {
            say("virtual threads are not recorded");
            return new Recorder(thread);
        }
        closeDead();
        int tid = Integer.parseInt(Files.readSymbolicLink(Paths.get("/proc/thread-self")).getFileName().toString());
        String stream = "thread-" + tid;
        for (int n = 2; new File(directory, stream).exists(); n++)
            stream = "thread-" + tid + "-" + n;
        Recorder recorder = new Recorder(thread, tid, stream, spare.isEmpty() ? null : spare.remove(spare.size() - 1));
        define(recorder);
        recorder.start();
        recorders.add(recorder);
        return recorder;
    }

    private static void define(Recorder recorder) throws IOException {
        Definitions all = new Definitions();
        all.event(THREAD).number(recorder.tid, 4).string(recorder.name).string(recorder.stream);
        all.append();
    }

    /** Writes out what threads have recorded that are over. Nobody tells when a thread ends. */
    private static void closeDead() throws IOException {
        for (Iterator<Recorder> all = recorders.iterator(); all.hasNext();) {
            Recorder recorder = all.next();
            Thread thread = recorder.thread.get();
            if (thread != null && thread.isAlive())
                continue;
            all.remove();
            if (thread != null && !thread.getName().equals(recorder.name)) {
                recorder.name = thread.getName();
                define(recorder);
            }
            recorder.close();
            spare.add(recorder);
        }
    }

    /**
     * Threads that are still running may go on recording, as other hooks may: their buffers stay, and readers read
     * them as they are.
     */
    private static synchronized void atExit() {
        try {
            closeDead();
            for (Recorder recorder : spare)
                recorder.remove();
            spare.clear();
            Metadata.write(labels.toString());
        } catch (IOException | RuntimeException e) {
            say("cannot finish " + directory + ": " + e.getMessage());
        }
    }
}
