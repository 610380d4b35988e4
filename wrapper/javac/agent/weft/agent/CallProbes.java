package weft.agent;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import weft.rt.Probes;

/**
 * A class file in which calls have probes (JVMS 4). In front of a call instruction its operands are on the stack
 * already, so that what is put there begins the interval of the call alone.
 */
final class CallProbes {
    private static final int UTF8 = 1, INTEGER = 3, LONG = 5, DOUBLE = 6, CLASS = 7, METHOD = 10, NAME_AND_TYPE = 12;
    private static final int BRIDGE = 0x40, SYNTHETIC = 0x1000;
    private static final String PROBES = "weft/rt/Probes";

    private final ByteBuffer in;
    private final Selection selection;
    private final Bytes constants = new Bytes();
    private final Map<String, Integer> probes = new HashMap<String, Integer>();
    private int nConstants;
    private int[] constantAt;
    private String thisClass, superClass, file;
    private int endOfConstants, firstMethod, endOfMethods;
    private final List<MethodCode> methods = new ArrayList<MethodCode>();
    private final List<String> callees = new ArrayList<String>(), functions = new ArrayList<String>();
    private final List<Integer> lines = new ArrayList<Integer>();
    private boolean isRewritten;

    CallProbes(byte[] bytes, Selection selection) {
        this.in = ByteBuffer.wrap(bytes);
        this.selection = selection;
        read();
    }

    /** "org/example/Outer$Inner" as sources name it. */
    static String dotted(String name) {
        return name.replace('/', '.').replace('$', '.');
    }

    /* ---- constants ---- */

    int u1(int at) {
        return in.get(at) & 0xff;
    }

    int u2(int at) {
        return in.getShort(at) & 0xffff;
    }

    int u4(int at) {
        return in.getInt(at);
    }

    private void readConstants() {
        nConstants = u2(8);
        constantAt = new int[nConstants];
        int at = 10;
        for (int i = 1; i < nConstants; i++) {
            int tag = u1(at);
            constantAt[i] = at;
            if (tag == LONG || tag == DOUBLE) // they take two numbers
                i++;
            boolean isShort = tag == CLASS || tag == 8 || tag == 16 || tag == 19 || tag == 20;
            at += tag == UTF8 ? 3 + u2(at + 1) : tag == LONG || tag == DOUBLE ? 9 : isShort ? 3 : tag == 15 ? 4 : 5;
        }
        endOfConstants = at;
    }

    /** Names are ASCII but for those that nobody selects. */
    String text(int number) {
        int at = constantAt[number];
        return new String(in.array(), at + 3, u2(at + 1), StandardCharsets.UTF_8);
    }

    private String className(int number) {
        return number == 0 ? "" : text(u2(constantAt[number] + 1));
    }

    private int add(int tag, int first, int second) {
        constants.u1(tag).u2(first);
        if (second >= 0)
            constants.u2(second);
        return nConstants++;
    }

    int addText(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        constants.u1(UTF8).u2(bytes.length).bytes(bytes);
        return nConstants++;
    }

    int addInteger(int value) {
        constants.u1(INTEGER).u4(value);
        return nConstants++;
    }

    int addClass(String name) {
        return add(CLASS, addText(name), -1);
    }

    int addProbe(String name, String descriptor) {
        String key = name + descriptor;
        if (!probes.containsKey(key))
            probes.put(key, add(METHOD, addClass(PROBES), add(NAME_AND_TYPE, addText(name), addText(descriptor))));
        return probes.get(key);
    }

    /* ---- what is in it ---- */

    int version() {
        return u2(6);
    }

    private int skipAttributes(int at) {
        int n = u2(at);
        for (at += 2; n > 0; n--)
            at += 6 + u4(at + 2);
        return at;
    }

