package weft.rt;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/** The trace of this process: its directory, its definitions, its threads. */
final class Trace {
    private static final int MOST_SITES = 1 << 24;

    private static final String NAME = environment("WEFT_TRACE", "weft-trace");
    static final boolean ON = !NAME.isEmpty() && !NAME.equals("off");
    static final boolean isRing = ON && readMode();
    static final int packets = isRing ? ringSize() : 2;

    static File trace, directory; // null: nothing has been registered yet
    static final byte[] uuid = new byte[16];
    static long offset, startTime;
    static int pid, lastBuffer, threads;
    static int copy; // 1: the first of this class in the process. Each module and each loader has one of its own
    static long began; // when the system began the process
    private static int sites;
    private static long definitionPackets;
    private static boolean isStopped, hasSpoken;
    static boolean isOver; // threads of the virtual machine's record no more
    static volatile Runnable watcher; // looks for what the virtual machine has done; null: there is none
    private static PacketFile definitions;
    private static final StringBuilder labels = new StringBuilder();
    private static final List<Recorder> recorders = new ArrayList<Recorder>(), spare = new ArrayList<Recorder>();

    private Trace() {
    }

    static String environment(String name, String otherwise) {
        String value = System.getenv(name);
        return value == null ? otherwise : value;
    }

    private static int ringSize() {
        final int most = 1024;
        long size = number("WEFT_RING", 1, Integer.MAX_VALUE, 1, "accepted are 1 to 1024 (MiB); recording into rings of 1 MiB");
        if (size > most)
            doubt("WEFT_RING", "" + size, "accepted are 1 to 1024 (MiB); recording into rings of 1024 MiB");
        return 8 * (int) Math.min(size, most);
    }

    private static boolean readMode() {
        String mode = environment("WEFT_MODE", "");
        if (!mode.isEmpty() && !mode.equals("full") && !mode.equals("ring"))
            doubt("WEFT_MODE", mode, "accepted are full and ring; recording in mode full");
        return mode.equals("ring");
    }

    /** What a variable says, if that is a number from `least` to `most`. */
    static long number(String name, long least, long most, long otherwise, String instead) {
        String text = environment(name, "");
        if (text.matches("[0-9]{1,18}") && Long.parseLong(text) >= least && Long.parseLong(text) <= most)
            return Long.parseLong(text);
        if (!text.isEmpty())
            doubt(name, text, instead);
        return otherwise;
    }

    static void doubt(String variable, String value, String instead) {
        System.err.println("weft: " + variable + "=" + value + " is not known; " + instead);
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
            to.putInt(at, Format.CTF_MAGIC);
    }

    private static final class Definitions extends ByteArrayOutputStream {
        final long now = System.nanoTime();
        private long last = now;

        Definitions number(long value, int bytes) {
            for (int i = 0; i < bytes; i++)
                write((int) (value >>> 8 * i));
            return this;
        }

        Definitions event(int id) {
            return event(id, now);
        }

        Definitions event(int id, long time) {
            last = Math.max(last, time);
            return number(id, 4).number(time, 8);
        }

        Definitions string(String text) {
            byte[] bytes = text.replace('\0', '?').getBytes(StandardCharsets.UTF_8);
            write(bytes, 0, bytes.length);
            write(0);
            return this;
        }

        void append() throws IOException {
            byte[] events = toByteArray();
            ByteBuffer packet = ByteBuffer.allocate(Format.PACKET_HEADER + events.length).order(ByteOrder.LITTLE_ENDIAN);
            putHeader(packet, 0, 1, pid, now, definitionPackets++, packet.capacity());
            packet.putLong(32, last);
            packet.position(Format.PACKET_HEADER);
            packet.put(events);
            definitions.append(packet.array(), packet.capacity());
        }
    }

    /* ---- sites ---- */

    static int register(int version, String file, String[] tables) {
        Recorder.mine(); // with the process, and what else is set up before the first interval
        return registerSites(version, file, tables);
    }

