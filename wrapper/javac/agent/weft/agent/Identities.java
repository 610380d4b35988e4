package weft.agent;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Probes that give back what they were given: {@code P.end(site, f(x))}. As methods they would have to be chosen among overloads, their
 * types inferred, and javac would cast what they give back to a type that the program does not name there; each may end otherwise
 * than without probes. To javac they are parentheses (JCParens) around what they are given, with one more field that has the call:
 *
 * <ul>
 * <li>IdentityTrees: JavacParser makes them where it reads such a call. A lambda that weft has made a block for the probe,
 * {@code { final int WEFT_E1 = P.mark(); try { return P.end(site, f(x)); } catch ..}}, is one without a block again, which is as
 * right where nothing is returned. Copies that are made while types are looked for, and plug-ins, are thought of.
 * <li>IdentityTypes: Attr gives the other operands their types, and what is in that block. TransTypes, when types are known and erased,
 * makes the call of them: of the method for this primitive type, or for objects.
 * <li>IdentityCode: Gen leaves an object on the stack while it calls a probe without a value. So nobody asks whether it is one of its
 * class, which it is not if it came in unchecked, or whether that class may be named.
 * </ul>
 *
 * It is done only if all of them can be changed.
 */
final class Identities {
    static final String JAVAC = "com/sun/tools/javac/", TREE = JAVAC + "tree/JCTree", CALL = TREE + "$JCMethodInvocation";
    static final String EXPRESSION = TREE + "$JCExpression", SELECT = TREE + "$JCFieldAccess", IDENTIFIER = TREE + "$JCIdent";
    static final String PARENTHESES = TREE + "$JCParens", INFO = JAVAC + "tree/TreeInfo";
    static final String COPIER = JAVAC + "tree/TreeCopier", PARSER = JAVAC + "parser/JavacParser";
    static final String LAMBDA = TREE + "$JCLambda", BLOCK = TREE + "$JCBlock", VARIABLE = TREE + "$JCVariableDecl";
    static final String TRY = TREE + "$JCTry", RETURN = TREE + "$JCReturn", MAKER = JAVAC + "tree/TreeMaker";
    static final String TYPE = JAVAC + "code/Type", METHOD_TYPE = TYPE + "$MethodType", INT = TYPE + "$JCPrimitiveType";
    static final String TYPES = JAVAC + "code/Types", SYMBOLS = JAVAC + "code/Symtab", SYMBOL = JAVAC + "code/Symbol";
    static final String METHOD = SYMBOL + "$MethodSymbol", TYPE_SYMBOL = SYMBOL + "$TypeSymbol", LIST = JAVAC + "util/List";
    static final String NAME = JAVAC + "util/Name", NAMES = JAVAC + "util/Names", ENVIRONMENT = JAVAC + "comp/Env";
    static final String ATTRIBUTE = JAVAC + "comp/Attr", TRANSLATE = JAVAC + "comp/TransTypes", GEN = JAVAC + "jvm/Gen";
    static final String CODE = JAVAC + "jvm/Code", ITEMS = JAVAC + "jvm/Items", ITEM = ITEMS + "$Item";
    static final String OBJECT = "Ljava/lang/Object;", VISIT_PARENTHESES = "(L" + PARENTHESES + ";)V";
    static final String FIELD = "weft$call", COPIED = "weft$copied", BODY = "weft$body", RESULT = "weft$result"; // of parentheses
    static final String UNBLOCK = "weft$lambda", UNBLOCKED = "(L" + EXPRESSION + ";)L" + EXPRESSION + ";";
    static final String SEEN = "com/sun/source/tree/Tree", BARE = "weft$bare", BARED = "(L" + SEEN + ";)L" + SEEN + ";";
    static final String TRANSLATION = "(L" + TREE + ";L" + TYPE + ";)L" + TREE + ";";
    private static final int SWAP = 95, DUP_X2 = 91; // JVMS 6.5

    /** begin(site, value), end(site, value), keep(site, index, value) */
    enum Sort {
        PASSES("passes", 1, SWAP), KEEPS("keeps", 2, DUP_X2);

        final String test, around; // methods of Javac, of JCParens
        final int value, instruction; // which operand; what brings a copy of it, or itself, to where it stays

        Sort(String test, int value, int instruction) {
            this.test = test;
            this.around = "weft$" + test;
            this.value = value;
            this.instruction = instruction;
        }
    }

