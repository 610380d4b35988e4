// The 25 groups of idioms, by their numbers: each has the values, types, order and exceptions that it has without weft.
import java.io.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

class Main {
    static int f(int a, int b) { log += "f"; return a + b; }
    static int a() { log += "a"; return 1; }
    static int b() { log += "b"; return 2; }
    static void v(Object o) { log += "v"; }
    static <T> T id(T t) { return t; }
    static int thrower() throws IOException { throw new IOException("x"); }
    static String over(Object o) { return "Object"; }
    static String over(String s) { return "String"; }
    static String over(int i) { return "int"; }
    static String over(long i) { return "long"; }
    static String over(char i) { return "char"; }
    static String over(Integer i) { return "Integer"; }
    static String over(char[] c) { return "char[]"; }
    static String call(Runnable r) { r.run(); return "Runnable"; }
    static <T> String call(Callable<T> c) throws Exception { c.call(); return "Callable"; }
    static String log = "";

    int field;
    int[] arr = { 1, 2 };
    Main self() { return this; }
    static class Base {
        Base(int x) { log += "B" + x; }
        Base() { log += "B"; }
        int m() { return 1; }
        protected int prot() { return 2; }
    }
    static class Derived extends Base {
        Derived() { super(a()); }
        Derived(int x) { this(); }
        int m() { return super.m() + this.prot(); }
    }
    class Inner { int z = 5; }
    enum E {
        A(Main.a()), B(2);
        final int n;
        E(int n) { this.n = n; }
    }
    static final int CONST = a();
    int inst = f(a(), b());
    record R(int x) {
        R { Objects.requireNonNull(""); }
    }
    interface Shape { }
    record Square(int side) implements Shape { }

    static void check(String what, Object got, Object want) {
        if (!Objects.equals(got, want)) throw new AssertionError(what + ": " + got + ", not " + want);
    }

