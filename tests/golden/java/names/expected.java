// What a call is named: by the declared type of its receiver, as far as the text tells.
package org.example;

import static java.lang.Math.max;
import static java.util.Collections.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

class Main {
    List<String> field = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 0), new ArrayList<String>());
    static Other other = new Other();

    <T extends Runnable> void test(T t, Map<String, Integer> map, List<Integer>[] lists) { final int WEFT_D0 = WEFT_U0_input.mark(); try {
        { WEFT_U0_input.begin(WEFT_U0_input.S + 1); field.size(); WEFT_U0_input.end(WEFT_U0_input.S + 1); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 2); this.field.add("x"); WEFT_U0_input.end(WEFT_U0_input.S + 2); }
        map.size();
        map.entrySet().size();
        { WEFT_U0_input.begin(WEFT_U0_input.S + 3); t.run(); WEFT_U0_input.end(WEFT_U0_input.S + 3); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 4); m(); WEFT_U0_input.end(WEFT_U0_input.S + 4); }
        other.m();
        other.self().m();
        Main.other.self().m();
        { WEFT_U0_input.begin(WEFT_U0_input.S + 5); max(1, 2); WEFT_U0_input.end(WEFT_U0_input.S + 5); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 6); shuffle(field); WEFT_U0_input.end(WEFT_U0_input.S + 6); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 7); java.util.Objects.hash(1); WEFT_U0_input.end(WEFT_U0_input.S + 7); }
        ConcurrentHashMap<String, String> c = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 8), new ConcurrentHashMap<>());
        { WEFT_U0_input.begin(WEFT_U0_input.S + 9); c.size(); WEFT_U0_input.end(WEFT_U0_input.S + 9); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 10); lists[0].size(); WEFT_U0_input.end(WEFT_U0_input.S + 10); }
        for (Iterator<String> i = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 11), field.iterator()); WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 12), i.hasNext()); ) { WEFT_U0_input.begin(WEFT_U0_input.S + 13); i.next(); WEFT_U0_input.end(WEFT_U0_input.S + 13); }
        for (String s : field) { WEFT_U0_input.begin(WEFT_U0_input.S + 14); System.out.println(s); WEFT_U0_input.end(WEFT_U0_input.S + 14); }
        try (Scanner in = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 15), new Scanner("x"))) { { WEFT_U0_input.begin(WEFT_U0_input.S + 16); in.next(); WEFT_U0_input.end(WEFT_U0_input.S + 16); } } catch (NoSuchElementException e) { WEFT_U0_input.left(WEFT_D0); { WEFT_U0_input.begin(WEFT_U0_input.S + 17); e.printStackTrace(); WEFT_U0_input.end(WEFT_U0_input.S + 17); } }
        Object o = field;
        if (o instanceof ArrayList<?> a) { WEFT_U0_input.begin(WEFT_U0_input.S + 18); a.size(); WEFT_U0_input.end(WEFT_U0_input.S + 18); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 19); ((LinkedList<?>) o).size(); WEFT_U0_input.end(WEFT_U0_input.S + 19); }
        var v = WEFT_U0_input.end(WEFT_U0_input.begin(WEFT_U0_input.S + 20), new ArrayDeque<String>());
        { WEFT_U0_input.begin(WEFT_U0_input.S + 21); v.push("x"); WEFT_U0_input.end(WEFT_U0_input.S + 21); }
        class List { int size() { return 1; } }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 22, new List()).size(); WEFT_U0_input.end(WEFT_U0_input.S + 22); }
        { WEFT_U0_input.begin(WEFT_U0_input.S + 23, unknown()).run(); WEFT_U0_input.end(WEFT_U0_input.S + 23); }
    } catch (final Throwable WEFT_T0) { WEFT_U0_input.left(WEFT_D0); throw WEFT_T0; }}

    static Runnable unknown() { return null; }

    void m() { }

    static class Other extends Main {
        Other self() { return this; }

        @Override
        void m() { final int WEFT_D5 = WEFT_U0_input.mark(); try { { WEFT_U0_input.begin(WEFT_U0_input.S + 24); super.m(); WEFT_U0_input.end(WEFT_U0_input.S + 24); } test(null, null, null); } catch (final Throwable WEFT_T5) { WEFT_U0_input.left(WEFT_D5); throw WEFT_T5; }}
    }
}
@SuppressWarnings("all") final class WEFT_U0_input extends weft.rt.Probes { private WEFT_U0_input() { } static final int S = unit(4, "input.java", "11 11 26 3 0 0 java.util.ArrayList.new Main\n" + "15 15 9 4 0 0 java.util.List.size Main.test\n" + "16 16 9 4 0 0 java.util.List.add Main.test\n" + "19 19 9 4 0 2 run Main.test\n" + "20 20 9 4 0 0 org.example.Main.m Main.test\n" + "24 24 9 4 0 0 java.lang.Math.max Main.test\n" + "25 25 9 4 0 0 java.util.Collections.shuffle Main.test\n" + "26 26 9 4 0 0 java.util.Objects.hash Main.test\n" + "27 27 47 5 0 0 java.util.concurrent.ConcurrentHashMap.new Main.test\n" + "28 28 9 4 0 0 java.util.concurrent.ConcurrentHashMap.size Main.test\n" + "29 29 9 4 0 0 java.util.List.size Main.test\n" + "30 30 35 6 0 0 java.util.List.iterator Main.test\n" + "30 30 53 4 0 0 java.util.Iterator.hasNext Main.test\n" + "30 30 68 5 0 0 java.util.Iterator.next Main.test\n" + "31 31 32 5 0 0 java.io.PrintStream.println Main.test\n" + "32 32 27 6 0 0 java.util.Scanner.new Main.test\n" + "32 32 47 6 0 0 java.util.Scanner.next Main.test\n" + "32 32 95 7 0 0 java.util.NoSuchElementException.printStackTrace Main.test\n" + "34 34 42 5 0 0 java.util.ArrayList.size Main.test\n" + "35 35 9 4 0 0 java.util.LinkedList.size Main.test\n" + "36 36 17 5 0 0 java.util.ArrayDeque.new Main.test\n" + "37 37 9 4 0 0 java.util.ArrayDeque.push Main.test\n" + "39 39 9 4 0 0 org.example.Main.List.size Main.test\n" + "40 40 9 4 0 0 java.lang.Runnable.run Main.test\n" + "51 51 20 4 0 0 org.example.Main.m Main.Other.m\n"); }