    private static synchronized int registerSites(int version, String file, String[] tables) {
        if (version != Format.VERSION || !openProcess())
            return Probes.OFF;
        int first = sites + 1;
        boolean isWanted = false;
        Definitions all = new Definitions();
        for (String table : tables)
            for (String line : table.split("\n"))
                if (line.startsWith("!"))
                    addDetail(all, new Detail(line.substring(1)));
                else if (line.startsWith("?"))
                    details[sites].add(line.substring(1));
                else
                    isWanted |= addSite(all, file, line.split(" ", 9));
        try {
            if (sites >= MOST_SITES)
                throw new IOException("more sites than a trace can tell apart");
            all.append();
        } catch (IOException e) {
            stop(e);
            return Probes.OFF;
        }
        appendSwitches();
        return isWanted ? first : Probes.OFF;
    }

    /** Returns whether the run leaves it in. */
    private static boolean addSite(Definitions all, String file, String[] fields) {
        int kind = Integer.parseInt(fields[4]), flags = Integer.parseInt(fields[5]) | Format.LANGUAGE << Format.LANGUAGE_SHIFT;
        all.event(Format.DEFINE_SITE).number(++sites, 4);
        for (int i = 0; i < 3; i++)
            all.number(Integer.parseInt(fields[i]), 4);
        all.number(Integer.parseInt(fields[3]), 2).number(kind, 1).number(flags, 1);
        fields[6] = fields[6].replace('\1', ' '); // in names of tasks
        all.string(fields[6]).string(file).string(fields[7]);
        if (fields.length > 8)
            all.event(Format.DEFINE_LABEL).number(sites, 4).string(fields[8]);
        labels.append(",\n    \"").append(Metadata.quoted(fields[6])).append(Format.SUFFIXES[kind]).append('@');
        labels.append(Metadata.quoted(new File(file).getName())).append(':').append(fields[0]).append("\" = ").append(sites);
        return Switches.add(fields[6], file + ":" + fields[0], kind);
    }

    /** By site; read without a lock by whoever has seen the number of the site. */
    private static Detail[] details;

    /** null: it is recorded as it is. */
    static Detail detail(int site) {
        Detail[] all = details;
        return all != null && site < all.length ? all[site] : null;
    }

    private static void addDetail(Definitions all, Detail detail) {
        Detail[] more = details == null ? new Detail[sites + 64] : sites < details.length ? details : Arrays.copyOf(details, 2 * sites);
        more[sites] = detail;
        details = more;
        Switches.use();
        if (detail.every > 1)
            all.event(Format.DEFINE_EVERY).number(sites, 4).number(detail.every, 4);
        if (!detail.names.isEmpty())
            all.event(Format.DEFINE_VALUES).number(sites, 4).string(detail.names);
    }

    private static Definitions switched;

    /** A change of a site, now; site 0: of all calls. The caller has the lock, and appends the changes. */
    static void addSwitch(int site, boolean isOn) {
        if (switched == null)
            switched = new Definitions();
        switched.event(Format.DEFINE_SWITCH, System.nanoTime()).number(site, 4).number(isOn ? 1 : 0, 1);
    }

    static void appendSwitches() {
        Definitions all = switched;
        switched = null;
        try {
            if (all != null)
                all.append();
        } catch (IOException e) {
            stop(e);
        }
    }

    /** The thread was started by `parent`: by a call that was about to begin at `created`. */
    static synchronized void defineStart(Recorder thread, Recorder parent, long created) {
        if (thread.stream == null || parent.stream == null)
            return;
        try {
            Definitions all = new Definitions();
            all.event(Format.DEFINE_START).number(thread.tid, 4).number(parent.tid, 4).number(created, 8).number(0, 8);
            all.string(thread.stream).string(parent.stream).append();
        } catch (IOException e) {
            stop(e);
        }
    }

