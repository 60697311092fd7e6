package sudoku.page.make;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * TeaVM's hash map with its entries in Java's order.
 *
 * <p><b>Idea.</b> The order is that of the buckets, and within a bucket that of the entries. A bucket is chosen by the
 * last bits of a hash, which Java spreads before; and Java puts a new entry last in its bucket, TeaVM first. So each
 * hash is spread, and where an entry gets the head of a bucket as its next one, it is appended instead.
 */
final class HashMapOrder extends ClassVisitor {
    private static final String MAP = "org/teavm/classlib/java/util/THashMap";
    private static final String ENTRY = MAP + "$HashEntry";
    private static final String APPEND = "(L" + ENTRY + ";L" + ENTRY + ";)V";
    private static final String STORE = "([L" + ENTRY + ";IL" + ENTRY + ";)V";

    private String type;

    HashMapOrder(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
        type = name;
        super.visit(version, access, name, signature, above, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
        boolean isFilling =
                type.equals(MAP) && (name.equals("createHashedEntry") || name.equals("rehash") && types.equals("(I)V"));
        return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, types, signature, thrown)) {
            @Override
            public void visitMethodInsn(int code, String owner, String called, String given, boolean isInterface) {
                super.visitMethodInsn(code, owner, called, given, isInterface);
                if (called.equals("hashCode") && given.endsWith(")I")) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/Exactly", "spread", "(I)I", false);
                }
            }

            @Override
            public void visitFieldInsn(int code, String owner, String field, String of) {
                if (isFilling && code == Opcodes.PUTFIELD && field.equals("next")) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, MAP, "append$", APPEND, false);
                } else {
                    super.visitFieldInsn(code, owner, field, of);
                }
            }

            @Override
            public void visitInsn(int code) {
                if (isFilling && code == Opcodes.AASTORE) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, MAP, "store$", STORE, false);
                } else {
                    super.visitInsn(code);
                }
            }
        };
    }

    @Override
    public void visitEnd() {
        if (type.equals(MAP)) {
            append();
            store();
        }
        super.visitEnd();
    }

    /** The entry becomes the last one of a bucket, after this head of it, if there is one. */
    private void append() {
        int access = Opcodes.ACC_STATIC;
        MethodVisitor method = super.visitMethod(access, "append$", APPEND, null, null);
        Label turn = new Label();
        Label last = new Label();
        Label end = new Label();
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitInsn(Opcodes.ACONST_NULL);
        method.visitFieldInsn(Opcodes.PUTFIELD, ENTRY, "next", "L" + ENTRY + ";");
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitJumpInsn(Opcodes.IFNULL, end);
        method.visitLabel(turn);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitFieldInsn(Opcodes.GETFIELD, ENTRY, "next", "L" + ENTRY + ";");
        method.visitJumpInsn(Opcodes.IFNULL, last);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitFieldInsn(Opcodes.GETFIELD, ENTRY, "next", "L" + ENTRY + ";");
        method.visitVarInsn(Opcodes.ASTORE, 1);
        method.visitJumpInsn(Opcodes.GOTO, turn);
        method.visitLabel(last);
        method.visitVarInsn(Opcodes.ALOAD, 1);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitFieldInsn(Opcodes.PUTFIELD, ENTRY, "next", "L" + ENTRY + ";");
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(2, 2);
        method.visitEnd();
    }

    /** {@code if (entry == null || buckets[index] == null) buckets[index] = entry;} */
    private void store() {
        MethodVisitor method = super.visitMethod(Opcodes.ACC_STATIC, "store$", STORE, null, null);
        Label put = new Label();
        Label end = new Label();
        method.visitCode();
        method.visitVarInsn(Opcodes.ALOAD, 2);
        method.visitJumpInsn(Opcodes.IFNULL, put);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ILOAD, 1);
        method.visitInsn(Opcodes.AALOAD);
        method.visitJumpInsn(Opcodes.IFNONNULL, end);
        method.visitLabel(put);
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitVarInsn(Opcodes.ILOAD, 1);
        method.visitVarInsn(Opcodes.ALOAD, 2);
        method.visitInsn(Opcodes.AASTORE);
        method.visitLabel(end);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(3, 3);
        method.visitEnd();
    }
}