    @SuppressWarnings("try") public static void main(String[] args) throws Exception {
        log = "";
        int n = f(a(), b()); // 1: order
        check("order", log, "abf");
        v(a()); // 2: a call without a value
        List<String> l = Collections.emptyList(); // 3: the target gives the type
        Map<String, List<Integer>> m = new HashMap<>(); // 4: a diamond
        List<String> l2 = id(new ArrayList<>()); // 5: a diamond as an operand of a generic method
        List<Integer> l3 = Stream.of(1, 2, 3).map(x -> f(x, 1)).collect(Collectors.toList()); // 6: lambdas between operands
        check("stream", l3, List.of(2, 3, 4));
        String s = new StringBuilder().append(a()).append('c').toString(); // 7: a chain
        check("chain", s, "1c");
        Integer boxed = 5; // 8: overloads see the same types
        Object object = "s";
        char[] chars = { 'x' };
        check("o1", over(a()) + over(boxed) + over("s".charAt(0)) + over((Object) object), "intIntegercharObject");
        check("o2", over("s".trim()) + over(5L) + over(chars.clone()) + over((byte) a()) + String.valueOf(chars.clone()), "Stringlongchar[]intx");
        Map<String, Integer> mi = new HashMap<>(); // 9: boxes in conditional expressions
        boolean npe = false;
        try {
            Integer z = args.length == 0 ? mi.get("k".trim()) : 0;
        } catch (NullPointerException x) {
            npe = true;
        }
        check("null of a box in a conditional expression", npe, true);
        mi.put("k", 7); // 10: unboxing, widening, boxing
        int u = mi.get("k");
        long w = a();
        Object ob = a();
        byte by = Byte.valueOf((byte) 1).byteValue();
        char ch = "x".charAt(0);
        short sh = Short.parseShort("3");
        check("box", ob.getClass(), Integer.class);
        check("widths", u + w + by + ch + sh, 132L);
        Runnable r = () -> a(); // 11: lambdas that fit both, and those that fit one
        r.run();
        Supplier<Integer> su = () -> a();
        check("callable", call(() -> a()) + su.get() + call(() -> v(null)), "Callable1Runnable");
        try { // 12: checked exceptions
            int t = thrower();
            v(t);
        } catch (IOException x) {
            check("message", x.getMessage(), "x");
        }
        final int fin = a(); // 13: variables that a lambda may use
        int effectively = b();
        Supplier<Integer> cap = () -> fin + effectively;
        check("captured", cap.get(), 3);
        var an = new Object() { int y = 3; int g() { return y; } }; // 14: types without a name
        check("anonymous", an.y + an.g(), 6);
        var wild = ((List<? extends Number>) List.of(1)).get(0);
        Number number = wild;
        switch (E.valueOf("A")) { // 15: switches
        case A: break;
        case B: throw new Error();
        }
        int sw = switch ("ab".substring(1)) { case "b" -> b(); default -> { yield a(); } };
        check("switch", sw, 2);
        switch (sw) { case 2 -> v(1); default -> { } }
        for (Iterator<Integer> it = l3.iterator(); it.hasNext();) it.next(); // 16: heads of statements
        int k = 0;
        while (f(k, 0) < 3 && (k = f(k, 1)) > 0) ;
        for (int q : List.of(1, 2)) v(q);
        try { throw new IOException("y"); } catch (IOException x) { v(x); }
        synchronized (id(object)) { v(1); }
        try (var in = new StringReader("q")) { check("read", in.read(), (int) 'q'); }
        Main o = new Main(); // 17: fields and elements of a call's value
        o.self().field = 3;
        o.self().arr[a()] += b();
        o.self().field++;
        check("field", o.field + o.arr[1], 8);
        Inner in = o.new Inner(); // 18: inner classes, explicit type arguments, getClass
        List<String> ex = Collections.<String>emptyList();
        Function<String, Integer> mr = String::length;
        Class<? extends String> gc = s.getClass();
        check("inner", in.z + ex.size() + mr.apply("xy"), 7);
        check("varargs", String.format("%d %d", a(), b()), "1 2"); // 19: any number of arguments
        Object[] oa = { "p", "q" };
        check("varargs array", Arrays.asList(oa.clone()).size() + Arrays.asList(1, 2).size(), 4);
        Shape sp = new Square(4); // 20: patterns
        if (id(sp) instanceof Square q && q.side() == 4) k++; else throw new Error();
        List<String> sorted = Stream.of("bb", "a").sorted(Comparator.comparing((String x) -> x.length()).reversed()).collect(Collectors.toList()); // 21: generic methods in one another
        Map<Integer, List<String>> g = Stream.of("bb", "a").collect(Collectors.groupingBy(x -> x.length()));
        Set<String> set = Stream.of("x").collect(Collectors.toCollection(() -> new TreeSet<>()));
        var comparator = Comparator.comparing(String::length);
        int oi = Optional.of(3).map(x -> x + 1).orElse(a());
        CompletableFuture<Integer> cf = CompletableFuture.supplyAsync(() -> a()).thenApply(x -> x + 1);
        check("generic", sorted + " " + g + set + oi + cf.get() + comparator.compare("a", "bb"), "[bb, a] {1=[a], 2=[bb]}[x]42-1");
        int da; // 22: definite assignment
        if (a() > 0 && (da = b()) > 1) v(da);
        String sc = "" + "z".charAt(0) + a(); // 23: text, comparison of a box and a number, casts
        check("concat", sc, "z1");
        long cast = (long) a();
        Object oc = (Object) (Integer) a();
        check("compare", Integer.valueOf(1000) == 1000 && cast == 1 && oc.equals(1), true);
        check("deep", f(args.length > 3 ? a() : b(), 1), 3); // 24: calls in operands
        log = ""; // 25: constructors, records, initialisers
        check("classes", new Derived().m() + new Derived(1).m() + new R(1).x() + E.A.n + CONST + o.inst, 12);
        check("constructors", log, "aB1aB1");
        System.out.println("ok " + n + l + m + l2 + number + gc + k);
    }
}