    /** The caller has the lock. */
    static void defineFrame(int number, StackTraceElement frame) throws IOException {
        String file = frame.getFileName();
        Definitions all = new Definitions();
        all.event(Format.DEFINE_FRAME).number(number, 4).number(Math.max(frame.getLineNumber(), 0), 4);
        all.string(frame.getClassName() + '.' + frame.getMethodName()).string(file == null ? "" : file).append();
    }

    /* ---- the process ---- */

    static void stop(Exception e) {
        isStopped = true;
        say("cannot record into " + NAME + ": " + (e.getMessage() == null ? e : e.getMessage()) + "; nothing more is recorded");
    }

    private static boolean openProcess() {
        if (directory != null || isStopped)
            return !isStopped;
        try {
            Path self = Files.readSymbolicLink(Paths.get("/proc/self"));
            pid = Integer.parseInt(self.toString());
            began = Long.parseLong(stat()[19]);
            trace = new File(NAME).getAbsoluteFile();
            Files.createDirectories(trace.toPath());
            directory = makeDirectory();
            readRandom(uuid);
            uuid[6] = (byte) (uuid[6] & 0x0f | 0x40);
            uuid[8] = (byte) (uuid[8] & 0x3f | 0x80);
            openClock();
            Room.find(directory);
            startTime = System.nanoTime() + offset;
            definitions = new PacketFile(new File(directory, "definitions"));
            new Definitions().append();
            Metadata.write("");
            Control.open();
            if (Filters.isActive)
                Switches.use();
            addHook();
            if (copy == 1 || !isOther())
                Watcher.begin();
            return true;
        } catch (IOException | RuntimeException e) {
            stop(e);
            return false;
        }
    }

    /** SecureRandom is loaded in tens of milliseconds. */
    private static void readRandom(byte[] bytes) throws IOException {
        DataInputStream in = new DataInputStream(new FileInputStream("/dev/urandom"));
        try {
            in.readFully(bytes);
        } finally {
            in.close();
        }
    }

