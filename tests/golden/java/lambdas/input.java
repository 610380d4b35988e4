// A lambda's expression becomes a block: of a void function, or with a value. In some, nobody can tell.
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;

class Main {
    static int count;

    static int next() { return ++count; }

    static void v(Object o) { System.out.println(o); }

    static String call(Runnable r) { r.run(); return "Runnable"; }

    static <T> String call(Callable<T> c) throws Exception { return "Callable " + c.call(); }

    static void close(AutoCloseable... all) throws Exception { for (AutoCloseable one : all) one.close(); }

    static BiConsumer<List<Integer>, Integer> returned() { return (list, n) -> list.add(n); }

    static Runnable either(boolean c, List<Integer> list) {
        Supplier<Supplier<Integer>> inside = () -> { return () -> next(); };
        if (list == null) return inside.get()::get;
        return c ? () -> list.add(3) : (() -> list.clear());
    }

    static BinaryOperator<List<Integer>> kept() {
        return new BinaryOperator<List<Integer>>() {
            public List<Integer> apply(List<Integer> a, List<Integer> b) { Supplier<List<Integer>> s = () -> List.copyOf(a); return s.get(); }
        };
    }

    static class Log {
        static void error(String text, Object o) { System.out.println(text + o); }
        static <T> T trace(T o) { return o; }
    }

    static void handle(BiConsumer<String, Object> handler) { handler.accept("handled ", 1); }

    public static void main(String[] args) throws Exception {
        Supplier<Integer> value = () -> next();
        Supplier<Supplier<Integer>> nested = () -> () -> next();
        Function<Integer, Integer> sum = x -> x + next();
        Function<Integer, Integer> block = x -> { int y = next(); return y + x; };
        Runnable assigned = () -> count = next() + 1;
        Arrays.asList(1, 2).forEach(x -> v(x));
        new Thread(() -> v("thread")).run();
        Runnable statement = () -> { v("s"); };
        statement.run();
        assigned.run();
        v(value.get() + nested.get().get() + sum.apply(1) + block.apply(2));
        v(call(() -> next()));
        v(call(() -> { v("r"); }));
        Predicate<String> p = s -> s.isEmpty() || s.length() > 1;
        v(p.test("ab"));
        Function<Object, String> reference = Object::toString;
        BiFunction<Integer, Integer, Integer> chosen = (a, b) -> a > b ? next() : next() * 2;
        v(reference.apply(chosen.apply(1, 2)));
        // void by the file's own method, by the type of a resource, by what takes it
        v(call(() -> v("own")));
        try (AutoCloseable closing = () -> System.out.flush()) { v("open"); }
        close(() -> System.out.flush());
        Consumer<Object> later;
        later = x -> System.out.flush();
        later.accept("by the type of a variable");
        // by the type that a method returns, also as an arm of a conditional expression, and not by that of a method around
        List<Integer> list = new ArrayList<>();
        returned().accept(list, 2);
        either(true, list).run();
        either(false, null).run();
        v(list + "" + kept().apply(list, null));
        // by what takes it, and as what logs are told; what returns something fits as well
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> list.add(4));
        handle((text, o) -> Log.error(text, o));
        Function<String, String> traced = s -> Log.trace(s);
        v(traced.apply("traced"));
    }
}
