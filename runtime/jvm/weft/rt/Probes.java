package weft.rt;

/**
 * What rewritten text calls. The class that weft puts behind the classes of a file extends this one, so that the text
 * needs no name but that class's.
 *
 * <p>The functions with a value are identities. There is one for each primitive type and each box, so that overload
 * resolution, numeric promotion and conditional expressions (JLS 15.25) see the types that they saw before.
 */
public class Probes {
    protected Probes() {
    }

    /** Registers the sites of a file: lines of numbers, callee and function. Returns the number of the first one. */
    protected static int unit(int version, String file, String... sites) {
        return Trace.ON ? Trace.register(version, file, sites) : OFF;
    }

    /** Added to the index of a site it stays below zero: there is no such site. */
    static final int OFF = Integer.MIN_VALUE;

    private static void enter(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().begin(site);
    }

    private static void exit(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().end(site);
    }

    /** How many calls are open on this thread. */
    public static int mark() {
        return Trace.ON ? Recorder.mine().depth() : 0;
    }

    /** An exception has come by: what was begun since the mark has been left. */
    public static void left(int mark) {
        if (Trace.ON)
            Recorder.mine().left(mark);
    }

    /** The body of a function is over, unless left() has told so already. */
    public static void leave(int mark, int site) {
        if (Trace.ON && site > 0 && Recorder.mine().depth() > mark)
            Recorder.mine().end(site);
    }

    public static void beginProgram(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().put(Recorder.GLOBAL_BEGIN, site);
    }

    public static void endProgram(int site) {
        if (Trace.ON && site > 0)
            Recorder.mine().put(Recorder.GLOBAL_END, site);
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

    public static Boolean begin(int site, Boolean value) {
        enter(site);
        return value;
    }

    public static Boolean end(int site, Boolean value) {
        exit(site);
        return value;
    }

    public static Byte begin(int site, Byte value) {
        enter(site);
        return value;
    }

    public static Byte end(int site, Byte value) {
        exit(site);
        return value;
    }

    public static Short begin(int site, Short value) {
        enter(site);
        return value;
    }

    public static Short end(int site, Short value) {
        exit(site);
        return value;
    }

    public static Character begin(int site, Character value) {
        enter(site);
        return value;
    }

    public static Character end(int site, Character value) {
        exit(site);
        return value;
    }

    public static Integer begin(int site, Integer value) {
        enter(site);
        return value;
    }

    public static Integer end(int site, Integer value) {
        exit(site);
        return value;
    }

    public static Long begin(int site, Long value) {
        enter(site);
        return value;
    }

    public static Long end(int site, Long value) {
        exit(site);
        return value;
    }

    public static Float begin(int site, Float value) {
        enter(site);
        return value;
    }

    public static Float end(int site, Float value) {
        exit(site);
        return value;
    }

    public static Double begin(int site, Double value) {
        enter(site);
        return value;
    }

    public static Double end(int site, Double value) {
        exit(site);
        return value;
    }
}
