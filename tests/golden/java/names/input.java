// What a call is named: by the declared type of its receiver, as far as the text tells.
package org.example;

import static java.lang.Math.max;
import static java.util.Collections.*;

import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

class Main {
    List<String> field = new ArrayList<String>();
    static Other other = new Other();

    <T extends Runnable> void test(T t, Map<String, Integer> map, List<Integer>[] lists) {
        field.size();
        this.field.add("x");
        map.size();
        map.entrySet().size();
        t.run();
        m();
        other.m();
        other.self().m();
        Main.other.self().m();
        max(1, 2);
        shuffle(field);
        java.util.Objects.hash(1);
        ConcurrentHashMap<String, String> c = new ConcurrentHashMap<>();
        c.size();
        lists[0].size();
        for (Iterator<String> i = field.iterator(); i.hasNext(); ) i.next();
        for (String s : field) System.out.println(s);
        try (Scanner in = new Scanner("x")) { in.next(); } catch (NoSuchElementException e) { e.printStackTrace(); }
        Object o = field;
        if (o instanceof ArrayList<?> a) a.size();
        ((LinkedList<?>) o).size();
        var v = new ArrayDeque<String>();
        v.push("x");
        class List { int size() { return 1; } }
        new List().size();
        unknown().run();
    }

    static Runnable unknown() { return null; }

    void m() { }

    static class Other extends Main {
        Other self() { return this; }

        @Override
        void m() { super.m(); test(null, null, null); }
    }
}
