package sudoku.page.exactly;

import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Makes each element of a stream from the one before it, as Java does: not before the stream is asked for it. */
public final class Iterated<T> implements Supplier<T> {
    private final UnaryOperator<T> next;
    private T value;
    private boolean isBegun;

    private Iterated(T first, UnaryOperator<T> next) {
        this.value = first;
        this.next = next;
    }

    @Override
    public T get() {
        if (isBegun) {
            value = next.apply(value);
        }
        isBegun = true;
        return value;
    }

    /** As {@link Stream#iterate(Object, UnaryOperator)}. */
    public static <T> Stream<T> iterate(T first, UnaryOperator<T> next) {
        return Stream.generate(new Iterated<>(first, next));
    }

    /** As {@link Stream#iterate(Object, Predicate, UnaryOperator)}. */
    public static <T> Stream<T> iterate(T first, Predicate<? super T> goesOn, UnaryOperator<T> next) {
        return iterate(first, next).takeWhile(goesOn);
    }

    /** As {@link IntStream#iterate(int, IntUnaryOperator)}. */
    public static IntStream iterate(int first, IntUnaryOperator next) {
        return iterate((Integer) first, next::applyAsInt).mapToInt(Integer::intValue);
    }

    /** As {@link IntStream#iterate(int, IntPredicate, IntUnaryOperator)}. */
    public static IntStream iterate(int first, IntPredicate goesOn, IntUnaryOperator next) {
        return iterate(first, next).takeWhile(goesOn);
    }

    /** As {@link LongStream#iterate(long, LongUnaryOperator)}. */
    public static LongStream iterate(long first, LongUnaryOperator next) {
        return iterate((Long) first, next::applyAsLong).mapToLong(Long::longValue);
    }

    /** As {@link LongStream#iterate(long, LongPredicate, LongUnaryOperator)}. */
    public static LongStream iterate(long first, LongPredicate goesOn, LongUnaryOperator next) {
        return iterate(first, next).takeWhile(goesOn);
    }

    /** As {@link DoubleStream#iterate(double, DoubleUnaryOperator)}. */
    public static DoubleStream iterate(double first, DoubleUnaryOperator next) {
        return iterate((Double) first, next::applyAsDouble).mapToDouble(Double::doubleValue);
    }

    /** As {@link DoubleStream#iterate(double, DoublePredicate, DoubleUnaryOperator)}. */
    public static DoubleStream iterate(double first, DoublePredicate goesOn, DoubleUnaryOperator next) {
        return iterate(first, next).takeWhile(goesOn);
    }
}
