package sudoku.kernel;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.UnmodifiableClassException;
import java.util.function.IntConsumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import sudoku.kernel.swap.ClassSwap;

/**
 * Keeps a cell from ending the virtual machine, whichever way it goes about it.
 *
 * <p><b>Idea.</b> The {@link BrakeFitter} sees the calls that a notebook makes itself. A library that exits, reflection
 * and method handles it does not see; but all of them come through {@link Runtime}. So its two methods are given a
 * first line that asks here, and here a cell is stopped instead.
 *
 * <p><b>Representation.</b> A class of the JDK can see no class of ours: what it asks is kept among the system's
 * properties, under the name of this class. Where nothing stands there it goes on as ever, and so it does for the
 * kernel's own threads. A signal from outside does not come this way.
 *
 * <p><b>Alternatives.</b> A security manager, which the JDK gave up in version 24.
 */
final class ExitGuard extends ClassVisitor {
    private static final String KEY = ExitGuard.class.getName();

    private ExitGuard(ClassVisitor next) {
        super(Opcodes.ASM9, next);
    }

    /** For the rest of this virtual machine's life, if it was started with the agent. */
    static void stand() {
        if (!ClassSwap.isPossible()) {
            return;
        }
        try (InputStream original = Runtime.class.getResourceAsStream("Runtime.class")) {
            ClassReader reader = new ClassReader(original.readAllBytes());
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(new ExitGuard(writer), 0);
            ClassSwap.swap(new ClassDefinition(Runtime.class, writer.toByteArray()));
            System.getProperties().put(KEY, (IntConsumer) ExitGuard::asked);
        } catch (IOException | ReflectiveOperationException | UnmodifiableClassException | RuntimeException
                | LinkageError anotherJdk) {
            // Then what the brake sees has to do.
        }
    }

    private static void asked(int status) {
        if (!KernelThread.isCurrent()) {
            Brake.exit(status);
        }
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
        return descriptor.equals("(I)V") && (name.equals("exit") || name.equals("halt")) ? new Asking(next) : next;
    }

    private static final class Asking extends MethodVisitor {
        private static final String CONSUMER = "java/util/function/IntConsumer";

        Asking(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            Label own = new Label();
            lookUp();
            visitTypeInsn(Opcodes.INSTANCEOF, CONSUMER);
            visitJumpInsn(Opcodes.IFEQ, own);
            lookUp();
            visitTypeInsn(Opcodes.CHECKCAST, CONSUMER);
            visitVarInsn(Opcodes.ILOAD, 1);
            visitMethodInsn(Opcodes.INVOKEINTERFACE, CONSUMER, "accept", "(I)V", true);
            visitLabel(own);
            visitFrame(Opcodes.F_SAME, 0, null, 0, null);
        }

        private void lookUp() {
            visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/System", "getProperties", "()Ljava/util/Properties;", false);
            visitLdcInsn(KEY);
            visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/util/Properties", "get",
                    "(Ljava/lang/Object;)Ljava/lang/Object;", false);
        }
    }
}
