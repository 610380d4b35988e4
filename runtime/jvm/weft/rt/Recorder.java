package weft.rt;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Records the events of one thread into packets of a mapped file: what has been stored is in the file, whatever happens
 * to the process. docs/trace-format.md has the layout. Only its own thread calls what records.
 */
final class Recorder {
    private static final int PACKET = Format.PACKET_SIZE, FIRST_PAGE = 4096;
    private static final long LOW_TIME = (1L << 35) - 1;
    /** ns; after so long an event looks whether something has been switched, and whether garbage was collected. */
    private static final long LOOK = 1 << 20;
    /** ns; the thread's name is looked at as often as that: it may change. */
    private static final long LOOK_AT_NAME = 1 << 21;
    private static final byte[] ZERO = new byte[PACKET];
    private final byte[] payload = new byte[Format.MOST_PAYLOAD]; // of an event with values
    private final ByteBuffer slots = ByteBuffer.wrap(payload).order(ByteOrder.LITTLE_ENDIAN);

    private static final ThreadLocal<Recorder> MINE = new ThreadLocal<Recorder>() {
        @Override
        protected Recorder initialValue() {
            return Trace.open(Thread.currentThread());
        }
    };

    /* Most events are those of few threads. A look into the map of a thread's locals costs more than a comparison with
     * four of them; what reads the clock next waits for either. */
    private static final Recorder NONE = new Recorder(null);
    private static Recorder first = NONE, second = NONE, third = NONE, fourth = NONE; // whose `owner` is not null
    private static int victim;
    /** This recorder's thread, while it is one of the four; written under the class's lock. Nobody else's value equals the reader. */
    private Thread owner;

    static Recorder mine() {
        Thread thread = Thread.currentThread();
        Recorder recorder = first;
        if (recorder.owner == thread)
            return recorder;
        recorder = second;
        if (recorder.owner == thread)
            return recorder;
        recorder = third;
        if (recorder.owner == thread)
            return recorder;
        recorder = fourth;
        return recorder.owner == thread ? recorder : MINE.get();
    }

    /** This thread has recorded a packet: it is one of the four from now on. A free place is taken first, then one after another. */
    private static synchronized void keepClose(Recorder recorder, Thread thread) {
        int place = first == NONE ? 0 : second == NONE ? 1 : third == NONE ? 2 : fourth == NONE ? 3 : victim++ & 3;
        setPlace(place, recorder);
        recorder.owner = thread;
    }

    private static Recorder place(int i) {
        return i == 0 ? first : i == 1 ? second : i == 2 ? third : fourth;
    }

    private static void setPlace(int i, Recorder recorder) {
        place(i).owner = null;
        if (i == 0)
            first = recorder;
        else if (i == 1)
            second = recorder;
        else if (i == 2)
            third = recorder;
        else
            fourth = recorder;
    }

    /** A thread that is over is held by nothing of this runtime's. */
    private static void releaseEnded() {
        for (int i = 0; i < 4; i++) {
            Thread owner = place(i).owner;
            if (owner != null && !owner.isAlive())
                releasePlace(i, owner);
        }
    }

    private static synchronized void releasePlace(int i, Thread ended) {
        if (place(i).owner == ended)
            setPlace(i, NONE);
    }

    /* ---- hot: position in the mapped file, and what is open ---- */

    private int at, limit;
    private long last; // time of the last event
    private long looked; // when the thread last looked at what there is besides; not later than `last` by more than LOOK
    private ByteBuffer map; // null: this thread is not recorded
    private int[] open = new int[64];
    /* Of begins that may have to be taken back: where the next event is stored (0: it may not), how long it is, the time before. */
    private long[] starts = new long[64], befores = new long[64];
    private int[] lengths = new int[64];
    private int depth;

    /* Of values that a begin or end will take: the innermost call's are the last ones. */
    private int nKept;
    private int[] keptSites = new int[16];
    private byte[] keptKinds = new byte[16];
    private long[] keptBits = new long[16];
    private String[] keptTexts = new String[16];

    private static final int DEPTH = (1 << 20) - 1, MOST_MARKED = (1 << 11) - 1;
    /** In `open`, beside the number of a site: it has details; it was not recorded; it is in `inside`. */
    private static final int DETAILED = 1 << 30, SILENT = 1 << 29, FILTERED = 1 << 28, SITE = (1 << 24) - 1;

