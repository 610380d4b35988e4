package weft.rt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Which sites record. What changes while the program runs is told in definitions, with its time: readers leave out what
 * a thread has recorded between off and on that had not noticed yet. All but `marks` and `isPaused` under the lock of
 * Trace.
 */
final class Switches {
    static final byte ON = 0, OFF_BY_NAME = 1;
    /** For good: what it does not record counts as lost. */
    static final byte THROTTLED = 2;
    /** For good, from the beginning on: the trace says so. */
    static final byte FILTERED = 3;

    /** By site, as far as it reaches; null: every site records its begins and ends and nothing else. */
    static volatile byte[] marks;
    /** No calls are recorded. */
    static volatile boolean isPaused;

    private static final List<Site> sites = new ArrayList<Site>();
    private static Set<String> offNames = java.util.Collections.emptySet();

    private static final class Site {
        final String callee, place;
        final int kind;

        Site(String callee, String place, int kind) {
            this.callee = callee;
            this.place = place;
            this.kind = kind;
        }

        /** Scopes of threads and of the program are recorded in any case. */
        boolean isScope() {
            return kind == Format.KIND_LOCAL || kind == Format.KIND_GLOBAL;
        }

        boolean isIn(Set<String> names) {
            return !isScope() && (names.contains((kind == Format.KIND_FUNCTION ? Format.CONTROL_BODY : Format.CONTROL_CALL) + callee) || isLeftOut(names));
        }

        /** There are patterns, and none is about it. */
        private boolean isLeftOut(Set<String> names) {
            boolean hasPatterns = false;
            for (String name : names)
                if (!name.isEmpty() && name.charAt(0) == Format.CONTROL_ONLY) {
                    if (Filters.matches(name.substring(1), callee))
                        return false;
                    hasPatterns = true;
                }
            return hasPatterns;
        }
    }

    private Switches() {
    }

    static byte of(byte[] marks, int site) {
        return marks != null && site < marks.length ? marks[site] : ON;
    }

    /** From now on every event asks: there is something to look at besides. */
    static void use() {
        if (marks == null)
            marks = new byte[0];
    }

    /** The next site, from 1 on. Returns false if the run leaves it out by its name. */
    static boolean add(String callee, String place, int kind) {
        Site site = new Site(callee, place, kind);
        sites.add(site);
        if (!site.isScope() && Filters.leavesOut(callee)) {
            set(sites.size(), FILTERED);
            return false;
        }
        if (site.isIn(offNames))
            change(sites.size(), OFF_BY_NAME);
        return true;
    }

    private static void set(int site, byte mark) {
        byte[] all = marks;
        if (all == null || site >= all.length)
            all = Arrays.copyOf(all == null ? new byte[0] : all, Math.max(sites.size() + 1, site * 3 / 2));
        all[site] = mark;
        marks = all; // for those who read it without a lock
    }

    /** The time of off comes before the change, that of on after it: all that was recorded outside is complete. */
    private static void change(int site, byte mark) {
        if (mark != ON)
            Trace.addSwitch(site, false);
        set(site, mark);
        if (mark == ON)
            Trace.addSwitch(site, true);
    }

    /** What `weft on` and `weft off` want, and what is defined by it: later definitions have later times. */
    static void apply(boolean isOff, Set<String> names) {
        offNames = names;
        for (int i = 1; i <= sites.size(); i++) {
            byte now = of(marks, i), then = sites.get(i - 1).isIn(names) ? OFF_BY_NAME : ON;
            if (now != then && now != THROTTLED && now != FILTERED)
                change(i, then);
        }
        if (isOff != isPaused)
            pause(isOff);
        Trace.appendSwitches();
    }

    private static void pause(boolean isOff) {
        if (isOff)
            Trace.addSwitch(0, false);
        use();
        isPaused = isOff;
        if (!isOff)
            Trace.addSwitch(0, true);
    }

    static void throttle(int number) {
        Site site = sites.get(number - 1);
        if (site.isScope() || of(marks, number) != ON)
            return;
        System.err.println("weft: " + site.callee + " at " + site.place + " is called too often and does too little: it is recorded no more");
        change(number, THROTTLED);
    }
}