    private void read() {
        readConstants();
        int at = endOfConstants + 2;
        thisClass = className(u2(at));
        superClass = className(u2(at + 2));
        file = thisClass.substring(0, thisClass.lastIndexOf('/') + 1);
        at += 4;
        at += 2 + 2 * u2(at);
        int n = u2(at);
        for (at += 2; n > 0; n--)
            at = skipAttributes(at + 6);
        firstMethod = at;
        n = u2(at);
        for (at += 2; n > 0; n--)
            at = readMethod(at);
        endOfMethods = at;
        n = u2(at);
        String source = dotted(thisClass.substring(thisClass.lastIndexOf('/') + 1)) + ".class";
        for (at += 2; n > 0; n--, at += 6 + u4(at + 2))
            if (text(u2(at)).equals("SourceFile"))
                source = text(u2(at + 6));
        file += source;
        for (int i = 1; i < constantAt.length; i++) // weft has rewritten its source
            isRewritten |= constantAt[i] != 0 && u1(constantAt[i]) == CLASS && className(i).matches("(.*/)?WEFT_U[0-9]+_.*");
    }

    private int readMethod(int at) {
        int access = u2(at), n = u2(at + 6);
        String name = text(u2(at + 2));
        boolean isPlain = (access & BRIDGE) == 0 && !((access & SYNTHETIC) != 0 && name.startsWith("access$"));
        int attribute = at + 8;
        MethodCode method = null;
        for (; n > 0; n--, attribute += 6 + u4(attribute + 2))
            if (isPlain && text(u2(attribute)).equals("Code"))
                method = new MethodCode(this, access, name, text(u2(at + 4)), attribute);
        if (method != null && method.nCalls() > 0)
            methods.add(method);
        return attribute;
    }

    /** Of a call instruction: null if it is not selected. Arrays have no class of their own. */
    String calleeOf(int number) {
        int at = constantAt[number], named = constantAt[u2(at + 3)];
        String owner = className(u2(at + 1)), name = text(u2(named + 1));
        if (owner.startsWith("[") || owner.startsWith("weft/"))
            return null;
        owner = dotted(owner);
        name = name.equals("<init>") ? "new" : name;
        return selection.takes(owner, name) ? owner + '.' + name : null;
    }

    /** this(..) or super(..), or a new object of one of these classes: behind the last of them `this` is complete. */
    boolean isConstructor(int number) {
        int at = constantAt[number];
        String owner = className(u2(at + 1));
        return text(u2(constantAt[u2(at + 3)] + 1)).equals("<init>") && (owner.equals(thisClass) || owner.equals(superClass));
    }

    int thisClassNumber() {
        return u2(endOfConstants + 2);
    }

    /** Returns the index of the site. */
    int addSite(int line, String callee, String method) {
        String simple = dotted(thisClass.substring(thisClass.lastIndexOf('/') + 1));
        lines.add(line);
        callees.add(callee);
        functions.add(method.equals("<clinit>") ? simple : simple + '.' + (method.equals("<init>") ? "new" : method));
        return lines.size() - 1;
    }

    /* ---- what becomes of it ---- */

    /** null: it stays as it is. */
    byte[] rewritten() {
        if (methods.isEmpty() || isRewritten)
            return null;
        int first = Probes.calls(file, lines, callees, functions);
        if (first <= 0)
            return null;
        Bytes all = new Bytes(), body = new Bytes();
        int at = firstMethod;
        for (MethodCode method : methods) {
            byte[] code = method.rewritten(first);
            if (code == null) { // a branch is too long, or the method
                System.err.println("weft: " + dotted(thisClass) + '.' + method.name + " is not recorded: it is too long");
                continue;
            }
            body.copy(in.array(), at, method.attribute + 2);
            body.u4(code.length).bytes(code);
            at = method.end();
        }
        body.copy(in.array(), at, in.capacity());
        if (nConstants > 0xffff)
            throw new IllegalStateException("it has too many constants");
        all.copy(in.array(), 0, 8);
        all.u2(nConstants);
        all.copy(in.array(), 10, endOfConstants);
        all.bytes(constants.toByteArray());
        all.copy(in.array(), endOfConstants, firstMethod);
        all.bytes(body.toByteArray());
        return all.toByteArray();
    }
}
