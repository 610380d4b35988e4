// try with resources: calls in the head, closing in reverse, suppressed exceptions, variables of outside, null, nested.
class Main {
    static StringBuilder log = new StringBuilder();

    static class Part implements AutoCloseable {
        final String name;
        final boolean fails;

        Part(String name, boolean fails) { this.name = name; this.fails = fails; log.append("+").append(name); }

        String name() { return name; }

        @Override public void close() throws Exception {
            log.append("-").append(name());
            if (fails) throw new Exception(name().concat("!"));
        }
    }

    static Part open(String name) { return new Part(name, name.startsWith("f")); }

    static Part none() { return null; }

    static int use(Part p) { log.append(p == null ? "0" : p.name()); return 1; }

    static int body(String a, String b) throws Exception {
        try (Part one = open(a); Part two = open(b + one.name())) { return use(one) + use(two); } finally { log.append("."); use(null); }
    }

    static void outside(Part given) throws Exception {
        try (given; Part inner = new Part(given.name(), false)) { use(inner); throw new IllegalStateException("body"); }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(body("a", "b"));
        try { body("f", "fg"); } catch (Exception e) { System.out.println(e.getMessage() + e.getSuppressed()[0].getMessage()); }
        try { outside(open("fo")); } catch (IllegalStateException e) { System.out.println(e.getMessage() + e.getSuppressed().length); }
        try (Part p = none()) { use(p); }
        try (Part p = open("x"); Part q = open("y")) { try (Part r = p) { use(r); } catch (Exception e) { use(q); } }
        System.out.println(log);
    }
}
