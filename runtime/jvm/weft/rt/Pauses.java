package weft.rt;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/**
 * Pauses of garbage collectors, as intervals of the thread that carries them out ("VM Thread"). HotSpot's performance
 * counters (the file /tmp/hsperfdata_USER/PID, jdk.internal.perf.Prologue and PerfDataEntry) have begin and end of each
 * collector's last one in nanoseconds since the machine began: those are recorded, and of pauses that followed too fast
 * the last one. They are looked at from the first event on; what their clock began at is asked when there has been one
 * (Notifications.java), and until it is known they are kept here.
 */
final class Pauses implements Runnable {
    private static final int MAGIC = 0xcafec0c0;
    private static final String COLLECTOR = "sun.gc.collector."; // and its number, and what of it
    private static final long SUN_GC_C = 0x632e63672e6e7573L; // "sun.gc.c"

    private final List<Collector> collectors = new ArrayList<Collector>();
    private final ByteBuffer counters;
    /* With the lock of Trace: */
    private final Queue<Pause> pauses = new ArrayDeque<Pause>(); // that are not recorded yet
    private boolean hasClock;
    private volatile boolean wantsClock;
    private long zero; // nanoTime when the counters' clock began
    private Recorder recorder; // null: there has been no pause yet

    private static final class Collector {
        final String name;
        final boolean isConcurrent; // several short pauses for each collection
        int invocations, entry, exit; // where the counters are
        volatile long seen;
        int site;

        Collector(String name, boolean isConcurrent) {
            this.name = name;
            this.isConcurrent = isConcurrent;
        }
    }

    private static final class Pause {
        final Collector collector;
        final long begin, end, nMissed; // on the counters' clock; nMissed: pauses between the last one and this

        Pause(Collector collector, long begin, long end, long nMissed) {
            this.collector = collector;
            this.begin = begin;
            this.end = end;
            this.nMissed = nMissed;
        }
    }

    Pauses() throws IOException {
        counters = open();
        find();
        if (collectors.isEmpty())
            throw new IOException("no collector that is known");
    }

    /** Records what there is to record. */
    @Override
    public void run() {
        if (isNew())
            synchronized (Trace.class) {
                collect();
                record();
            }
    }

    /** From now on pauses can be recorded; those that have been seen are. */
    void start(long zero) {
        synchronized (Trace.class) {
            this.zero = zero;
            hasClock = true;
            collect();
            record();
        }
    }

    /** Has there been a pause that waits for the clock? */
    boolean wantsClock() {
        return wantsClock;
    }

    /** Are there pauses that wait for the clock? */
    boolean isWaiting() {
        run();
        synchronized (Trace.class) {
            return !hasClock && !pauses.isEmpty();
        }
    }

    /** What still waits for the clock is not recorded, but counted. */
    void lose() {
        synchronized (Trace.class) {
            long n = 0;
            for (Pause pause : pauses)
                n += pause.nMissed + 1;
            pauses.clear();
            try {
                if (n > 0 && !hasClock && !Trace.isOver)
                    Trace.openSystem("VM Thread", findThread(), System.nanoTime()).losePast(n);
            } catch (IOException e) {
                Trace.stop(e);
            }
        }
    }

    /** Nobody tells of the pauses of these collectors. */
    boolean isConcurrent() {
        for (Collector collector : collectors)
            if (collector.isConcurrent)
                return true;
        return false;
    }

    /* ---- the counters ---- */

    /** Of the user's name the virtual machine has its own opinion. */
    private static File findFile() throws IOException {
        String name = String.valueOf(Trace.pid);
        File usual = new File("/tmp/hsperfdata_" + System.getProperty("user.name"), name);
        File[] all = usual.canRead() ? new File[] {usual.getParentFile()} : new File("/tmp").listFiles();
        for (File user : all == null ? new File[0] : all)
            if (user.getName().startsWith("hsperfdata_") && new File(user, name).canRead())
                return new File(user, name);
        throw new IOException("the virtual machine has no counters");
    }

    private static ByteBuffer open() throws IOException {
        RandomAccessFile opened = new RandomAccessFile(findFile(), "r");
        try {
            ByteBuffer map = opened.getChannel().map(FileChannel.MapMode.READ_ONLY, 0, opened.length());
            if (map.limit() >= 32 && map.getInt(0) == MAGIC && map.get(4) == 1) // little-endian
                return map.order(ByteOrder.LITTLE_ENDIAN);
        } finally {
            opened.close();
        }
        throw new IOException("counters of another format");
    }

