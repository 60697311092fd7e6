package sudoku.page.make;

import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * A stream without doubles, as it is in the page's class library, that remembers what it has let through.
 *
 * <p>It begins a new set whenever its source rests, and one that {@code flatMap} makes rests after each part.
 */
final class OneSet extends ClassVisitor {
    private static final String SEEN = "seen";
    private static final String SET = "java/util/HashSet";

    private String type;

    OneSet(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
        type = name;
        super.visit(version, access, name, signature, above, interfaces);
        super.visitField(Opcodes.ACC_PRIVATE, SEEN, "L" + SET + ";", null, null).visitEnd();
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, types, signature, thrown);
        return switch (name) {
            case "<init>" -> new Beginning(next);
            case "wrap" -> new Using(next);
            default -> next;
        };
    }

    private final class Beginning extends MethodVisitor {
        Beginning(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitInsn(int code) {
            if (code == Opcodes.RETURN) {
                visitVarInsn(Opcodes.ALOAD, 0);
                visitTypeInsn(Opcodes.NEW, SET);
                visitInsn(Opcodes.DUP);
                visitMethodInsn(Opcodes.INVOKESPECIAL, SET, "<init>", "()V", false);
                visitFieldInsn(Opcodes.PUTFIELD, type, SEEN, "L" + SET + ";");
            }
            super.visitInsn(code);
        }
    }

    /** The set that is there, where a new one would be made. */
    private final class Using extends MethodVisitor {
        Using(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitTypeInsn(int code, String made) {
            super.visitVarInsn(Opcodes.ALOAD, 0);
            super.visitFieldInsn(Opcodes.GETFIELD, type, SEEN, "L" + SET + ";");
        }

        @Override
        public void visitInsn(int code) {
            if (code != Opcodes.DUP) {
                super.visitInsn(code);
            }
        }

        @Override
        public void visitMethodInsn(int code, String owner, String called, String types, boolean isInterface) {
            if (!owner.equals(SET)) {
                super.visitMethodInsn(code, owner, called, types, isInterface);
            }
        }
    }
}
