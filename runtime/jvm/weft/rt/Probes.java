package weft.rt;

import java.util.List;

/**
 * What rewritten text calls. The class that weft puts behind the classes of a file extends this one, so that the text
 * needs no name but that class's.
 *
 * <p>The functions with a value are identities. There is one for each primitive type, so that numeric promotion and
 * the choice of overloads see the types that they saw before, and one for anything else, whose type is inferred: from
 * the target where there is one, as that of the call inside. Where a box must stay a box those of Boxes stand.
 */
public class Probes extends Boxes {
    protected Probes() {
    }

    /** Registers the sites of a file: lines of numbers, callee and function. Returns the number of the first one. */
    protected static int unit(int version, String file, String... sites) {
        return Trace.ON ? Trace.register(version, file, sites) : OFF;
    }

    /**
     * Registers the calls of a class that is rewritten as it is loaded. Returns the number of the first one, or what is
     * below zero.
     */
    public static int calls(String file, List<Integer> lines, List<String> callees, List<String> functions) {
        StringBuilder sites = new StringBuilder();
        for (int i = 0; i < lines.size(); i++)
            sites.append(lines.get(i) + " " + lines.get(i) + " 0 1 " + Format.KIND_CALL + " 0 " + callees.get(i).replace(' ', '_') + " "
                    + functions.get(i).replace(' ', '_') + "\n");
        return Trace.ON ? Trace.register(Format.VERSION, file, new String[] {sites.toString()}) : OFF;
    }

    /** Added to the index of a site it stays below zero: there is no such site. */
    static final int OFF = Integer.MIN_VALUE;

    static void enter(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().begin(site);
    }

    /** The call has been over since before anything is looked for; what is switched off needs no time. */
    static void exit(int site) {
        if (!Trace.ON || site <= 0)
            return;
        if (Switches.marks == null) {
            long now = System.nanoTime();
            Recorder.mine().end(site, now);
        } else {
            Recorder.mine().end(site);
        }
    }

    /** How many calls are open on this thread, and how many values are kept for those that have not begun. */
    public static int mark() {
        return Trace.ON ? Recorder.mine().mark() : 0;
    }

    /** An exception has come by: what was begun since the mark has been left. */
    public static void left(int mark) {
        if (Trace.ON)
            Recorder.mine().left(mark);
    }

    /** The body of a function is over, unless left() has told so already. */
    public static void leave(int mark, int site) {
        if (Trace.ON && site > 0 && Recorder.mine().isOpen(mark))
            Recorder.mine().end(site);
    }

    public static void beginProgram(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().put(Format.GLOBAL_BEGIN, site);
    }

    public static void endProgram(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().put(Format.GLOBAL_END, site);
    }

    /** All operands are ready. */
    public static int begin(int site) {
        enter(site);
        return site;
    }

    /** The call is over. */
    public static void end(int site) {
        exit(site);
    }

    /** begin(site, value) in compiled code, while the value stays where it is: the agent in javac calls it so. */
    public static void begun(int site) {
        enter(site);
    }

    public static <T> T begin(int site, T value) {
        enter(site);
        return value;
    }

    public static <T> T end(int site, T value) {
        exit(site);
        return value;
    }

    /** Without overloads, where their number stands in the way of inference. */
    public static <T> T beginAny(int site, T value) {
        enter(site);
        return value;
    }

    public static <T> T endAny(int site, T value) {
        exit(site);
        return value;
    }

    public static boolean begin(int site, boolean value) {
        enter(site);
        return value;
    }

    public static boolean end(int site, boolean value) {
        exit(site);
        return value;
    }

    public static byte begin(int site, byte value) {
        enter(site);
        return value;
    }

    public static byte end(int site, byte value) {
        exit(site);
        return value;
    }

    public static short begin(int site, short value) {
        enter(site);
        return value;
    }

    public static short end(int site, short value) {
        exit(site);
        return value;
    }

    public static char begin(int site, char value) {
        enter(site);
        return value;
    }

    public static char end(int site, char value) {
        exit(site);
        return value;
    }

    public static int begin(int site, int value) {
        enter(site);
        return value;
    }

    public static int end(int site, int value) {
        exit(site);
        return value;
    }

    public static long begin(int site, long value) {
        enter(site);
        return value;
    }

    public static long end(int site, long value) {
        exit(site);
        return value;
    }

    public static float begin(int site, float value) {
        enter(site);
        return value;
    }

    public static float end(int site, float value) {
        exit(site);
        return value;
    }

    public static double begin(int site, double value) {
        enter(site);
        return value;
    }

    public static double end(int site, double value) {
        exit(site);
        return value;
    }

    /** The value of an operand, or of the call that is over: keeps it for the begin or end that follows. */
    public static <T> T keep(int site, int index, T value) {
        kept(site, index, value);
        return value;
    }

    /** keep in compiled code, as begun is begin. */
    public static void kept(int site, int index, Object value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keepObject(site, index, value);
    }

    /** The same where the call has no value. */
    public static void kept(int site, int index) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NOTHING, 0, null);
    }

    public static <T> T keepAny(int site, int index, T value) {
        return Probes.<T>keep(site, index, value);
    }

    public static boolean keep(int site, int index, boolean value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NUMBER, value ? 1 : 0, null);
        return value;
    }

    public static byte keep(int site, int index, byte value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NUMBER, value, null);
        return value;
    }

    public static short keep(int site, int index, short value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NUMBER, value, null);
        return value;
    }

    public static char keep(int site, int index, char value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NUMBER, value, null);
        return value;
    }

    public static int keep(int site, int index, int value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NUMBER, value, null);
        return value;
    }

    public static long keep(int site, int index, long value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.NUMBER, value, null);
        return value;
    }

    public static float keep(int site, int index, float value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.REAL, Double.doubleToRawLongBits(value), null);
        return value;
    }

    public static double keep(int site, int index, double value) {
        if (Trace.ON && site > 0)
            Recorder.mine().keep(site, index, Detail.REAL, Double.doubleToRawLongBits(value), null);
        return value;
    }

    /** A call that is the whole body of a lambda, with or without a value. */
    public interface Run<E extends Throwable> {
        void run() throws E;
    }

    public interface Get<T, E extends Throwable> {
        T get() throws E;
    }

    /** The call, from its begin to its end. An expression that is void if the call is. */
    public static <E extends Throwable> void over(int site, Run<E> call) throws E {
        int mark = mark();
        try {
            enter(site);
            call.run();
            exit(site);
        } catch (final Throwable e) {
            left(mark);
            throw e;
        }
    }

    public static <T, E extends Throwable> T over(int site, Get<T, E> call) throws E {
        int mark = mark();
        try {
            enter(site);
            T value = call.get();
            exit(site);
            return value;
        } catch (final Throwable e) {
            left(mark);
            throw e;
        }
    }

    /** The same, if the begin is in it, around the last operand. */
    public static <E extends Throwable> void overHeld(int site, Run<E> call) throws E {
        int mark = mark();
        try {
            call.run();
            exit(site);
        } catch (final Throwable e) {
            left(mark);
            throw e;
        }
    }

    public static <T, E extends Throwable> T overHeld(int site, Get<T, E> call) throws E {
        int mark = mark();
        try {
            T value = call.get();
            exit(site);
            return value;
        } catch (final Throwable e) {
            left(mark);
            throw e;
        }
    }
}