    private int inside; // recorded calls that are open, if the run filters
    private boolean isTaken;
    private long lookedAtName;

    int mark() {
        return Math.min(depth, DEPTH) | Math.min(nKept, MOST_MARKED) << 20;
    }

    boolean isOpen(int mark) {
        return depth > (mark & DEPTH);
    }

    /** Returns its index. */
    private int push(int site) {
        if (depth == open.length) {
            open = Arrays.copyOf(open, 2 * depth);
            starts = Arrays.copyOf(starts, 2 * depth);
            befores = Arrays.copyOf(befores, 2 * depth);
            lengths = Arrays.copyOf(lengths, 2 * depth);
        }
        open[depth] = site;
        return depth++;
    }

    private int pop() {
        int flags = open[--depth];
        if ((flags & FILTERED) != 0)
            inside--;
        return flags;
    }

    void begin(int site) {
        byte[] marks = Switches.marks;
        if (marks != null) {
            beginMarked(site, marks);
            return;
        }
        push(site);
        put(Format.BEGIN, site);
    }

    /** Something may be special about the site, or about this run. */
    private void beginMarked(int site, byte[] marks) {
        Detail detail = Trace.detail(site);
        boolean isOn = isOn(site, marks);
        if (detail != null) {
            beginDetailed(site, detail, isOn);
        } else if (!isOn || !passes()) {
            push(site | SILENT);
        } else if (!Filters.isActive) {
            push(site);
            put(Format.BEGIN, site);
        } else {
            int from = at, top = push(site | FILTERED);
            long packet = sequence, before = last;
            inside++;
            put(Format.BEGIN, site);
            note(top, from, packet, before, Filters.least > 0);
        }
    }

    /** What is off looks itself whether it still is. */
    private boolean isOn(int site, byte[] marks) {
        byte mark = Switches.of(marks, site);
        if (mark == Switches.ON && !Switches.isPaused)
            return true;
        if (mark == Switches.THROTTLED)
            lose();
        Control.poll();
        return false;
    }

    /** Do the run's filters leave the call in that begins now? */
    private boolean passes() {
        return !Filters.isActive || (Filters.depth == 0 || inside < Filters.depth) && takesThread();
    }

    private boolean takesThread() {
        long now = System.nanoTime();
        if (lookedAtName == 0 || now - lookedAtName > LOOK_AT_NAME) {
            lookedAtName = now;
            isTaken = Filters.takesThread(Thread.currentThread().getName());
        }
        return isTaken;
    }

    /** Where the begin is that has just been recorded, should it have to be taken back. */
    private void note(int top, int from, long packet, long before, boolean isTentative) {
        starts[top] = isTentative && packet == sequence ? here() : 0;
        befores[top] = before;
        lengths[top] = at - from;
    }

    void end(int site) {
        if (isInnermost(site)) {
            depth--;
            put(Format.END, site);
        } else {
            endSlowly(site);
        }
    }

    /** A call that was over at `now`, in a run in which nothing is special. */
    void end(int site, long now) {
        if (isInnermost(site)) {
            depth--;
            store(Format.END, site, now);
        } else {
            endSlowly(site);
        }
    }

    private boolean isInnermost(int site) {
        int top = depth - 1;
        return top >= 0 && open[top] == site;
    }

    private void endSlowly(int site) {
        int top = depth - 1;
        while (top >= 0 && (open[top] & SITE) != site)
            top--;
        if (top < 0)
            return;
        leave(top + 1); // an exception left what was inside, and nothing in between saw it
        Detail detail = Trace.detail(site);
        if (detail != null) {
            endDetailed(site, detail);
            return;
        }
        int flags = pop();
        if ((flags & SILENT) != 0)
            loseIfThrottled(site);
        else if ((flags & FILTERED) != 0 && isShort(Filters.least) && canTakeBack(top))
            takeBack(top);
        else
            put(Format.END, site);
    }

    void left(int mark) {
        nKept = Math.min(nKept, mark >>> 20);
        leave(mark & DEPTH);
    }

    private void leave(int to) {
        while (depth > to) {
            int flags = pop(), site = flags & SITE;
            if ((flags & SILENT) != 0)
                loseIfThrottled(site);
            else if ((flags & DETAILED) != 0)
                leaveDetailed(site);
            else if ((flags & FILTERED) != 0 && isShort(Filters.least) && canTakeBack(depth))
                takeBack(depth);
            else
                put(Format.UNWIND, site);
        }
    }

