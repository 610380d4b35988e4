// Records: compact and canonical constructors, calls in their heads, nested patterns' conditions, static members, equality.
import java.util.*;
import java.util.function.*;

class Main {
    interface Named { String name(); default String upper() { return name().toUpperCase(Locale.ROOT); } }

    record Range(int low, int high) implements Comparable<Range>, Named {
        static final Range NONE = new Range(Integer.parseInt("0"), 0);

        Range {
            if (Integer.compare(low, high) > 0) { int t = low; low = Integer.sum(high, 0); high = t; }
        }

        Range(int high) { this(Integer.signum(high), high); }

        static Range of(String text) { return new Range(Integer.parseInt(text.substring(0, 1)), Integer.parseInt(text.substring(1))); }

        @Override public int compareTo(Range other) { return Integer.compare(high - low, other.high() - other.low); }

        @Override public String name() { return "r" + low() + high(); }

        <T> T with(BiFunction<? super Integer, ? super Integer, T> f) { return f.apply(low, high); }
    }

    record Pair<A, B extends Comparable<B>>(A first, B second, List<?>... rest) {
        Pair { Objects.requireNonNull(first); rest = rest.clone(); }

        B most(B other) { return second.compareTo(other) > 0 ? second() : other; }
    }

    static String tell(Object o) {
        if (o instanceof Range r && r.low() < r.high() && !r.equals(Range.NONE)) return r.upper() + r.hashCode();
        if (!(o instanceof Pair<?, ?> p)) return String.valueOf(o);
        return p.first().toString() + p.second() + p.rest().length;
    }

    public static void main(String[] args) {
        Set<Range> all = new TreeSet<>(Arrays.asList(new Range(5, 2), new Range(4), Range.of("39")));
        System.out.println(all + tell(Range.NONE) + tell(Range.of("12")) + new Range(3).equals(new Range(1, 3)));
        Pair<String, Integer> pair = new Pair<>("p".trim(), Integer.valueOf(3), List.of(), all.stream().toList());
        System.out.println(tell(pair) + pair.most(4) + new Range(1, 2).<Integer>with((a, b) -> a + b).intValue() + new Range(7).<String>with((a, b) -> tell(a + b)));
        try { new Pair<>(null, 1); } catch (NullPointerException e) { System.out.println("null"); }
        record Local(int n) { Local { n = Math.abs(n); } int twice() { return 2 * n(); } }
        System.out.println(new Local(-4).twice());
    }
}
