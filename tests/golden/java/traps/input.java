// The 40 traps of inference, by their numbers: where an identity function's type variable might be inferred as another type.
import java.nio.ByteBuffer;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

class Main {
    @SuppressWarnings("unchecked") static <T> T pick() { return (T) (Object) 4; }
    static <T> T none() { return null; }
    static <T> T get(Class<T> c) { return c.cast("four"); }
    static <T> T orElse(Supplier<T> s) { return s.get(); }
    static void v() { }
    static int a() { return 1; }
    static int take(List<String> l) { return l.size(); }
    static <T> int two(T a, List<T> b) { return b.size(); }
    static void run(Runnable r) { r.run(); }
    @SuppressWarnings("unchecked") static <X extends Throwable> int sneaky(Throwable t) throws X { if (t != null) throw (X) t; return 1; }

    int t1() { int i = pick(); return i; }
    String t2() { String s = none(); return s; }
    Integer t3() { Integer s = pick(); return s; }
    Object t4() { return get(String.class).length(); }
    int t5() { return orElse(() -> 3); }
    String t6() { return orElse(() -> "x"); }
    Runnable t7() { return () -> v(); }
    int t8() { return take(new ArrayList<>()); }
    int t9() { return two("x", new ArrayList<>()); }
    int t10() { return take(Collections.emptyList()); }
    List<String> t11(boolean b) { return b ? Collections.emptyList() : new ArrayList<>(); }
    List<? super Integer> t12() { return Arrays.asList(1, 2); }
    List<Number> t13() { return Arrays.asList(1, 2.0); }
    Set<String> t14(Stream<String> s) { return s.collect(Collectors.toCollection(TreeSet::new)); }
    int t15(List<Integer> l) { return l.stream().reduce(a(), Integer::sum); }
    int t16(List<Integer> l) { return l.stream().mapToInt(x -> x).sum(); }
    long t17(Map<String, Long> m) { return m.merge("a", Long.valueOf(1), Long::sum); }
    int t18(Map<String, Integer> m) { return m.getOrDefault("a", a()); }
    boolean t19(Map<String, List<Integer>> m) { return m.computeIfAbsent("x", k -> new ArrayList<>()).add(1); }
    int t20() { return sneaky(null); }
    Comparator<String> t21() { return Comparator.comparing((String x) -> x.length()).thenComparing(x -> x); }
    Object t22(boolean b) { return b ? a() : "s"; }
    <T extends Comparable<T>> T t23(List<T> l) { return Collections.max(l); }
    int t24(List<Integer> l) { return Collections.max(l); }
    int t25(List<Integer> l) { return Collections.max(l) + 1; }
    String[] t26(List<String> l) { return l.toArray(new String[0]); }
    Runnable t27() { return id((Runnable & java.io.Serializable) () -> { }); }
    void t28() { run(() -> { }); }
    Function<String, Integer> t29() { return Function.<String>identity().andThen(String::length); }
    String t30(Optional<String> o) { String x = o.orElseThrow(() -> new IllegalStateException("x")); return x; }
    double t31() { return Math.max(a(), 2.5); }
    int t32(Integer x) { return Objects.requireNonNull(x); }
    int t33(Map<String, Integer> m) { return Optional.ofNullable(m.get("x")).map(y -> y + 1).orElse(0); }
    boolean t34(List<String> l) { return l.stream().map(String::trim).anyMatch(x -> x.equals("q")); }
    int t35(List<Integer> l) { return l.stream().collect(Collectors.summingInt(x -> x)); }
    <T> T t36(Class<T> c) { return c.cast(null); }
    int t37() throws Exception { Thread t = new Thread(() -> a()); t.start(); t.join(); return t.getPriority(); }
    char t38(String s) { return s.charAt(s.indexOf('x')); }
    byte t39(ByteBuffer b) { return b.get(); }
    Integer t40(boolean c, Map<String, Integer> m) { return c ? m.get("x") : Integer.valueOf(0); }

    static <T> T id(T t) { return t; }
    static int initialised;
    static { int q = a(); initialised = q; }

    public static void main(String[] args) throws Exception {
        Main m = new Main();
        List<Integer> numbers = List.of(3, 9, 4);
        Map<String, Integer> map = new HashMap<>();
        List<Object> all = new ArrayList<>();
        all.addAll(Arrays.asList(m.t1(), m.t2(), m.t3(), m.t4(), m.t5(), m.t6()));
        m.t7().run();
        all.addAll(Arrays.asList(m.t8(), m.t9(), m.t10(), m.t11(true), m.t11(false), m.t12(), m.t13(), m.t14(Stream.of("b", "a"))));
        all.addAll(Arrays.asList(m.t15(numbers), m.t16(numbers), m.t17(new HashMap<>()), m.t18(map), m.t19(new HashMap<>()), m.t20()));
        all.addAll(Arrays.asList(m.t21().compare("ab", "b"), m.t22(true), m.t22(false), m.t23(numbers), m.t24(numbers), m.t25(numbers), m.t26(List.of("x")).length));
        m.t27().run();
        m.t28();
        all.addAll(Arrays.asList(m.t29().apply("abc"), m.t30(Optional.of("o")), m.t31(), m.t32(7), m.t33(map), m.t34(List.of(" q ")), m.t35(numbers), m.t36(String.class), m.t37()));
        try { m.t30(Optional.empty()); } catch (IllegalStateException e) { all.add(e.getMessage()); }
        try { m.t32(null); } catch (NullPointerException e) { all.add("null"); }
        all.addAll(Arrays.asList(m.t38("ax"), m.t39(ByteBuffer.wrap(new byte[] { 5 })), m.t40(false, map), m.t40(true, map), initialised));
        try { Main.<RuntimeException>sneaky(new java.io.IOException("sneaky")); } catch (Exception e) { all.add(e.getMessage()); }
        System.out.println(all);
    }
}
