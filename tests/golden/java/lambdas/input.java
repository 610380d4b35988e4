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
    }
}
