package weft.agent;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A class file in which methods are renamed and others are added (JVMS 4). Nothing that is in it moves: constants and
 * methods come behind those that are there. The code that is added branches forwards only, with the variables of its
 * method and an empty stack, so that its stack maps are those of the simplest form.
 */
final class ClassFile {
    private static final int UTF8 = 1, LONG = 5, DOUBLE = 6, CLASS = 7, FIELD = 9, METHOD = 10, NAME_AND_TYPE = 12;
    static final int PUBLIC = 1, STATIC = 8; // JVMS 4.6
    private static final String WRAPPED = "weft$";

    private final byte[] old;
    private final ByteArrayOutputStream constants = new ByteArrayOutputStream();
    private final List<String> texts = new ArrayList<String>(); // those of the class, by number; null: no text
    private int stackMaps; // the text "StackMapTable"; 0: nothing branches
    private int firstField, firstMethod, nConstants, endOfConstants, endOfMethods, thisClass;
    private final List<Code> added = new ArrayList<Code>();
    private final List<int[]> fields = new ArrayList<int[]>(); // that are added: name and descriptor

    ClassFile(byte[] bytes) {
        old = bytes.clone();
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(old));
            skip(in, 8);
            readConstants(in);
            endOfConstants = old.length - in.available();
            skip(in, 2);
            thisClass = in.readUnsignedShort();
            skip(in, 2);
            skip(in, 2 * in.readUnsignedShort());
            firstField = old.length - in.available();
            readMembers(in);
            firstMethod = old.length - in.available();
            readMembers(in);
            endOfMethods = old.length - in.available();
        } catch (IOException e) {
            throw new IllegalArgumentException("a class file ends too early", e);
        }
    }

    private static void skip(DataInputStream in, int n) throws IOException {
        in.readFully(new byte[n]);
    }

    private void readConstants(DataInputStream in) throws IOException {
        nConstants = in.readUnsignedShort();
        texts.add(null);
        while (texts.size() < nConstants) {
            int tag = in.readUnsignedByte();
            texts.add(tag == UTF8 ? in.readUTF() : null);
            if (tag == LONG || tag == DOUBLE)
                texts.add(null); // they take two numbers
            if (tag != UTF8)
                skip(in, tag == LONG || tag == DOUBLE ? 8 : tag == CLASS || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 2 : tag == 15 ? 3 : 4);
        }
    }

    /** Fields or methods. */
    private static void readMembers(DataInputStream in) throws IOException {
        for (int n = in.readUnsignedShort(); n > 0; n--) {
            skip(in, 6);
            for (int k = in.readUnsignedShort(); k > 0; k--) {
                skip(in, 2);
                skip(in, in.readInt());
            }
        }
    }

    private int u2(int at) {
        return (old[at] & 0xff) << 8 | old[at + 1] & 0xff;
    }

    private int u4(int at) {
        return u2(at) << 16 | u2(at + 2);
    }

    /* ---- constants ---- */

    private int constant(int tag, int first, int second) {
        constants.write(tag);
        constants.write(first >> 8);
        constants.write(first);
        if (second >= 0) {
            constants.write(second >> 8);
            constants.write(second);
        }
        return nConstants++;
    }

    private int text(String text) {
        try {
            constants.write(UTF8);
            new DataOutputStream(constants).writeUTF(text);
        } catch (IOException e) {
            throw new IllegalArgumentException(e);
        }
        return nConstants++;
    }

    private int member(int tag, int owner, String name, String descriptor) {
        return constant(tag, owner, constant(NAME_AND_TYPE, text(name), text(descriptor)));
    }

    /** Does the class name all of these, its own members or those of others? Then code in it may, too. */
    boolean names(String... members) {
        return texts.containsAll(Arrays.asList(members));
    }

    /* ---- methods ---- */

    /** Renames the method and returns the code of one that stands in its place, with so many variables. */
    Code wrap(String name, String descriptor, int nVariables) {
        int at = firstMethod + 2;
        for (int n = u2(firstMethod); n > 0; n--) {
            int number = u2(at + 2); // behind those of the class: renamed already
            if (number < texts.size() && name.equals(texts.get(number)) && descriptor.equals(texts.get(u2(at + 4)))) {
                Code code = new Code(u2(at), u2(at + 2), u2(at + 4), nVariables, member(METHOD, thisClass, WRAPPED + name, descriptor));
                int renamed = text(WRAPPED + name);
                old[at + 2] = (byte) (renamed >> 8);
                old[at + 3] = (byte) renamed;
                added.add(code);
                return code;
            }
            int nAttributes = u2(at + 6);
            for (at += 8; nAttributes > 0; nAttributes--)
                at += 6 + u4(at + 2);
        }
        throw new IllegalArgumentException("this javac has no " + name + descriptor);
    }

    /** A method that the class does not have, with so many variables. */
    Code add(int access, String name, String descriptor, int nVariables) {
        Code code = new Code(access, text(name), text(descriptor), nVariables, 0);
        added.add(code);
        return code;
    }

    /** A public field. */
    void addField(String name, String descriptor) {
        fields.add(new int[] {text(name), text(descriptor)});
    }

    byte[] bytes() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        int code = text("Code"), nMethods = u2(firstMethod) + added.size();
        out.write(old, 0, 8);
        out.write(nConstants >> 8);
        out.write(nConstants);
        out.write(old, 10, endOfConstants - 10);
        out.write(constants.toByteArray(), 0, constants.size());
        out.write(old, endOfConstants, firstField - endOfConstants);
        out.write(u2(firstField) + fields.size() >> 8);
        out.write(u2(firstField) + fields.size());
        out.write(old, firstField + 2, firstMethod - firstField - 2);
        for (int[] field : fields)
            out.write(new byte[] {0, PUBLIC, (byte) (field[0] >> 8), (byte) field[0], (byte) (field[1] >> 8), (byte) field[1], 0, 0}, 0, 8);
        out.write(nMethods >> 8);
        out.write(nMethods);
        out.write(old, firstMethod + 2, endOfMethods - firstMethod - 2);
        for (Code each : added)
            each.write(out, code);
        out.write(old, endOfMethods, old.length - endOfMethods);
        return out.toByteArray();
    }

    /** The code of one method. */
    final class Code {
        private static final int MOST_STACK = 16, FURTHEST_SAME = 63, SAME_EXTENDED = 251; // JVMS 4.7.4
        private final List<Integer> open = new ArrayList<Integer>(), targets = new ArrayList<Integer>();
        private final int access, name, descriptor, nVariables, wrapped;
        private final ByteArrayOutputStream code = new ByteArrayOutputStream();

        private Code(int access, int name, int descriptor, int nVariables, int wrapped) {
            this.access = access;
            this.name = name;
            this.descriptor = descriptor;
            this.nVariables = nVariables;
            this.wrapped = wrapped;
        }

        private Code with(int instruction, int constant) {
            code.write(instruction);
            code.write(constant >> 8);
            code.write(constant);
            return this;
        }

        /** aload or iload */
        Code load(char type, int variable) {
            code.write(type == 'a' ? 0x19 : 0x15);
            code.write(variable);
            return this;
        }

        Code getStatic(String owner, String field, String type) {
            return with(0xb2, member(FIELD, constant(CLASS, text(owner), -1), field, type));
        }

        Code getField(String owner, String field, String type) {
            return with(0xb4, member(FIELD, constant(CLASS, text(owner), -1), field, type));
        }

        Code putField(String owner, String field, String type) {
            return with(0xb5, member(FIELD, constant(CLASS, text(owner), -1), field, type));
        }

        Code invokeStatic(String owner, String method, String type) {
            return with(0xb8, member(METHOD, constant(CLASS, text(owner), -1), method, type));
        }

        Code invokeVirtual(String owner, String method, String type) {
            return with(0xb6, member(METHOD, constant(CLASS, text(owner), -1), method, type));
        }

        /** A new object on the stack, twice: for its constructor, and for use. */
        Code newObject(String type) {
            return with(0xbb, constant(CLASS, text(type), -1)).duplicate();
        }

        Code invokeConstructor(String owner, String type) {
            return with(0xb7, member(METHOD, constant(CLASS, text(owner), -1), "<init>", type));
        }

        Code loadNumber(int number) {
            return with(0x11, number);
        }

        /** As a long. */
        Code loadLong(int number) {
            loadNumber(number);
            code.write(0x85);
            return this;
        }

        Code loadNull() {
            code.write(0x01);
            return this;
        }

        Code drop() {
            code.write(0x57);
            return this;
        }

        /** What follows, up to otherwise(), is for where the number on the stack is not 0. */
        Code ifTrue() {
            return branch(0x99);
        }

        /** Where it is 0. */
        Code ifFalse() {
            return branch(0x9a);
        }

        /** Where an object is there. */
        Code ifThere() {
            return branch(0xc6);
        }

        private Code branch(int instruction) {
            open.add(code.size());
            return with(instruction, 0);
        }

        /** Where the branches since the last one end up. */
        void otherwise() {
            byte[] bytes = code.toByteArray();
            for (int at : open) {
                bytes[at + 1] = (byte) (bytes.length - at >> 8);
                bytes[at + 2] = (byte) (bytes.length - at);
            }
            open.clear();
            code.reset();
            code.write(bytes, 0, bytes.length);
            targets.add(bytes.length);
            stackMaps = stackMaps == 0 ? text("StackMapTable") : stackMaps;
        }

        /** 1 or 0 on the stack */
        Code instanceOf(String type) {
            return with(0xc1, constant(CLASS, text(type), -1));
        }

        Code duplicate() {
            code.write(0x59);
            return this;
        }

        Code checkCast(String type) {
            return with(0xc0, constant(CLASS, text(type), -1));
        }

        Code invokeWrapped() {
            return with(0xb6, wrapped);
        }

        /** Of this class, whatever overrides it. */
        Code invokeWrappedHere() {
            return with(0xb7, wrapped);
        }

        Code invokeWrappedStatic() {
            return with(0xb8, wrapped);
        }

        void giveBack() {
            code.write(0xb1);
        }

        /** areturn or ireturn */
        void giveBack(char type) {
            code.write(type == 'a' ? 0xb0 : 0xac);
        }

        private byte[] maps() throws IOException {
            ByteArrayOutputStream maps = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(maps);
            int last = -1;
            for (int target : targets) {
                int delta = target - last - 1;
                out.writeByte(delta <= FURTHEST_SAME ? delta : SAME_EXTENDED);
                if (delta > FURTHEST_SAME)
                    out.writeShort(delta);
                last = target;
            }
            return maps.toByteArray();
        }

        private void write(ByteArrayOutputStream to, int attribute) {
            try (DataOutputStream out = new DataOutputStream(to)) {
                byte[] maps = maps();
                out.writeShort(access);
                out.writeShort(name);
                out.writeShort(descriptor);
                out.writeShort(1); // attributes
                out.writeShort(attribute);
                out.writeInt(12 + code.size() + (maps.length == 0 ? 0 : 8 + maps.length));
                out.writeShort(MOST_STACK);
                out.writeShort(nVariables);
                out.writeInt(code.size());
                code.writeTo(out);
                out.writeShort(0); // exceptions
                out.writeShort(maps.length == 0 ? 0 : 1); // attributes
                if (maps.length > 0) {
                    out.writeShort(stackMaps);
                    out.writeInt(2 + maps.length);
                    out.writeShort(targets.size());
                    out.write(maps);
                }
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
