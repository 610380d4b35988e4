// `<T> T pick()` fits the identity function of each box. Where its target gives the type, no box has one of its own.
import java.util.*;
import java.util.function.*;

class Main {
    @SuppressWarnings("unchecked") static <T> T pick() { return (T) Integer.valueOf(4); }
    @SuppressWarnings("unchecked") static <T extends Comparable<T>> T least(int n) { return (T) (Object) ("s" + n); }
    static <X extends Exception> X fault() { return null; }
    static Integer box() { return 3; }
    static Integer none() { return null; }
    static Character letter() { return 'x'; }
    static Boolean yes() { return true; }
    static Integer result() { return pick(); }
    static int unboxed() { return (pick()); }
    static long widened() { return box(); }
    static String over(Object o) { return "Object"; }
    static String over(long n) { return "long"; }
    static int field = pick();

    @SuppressWarnings("unchecked") public static void main(String[] args) throws Exception {
        int i = pick(), j = pick();
        long l = box();
        Object o = pick();
        char c = letter();
        var v = pick();
        Number n = Main.<Integer>pick();
        int[] a = { pick(), box() };
        a[box() - 3] += box();
        i = pick();
        i += box();
        if (yes() && pick() != null) i++;
        while (!yes()) i++;
        String s = (String) least(1) + least(box());
        int[] sizes = new int[box()];
        boolean same = box() == box();
        byte b = (byte) -box();
        switch (box()) {
        case 3:
            i++;
        }
        assert yes() : pick();
        synchronized (pick()) {
            i += pick().hashCode();
        }
        if (yes() == pick()) throw Main.<IllegalStateException>fault();
        // a box is seen as one: by overloads, by conditional expressions, in lambdas
        List<Object> list = new ArrayList<>(Arrays.asList(9, 3));
        list.remove(box());
        String chosen = over(box()) + over(box().intValue());
        Supplier<Integer> supplier = () -> { return box(); };
        ToIntFunction<String> length = t -> box() + t.length();
        try {
            Object numeric = yes() ? none() : 0;
            chosen += numeric;
        } catch (NullPointerException e) {
            chosen += "!";
        }
        System.out.println(i + " " + j + l + o + c + v + n + a[0] + a[1] + s + sizes.length + same + b + result() + unboxed() + widened() + field);
        System.out.println(list + chosen + supplier.get() + length.applyAsInt("ab"));
    }
}