    private static void addHook() {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread("weft-exit") {
                @Override
                public void run() {
                    Watcher.finish();
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

    /** The fields of /proc/self/stat behind the name of the program. */
    static String[] stat() throws IOException {
        String stat = new String(Files.readAllBytes(Paths.get("/proc/self/stat")), StandardCharsets.UTF_8);
        return stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    }

    /** Is the first directory of this name another copy's in this process, and not of one that had its number before? */
    private static boolean isOther() {
        String name = directory.getPath();
        try {
            byte[] text = Files.readAllBytes(Paths.get(name.substring(0, name.lastIndexOf('-')), "metadata"));
            return new String(text, StandardCharsets.UTF_8).contains("    process_began = " + began + ";\n");
        } catch (IOException e) {
            return true; // it is about to write that
        }
    }

    /** Without a regular expression: the first one of a program takes tens of milliseconds. */
    private static String plain(String name) {
        StringBuilder plain = new StringBuilder(name);
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            boolean isPlain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "._+-".indexOf(c) >= 0;
            if (!isPlain)
                plain.setCharAt(i, '_');
        }
        return plain.toString();
    }

    private static File makeDirectory() throws IOException {
        String plain = plain(programName()), name = (plain.isEmpty() ? "java" : plain) + "-" + pid;
        for (int n = 1;; n++)
            try {
                return Files.createDirectory(new File(trace, (copy = n) == 1 ? name : name + "-" + n).toPath()).toFile();
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
        String text = new String(Files.readAllBytes(shared)).trim();
        int end = 0;
        while (end < text.length() && text.charAt(end) > ' ')
            end++;
        offset = Long.parseLong(text.substring(0, end));
    }

    /* ---- threads ---- */

    /** Each has a buffer of 260 KiB while it runs. */
    private static final int MOST_VIRTUAL = 256;
    /** Virtual threads are none of the system's, and have numbers that none of these has. */
    static final int FIRST_VIRTUAL = 1 << 30;

    private static int ownTid() throws IOException {
        return Integer.parseInt(Files.readSymbolicLink(Paths.get("/proc/thread-self")).getFileName().toString());
    }

    private static int countVirtual() {
        int n = 0;
        for (Recorder recorder : recorders)
            n += recorder.tid >= FIRST_VIRTUAL ? 1 : 0;
        return n;
    }

    private static boolean isVirtual(Thread thread) {
        return thread.getClass().getName().equals("java.lang.VirtualThread"); // JDK 21; in the way of JDK 8: no method of its own
    }

    private static final AtomicBoolean hasNeighbours = new AtomicBoolean();

    /** Files are made with the thread's interruption put aside: an interrupted thread cannot map a file. */
    static Recorder open(Thread thread) {
        boolean wasInterrupted = Thread.interrupted();
        try {
            Recorder recorder = openThread(thread);
            Recorder.look();
            Lives life = Lives.claim(thread);
            if (life != null)
                recorder.beginLife(life);
            if (copy == 1 && !hasNeighbours.getAndSet(true))
                Modules.begin();
            return recorder;
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
        closeDead(false);
        boolean isVirtual = isVirtual(thread);
        if (isVirtual && countVirtual() >= MOST_VIRTUAL) {
            say("more than " + MOST_VIRTUAL + " virtual threads at the same time: the others are not recorded");
            return new Recorder(thread);
        }
        int tid = isVirtual ? FIRST_VIRTUAL + (int) thread.getId() % FIRST_VIRTUAL : ownTid();
        long now = System.nanoTime();
        String name = thread.getName();
        Recorder recorder = new Recorder(thread, name.isEmpty() && isVirtual ? "virtual-" + thread.getId() : name, tid, streamOf(tid), now, spare.isEmpty() ? null : spare.remove(spare.size() - 1));
        define(recorder);
        recorder.start(now);
        recorders.add(recorder);
        return recorder;
    }

    /** A thread of the virtual machine's own, which runs no program. The caller has the lock. */
    static Recorder openSystem(String name, int tid, long now) throws IOException {
        Recorder recorder = new Recorder(null, name, tid, streamOf(tid), now, spare.isEmpty() ? null : spare.remove(spare.size() - 1));
        define(recorder);
        recorder.start(now);
        recorders.add(recorder);
        return recorder;
    }

    /** A site that no source has. The caller has the lock. */
    static int defineOwn(String callee, String label) throws IOException {
        Definitions all = new Definitions();
        addSite(all, "(virtual machine)", new String[] {"0", "0", "0", "0", "0", "0", callee, "(virtual machine)", label});
        all.append();
        return sites;
    }

    private static String streamOf(int tid) {
        String stream = "thread-" + tid;
        for (int n = 2; new File(directory, stream).exists(); n++)
            stream = "thread-" + tid + "-" + n;
        return stream;
    }

    private static void define(Recorder recorder) throws IOException {
        Definitions all = new Definitions();
        all.event(Format.DEFINE_THREAD).number(recorder.tid, 4).string(recorder.name).string(recorder.stream);
        all.append();
    }

    /** Writes out what threads have recorded that are over. Nobody tells when a thread ends. */
    private static void closeDead(boolean isAtExit) throws IOException {
        for (Iterator<Recorder> all = recorders.iterator(); all.hasNext();) {
            Recorder recorder = all.next();
            Thread thread = recorder.thread == null ? null : recorder.thread.get();
            if (thread == null ? recorder.thread == null && !isAtExit : thread.isAlive())
                continue;
            all.remove();
            if (thread != null && !thread.getName().equals(recorder.name) && !thread.getName().isEmpty()) {
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
            if (watcher != null)
                watcher.run();
            isOver = true;
            closeDead(true);
            for (Recorder recorder : spare)
                recorder.remove();
            spare.clear();
            Control.remove();
            Metadata.write(labels.toString());
        } catch (IOException | RuntimeException e) {
            say("cannot finish " + directory + ": " + e.getMessage());
        }
    }
}
