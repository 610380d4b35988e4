package weft.rt;

/**
 * begin, end and keep of Probes for places where the type of the value decides: arguments, by which an overload is
 * chosen (JLS 15.12.2), arms of conditional expressions, whose type is numeric if both arms are (JLS 15.25), what
 * lambdas return. There a box is to be seen as that box, and not as a type variable that stands for it, so each has a
 * function of its own. A call of {@code <T> T pick()} fits them all and is ambiguous; elsewhere it is not.
 */
class Boxes extends Tasks {
    public static <T> T beginBox(int site, T value) {
        Probes.enter(site);
        return value;
    }

    public static <T> T endBox(int site, T value) {
        Probes.exit(site);
        return value;
    }

    public static <T> T keepBox(int site, int index, T value) {
        return Probes.<T>keep(site, index, value);
    }

    public static boolean beginBox(int site, boolean value) {
        Probes.enter(site);
        return value;
    }

    public static boolean endBox(int site, boolean value) {
        Probes.exit(site);
        return value;
    }

    public static boolean keepBox(int site, int index, boolean value) {
        return Probes.keep(site, index, value);
    }

    public static byte beginBox(int site, byte value) {
        Probes.enter(site);
        return value;
    }

    public static byte endBox(int site, byte value) {
        Probes.exit(site);
        return value;
    }

    public static byte keepBox(int site, int index, byte value) {
        return Probes.keep(site, index, value);
    }

    public static short beginBox(int site, short value) {
        Probes.enter(site);
        return value;
    }

    public static short endBox(int site, short value) {
        Probes.exit(site);
        return value;
    }

    public static short keepBox(int site, int index, short value) {
        return Probes.keep(site, index, value);
    }

    public static char beginBox(int site, char value) {
        Probes.enter(site);
        return value;
    }

    public static char endBox(int site, char value) {
        Probes.exit(site);
        return value;
    }

    public static char keepBox(int site, int index, char value) {
        return Probes.keep(site, index, value);
    }

    public static int beginBox(int site, int value) {
        Probes.enter(site);
        return value;
    }

    public static int endBox(int site, int value) {
        Probes.exit(site);
        return value;
    }

    public static int keepBox(int site, int index, int value) {
        return Probes.keep(site, index, value);
    }

    public static long beginBox(int site, long value) {
        Probes.enter(site);
        return value;
    }

    public static long endBox(int site, long value) {
        Probes.exit(site);
        return value;
    }

    public static long keepBox(int site, int index, long value) {
        return Probes.keep(site, index, value);
    }

    public static float beginBox(int site, float value) {
        Probes.enter(site);
        return value;
    }

    public static float endBox(int site, float value) {
        Probes.exit(site);
        return value;
    }

    public static float keepBox(int site, int index, float value) {
        return Probes.keep(site, index, value);
    }

    public static double beginBox(int site, double value) {
        Probes.enter(site);
        return value;
    }

    public static double endBox(int site, double value) {
        Probes.exit(site);
        return value;
    }

    public static double keepBox(int site, int index, double value) {
        return Probes.keep(site, index, value);
    }

    public static Boolean beginBox(int site, Boolean value) {
        Probes.enter(site);
        return value;
    }

    public static Boolean endBox(int site, Boolean value) {
        Probes.exit(site);
        return value;
    }

    public static Boolean keepBox(int site, int index, Boolean value) {
        return Probes.<Boolean>keep(site, index, value);
    }

    public static Byte beginBox(int site, Byte value) {
        Probes.enter(site);
        return value;
    }

    public static Byte endBox(int site, Byte value) {
        Probes.exit(site);
        return value;
    }

    public static Byte keepBox(int site, int index, Byte value) {
        return Probes.<Byte>keep(site, index, value);
    }

    public static Short beginBox(int site, Short value) {
        Probes.enter(site);
        return value;
    }

    public static Short endBox(int site, Short value) {
        Probes.exit(site);
        return value;
    }

    public static Short keepBox(int site, int index, Short value) {
        return Probes.<Short>keep(site, index, value);
    }

    public static Character beginBox(int site, Character value) {
        Probes.enter(site);
        return value;
    }

    public static Character endBox(int site, Character value) {
        Probes.exit(site);
        return value;
    }

    public static Character keepBox(int site, int index, Character value) {
        return Probes.<Character>keep(site, index, value);
    }

    public static Integer beginBox(int site, Integer value) {
        Probes.enter(site);
        return value;
    }

    public static Integer endBox(int site, Integer value) {
        Probes.exit(site);
        return value;
    }

    public static Integer keepBox(int site, int index, Integer value) {
        return Probes.<Integer>keep(site, index, value);
    }

    public static Long beginBox(int site, Long value) {
        Probes.enter(site);
        return value;
    }

    public static Long endBox(int site, Long value) {
        Probes.exit(site);
        return value;
    }

    public static Long keepBox(int site, int index, Long value) {
        return Probes.<Long>keep(site, index, value);
    }

    public static Float beginBox(int site, Float value) {
        Probes.enter(site);
        return value;
    }

    public static Float endBox(int site, Float value) {
        Probes.exit(site);
        return value;
    }

    public static Float keepBox(int site, int index, Float value) {
        return Probes.<Float>keep(site, index, value);
    }

    public static Double beginBox(int site, Double value) {
        Probes.enter(site);
        return value;
    }

    public static Double endBox(int site, Double value) {
        Probes.exit(site);
        return value;
    }

    public static Double keepBox(int site, int index, Double value) {
        return Probes.<Double>keep(site, index, value);
    }
}