    private static final Set<String> changed = ConcurrentHashMap.newKeySet(), others = ConcurrentHashMap.newKeySet();

    private Identities() {
    }

    /** When anything is read, these have been loaded; what makes parentheses may not have been. */
    static boolean areKnown() {
        return others.isEmpty() && changed.contains(ATTRIBUTE) && changed.contains(TRANSLATE) && changed.contains(GEN);
    }

    static boolean areIn(String name) {
        return name.equals(PARENTHESES) || name.equals(INFO) || name.equals(COPIER) || name.equals(PARSER) || name.equals(ATTRIBUTE);
    }

    /** Changes one of these classes, or those two in which other methods are wrapped, too. `visitApply`: that of Gen. */
    static void into(ClassFile file, String name, ClassFile.Code visitApply) {
        try {
            if (name.equals(PARENTHESES))
                IdentityTrees.addCall(file);
            else if (name.equals(INFO))
                IdentityTrees.wrapStatement(file);
            else if (name.equals(COPIER))
                IdentityTrees.wrapCopy(file);
            else if (name.equals(PARSER))
                IdentityTrees.wrapParser(file);
            else if (name.equals(ATTRIBUTE))
                IdentityTypes.wrapAttribution(file);
            else if (name.equals(TRANSLATE))
                IdentityTypes.wrapTranslation(file);
            else if (name.equals(GEN))
                IdentityCode.makeCode(file, visitApply);
            changed.add(name);
        } catch (RuntimeException e) {
            others.add(name);
            throw e;
        }
    }

    /** scan(tree, data) of the two classes by which plug-ins see trees: they would take them for the user's parentheses. */
    static void wrapScan(ClassFile file) {
        ClassFile.Code code = file.wrap("scan", "(L" + SEEN + ";" + OBJECT + ")" + OBJECT, 3);
        code.load('a', 0).load('a', 1).invokeStatic(PARENTHESES, BARE, BARED).load('a', 2).invokeWrappedHere().giveBack('a');
    }

    static void require(ClassFile file, String... names) {
        if (!file.names(names))
            throw new IllegalArgumentException("this javac has other members");
    }

    /* ---- a call on the stack: what it has ---- */

    /** The list that begins with this operand. */
    static ClassFile.Code operands(ClassFile.Code call, int index) {
        return behind(call.getField(CALL, "args", "L" + LIST + ";"), index);
    }

    private static ClassFile.Code behind(ClassFile.Code list, int n) {
        for (int i = 0; i < n; i++)
            list.getField(LIST, "tail", "L" + LIST + ";");
        return list;
    }

    static ClassFile.Code operand(ClassFile.Code call, int index) {
        return operands(call, index).getField(LIST, "head", OBJECT).checkCast(EXPRESSION);
    }

    static ClassFile.Code select(ClassFile.Code call) {
        return call.getField(CALL, "meth", "L" + EXPRESSION + ";").checkCast(SELECT);
    }

    static ClassFile.Code selected(ClassFile.Code select) {
        return select.getField(SELECT, "selected", "L" + EXPRESSION + ";");
    }

    static ClassFile.Code typeOf(ClassFile.Code tree) {
        return tree.getField(TREE, "type", "L" + TYPE + ";");
    }

    /** The call of the parentheses that are the first parameter. */
    static ClassFile.Code call(ClassFile.Code code) {
        return code.load('a', 1).getField(PARENTHESES, FIELD, "L" + CALL + ";");
    }

    /* ---- a block on the stack: its statements ---- */

    static ClassFile.Code statement(ClassFile.Code block, int index) {
        return behind(block.getField(BLOCK, "stats", "L" + LIST + ";"), index).getField(LIST, "head", OBJECT);
    }

    /** What weft's block has in its try. */
    static ClassFile.Code tried(ClassFile.Code block) {
        return statement(block, 1).checkCast(TRY).getField(TRY, "body", "L" + BLOCK + ";");
    }

    /* ---- types ---- */

    static ClassFile.Code basicType(ClassFile.Code code, String of, String field, String type) {
        return code.load('a', 0).getField(of, "syms", "L" + SYMBOLS + ";").getField(SYMBOLS, field, "L" + type + ";");
    }

    /** List.of(types) */
    static void makeList(ClassFile.Code code, int n) {
        code.invokeStatic(LIST, "of", "(" + OBJECT + (n > 1 ? OBJECT : "") + (n > 2 ? OBJECT : "") + ")L" + LIST + ";");
    }
}
