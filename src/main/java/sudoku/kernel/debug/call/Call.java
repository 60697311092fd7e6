package sudoku.kernel.debug.call;

/**
 * One call of a method, as long as it lasts, while somebody debugs.
 *
 * <p><b>Idea.</b> Java shows a program neither the variables of its callers nor lets it stop at a line. So a method
 * that is debugged keeps a second copy of its variables here and says at each line that it is there; who stops it finds
 * the whole stack of calls with what is in them. The methods are rewritten by {@link CallFitter}, and only while
 * debugging is switched on.
 *
 * <p><b>Representation.</b> Numbers in {@code words}, objects in {@code things}, by the slots that the compiler has
 * chosen; {@link MethodShape} knows their names. Of a short array of numbers that a method is given there is a copy, as
 * it was then.
 *
 * <p><b>Cost.</b> While nobody debugs none, since no method calls here. Otherwise an object a call, a copy an
 * assignment, two flags a line.
 *
 * <p><b>Alternatives.</b> The virtual machine's own debugger interface wants a second machine and a port.
 */
public final class Call {
    /** Who decides where it stops. */
    public interface Watcher {
        /** At a line that is marked, or at any while {@link Call#alert} is set. */
        void at(Call call);

        /** A method has ended well; its caller goes on. Only while {@link Call#alert} is set. */
        void left(Call call);

        /** A method ends with an exception. */
        void thrown(Call call, Throwable why);
    }

    /** The calls of one thread. */
    public static final class Stack {
        public final Thread thread = Thread.currentThread();
        Call top;
        /** Whether nothing may stop it: it runs on behalf of the debugger itself. */
        public boolean silent;
    }

    /** Boards are short, and of a long array a copy in each call would be expensive. */
    private static final int LONGEST_KEPT = 1_000;

    private static final ThreadLocal<Stack> STACKS = ThreadLocal.withInitial(Stack::new);

    /** Who decides, {@code null} while nobody debugs. */
    public static volatile Watcher watcher;
    /** Whether the watcher is asked at every line. */
    public static volatile boolean alert;

    public final MethodShape shape;
    public final Stack stack;
    public final Call caller;
    public final int depth;
    private final long[] words;
    private final Object[] things;
    private int[][] given;
    private int[][] before;
    public int stop;
    private boolean changed;

    private Call(MethodShape shape, Stack stack) {
        this.shape = shape;
        this.stack = stack;
        caller = stack.top;
        depth = caller == null ? 0 : caller.depth + 1;
        words = new long[shape.slots];
        things = new Object[shape.slots];
    }

    /** Of this thread. */
    public static Stack stack() {
        return STACKS.get();
    }

    /** First of all in a method. */
    public static Call enter(int shape) {
        Stack stack = STACKS.get();
        Call call = new Call(MethodShape.numbered(shape), stack);
        stack.top = call;
        return call;
    }

    /** Where a line begins. Whether the method has to take its variables from here anew. */
    public boolean at(int newStop) {
        stop = newStop;
        stack.top = this;
        Breakpoint[] marks = shape.marks;
        if (alert || marks != null && marks[newStop] != null) {
            Watcher asked = watcher;
            if (asked != null && !stack.silent) {
                asked.at(this);
            }
        }
        boolean anew = changed;
        changed = false;
        return anew;
    }

    /** What the person wants where it is now, {@code null} for nothing. */
    public Breakpoint breakpoint() {
        Breakpoint[] marks = shape.marks;
        return marks == null ? null : marks[stop];
    }

    /** Before a method returns. */
    public void leave() {
        stack.top = caller;
        Watcher asked = watcher;
        if (alert && asked != null && !stack.silent) {
            asked.left(this);
        }
    }

    /** Before a method passes an exception on. */
    public void thrown(Throwable why) {
        stack.top = this;
        Watcher asked = watcher;
        if (asked != null && !stack.silent) {
            asked.thrown(this, why);
        }
        stack.top = caller;
    }

    public void set(int value, int slot) {
        words[slot] = value;
    }

    public void set(long value, int slot) {
        words[slot] = value;
    }

    public void set(float value, int slot) {
        words[slot] = Float.floatToRawIntBits(value);
    }

    public void set(double value, int slot) {
        words[slot] = Double.doubleToRawLongBits(value);
    }

    public void set(Object value, int slot) {
        things[slot] = value;
    }

    /** A parameter: what the program writes into it can be told later from what was there. */
    public void given(int[] array, int slot) {
        things[slot] = array;
        if (array != null && array.length <= LONGEST_KEPT) {
            int[] known = caller == null ? null : caller.before(array);
            given = given == null ? new int[things.length][] : given;
            before = before == null ? new int[things.length][] : before;
            given[slot] = array;
            before[slot] = known == null ? array.clone() : known;
        }
    }

    /** What an array held when this method, or one that handed it on, was given it; {@code null} if none was. */
    public int[] before(Object array) {
        for (int slot = 0; given != null && slot < given.length; slot++) {
            if (given[slot] != null && given[slot] == array) {
                return before[slot];
            }
        }
        return null;
    }

    public int intAt(int slot) {
        return (int) words[slot];
    }

    public long longAt(int slot) {
        return words[slot];
    }

    public float floatAt(int slot) {
        return Float.intBitsToFloat((int) words[slot]);
    }

    public double doubleAt(int slot) {
        return Double.longBitsToDouble(words[slot]);
    }

    public Object thingAt(int slot) {
        return things[slot];
    }

    /** A variable's value, boxed if it is a number. */
    public Object value(MethodShape.Variable variable) {
        int slot = variable.slot();
        return switch (variable.descriptor().charAt(0)) {
            case 'Z' -> words[slot] != 0;
            case 'B' -> (byte) words[slot];
            case 'C' -> (char) words[slot];
            case 'S' -> (short) words[slot];
            case 'I' -> intAt(slot);
            case 'J' -> longAt(slot);
            case 'F' -> floatAt(slot);
            case 'D' -> doubleAt(slot);
            default -> things[slot];
        };
    }

    /** Changes the copy; the method takes it up when it goes on. */
    public void put(MethodShape.Variable variable, Object value) {
        int slot = variable.slot();
        changed = true;
        switch (variable.descriptor().charAt(0)) {
            case 'Z' -> words[slot] = (Boolean) value ? 1 : 0;
            case 'C' -> words[slot] = (Character) value;
            case 'F' -> set((float) value, slot);
            case 'D' -> set((double) value, slot);
            case 'B', 'S', 'I', 'J' -> words[slot] = ((Number) value).longValue();
            default -> things[slot] = value;
        }
    }
}
