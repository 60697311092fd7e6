package sudoku.kernel.debug.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;

/**
 * Notices where a line begins, just before its first instruction: what is added there comes after the stack map that
 * the place may have.
 */
abstract class LineVisitor extends MethodVisitor {
    final AnalyzerAdapter types;
    private final Map<Label, Label> beforeNew = new HashMap<>();
    private List<Label> labels = new ArrayList<>();
    private boolean atLine;
    private int stop = -1;

    LineVisitor(AnalyzerAdapter types) {
        super(Opcodes.ASM9, types);
        this.types = types;
    }

    /** What a stack map has to say instead of this. */
    final Object placed(Object type) {
        return type instanceof Label label ? beforeNew.getOrDefault(label, label) : type;
    }

    /** A long and a double once, as in a stack map, and not once for each of their two slots. */
    static Object[] singly(List<Object> types) {
        List<Object> single = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            Object type = types.get(i);
            single.add(type);
            if (type == Opcodes.LONG || type == Opcodes.DOUBLE) {
                i++;
            }
        }
        return single.toArray();
    }

    /** A line begins, and can be reached. */
    abstract void line(int stop);

    @Override
    public void visitLineNumber(int line, Label label) {
        super.visitLineNumber(line, label);
        atLine = true;
    }

    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        labels.add(label);
    }

    /**
     * Before every instruction; says whether it can be reached. A stack map names an object that is still being made by
     * the place of its {@code new}, which is now after what was added.
     */
    final boolean isReached() {
        return isReached(false);
    }

    private boolean isReached(boolean isNew) {
        boolean reached = types.locals != null;
        if (atLine) {
            atLine = false;
            stop++;
            if (reached) {
                line(stop);
            }
        }
        if (isNew) {
            Label here = new Label();
            mv.visitLabel(here);
            labels.forEach(label -> beforeNew.put(label, here));
        }
        labels = new ArrayList<>();
        return reached;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        isReached();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        isReached(opcode == Opcodes.NEW);
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        isReached();
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        isReached();
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... constants) {
        isReached();
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, constants);
    }

    @Override
    public void visitJumpInsn(int opcode, Label target) {
        isReached();
        super.visitJumpInsn(opcode, target);
    }

    @Override
    public void visitLdcInsn(Object constant) {
        isReached();
        super.visitLdcInsn(constant);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... targets) {
        isReached();
        super.visitTableSwitchInsn(min, max, otherwise, targets);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] targets) {
        isReached();
        super.visitLookupSwitchInsn(otherwise, keys, targets);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        isReached();
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }
}
