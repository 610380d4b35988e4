package weft.agent;

import java.util.ArrayList;
import java.util.List;

/**
 * The types of variables and operands where branches go (JVMS 4.7.4), with one more variable behind the method's own. So
 * that it is in each, all frames are written in full.
 */
final class Frames {
    private static final int TOP = 0, INTEGER = 1, FLOAT = 2, DOUBLE = 3, LONG = 4, UNINITIALIZED_THIS = 6, OBJECT = 7, UNINITIALIZED = 8;
    private static final int STATIC = 8;

    private static final class Type {
        final int tag, more; // more: a constant, or where the object was made

        Type(int tag, int more) {
            this.tag = tag;
            this.more = more;
        }

        int slots() {
            return tag == DOUBLE || tag == LONG ? 2 : 1;
        }

        void write(Bytes out, int[] place) {
            out.u1(tag);
            if (tag == OBJECT)
                out.u2(more);
            else if (tag == UNINITIALIZED)
                out.u2(place[more]);
        }
    }

    private final CallProbes file;
    private final int maxLocals;
    private final int[] place;
    private final List<Type> locals = new ArrayList<Type>(), stack = new ArrayList<Type>();
    private final Bytes out = new Bytes();
    private int n, lastPlace = -1, at;

    Frames(CallProbes file, int access, String name, String descriptor, int maxLocals, int[] place) {
        this.file = file;
        this.maxLocals = maxLocals;
        this.place = place;
        if ((access & STATIC) == 0)
            locals.add(name.equals("<init>") ? new Type(UNINITIALIZED_THIS, 0) : new Type(OBJECT, file.thisClassNumber()));
        for (int i = 1; descriptor.charAt(i) != ')';) {
            int begin = i;
            while (descriptor.charAt(i) == '[')
                i++;
            char c = descriptor.charAt(i);
            i = c == 'L' ? descriptor.indexOf(';', i) + 1 : i + 1;
            if (c == 'L' || descriptor.charAt(begin) == '[')
                locals.add(new Type(OBJECT, file.addClass(descriptor.charAt(begin) == '[' ? descriptor.substring(begin, i) : descriptor.substring(begin + 1, i - 1))));
            else
                locals.add(new Type(c == 'J' ? LONG : c == 'D' ? DOUBLE : c == 'F' ? FLOAT : INTEGER, 0));
        }
    }

    private Type type() {
        int tag = file.u1(at++), more = 0;
        if (tag == OBJECT || tag == UNINITIALIZED) {
            more = file.u2(at);
            at += 2;
        }
        return new Type(tag, more);
    }

    private void types(List<Type> to, int count) {
        for (; count > 0; count--)
            to.add(type());
    }

    void read(int begin) {
        int pc = -1, count = file.u2(begin);
        for (at = begin + 2; count > 0; count--) {
            int frame = file.u1(at++), delta = frame & 63;
            if (frame >= 247) {
                delta = file.u2(at);
                at += 2;
            }
            pc += delta + 1;
            stack.clear();
            if (frame >= 64 && frame <= 127 || frame == 247) {
                types(stack, 1);
            } else if (frame >= 248 && frame <= 250) {
                for (int i = 251 - frame; i > 0; i--)
                    locals.remove(locals.size() - 1);
            } else if (frame >= 252 && frame <= 254) {
                types(locals, frame - 251);
            } else if (frame == 255) {
                locals.clear();
                at += 2;
                types(locals, file.u2(at - 2));
                at += 2;
                types(stack, file.u2(at - 2));
            }
            write(place[pc]);
        }
    }

    private void write(int where) {
        int slots = 0;
        for (Type type : locals)
            slots += type.slots();
        out.u1(255).u2(where - lastPlace - 1).u2(locals.size() + maxLocals - slots + 1);
        for (Type type : locals)
            type.write(out, place);
        for (; slots < maxLocals; slots++)
            out.u1(TOP);
        out.u1(INTEGER).u2(stack.size());
        for (Type type : stack)
            type.write(out, place);
        lastPlace = where;
        n++;
    }

    /** The attribute; the last frame is that of the handler of all that leaves the method. */
    byte[] written(int handler) {
        locals.clear();
        stack.clear();
        stack.add(new Type(OBJECT, file.addClass("java/lang/Throwable")));
        write(handler);
        return new Bytes().u2(file.addText("StackMapTable")).u4(2 + out.size()).u2(n).bytes(out.toByteArray()).toByteArray();
    }
}
