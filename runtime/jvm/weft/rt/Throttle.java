package weft.rt;

import java.nio.ByteBuffer;

/**
 * WEFT_THROTTLE=N: a site with more than N events a second on one thread, whose intervals are mostly empty and take less
 * than half a microsecond, is switched off for good. A thread looks at each packet that it has filled. The same as in
 * libweft's rt_throttle.c.
 */
final class Throttle {
    private static final int TABLE = 64, PROBES = 8, TINY = 500 /* ns */, LOWEST_SHARE = 16, FEWEST = 1000;
    private static final long TIME = (1L << 35) - 1;

    /** Events a second; 0: nothing is switched off. */
    private static final long threshold = read();

    private final int[] sites = new int[TABLE], events = new int[TABLE], leaves = new int[TABLE];
    private final long[] times = new long[TABLE]; // in the leaves

    private Throttle() {
    }

    private static long read() {
        String text = Trace.environment("WEFT_THROTTLE", "");
        if (text.matches("[0-9]{1,18}"))
            return Long.parseLong(text);
        if (!text.isEmpty())
            Trace.doubt("WEFT_THROTTLE", text, "accepted is a number of events a second; nothing is switched off");
        return 0;
    }

    /** The events of a packet, which stand from `at` to `end`. */
    static void look(ByteBuffer map, int at, int end) {
        if (threshold > 0)
            new Throttle().count(map, at, end);
    }

    private int find(int site) {
        for (int i = 0; i < PROBES; i++) {
            int at = (site + i) % TABLE;
            if (sites[at] == site || sites[at] == 0) {
                sites[at] = site;
                return at;
            }
        }
        return -1;
    }

    /** Extended events are rare, and a long time lies between them: no interval is measured across one. */
    private void count(ByteBuffer map, int at, int end) {
        long before = 0, ticks = 0;
        int n = 0;
        for (int length; at < end; n++, at += length) {
            long event = map.getLong(at), since = ((event >>> 5) - (before >>> 5)) & TIME;
            int id = (int) event & 31, site = (int) (event >>> 40);
            length = Recorder.lengthOf(map, at);
            if (id == Format.EXTENDED) {
                before = 0;
                continue;
            }
            ticks += before != 0 ? since : 0;
            int tally = find(site);
            if (tally >= 0)
                events[tally]++;
            if (tally >= 0 && id == Format.END && before != 0 && (before & 31) == Format.BEGIN && before >>> 40 == site) {
                leaves[tally]++;
                times[tally] += since;
            }
            before = event;
        }
        for (int i = 0; i < TABLE && n >= FEWEST; i++)
            if (isHot(i, n, ticks) && isTiny(i))
                synchronized (Trace.class) {
                    Switches.throttle(sites[i]);
                    Trace.appendSwitches();
                }
    }

    private boolean isHot(int i, int n, long ticks) {
        return sites[i] != 0 && (long) events[i] * LOWEST_SHARE > n && events[i] > threshold * (ticks / 1e9);
    }

    private boolean isTiny(int i) {
        return leaves[i] * 4L > events[i] && (double) times[i] / leaves[i] < TINY;
    }
}
