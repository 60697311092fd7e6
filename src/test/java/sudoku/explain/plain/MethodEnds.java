package sudoku.explain.plain;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AdviceAdapter;
import org.objectweb.asm.commons.Method;

/** Has each method of a class tell {@link PlainRun} when it begins and what it returns. */
final class MethodEnds {
    private static final Type RUN = Type.getType(PlainRun.class);
    private static final Method BEGINS = new Method("begins", "(Ljava/lang/String;)V");
    private static final Method ENDS = new Method("ends", "(Ljava/lang/Object;Ljava/lang/String;)V");

    private MethodEnds() {}

    static byte[] fitted(byte[] original) {
        ClassReader reader = new ClassReader(original);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
                        boolean isWritten = (access & Opcodes.ACC_SYNTHETIC) == 0 && !name.startsWith("<");
                        return isWritten ? new Advice(next, access, name, descriptor) : next;
                    }
                },
                ClassReader.EXPAND_FRAMES);
        return writer.toByteArray();
    }

    private static final class Advice extends AdviceAdapter {
        private final String method;
        private final Type result;

        Advice(MethodVisitor next, int access, String name, String descriptor) {
            super(Opcodes.ASM9, next, access, name, descriptor);
            method = name;
            result = Type.getReturnType(descriptor);
        }

        @Override
        protected void onMethodEnter() {
            push(method);
            invokeStatic(RUN, BEGINS);
        }

        @Override
        protected void onMethodExit(int opcode) {
            if (opcode == ATHROW) {
                return;
            }
            if (opcode == RETURN) {
                push((String) null);
            } else {
                if (result.getSize() == 2) {
                    dup2();
                } else {
                    dup();
                }
                box(result);
            }
            push(method);
            invokeStatic(RUN, ENDS);
        }
    }
}
