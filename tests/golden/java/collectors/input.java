// Functions for void methods and for those with a value, by the names around them: collectors, consumers, listeners.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

class Main {
    interface OnClick { void clicked(String what); }

    static final List<String> log = new ArrayList<>();

    static boolean note(Object o) { return log.add(String.valueOf(o)); }

    static void quiet(Object o) { log.add("q" + o); }

    static void forEachPair(Map<String, Integer> map, BiConsumer<String, Integer> f) { map.forEach((k, v) -> f.accept(k, v)); }

    static void addListener(Runnable r, Executor e) { e.execute(() -> r.run()); }

    static void on(OnClick click) { click.clicked("c"); }

    static <T, A extends Collection<T>> Collector<T, A, Integer> counting(Supplier<A> make) {
        return Collector.of(make,
            (a, t) -> a.add(t),
            (a, b) -> { a.addAll(b); return a; },
            a -> a.size());
    }

    public static void main(String[] args) {
        Runnable r = () -> note("r");
        Consumer<Object> c = x -> note(x), d = x -> quiet(x);
        BiConsumer<List<Object>, Object> b = (l, x) -> l.add(x);
        Executor direct = command -> command.run();
        Function<Object, Boolean> f = x -> note(x);
        r.run(); c.andThen(d).accept(1); b.accept(new ArrayList<>(), 2); note(f.apply(3));
        addListener(() -> note("l"), direct);
        on(x -> { note(x); });
        ((Runnable) () -> note("cast")).run();
        forEachPair(new TreeMap<>(Map.of("a", 1, "b", 2)), (k, v) -> note(k + v));
        System.out.println(Stream.of(1, 2, 3).onClose(() -> note("closed")).collect(counting(ArrayList::new)));
        List<Integer> lengths = Stream.of("x", "yy").collect(() -> new ArrayList<Integer>(), (l, s) -> l.add(s.length()), (l, m) -> l.addAll(m));
        System.out.println(lengths);
        System.out.println(Stream.of("a", "bb", "cc").collect(Collectors.toMap(s -> s.length(), s -> s.concat("!"), (x, y) -> x.concat(y), () -> new TreeMap<>())));
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(n -> n > Integer.parseInt("2"), Collectors.reducing(0, (x, y) -> Integer.sum(x, y)))));
        System.out.println(log);
    }
}