    /** There is no result: conditions on it do not hold. */
    private void leaveDetailed(int site) {
        Detail detail = Trace.detail(site);
        if ((detail.needsResult() || isShort(detail.least) || isShort(Filters.least)) && canTakeBack(depth)) {
            detail.takeBack();
            takeBack(depth);
        } else {
            put(Format.UNWIND, site);
        }
    }

    /** Of a call whose begin is the last event. */
    private boolean isShort(long least) {
        return least > 0 && System.nanoTime() - last < least;
    }

    private void loseIfThrottled(int site) {
        if (Switches.of(Switches.marks, site) == Switches.THROTTLED)
            lose();
    }

    private void lose() {
        if (map != null)
            map.putLong(16, ++lost);
    }

    /* ---- values and conditions ---- */

    void keep(int site, int index, byte kind, long bits, String text) {
        if (nKept == keptSites.length) {
            keptSites = Arrays.copyOf(keptSites, 2 * nKept);
            keptKinds = Arrays.copyOf(keptKinds, 2 * nKept);
            keptBits = Arrays.copyOf(keptBits, 2 * nKept);
            keptTexts = Arrays.copyOf(keptTexts, 2 * nKept);
        }
        keptSites[nKept] = site;
        keptKinds[nKept] = kind;
        keptBits[nKept] = bits;
        keptTexts[nKept++] = text;
    }

    /** What is no number, text or constant of an enumeration has no value, unless its text was asked for. */
    void keepObject(int site, int index, Object value) {
        if (value == null)
            keep(site, index, Detail.TEXT, 0, "(null)");
        else if (value instanceof String)
            keep(site, index, Detail.TEXT, 0, (String) value);
        else if (value instanceof Double || value instanceof Float)
            keep(site, index, Detail.REAL, Double.doubleToRawLongBits(((Number) value).doubleValue()), null);
        else if (value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte)
            keep(site, index, Detail.NUMBER, ((Number) value).longValue(), null);
        else if (value instanceof Character)
            keep(site, index, Detail.NUMBER, (Character) value, null);
        else if (value instanceof Boolean)
            keep(site, index, Detail.NUMBER, (Boolean) value ? 1 : 0, null);
        else if (value instanceof Enum)
            keep(site, index, Detail.TEXT, 0, ((Enum<?>) value).name());
        else
            keepText(site, index, value);
    }

    /** Calls with points in a toString are recorded; for their values no further toString is asked. */
    private void keepText(int site, int index, Object value) {
        Detail detail = Trace.detail(site);
        String text = null;
        if (detail != null && detail.isText(index) && !isAsking)
            try {
                isAsking = true;
                text = String.valueOf(value);
            } catch (Throwable e) { // the program has not called it
                text = null;
            } finally {
                isAsking = false;
            }
        keep(site, index, text == null ? Detail.NOTHING : Detail.TEXT, 0, text);
    }

    private boolean isAsking;

    /** The last n values; they have to be those of the site: a value whose call never began is none of this call's. */
    private int take(int site, int n) {
        int first = nKept - n;
        for (int i = first; i < nKept; i++)
            if (i < 0 || keptSites[i] != site)
                return -1;
        nKept = first;
        return first;
    }

    /** Of the whole stream: buffers come back to the same places. */
    private long here() {
        return sequence << 32 | at;
    }

    /** It is the last event that was recorded. */
    private boolean canTakeBack(int index) {
        return starts[index] != 0 && starts[index] == here();
    }

    private void beginDetailed(int site, Detail detail, boolean isOn) {
        int n = detail.nArguments, first = take(site, n);
        if (first < 0 || !isOn || !detail.holds(false, keptKinds, keptBits, keptTexts, first) || !passes() || !detail.isNext()) {
            push(site | SILENT);
            return;
        }
        int frames = detail.frames, from = at, top = push(site | DETAILED | (Filters.isActive ? FILTERED : 0));
        long packet = sequence, before = last;
        if (Filters.isActive)
            inside++;
        if (n == 0 && frames == 0)
            put(Format.BEGIN, site);
        else
            putValues(Format.BEGIN_VALUES, site, detail, 0, first, n, frames);
        note(top, from, packet, before, detail.isTentative() || Filters.least > 0);
    }

