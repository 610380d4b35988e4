package weft.rt;

import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;

/**
 * Records the events of one thread into packets of a mapped file: what has been stored is in the file, whatever happens
 * to the process. docs/trace-format.md has the layout. Only its own thread calls what records.
 */
final class Recorder {
    static final int BEGIN = 0, END = 1, GLOBAL_BEGIN = 4, GLOBAL_END = 5, UNWIND = 6, EXTENDED = 31;
    static final int PACKET = 128 << 10, FIRST_PAGE = 4096, MAGIC = 0x42465457, OPEN = 1;
    private static final long LOW_TIME = (1L << 35) - 1;
    private static final byte[] ZERO = new byte[PACKET];

    private static final ThreadLocal<Recorder> MINE = new ThreadLocal<Recorder>() {
        @Override
        protected Recorder initialValue() {
            return Trace.open(Thread.currentThread());
        }
    };

    static Recorder mine() {
        return MINE.get();
    }

    /* ---- hot: position in the mapped file, and what is open ---- */

    private int at, limit;
    private long last;
    private ByteBuffer map; // null: this thread is not recorded
    private int[] open = new int[64];
    private int depth;

    int depth() {
        return depth;
    }

    void begin(int site) {
        if (depth == open.length)
            open = java.util.Arrays.copyOf(open, 2 * depth);
        open[depth] = site;
        put(BEGIN, site);
        depth++;
    }

    void end(int site) {
        int top = depth - 1;
        if (top >= 0 && open[top] == site) {
            depth = top;
        } else {
            while (top >= 0 && open[top] != site)
                top--;
            if (top < 0)
                return;
            left(top + 1); // an exception left what was inside, and nothing in between saw it
            depth = top;
        }
        put(END, site);
    }

    void left(int mark) {
        while (depth > mark)
            put(UNWIND, open[--depth]);
    }

    /** The clock is read as late as that a begin leaves out what recording costs, as far as it can. */
    void put(int id, int site) {
        long now = System.nanoTime();
        int slot = at;
        if (slot + 8 > limit || now - last > LOW_TIME) {
            putSlowly(id, site, now);
            return;
        }
        map.putLong(slot, (long) site << 40 | (now & LOW_TIME) << 5 | id);
        last = now;
        at = slot + 8;
    }

    /* ---- packets ---- */

    final WeakReference<Thread> thread;
    final int tid;
    String name;
    final String stream;
    private FileOutputStream file;
    private File bufferFile;
    private long sequence = 2, lost;
    private int current, packets;

    /** A thread that is not recorded. */
    Recorder(Thread thread) {
        this.thread = new WeakReference<Thread>(thread);
        this.tid = 0;
        this.stream = null;
    }

    Recorder(Thread thread, int tid, String stream, Recorder used) throws IOException {
        this.thread = new WeakReference<Thread>(thread);
        this.tid = tid;
        this.name = thread.getName();
        this.stream = stream;
        this.file = new FileOutputStream(new File(Trace.directory, stream), true);
        this.packets = Trace.packets;
        ByteBuffer empty = ByteBuffer.allocate(2 * Trace.HEADER).order(ByteOrder.LITTLE_ENDIAN);
        long now = System.nanoTime();
        for (int i = 0; i < 2; i++)
            Trace.putHeader(empty, i * Trace.HEADER, 0, tid, now, i, Trace.HEADER);
        file.write(empty.array());
        if (used != null) {
            this.bufferFile = used.bufferFile;
            this.map = used.map;
        } else {
            makeBuffer();
        }
    }

    private void makeBuffer() throws IOException {
        bufferFile = new File(Trace.directory, ".buffer-" + ++Trace.lastBuffer);
        RandomAccessFile made = new RandomAccessFile(bufferFile, "rw");
        try {
            for (int i = 0; i < packets; i++) // blocks are reserved now: on a full disk a store would be an error later
                made.write(ZERO);
            made.write(ZERO, 0, FIRST_PAGE);
            map = made.getChannel().map(FileChannel.MapMode.READ_WRITE, 0, FIRST_PAGE + (long) packets * PACKET);
            map.order(ByteOrder.LITTLE_ENDIAN);
        } catch (IOException e) {
            bufferFile.delete();
            throw e;
        } finally {
            made.close();
        }
        map.putInt(4, packets);
        map.putInt(8, PACKET);
        map.putInt(0, MAGIC);
    }

    /** The thread is defined by now: readers may find it. */
    void start() {
        for (int i = 0; i < packets; i++)
            map.putInt(FIRST_PAGE + i * PACKET, 0);
        map.putLong(16, 0);
        byte[] text = stream.getBytes();
        for (int i = 0; i < 64; i++)
            map.put(24 + i, i < text.length ? text[i] : 0);
        openPacket(System.nanoTime());
    }

    private int base() {
        return FIRST_PAGE + current * PACKET;
    }

    private void openPacket(long now) {
        int base = base();
        map.position(base);
        map.put(ZERO);
        Trace.putHeader(map, base, 0, tid, now, sequence, 0);
        map.putLong(base + 40, Trace.HEADER * 8L);
        map.putLong(base + 48, PACKET * 8L);
        map.putLong(base + 64, lost);
        map.putInt(base + 76, OPEN);
        map.putInt(base, Trace.CTF_MAGIC);
        last = now;
        at = base + Trace.HEADER;
        limit = base + PACKET;
    }

    private void closePacket(long now) {
        int base = base();
        long bits = (at - base) * 8L;
        map.putLong(base + 32, Math.max(now, last));
        map.putLong(base + 40, bits);
        map.putLong(base + 48, bits);
        map.putInt(base + 76, 0);
    }

    /** FileChannel would be closed by a thread that is interrupted; a stream is not. */
    private void append(int packet) {
        int base = FIRST_PAGE + packet * PACKET, length = (int) (map.getLong(base + 40) / 8);
        byte[] bytes = new byte[length];
        map.position(base);
        map.get(bytes);
        try {
            file.write(bytes);
        } catch (IOException e) {
            lost += (length - Trace.HEADER) / 8;
            map.putLong(16, lost);
            Trace.say("cannot write to " + Trace.directory + ": " + e.getMessage());
        }
    }

    private void putSlowly(int id, int site, long now) {
        if (map == null)
            return;
        boolean isLong = now - last > LOW_TIME;
        if (at + (isLong ? 24 : 8) > limit) {
            closePacket(now);
            if (!Trace.isRing)
                append(current);
            limit = 0; // whatever happens from here on, the packet is not written again
            current = (current + 1) % packets;
            sequence++;
            openPacket(now);
            isLong = false;
        }
        if (isLong) { // 31, size; u40 id, u64 clock, u24 site
            map.putLong(at + 8, id | (now & 0xffffff) << 40);
            map.putLong(at + 16, now >>> 24 | (long) site << 40);
            map.putLong(at, EXTENDED | 3L << 5);
            at += 24;
        } else {
            map.putLong(at, (long) site << 40 | (now & LOW_TIME) << 5 | id);
            at += 8;
        }
        last = now;
    }

    /** The thread is over. Its buffer may be used by another one. */
    void close() throws IOException {
        if (map == null)
            return;
        if (limit != 0)
            closePacket(last);
        if (Trace.isRing)
            appendRing();
        else if (limit != 0)
            append(current);
        file.close();
        map.put(24, (byte) 0);
    }

    private void appendRing() {
        for (int i = 1; i <= packets; i++) {
            int packet = (current + i) % packets;
            if (map.getInt(FIRST_PAGE + packet * PACKET) != 0)
                append(packet);
        }
    }

    void remove() {
        bufferFile.delete();
    }
}
