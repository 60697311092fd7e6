package sudoku.kernel.stop;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.UnmodifiableClassException;
import java.util.function.IntConsumer;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
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
 * <p><b>Representation.</b> A class of the JDK can see no class of ours, but it can look one up by name and ask it by
 * an interface of its own. The kernel's own threads are let through. A signal from outside does not come this way.
 *
 * <p><b>Alternatives.</b> A security manager, which the JDK gave up in version 24.
 */
public final class ExitGuard implements IntConsumer {
    /** For {@link Runtime}, which makes one when it is asked to end. */
    public ExitGuard() {}

    /** For the rest of this virtual machine's life, if it was started with the agent. */
    public static void stand() {
        if (!ClassSwap.isPossible()) {
            return;
        }
        try (InputStream original = Runtime.class.getResourceAsStream("Runtime.class")) {
            ClassReader reader = new ClassReader(original.readAllBytes());
            ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(new Fitter(writer), 0);
            ClassSwap.swap(new ClassDefinition(Runtime.class, writer.toByteArray()));
        } catch (IOException
                | ReflectiveOperationException
                | UnmodifiableClassException
                | RuntimeException
                | LinkageError anotherJdk) {
            // Then what the brake sees has to do.
        }
    }

    @Override
    public void accept(int status) {
        if (!KernelThread.isCurrent()) {
            Brake.exit(status);
        }
    }

    private static final class Fitter extends ClassVisitor {
        Fitter(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
            boolean ends = descriptor.equals("(I)V") && (name.equals("exit") || name.equals("halt"));
            return ends ? new Asking(next) : next;
        }
    }

    private static final class Asking extends MethodVisitor {
        private static final String LOADER = "java/lang/ClassLoader";
        private static final String CONSUMER = "java/util/function/IntConsumer";

        Asking(MethodVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visitCode() {
            super.visitCode();
            visitMethodInsn(Opcodes.INVOKESTATIC, LOADER, "getSystemClassLoader", "()L" + LOADER + ";", false);
            visitLdcInsn(ExitGuard.class.getName());
            visitMethodInsn(Opcodes.INVOKEVIRTUAL, LOADER, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;", false);
            visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "newInstance", "()Ljava/lang/Object;", false);
            visitTypeInsn(Opcodes.CHECKCAST, CONSUMER);
            visitVarInsn(Opcodes.ILOAD, 1);
            visitMethodInsn(Opcodes.INVOKEINTERFACE, CONSUMER, "accept", "(I)V", true);
        }
    }
}