    private String text(int at) {
        int end = at;
        byte[] bytes = new byte[256];
        while (counters.get(end) != 0 && end - at < bytes.length)
            bytes[end - at] = counters.get(end++);
        return new String(bytes, 0, end - at, StandardCharsets.UTF_8);
    }

    /** Entries: length, offset of the name, length of a vector, type and so on, offset of the value. */
    private void find() {
        Collector[] all = new Collector[8];
        int at = counters.getInt(24), n = counters.getInt(28);
        for (int pass = 0; pass < 2; pass++)
            for (int i = 0, entry = at; i < n; i++, entry += counters.getInt(entry)) {
                int nameAt = entry + counters.getInt(entry + 4), value = entry + counters.getInt(entry + 16);
                if (counters.getLong(nameAt) != SUN_GC_C) // most of them
                    continue;
                String name = text(nameAt);
                if (!name.startsWith(COLLECTOR) || name.length() < COLLECTOR.length() + 2)
                    continue;
                int index = name.charAt(COLLECTOR.length()) - '0';
                String what = name.substring(COLLECTOR.length() + 2);
                if (index < 0 || index >= all.length)
                    continue;
                if (pass == 0 && what.equals("name"))
                    all[index] = known(text(value));
                else if (pass == 1 && all[index] != null)
                    put(all[index], what, value);
            }
        for (Collector collector : all)
            if (collector != null && collector.invocations > 0 && collector.entry > 0 && collector.exit > 0) {
                collector.seen = counters.getLong(collector.invocations);
                collectors.add(collector);
            }
    }

    /** "G1 young collection pauses". Null: what it counts are no pauses ("Shenandoah full" counts four times as many). */
    private static Collector known(String name) {
        boolean isPauses = name.endsWith(" collection pauses") || name.equals("Z concurrent cycle pauses");
        return isPauses ? new Collector(name.substring(0, name.length() - 1), name.startsWith("Z")) : null;
    }

    private static void put(Collector collector, String what, int value) {
        if (what.equals("invocations"))
            collector.invocations = value;
        else if (what.equals("lastEntryTime"))
            collector.entry = value;
        else if (what.equals("lastExitTime"))
            collector.exit = value;
    }

    /* ---- recording ---- */

    private boolean isNew() {
        for (Collector collector : collectors)
            if (counters.getLong(collector.invocations) != collector.seen)
                return true;
        return false;
    }

    private void collect() {
        for (Collector next = first(); next != null; next = first()) {
            long n = counters.getLong(next.invocations), begin = counters.getLong(next.entry), end = counters.getLong(next.exit);
            if (end < begin || n != counters.getLong(next.invocations)) // it is running: it will be seen again
                return;
            pauses.add(new Pause(next, begin, end, n - next.seen - 1));
            next.seen = n;
            wantsClock = !hasClock;
        }
    }

    /** Of those that have something new the one that began first, or null. */
    private Collector first() {
        Collector first = null;
        for (Collector collector : collectors)
            if (counters.getLong(collector.invocations) != collector.seen
                    && (first == null || counters.getLong(collector.entry) < counters.getLong(first.entry)))
                first = collector;
        return first;
    }

    private void record() {
        try {
            while (hasClock && !Trace.isOver && !pauses.isEmpty())
                record(pauses.remove());
        } catch (IOException e) {
            Trace.stop(e);
        }
    }

    private void record(Pause pause) throws IOException {
        if (recorder == null)
            recorder = Trace.openSystem("VM Thread", findThread(), zero + pause.begin);
        if (pause.collector.site == 0)
            pause.collector.site = Trace.defineOwn(pause.collector.name, "garbage collection");
        recorder.recordPast(pause.collector.site, zero + pause.begin, zero + pause.end, pause.nMissed);
    }

    private static int findThread() throws IOException {
        File[] threads = new File("/proc/self/task").listFiles();
        for (File thread : threads == null ? new File[0] : threads)
            if (new String(Files.readAllBytes(new File(thread, "comm").toPath())).trim().equals("VM Thread"))
                return Integer.parseInt(thread.getName());
        return Trace.pid;
    }
}
