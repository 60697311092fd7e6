package sudoku.kernel.stop;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Fits the {@link Brake} into a class of the notebook.
 *
 * <p><b>Idea.</b> Code that runs forever jumps backwards or calls methods forever. So the look is inserted before
 * every backward jump and at the start of every method, and calls that would end the virtual machine become calls
 * that end the cell; those that interrupt a thread ask whose it is.
 *
 * <p><b>Representation.</b> A backward jump is one to a label already seen. The look takes and leaves nothing on the
 * stack, so the class keeps its stack maps and is not verified anew by hand.
 *
 * <p><b>Alternatives.</b> The JDK's local execution control does likewise since 22; this one is the same on 17.
 */
public final class BrakeFitter extends ClassVisitor {
    private static final String BRAKE = "sudoku/kernel/stop/Brake";
    private static final String GUARD = "sudoku/kernel/stop/ThreadGuard";
    private static final Set<String> GUARDED =
            Set.of("java/lang/Thread.interrupt", "java/lang/Thread.stop", "java/lang/ThreadGroup.interrupt");

    private BrakeFitter(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    public static byte[] fitted(byte[] original) {
        ClassReader reader = new ClassReader(original);
        ClassWriter writer = new ClassWriter(reader, 0);
        try {
            reader.accept(new BrakeFitter(writer), 0);
            return writer.toByteArray();
        } catch (MethodTooLargeException enormousMethod) {
            return original;
        }
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        return new Method(next, !name.equals("<clinit>"));
    }

    private static final class Method extends MethodVisitor {
        private final boolean lookAtStart;
        private final Set<Label> seen = new HashSet<>();

        Method(MethodVisitor next, boolean lookAtStart) {
            super(Opcodes.ASM9, next);
            this.lookAtStart = lookAtStart;
        }

        private void look() {
            super.visitMethodInsn(Opcodes.INVOKESTATIC, BRAKE, "look", "()V", false);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            if (lookAtStart) {
                look();
            }
        }

        @Override
        public void visitLabel(Label label) {
            seen.add(label);
            super.visitLabel(label);
        }

        @Override
        public void visitJumpInsn(int opcode, Label target) {
            if (seen.contains(target)) {
                look();
            }
            super.visitJumpInsn(opcode, target);
        }

        @Override
        public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... targets) {
            lookBeforeSwitch(otherwise, targets);
            super.visitTableSwitchInsn(min, max, otherwise, targets);
        }

        @Override
        public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] targets) {
            lookBeforeSwitch(otherwise, targets);
            super.visitLookupSwitchInsn(otherwise, keys, targets);
        }

        private void lookBeforeSwitch(Label otherwise, Label[] targets) {
            boolean backwards = seen.contains(otherwise);
            for (Label target : targets) {
                backwards |= seen.contains(target);
            }
            if (backwards) {
                look();
            }
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            if (endsTheMachine(owner, name, descriptor)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, BRAKE, "exit", exitTaking(owner), false);
            } else if (opcode != Opcodes.INVOKESPECIAL && isGuarded(owner, name, descriptor)) {
                super.visitMethodInsn(Opcodes.INVOKESTATIC, GUARD, name, "(L" + owner + ";)V", false);
            } else {
                super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            }
        }

        /** Method references, as in {@code onFailure(System::exit)}. */
        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... constants) {
            for (int i = 0; i < constants.length; i++) {
                if (constants[i] instanceof Handle called) {
                    constants[i] = guarded(called);
                }
            }
            super.visitInvokeDynamicInsn(name, descriptor, bootstrap, constants);
        }

        private static Handle guarded(Handle called) {
            String owner = called.getOwner();
            if (endsTheMachine(owner, called.getName(), called.getDesc())) {
                return new Handle(Opcodes.H_INVOKESTATIC, BRAKE, "exit", exitTaking(owner), false);
            }
            return isGuarded(owner, called.getName(), called.getDesc())
                    ? new Handle(Opcodes.H_INVOKESTATIC, GUARD, called.getName(), "(L" + owner + ";)V", false)
                    : called;
        }

        private static boolean isGuarded(String owner, String name, String descriptor) {
            return descriptor.equals("()V") && GUARDED.contains(owner + "." + name);
        }

        private static boolean endsTheMachine(String owner, String name, String descriptor) {
            return descriptor.equals("(I)V")
                    && (name.equals("exit") || name.equals("halt"))
                    && (owner.equals("java/lang/System") || owner.equals("java/lang/Runtime"));
        }

        private static String exitTaking(String owner) {
            return owner.equals("java/lang/Runtime") ? "(Ljava/lang/Runtime;I)V" : "(I)V";
        }
    }
}
