package weft.agent;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The code of one method, with probes: `begin` in front of each selected call and `end` behind it. A variable behind the
 * method's own has the mark of the calls that are open; handlers of exceptions begin with `left`, and one more handler
 * around all of it sees what leaves the method.
 */
final class MethodCode {
    private static final int LDC_W = 0x13, ILOAD = 0x15, ISTORE = 0x36, POP = 0x57, TABLESWITCH = 0xaa, LOOKUPSWITCH = 0xab, INVOKESPECIAL = 0xb7,
            INVOKESTATIC = 0xb8, INVOKEINTERFACE = 0xb9, ATHROW = 0xbf, WIDE = 0xc4, GOTO_W = 0xc8, JSR_W = 0xc9;
    private static final int BEFORE = 7, BEHIND = 6;

    private final CallProbes file;
    private final int access, maxStack, maxLocals, length, code, exceptions;
    private final String descriptor;
    final String name;
    final int attribute; // where the attribute begins

    private final int[] sites; // by pc: index of the site, or -1
    private final BitSet handlers = new BitSet();
    private int calls, complete; // from `complete` on, `this` may be used

    private int[] place; // by old pc: where a branch to it goes
    private int endOfCode;

    MethodCode(CallProbes file, int access, String name, String descriptor, int attribute) {
        this.file = file;
        this.access = access;
        this.name = name;
        this.descriptor = descriptor;
        this.attribute = attribute;
        maxStack = file.u2(attribute + 6);
        maxLocals = file.u2(attribute + 8);
        length = file.u4(attribute + 10);
        code = attribute + 14;
        exceptions = code + length;
        sites = new int[length];
        Arrays.fill(sites, -1);
        for (int pc = 0; pc < length; pc += lengthOf(pc))
            findCall(pc);
        for (int i = 0, n = file.u2(exceptions); i < n; i++)
            handlers.set(file.u2(exceptions + 2 + 8 * i + 4));
    }

    int nCalls() {
        return calls;
    }

    int end() {
        return attribute + 6 + file.u4(attribute + 2);
    }

    private int op(int pc) {
        return file.u1(code + pc);
    }

    private void findCall(int pc) {
        int instruction = op(pc);
        if (instruction < 0xb6 || instruction > INVOKEINTERFACE)
            return;
        int called = file.u2(code + pc + 1);
        String callee = file.calleeOf(called);
        if (name.equals("<init>") && instruction == INVOKESPECIAL && file.isConstructor(called))
            complete = pc + 3;
        if (callee == null)
            return;
        sites[pc] = file.addSite(lineOf(pc), callee, name);
        calls++;
    }

    private int lineOf(int pc) {
        int line = 0, best = -1, at = exceptions + 2 + 8 * file.u2(exceptions), n = file.u2(at);
        for (at += 2; n > 0; n--, at += 6 + file.u4(at + 2))
            if (file.text(file.u2(at)).equals("LineNumberTable"))
                for (int i = 0, k = file.u2(at + 6); i < k; i++) {
                    int from = file.u2(at + 8 + 4 * i);
                    if (from <= pc && from >= best) {
                        best = from;
                        line = file.u2(at + 10 + 4 * i);
                    }
                }
        return line;
    }

    /* ---- instructions (JVMS 6.5) ---- */

    private static int padding(int pc) {
        return 3 - (pc & 3);
    }

    private int lengthOf(int pc) {
        int instruction = op(pc), at = code + pc + 1 + padding(pc);
        if (instruction == TABLESWITCH)
            return 1 + padding(pc) + 12 + 4 * (file.u4(at + 8) - file.u4(at + 4) + 1);
        if (instruction == LOOKUPSWITCH)
            return 1 + padding(pc) + 8 + 8 * file.u4(at + 4);
        if (instruction == WIDE)
            return op(pc + 1) == 0x84 ? 6 : 4;
        if (instruction == 0xb9 || instruction == 0xba || instruction == GOTO_W || instruction == JSR_W)
            return 5;
        if (instruction == 0xc5)
            return 4;
        if (instruction == 0x10 || instruction == 0x12 || instruction >= 0x15 && instruction <= 0x19 || instruction >= 0x36 && instruction <= 0x3a || instruction == 0xa9 || instruction == 0xbc)
            return 2;
        boolean isThree = instruction == 0x11 || instruction == 0x13 || instruction == 0x14 || instruction == 0x84 || isBranch(instruction)
                || instruction >= 0xb2 && instruction <= 0xb8 || instruction == 0xbb || instruction == 0xbd || instruction == 0xc0 || instruction == 0xc1;
        return isThree ? 3 : 1;
    }

    /** With an offset of two bytes. */
    private static boolean isBranch(int instruction) {
        return instruction >= 0x99 && instruction <= 0xa8 || instruction == 0xc6 || instruction == 0xc7;
    }

    private int lengthOfVariable() {
        return maxLocals < 256 ? 2 : 4;
    }

    private void writeVariable(Bytes out, int instruction) {
        if (maxLocals < 256)
            out.u1(instruction).u1(maxLocals);
        else
            out.u1(WIDE).u1(instruction).u2(maxLocals);
    }

    /** Where everything goes. Switches are padded by their place. */
    private void layOut() {
        int at = 3 + lengthOfVariable();
        place = new int[length + 1];
        for (int pc = 0; pc < length;) {
            int n = lengthOf(pc);
            place[pc] = at;
            at += handlers.get(pc) ? lengthOfVariable() + 3 : 0;
            at += sites[pc] >= 0 ? BEFORE : 0;
            if (op(pc) == TABLESWITCH || op(pc) == LOOKUPSWITCH)
                at += padding(at) - padding(pc);
            at += n + (sites[pc] >= 0 ? BEHIND : 0);
            pc += n;
        }
        place[length] = endOfCode = at;
    }

