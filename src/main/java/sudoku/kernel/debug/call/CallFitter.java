package sudoku.kernel.debug.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Rewrites a class so that its methods keep a {@link Call}.
 *
 * <p><b>Representation.</b> The call is in a slot after all others; each of the method's stack maps is told of it.
 * What a line may find changed, numbers and strings, is read back where a line begins. A region around all of the code
 * sees exceptions pass.
 */
public final class CallFitter extends LineVisitor {
    private static final String CALL = Type.getInternalName(Call.class);

    private final MethodShape shape;
    private final int number;
    private final boolean isStatic;
    private final int own;
    private Label start;
    private boolean hasThis;

    private CallFitter(MethodShape shape, int access, AnalyzerAdapter types) {
        super(types);
        this.shape = shape;
        number = shape.register();
        isStatic = (access & Opcodes.ACC_STATIC) != 0;
        own = shape.slots;
    }

    /** The class rewritten; the shapes of its methods are in the table afterwards. */
    public static byte[] fitted(byte[] original) {
        ClassNode node = new ClassNode();
        new ClassReader(original).accept(node, ClassReader.EXPAND_FRAMES);
        List<MethodShape> ofMethods = new ArrayList<>();
        for (MethodNode method : node.methods) {
            ofMethods.add(MethodShape.of(node, method));
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            private int visited;

            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] thrown) {
                MethodVisitor next = super.visitMethod(access, name, descriptor, signature, thrown);
                MethodShape shape = ofMethods.get(visited++);
                return shape == null
                        ? next
                        : new CallFitter(shape, access, new AnalyzerAdapter(node.name, access, name, descriptor, next));
            }
        });
        return writer.toByteArray();
    }

    private void call(String name, String descriptor) {
        mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CALL, name, descriptor, false);
    }

    private void push(int constant) {
        if (constant <= Short.MAX_VALUE) {
            mv.visitIntInsn(Opcodes.SIPUSH, constant);
        } else {
            mv.visitLdcInsn(constant);
        }
    }

    @Override
    public void visitCode() {
        super.visitCode();
        push(number);
        mv.visitMethodInsn(Opcodes.INVOKESTATIC, CALL, "enter", "(I)L" + CALL + ";", false);
        mv.visitVarInsn(Opcodes.ASTORE, own);
        int slot = 0;
        if (!isStatic) {
            copyThis();
            slot++;
        }
        for (Type each : Type.getArgumentTypes(shape.descriptor)) {
            copy(each.getOpcode(Opcodes.ISTORE), slot, each.getDescriptor().equals("[I"));
            slot += each.getSize();
        }
        begin();
    }

    /** A constructor's {@code this} is nothing to be copied before it has called another one. */
    private void copyThis() {
        if (types.locals.get(0) != Opcodes.UNINITIALIZED_THIS) {
            copy(Opcodes.ASTORE, 0);
            hasThis = true;
        }
    }

    private void begin() {
        if (start == null && (isStatic || hasThis)) {
            start = new Label();
            mv.visitLabel(start);
        }
    }

    /** Copies a slot that has just been filled. */
    private void copy(int store, int slot) {
        copy(store, slot, false);
    }

    private void copy(int store, int slot, boolean isGivenArray) {
        mv.visitVarInsn(Opcodes.ALOAD, own);
        mv.visitVarInsn(store - Opcodes.ISTORE + Opcodes.ILOAD, slot);
        push(slot);
        if (isGivenArray) {
            call("given", "([II)V");
            return;
        }
        call(
                "set",
                switch (store) {
                    case Opcodes.ISTORE -> "(II)V";
                    case Opcodes.LSTORE -> "(JI)V";
                    case Opcodes.FSTORE -> "(FI)V";
                    case Opcodes.DSTORE -> "(DI)V";
                    default -> "(Ljava/lang/Object;I)V";
                });
    }

    @Override
    void line(int stop) {
        if (!isStatic && !hasThis) {
            copyThis();
            begin();
        }
        mv.visitVarInsn(Opcodes.ALOAD, own);
        push(stop);
        call("at", "(I)Z");
        List<MethodShape.Variable> changeable =
                shape.variablesAt(stop).stream().filter(this::isChangeable).toList();
        if (changeable.isEmpty()) {
            mv.visitInsn(Opcodes.POP);
            return;
        }
        Object[] locals = singly(types.locals);
        List<Object> below = new ArrayList<>(types.stack);
        below.remove(below.size() - 1);
        Label unchanged = new Label();
        mv.visitJumpInsn(Opcodes.IFEQ, unchanged);
        changeable.forEach(this::takeUp);
        mv.visitLabel(unchanged);
        Object[] stack = singly(below);
        mv.visitFrame(Opcodes.F_NEW, locals.length, locals, stack.length, stack);
    }

    private boolean isChangeable(MethodShape.Variable variable) {
        Object type = variable.slot() < types.locals.size() ? types.locals.get(variable.slot()) : Opcodes.TOP;
        return switch (variable.descriptor()) {
            case "Z", "B", "C", "S", "I" -> type == Opcodes.INTEGER;
            case "J" -> type == Opcodes.LONG;
            case "F" -> type == Opcodes.FLOAT;
            case "D" -> type == Opcodes.DOUBLE;
            case "Ljava/lang/String;" -> "java/lang/String".equals(type);
            default -> false;
        };
    }

    private void takeUp(MethodShape.Variable variable) {
        mv.visitVarInsn(Opcodes.ALOAD, own);
        push(variable.slot());
        switch (variable.descriptor()) {
            case "J" -> back("longAt", "(I)J", Opcodes.LSTORE, variable.slot());
            case "F" -> back("floatAt", "(I)F", Opcodes.FSTORE, variable.slot());
            case "D" -> back("doubleAt", "(I)D", Opcodes.DSTORE, variable.slot());
            case "Ljava/lang/String;" -> {
                call("thingAt", "(I)Ljava/lang/Object;");
                mv.visitTypeInsn(Opcodes.CHECKCAST, "java/lang/String");
                mv.visitVarInsn(Opcodes.ASTORE, variable.slot());
            }
            default -> back("intAt", "(I)I", Opcodes.ISTORE, variable.slot());
        }
    }

    private void back(String from, String descriptor, int store, int slot) {
        call(from, descriptor);
        mv.visitVarInsn(store, slot);
    }

    @Override
    public void visitFrame(int kind, int localCount, Object[] locals, int stackCount, Object[] stack) {
        List<Object> all = new ArrayList<>();
        int slots = 0;
        for (int i = 0; i < localCount; i++) {
            all.add(placed(locals[i]));
            slots += locals[i] == Opcodes.LONG || locals[i] == Opcodes.DOUBLE ? 2 : 1;
        }
        for (; slots < own; slots++) {
            all.add(Opcodes.TOP);
        }
        all.add(CALL);
        Object[] placed =
                Arrays.stream(stack).limit(stackCount).map(this::placed).toArray();
        mv.visitFrame(Opcodes.F_NEW, all.size(), all.toArray(), stackCount, placed);
    }

    @Override
    public void visitVarInsn(int opcode, int slot) {
        boolean reached = isReached();
        super.visitVarInsn(opcode, slot);
        if (reached && opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE) {
            copy(opcode, slot);
        }
    }

    @Override
    public void visitIincInsn(int slot, int by) {
        boolean reached = isReached();
        super.visitIincInsn(slot, by);
        if (reached) {
            copy(Opcodes.ISTORE, slot);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        if (isReached() && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            mv.visitVarInsn(Opcodes.ALOAD, own);
            call("leave", "()V");
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int stack, int locals) {
        if (start != null) {
            Label end = new Label();
            mv.visitTryCatchBlock(start, end, end, null);
            mv.visitLabel(end);
            visitFrame(Opcodes.F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"});
            mv.visitInsn(Opcodes.DUP);
            mv.visitVarInsn(Opcodes.ALOAD, own);
            mv.visitInsn(Opcodes.SWAP);
            call("thrown", "(Ljava/lang/Throwable;)V");
            mv.visitInsn(Opcodes.ATHROW);
        }
        super.visitMaxs(stack, locals);
    }
}