    private void endDetailed(int site, Detail detail) {
        int flags = pop(), n = detail.wantsResult() ? 1 : 0, first = take(site, n);
        if ((flags & SILENT) != 0) {
            loseIfThrottled(site);
            return;
        }
        boolean isUnwanted = first < 0 || !detail.holds(true, keptKinds, keptBits, keptTexts, first) || isShort(detail.least) || isShort(Filters.least);
        if (isUnwanted && canTakeBack(depth)) {
            detail.takeBack();
            takeBack(depth);
            return;
        }
        if (n == 0 || first < 0)
            put(Format.END, site);
        else
            putValues(Format.END_VALUES, site, detail, detail.nArguments, first, n, 0);
    }

    /** The last event of the thread is the begin. Readers of the mapped file go on to the first zero. */
    private void takeBack(int index) {
        int to = at - lengths[index];
        while (at > to)
            map.putLong(at -= 8, 0);
        last = befores[index];
    }

    private void putValues(int id, int site, Detail detail, int firstValue, int first, int n, int frames) {
        long now;
        int length = 4;
        for (int i = 0; i < n; i++)
            length = addValue(length, detail.limit(firstValue + i), first + i, Format.MOST_PAYLOAD - room(frames) - (n - i) * LARGEST_NUMBER);
        payload[2] = (byte) (n + (frames > 0 ? 1 : 0));
        if (frames > 0)
            length = Frames.add(payload, length, frames);
        int padding = -length & 7;
        Arrays.fill(payload, length, length + padding, (byte) 0);
        length += padding;
        payload[0] = (byte) (length / 8);
        payload[1] = 0;
        payload[3] = (byte) padding;
        now = System.nanoTime();
        putSlowly(id, site, now, length);
    }

    private static final int LARGEST_NUMBER = 9;

    private static int room(int frames) {
        return frames > 0 ? 2 + 8 * frames : 0;
    }

    /** u8 kind, and the value. Texts are cut so that they end before `end`. */
    private int addValue(int to, int limit, int kept, int end) {
        byte kind = keptKinds[kept];
        payload[to++] = kind;
        if (kind == Detail.TEXT) {
            byte[] text = keptTexts[kept].replace('\0', '?').getBytes(StandardCharsets.UTF_8);
            int length = Math.min(text.length, Math.min(limit, end - to - 1));
            while (length > 0 && length < text.length && (text[length] & 0xc0) == 0x80)
                length--; // no half characters
            System.arraycopy(text, 0, payload, to, length);
            to += length;
            payload[to++] = 0;
        } else if (kind != Detail.NOTHING) {
            for (int i = 0; i < 8; i++)
                payload[to++] = (byte) (keptBits[kept] >>> 8 * i);
        }
        return to;
    }

    /** The clock is read as late as that a begin leaves out what recording costs, as far as it can. */
    void put(int id, int site) {
        store(id, site, System.nanoTime());
    }

    private void store(int id, int site, long now) {
        int slot = at;
        if (slot + 8 > limit || now - looked > LOOK) {
            putSlowly(id, site, now, 0);
            return;
        }
        map.putLong(slot, (long) site << 40 | (now & LOW_TIME) << 5 | id);
        last = now;
        at = slot + 8;
    }

    /* ---- tasks ---- */

    private long numbers;

    /** Tasks are no calls: filters of depth and time do not concern them. */
    private boolean takesTask(int site) {
        byte[] marks = Switches.marks;
        return marks == null || isOn(site, marks) && (!Filters.isActive || takesThread());
    }

    void createTask(int site, long number) {
        if (takesTask(site))
            put(Format.TASK_CREATE, site, number);
    }

    /** Unique in the process: the upper bits are the thread's, those below are this copy's of the runtime. */
    long newNumber() {
        return (long) (ordinal & 0x3fffff) << 40 | (long) (Trace.copy & 63) << 34 | ++numbers & (1L << 34) - 1;
    }

    void put(int id, int site, long number) {
        slots.putLong(0, number);
        putSlowly(id, site, System.nanoTime(), 8);
    }

    int beginTask(int site, long number) {
        int mark = mark();
        boolean isTaken = takesTask(site);
        push(isTaken ? site : site | SILENT);
        if (isTaken)
            put(Format.TASK_BEGIN, site, number);
        return mark;
    }

