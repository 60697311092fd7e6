package sudoku.kernel.debug.call;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What the compiler has left in a method for a debugger: its lines, and which variables there are at each.
 *
 * <p><b>Representation.</b> Where a line begins is a <em>stop</em>, numbered in the order of the code; one line may
 * have several. Shapes are in a table, since the code of a method can name a number only.
 */
public final class MethodShape {
    /** A variable, and the stretch of code in which it can be seen. */
    public record Variable(String name, String descriptor, String signature, int slot, int from, int to) {}

    private static final Map<String, Integer> NUMBERS = new HashMap<>();
    private static volatile MethodShape[] all = new MethodShape[256];

    public final String className;
    public final String sourceFile;
    public final String name;
    public final String descriptor;
    /** As many slots as its parameters take, {@code this} among them. */
    public final int parameterSlots;

    final int slots;
    public final int[] lines;
    private final int[] positions;
    private final List<Variable> variables;
    /** Where its stops are in a text that a person knows; {@code null} before that is known. */
    public volatile Place[] places;
    /** What the person wants at each of its stops; {@code null} for nothing at any. */
    public volatile Breakpoint[] marks;

    private MethodShape(ClassNode owner, MethodNode method) {
        className = owner.name.replace('/', '.');
        sourceFile = owner.sourceFile;
        name = method.name;
        descriptor = method.desc;
        slots = method.maxLocals;
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        parameterSlots = (Type.getArgumentsAndReturnSizes(method.desc) >> 2) - (isStatic ? 1 : 0);
        List<int[]> stops = new ArrayList<>();
        int line = -1;
        for (int i = 0; i < method.instructions.size(); i++) {
            AbstractInsnNode each = method.instructions.get(i);
            if (each instanceof LineNumberNode start) {
                line = start.line;
            } else if (each.getOpcode() >= 0 && line >= 0) {
                stops.add(new int[] {line, i});
                line = -1;
            }
        }
        lines = stops.stream().mapToInt(stop -> stop[0]).toArray();
        positions = stops.stream().mapToInt(stop -> stop[1]).toArray();
        variables = new ArrayList<>();
        if (method.localVariables != null) {
            for (LocalVariableNode each : method.localVariables) {
                variables.add(new Variable(
                        each.name,
                        each.desc,
                        each.signature,
                        each.index,
                        method.instructions.indexOf(each.start),
                        method.instructions.indexOf(each.end)));
            }
        }
    }

    /** {@code null} for a method that nobody has written, or that has no code. */
    static MethodShape of(ClassNode owner, MethodNode method) {
        boolean written = (method.access & Opcodes.ACC_SYNTHETIC) == 0 || method.name.startsWith("lambda$");
        if (!written || method.instructions.size() == 0) {
            return null;
        }
        MethodShape shape = new MethodShape(owner, method);
        return shape.lines.length == 0 ? null : shape;
    }

    /** Its number; a method whose code has changed keeps it. Classes are loaded by several threads at a time. */
    int register() {
        synchronized (NUMBERS) {
            int number = NUMBERS.computeIfAbsent(className + "." + name + descriptor, key -> NUMBERS.size());
            if (number >= all.length) {
                all = Arrays.copyOf(all, Math.max(number + 1, 2 * all.length));
            }
            all[number] = this;
            return number;
        }
    }

    static MethodShape numbered(int number) {
        return all[number];
    }

    /** Of everything that is debugged. */
    public static List<MethodShape> all() {
        return Arrays.stream(all).filter(shape -> shape != null).toList();
    }

    /** Those that can be seen at a stop, in the order of their slots. */
    public List<Variable> variablesAt(int stop) {
        return variables.stream()
                .filter(each -> each.from <= positions[stop] && positions[stop] < each.to)
                .sorted(Comparator.comparingInt(Variable::slot))
                .toList();
    }
}