    /** null: a branch would be too long. */
    private byte[] instructions(int first) {
        Bytes out = new Bytes();
        out.u1(INVOKESTATIC).u2(file.addProbe("mark", "()I"));
        writeVariable(out, ISTORE);
        for (int pc = 0, n; pc < length; pc += n) {
            n = lengthOf(pc);
            int site = sites[pc] < 0 ? 0 : file.addInteger(first + sites[pc]);
            if (handlers.get(pc)) {
                writeVariable(out, ILOAD);
                out.u1(INVOKESTATIC).u2(file.addProbe("left", "(I)V"));
            }
            if (site != 0)
                out.u1(LDC_W).u2(site).u1(INVOKESTATIC).u2(file.addProbe("begin", "(I)I")).u1(POP);
            if (!writeInstruction(out, pc, n))
                return null;
            if (site != 0)
                out.u1(LDC_W).u2(site).u1(INVOKESTATIC).u2(file.addProbe("end", "(I)V"));
        }
        writeVariable(out, ILOAD);
        out.u1(INVOKESTATIC).u2(file.addProbe("left", "(I)V")).u1(ATHROW);
        return out.toByteArray();
    }

    private boolean writeInstruction(Bytes out, int pc, int n) {
        int instruction = op(pc), here = out.size(), at = code + pc + 1;
        out.u1(instruction);
        if (isBranch(instruction)) {
            int offset = place[pc + (short) file.u2(at)] - here;
            out.u2(offset);
            return offset == (short) offset;
        }
        if (instruction == GOTO_W || instruction == JSR_W) {
            out.u4(place[pc + file.u4(at)] - here);
        } else if (instruction == TABLESWITCH || instruction == LOOKUPSWITCH) {
            writeSwitch(out, pc, here, instruction == TABLESWITCH);
        } else {
            for (int i = 1; i < n; i++)
                out.u1(file.u1(code + pc + i));
        }
        return true;
    }

    private void writeSwitch(Bytes out, int pc, int here, boolean isTable) {
        int at = code + pc + 1 + padding(pc), n;
        for (int i = padding(here); i > 0; i--)
            out.u1(0);
        out.u4(place[pc + file.u4(at)] - here);
        out.u4(file.u4(at + 4));
        if (isTable) {
            out.u4(file.u4(at + 8));
            n = file.u4(at + 8) - file.u4(at + 4) + 1;
        } else {
            n = file.u4(at + 4);
        }
        for (at += isTable ? 12 : 8; n > 0; n--, at += 4) {
            if (!isTable) {
                out.u4(file.u4(at));
                at += 4;
            }
            out.u4(place[pc + file.u4(at)] - here);
        }
    }

    /* ---- the attribute ---- */

    /** What stands in it; null: the method would be too long. */
    byte[] rewritten(int first) {
        layOut();
        byte[] instructions = endOfCode > 0xff00 ? null : instructions(first);
        if (instructions == null)
            return null;
        Bytes out = new Bytes();
        out.u2(Math.max(maxStack + 1, 2)).u2(maxLocals + 1).u4(instructions.length).bytes(instructions);
        writeExceptions(out);
        int at = exceptions + 2 + 8 * file.u2(exceptions), n = file.u2(at), kept = 0;
        Bytes attributes = new Bytes();
        boolean hasFrames = file.version() >= 50;
        for (at += 2; n > 0; n--, at += 6 + file.u4(at + 2))
            kept += writeAttribute(attributes, at);
        if (hasFrames) {
            attributes.bytes(frames());
            kept++;
        }
        out.u2(kept).bytes(attributes.toByteArray());
        return out.toByteArray();
    }

    private void writeExceptions(Bytes out) {
        int n = file.u2(exceptions), at = exceptions + 2;
        boolean isSeen = place[complete] < endOfCode;
        out.u2(n + (isSeen ? 1 : 0));
        for (; n > 0; n--, at += 8) {
            out.u2(place[file.u2(at)]).u2(place[file.u2(at + 2)]).u2(place[file.u2(at + 4)]).u2(file.u2(at + 6));
        }
        if (isSeen)
            out.u2(place[complete]).u2(endOfCode).u2(endOfCode).u2(0);
    }

    /** Lines and variables. Annotations of types in code are left out: nothing can read them there. */
    private int writeAttribute(Bytes out, int at) {
        String name = file.text(file.u2(at));
        boolean isLines = name.equals("LineNumberTable");
        if (!isLines && !name.equals("LocalVariableTable") && !name.equals("LocalVariableTypeTable"))
            return 0;
        out.u2(file.u2(at)).u4(file.u4(at + 2)).u2(file.u2(at + 6));
        int n = file.u2(at + 6), size = isLines ? 4 : 10;
        for (at += 8; n > 0; n--, at += size) {
            int from = file.u2(at);
            out.u2(place[from]);
            if (isLines)
                out.u2(file.u2(at + 2));
            else
                out.u2(place[from + file.u2(at + 2)] - place[from]).u2(file.u2(at + 4)).u2(file.u2(at + 6)).u2(file.u2(at + 8));
        }
        return 1;
    }

    private byte[] frames() {
        Frames frames = new Frames(file, access, name, descriptor, maxLocals, place);
        int at = exceptions + 2 + 8 * file.u2(exceptions), n = file.u2(at);
        for (at += 2; n > 0; n--, at += 6 + file.u4(at + 2))
            if (file.text(file.u2(at)).equals("StackMapTable"))
                frames.read(at + 6);
        return frames.written(endOfCode);
    }
}
