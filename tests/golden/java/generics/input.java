// Inference: targets of generic methods, diamonds, wildcards, chains of streams.
import java.util.*;
import java.util.concurrent.CompletableFuture;
import java.util.function.*;
import java.util.stream.*;

class Main {
    static <T> T id(T t) { return t; }
    static <T> T get(Class<T> c) { return c.cast("g"); }
    static void take(List<String> l) { }
    static <T> void two(T a, List<T> b) { }
    static <T extends Comparable<T>> T most(List<T> l) { return Collections.max(l); }

    public static void main(String[] args) throws Exception {
        List<String> empty = Collections.emptyList();
        Map<String, List<Integer>> map = new HashMap<>();
        List<String> identity = id(new ArrayList<>());
        take(new ArrayList<>());
        two("x", new ArrayList<>());
        take(Collections.emptyList());
        List<Number> numbers = Arrays.asList(1, 2.0);
        List<? super Integer> some = Arrays.asList(1, 2);
        List<String> chosen = args.length == 0 ? Collections.emptyList() : new ArrayList<>();
        map.computeIfAbsent("x", k -> new ArrayList<>()).add(1);
        int reduced = Stream.of(1, 2, 3).map(x -> id(x) + 1).reduce(id(0), Integer::sum);
        int total = Stream.of(1, 2).mapToInt(x -> x).sum() + most(Arrays.asList(1, 5));
        Map<Integer, List<String>> groups = Stream.of("bb", "a").collect(Collectors.groupingBy(x -> x.length()));
        Comparator<String> order = Comparator.comparing((String x) -> x.length()).thenComparing(x -> x);
        List<String> sorted = Stream.of("bb", "a").sorted(order.reversed()).collect(Collectors.toList());
        String[] array = sorted.toArray(new String[0]);
        var anonymous = new Object() { int y = 3; int g() { return y; } };
        var first = ((List<? extends Number>) numbers).get(0);
        Number number = first;
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> 1).thenApply(x -> x + 1);
        Optional<String> optional = Optional.of("o");
        String thrown = optional.orElseThrow(() -> new IllegalStateException("x"));
        Function<String, Integer> function = Function.<String>identity().andThen(String::length);
        System.out.println(empty.size() + reduced + total + " " + groups + sorted + array.length + anonymous.y + anonymous.g() + number);
        System.out.println(future.get() + thrown + function.apply("abc") + get(String.class).length() + identity + some + chosen + map);
        System.out.println(Math.max("x".length(), 2.5) + Objects.requireNonNull(Integer.valueOf(4)));
        Set<Integer> set = Stream.of(3, 1).collect(Collectors.toCollection(() -> new TreeSet<>()));
        System.out.println(set);
    }
}
