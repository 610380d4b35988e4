// `<T> T pick()` fits the identity function of each box. Where its target gives the type, no box has one of its own.
import java.util.*;
import java.util.function.*;

class Main {
    @SuppressWarnings("unchecked") static <T> T pick() { final int WEFT_D0 = WEFT_U0_input.mark(); try { return (T) WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), Integer.valueOf(4)); } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}
    @SuppressWarnings("unchecked") static <T extends Comparable<T>> T least(int n) { return (T) (Object) ("s" + n); }
    static <X extends Exception> X fault() { return null; }
    static Integer box() { return 3; }
    static Integer none() { return null; }
    static Character letter() { return 'x'; }
    static Boolean yes() { return true; }
    static Integer result() { final int WEFT_D7 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 1), pick()); } catch (final Throwable WEFT_T7) { WEFT_U0_input.left(WEFT_D7); throw WEFT_T7; }}
    static int unboxed() { final int WEFT_D8 = WEFT_U0_input.mark(); try { return (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 2), pick())); } catch (final Throwable WEFT_T8) { WEFT_U0_input.left(WEFT_D8); throw WEFT_T8; }}
    static long widened() { final int WEFT_D9 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 3), box()); } catch (final Throwable WEFT_T9) { WEFT_U0_input.left(WEFT_D9); throw WEFT_T9; }}
    static String over(Object o) { return "Object"; }
    static String over(long n) { return "long"; }
    static int field = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 4), pick());

    @SuppressWarnings("unchecked") public static void main(String[] args) throws Exception { final int WEFT_D12 = WEFT_U0_input.mark(); try {
        int i = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 5), pick()), j = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 6), pick());
        long l = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 7), box());
        Object o = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), pick());
        char c = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 9), letter());
        var v = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 10), pick());
        Number n = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 11), Main.<Integer>pick());
        int[] a = { WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), pick()), WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 13), box()) };
        a[WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 14), box()) - 3] += WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), box());
        i = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 16), pick());
        i += WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 17), box());
        if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 18), yes()) && WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 19), pick()) != null) i++;
        while (!WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 20), yes())) i++;
        String s = (String) WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 21), least(1)) + WEFT_U0_input.end(WEFT_U0_input.S + 22, least(WEFT_U0_input.beginBox(WEFT_U0_input.S + 22, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 23), box()))));
        int[] sizes = new int[WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 24), box())];
        boolean same = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 25), box()) == WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 26), box());
        byte b = (byte) -WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 27), box());
        switch (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 28), box())) {
        case 3:
            i++;
        }
        assert WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 29), yes()) : WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 30), pick());
        synchronized (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 31), pick())) {
            i += WEFT_U0_input.end(WEFT_U0_input.S + 32, WEFT_U0_input.begin(WEFT_U0_input.S + 32, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 33), pick())).hashCode());
        }
        if (WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 34), yes()) == WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 35), pick())) throw WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 36), Main.<IllegalStateException>fault());
        // a box is seen as one: by overloads, by conditional expressions, in lambdas
        List<Object> list = WEFT_U0_input.end(WEFT_U0_input.S + 37, new ArrayList<>(WEFT_U0_input.beginBox(WEFT_U0_input.S + 37, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 38), Arrays.asList(9, 3)))));
        { list.remove(WEFT_U0_input.beginBox(WEFT_U0_input.S + 39, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 40), box()))); WEFT_U0_input.end(WEFT_U0_input.S + 39); }
        String chosen = WEFT_U0_input.end(WEFT_U0_input.S + 41, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 41, WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 42), box())))) + WEFT_U0_input.end(WEFT_U0_input.S + 43, over(WEFT_U0_input.beginBox(WEFT_U0_input.S + 43, WEFT_U0_input.endBox(WEFT_U0_input.S + 44, WEFT_U0_input.begin(WEFT_U0_input.S + 44, WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 45), box())).intValue()))));
        Supplier<Integer> supplier = () -> { final int WEFT_D13 = WEFT_U0_input.mark(); try { return WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 46), box()); } catch (final Throwable WEFT_T13) { WEFT_U0_input.left(WEFT_D13); throw WEFT_T13; }};
        ToIntFunction<String> length = t -> { final int WEFT_E14 = WEFT_U0_input.mark(); try { return WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 47), box()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 48), t.length()); } catch (final Throwable WEFT_T14) { WEFT_U0_input.left(WEFT_E14); throw WEFT_T14; } };
        try {
            Object numeric = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 49), yes()) ? WEFT_U0_input.endBox(WEFT_U0_input.begin(WEFT_U0_input.S + 50), none()) : 0;
            chosen += numeric;
        } catch (NullPointerException e) { WEFT_U0_input.left(WEFT_D12);
            chosen += "!";
        }
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 51, i + " " + j + l + o + c + v + n + a[0] + a[1] + s + sizes.length + same + b + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 52), result()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 53), unboxed()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 54), widened()) + field)); WEFT_U0_input.end(WEFT_U0_input.S + 51); }
        { System.out.println(WEFT_U0_input.beginBox(WEFT_U0_input.S + 55, list + chosen + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 56), supplier.get()) + WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 57), length.applyAsInt("ab")))); WEFT_U0_input.end(WEFT_U0_input.S + 55); }
    } catch (final Throwable WEFT_T12) { WEFT_U0_input.left(WEFT_D12); throw WEFT_T12; }}
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "6 6 69 5 0 0 java.lang.Integer.valueOf Main.pick\n" + "13 13 38 4 0 0 Main.pick Main.result\n" + "14 14 36 5 0 0 Main.pick Main.unboxed\n" + "15 15 36 4 0 0 Main.box Main.widened\n" + "18 18 24 3 0 0 Main.pick Main\n" + "21 21 17 5 0 0 Main.pick Main.main\n" + "21 21 29 5 0 0 Main.pick Main.main\n" + "22 22 18 5 0 0 Main.box Main.main\n" + "23 23 20 5 0 0 Main.pick Main.main\n" + "24 24 18 5 0 0 Main.letter Main.main\n" + "25 25 17 5 0 0 Main.pick Main.main\n" + "26 26 20 5 0 0 Main.pick Main.main\n" + "27 27 21 6 0 0 Main.pick Main.main\n" + "27 27 29 6 0 0 Main.box Main.main\n" + "28 28 11 7 0 0 Main.box Main.main\n" + "28 28 25 5 0 0 Main.box Main.main\n" + "29 29 13 5 0 0 Main.pick Main.main\n" + "30 30 14 5 0 0 Main.box Main.main\n" + "31 31 13 6 0 0 Main.yes Main.main\n" + "31 31 22 7 0 0 Main.pick Main.main\n" + "32 32 17 6 0 0 Main.yes Main.main\n" + "33 33 29 7 0 0 Main.least Main.main\n" + "33 33 40 6 0 0 Main.least Main.main\n" + "33 33 46 8 0 0 Main.box Main.main\n" + "34 34 31 7 0 0 Main.box Main.main\n" + "35 35 24 6 0 0 Main.box Main.main\n" + "35 35 33 6 0 0 Main.box Main.main\n" + "36 36 26 7 0 0 Main.box Main.main\n" + "37 37 17 5 0 0 Main.box Main.main\n" + "41 41 16 4 0 0 Main.yes Main.main\n" + "41 41 24 4 0 0 Main.pick Main.main\n" + "42 42 23 5 0 0 Main.pick Main.main\n" + "43 43 18 7 0 2 hashCode Main.main\n" + "43 43 18 8 0 0 Main.pick Main.main\n" + "45 45 13 6 0 0 Main.yes Main.main\n" + "45 45 22 6 0 0 Main.pick Main.main\n" + "45 45 36 5 0 0 Main.fault Main.main\n" + "47 47 29 5 0 0 java.util.ArrayList.new Main.main\n" + "47 47 45 7 0 0 java.util.Arrays.asList Main.main\n" + "48 48 9 4 0 0 java.util.List.remove Main.main\n" + "48 48 21 6 0 0 Main.box Main.main\n" + "49 49 25 6 0 0 Main.over Main.main\n" + "49 49 30 8 0 0 Main.box Main.main\n" + "49 49 39 6 0 0 Main.over Main.main\n" + "49 49 44 8 0 0 java.lang.Integer.intValue Main.main\n" + "49 49 44 9 0 0 Main.box Main.main\n" + "50 50 53 8 0 0 Main.box Main.main\n" + "51 51 45 7 0 0 Main.box Main.main\n" + "51 51 53 7 0 2 length Main.main\n" + "53 53 30 8 0 0 Main.yes Main.main\n" + "53 53 38 8 0 0 Main.none Main.main\n" + "58 58 9 4 0 0 java.io.PrintStream.println Main.main\n" + "58 58 106 10 0 0 Main.result Main.main\n" + "58 58 117 9 0 0 Main.unboxed Main.main\n" + "58 58 129 8 0 0 Main.widened Main.main\n" + "59 59 9 4 0 0 java.io.PrintStream.println Main.main\n" + "59 59 44 8 0 0 java.util.function.Supplier.get Main.main\n" + "59 59 61 7 0 0 java.util.function.ToIntFunction.applyAsInt Main.main\n"); }