    /** Unless left() has told so already. */
    void endTask(int site, int mark) {
        if (isOpen(mark))
            end(site);
    }

    /* ---- the thread's life, if a recorded call has started it ---- */

    private int life; // the site of that call

    void beginLife(Lives started) {
        if (map == null)
            return;
        Trace.defineStart(this, started.parent, started.created);
        life = started.site;
        put(Format.LOCAL_BEGIN, life);
    }

    boolean hasLife() {
        return life != 0;
    }

    void endLife() {
        int site = life;
        life = 0;
        put(Format.LOCAL_END, site);
    }

    /* ---- packets ---- */

    final WeakReference<Thread> thread; // null: a thread of the virtual machine's
    final int tid, ordinal; // ordinal: unique among the threads that the process has had
    String name;
    final String stream;
    private PacketFile file;
    private File bufferFile;
    private long sequence = 2, lost;
    private int current, packets;

    /** A thread that is not recorded. */
    Recorder(Thread thread) {
        this.thread = new WeakReference<Thread>(thread);
        this.tid = 0;
        this.ordinal = 0;
        this.stream = null;
    }

    Recorder(Thread thread, String name, int tid, String stream, long now, Recorder used) throws IOException {
        this.thread = thread == null ? null : new WeakReference<Thread>(thread);
        this.tid = tid;
        this.ordinal = ++Trace.threads;
        this.name = name;
        this.stream = stream;
        this.file = new PacketFile(new File(Trace.directory, stream));
        this.packets = Trace.packets;
        ByteBuffer empty = ByteBuffer.allocate(Format.PACKET_HEADER).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 2; i++) {
            Trace.putHeader(empty, 0, 0, tid, now, i, Format.PACKET_HEADER);
            file.append(empty.array(), Format.PACKET_HEADER);
        }
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
        map.putInt(0, Format.BUFFER_MAGIC);
    }

    /** The thread is defined by now: readers may find it. */
    void start(long now) {
        for (int i = 0; i < packets; i++)
            map.putInt(FIRST_PAGE + i * PACKET, 0);
        map.putLong(16, 0);
        byte[] text = stream.getBytes();
        for (int i = 0; i < 64; i++)
            map.put(24 + i, i < text.length ? text[i] : 0);
        if (thread == null) { // what it records began now, and is past
            openPacket(now);
            return;
        }
        rehearse(now);
        openPacket(System.nanoTime());
    }

    /** The first event of a program would take what the virtual machine loads and links. No packet is open yet. */
    private void rehearse(long now) {
        at = base() + Format.PACKET_HEADER;
        limit = base() + PACKET;
        last = looked = now;
        push(0);
        put(Format.BEGIN, 0);
        pop();
        put(Format.END, 0);
    }

    private int base() {
        return FIRST_PAGE + current * PACKET;
    }

    private void openPacket(long now) {
        int base = base();
        map.position(base);
        map.put(ZERO);
        Trace.putHeader(map, base, 0, tid, now, sequence, 0);
        map.putLong(base + 40, Format.PACKET_HEADER * 8L);
        map.putLong(base + 48, PACKET * 8L);
        map.putLong(base + 64, lost);
        map.putInt(base + 76, Format.PACKET_OPEN);
        map.putInt(base, Format.CTF_MAGIC);
        last = now;
        looked = now;
        at = base + Format.PACKET_HEADER;
        limit = base + PACKET;
    }

    private void closePacket(long now) {
        int base = base();
        long bits = (at - base) * 8L;
        map.putLong(base + 32, Math.max(now, last));
        map.putLong(base + 40, bits);
        map.putLong(base + 48, bits);
        map.putLong(base + 64, lost);
        map.putInt(base + 76, 0);
        if (owner == null && thread != null && tid < Trace.FIRST_VIRTUAL && Thread.currentThread() == thread.get())
            keepClose(this, Thread.currentThread());
    }

    private byte[] copy; // of a packet, by a thread that has filled one

    /** In bytes. */
    static int lengthOf(ByteBuffer map, int at) {
        int id = (int) map.getLong(at) & 31;
        if (id == Format.EXTENDED)
            return (int) (map.getLong(at) >>> 5 & (1 << 27) - 1) * 8;
        if (id == Format.BEGIN_VALUES || id == Format.END_VALUES)
            return 8 + (map.getShort(at + 8) & 0xffff) * 8;
        return id == Format.TASK_CREATE || id == Format.TASK_BEGIN ? 16 : 8;
    }

    private void lose(int base, int length) {
        for (int at = base + Format.PACKET_HEADER; at < base + length; at += lengthOf(map, at))
            lost++;
        map.putLong(16, lost);
        try {
            file.tellLost(lost);
        } catch (IOException e) { // the buffer says it, and a later packet will
            return;
        }
    }

    private void append(int packet, boolean isLast) {
        int base = FIRST_PAGE + packet * PACKET, length = (int) (map.getLong(base + 40) / 8);
        if (copy == null)
            copy = new byte[PACKET];
        map.position(base);
        map.get(copy, 0, length);
        try {
            if (!isLast)
                Room.take(Trace.directory, length);
            file.append(copy, length);
        } catch (IOException e) {
            lose(base, length);
            Trace.say("cannot write to " + Trace.directory + ": " + e.getMessage());
        }
    }

    /** What is looked for when a thread begins, too: it takes long for the first time. */
    static void look() {
        Runnable watcher = Trace.watcher;
        releaseEnded();
        Control.poll();
        if (watcher != null)
            watcher.run();
    }

    private static boolean isBegin(int id) {
        return id == Format.BEGIN || id == Format.BEGIN_VALUES || id == Format.TASK_BEGIN || id == Format.LOCAL_BEGIN || id == Format.GLOBAL_BEGIN;
    }

    /** `more` bytes of the payload follow the event. A begin's clock is read behind what is done on the way. */
    private void putSlowly(int id, int site, long now, int more) {
        if (map == null)
            return;
        boolean isBegin = thread != null && isBegin(id); // of the virtual machine's threads past times are recorded
        if (now - looked > LOOK) {
            looked = now;
            look(); // what is switched there holds from the next event on
            if (isBegin)
                now = System.nanoTime();
        }
        if (at + (now - last > LOW_TIME ? 24 : 8) + more > limit) {
            closePacket(now);
            Throttle.look(map, base() + Format.PACKET_HEADER, at);
            if (!Trace.isRing)
                append(current, false);
            limit = 0; // whatever happens from here on, the packet is not written again
            current = (current + 1) % packets;
            sequence++;
            openPacket(now);
            if (isBegin)
                now = System.nanoTime();
        }
        boolean isLong = now - last > LOW_TIME;
        int length = (isLong ? 24 : 8) + more;
        int head = length - more;
        for (int i = 0; i < more; i += 8)
            map.putLong(at + head + i, slots.getLong(i));
        if (isLong) { // 31, size; u40 id, u64 clock, u24 site
            map.putLong(at + 8, id | (now & 0xffffff) << 40);
            map.putLong(at + 16, now >>> 24 | (long) site << 40);
            map.putLong(at, Format.EXTENDED | 3L << 5);
        } else {
            map.putLong(at, (long) site << 40 | (now & LOW_TIME) << 5 | id);
        }
        at += length;
        last = now;
    }

    /** An interval of a thread of the virtual machine's, and how many before it could not be recorded. */
    void recordPast(int site, long begin, long end, long nMissed) {
        if (map == null || begin < last) // it is not running
            return;
        looked = end; // what looks calls this
        losePast(nMissed);
        putSlowly(Format.BEGIN, site, begin, 0);
        putSlowly(Format.END, site, end, 0);
    }

    /** So many intervals could not be recorded. */
    void losePast(long nMissed) {
        lost += 2 * nMissed;
        map.putLong(16, lost);
    }

    /** The thread is over. Its buffer may be used by another one. */
    void close() throws IOException {
        if (map == null)
            return;
        if (life != 0 && limit != 0) // nothing in what it ran has told that it was over
            putSlowly(Format.LOCAL_END, life, last, 0);
        if (limit != 0)
            closePacket(last);
        if (Trace.isRing)
            appendRing();
        else if (limit != 0)
            append(current, true);
        file.close();
        copy = null;
        map.put(24, (byte) 0);
    }

    private void appendRing() {
        for (int i = 1; i <= packets; i++) {
            int packet = (current + i) % packets;
            if (map.getInt(FIRST_PAGE + packet * PACKET) != 0)
                append(packet, true);
        }
    }

    void remove() {
        bufferFile.delete();
    }
}
