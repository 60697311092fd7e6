package sudoku.exercise.plain;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * An interface that answers implement, as both sides of the pipe see it: its methods in one order, with their shapes.
 *
 * <p>A method is spoken of by its place in that order.
 */
public record Contract(Class<?> type, List<Operation> operations) {
    /** One method. */
    public record Operation(Method method, List<Shape> parameters, Shape result) {
        private static Operation of(Method method) {
            Operation operation = new Operation(
                    method,
                    Arrays.stream(method.getGenericParameterTypes())
                            .map(Shape::of)
                            .toList(),
                    Shape.of(method.getGenericReturnType()));
            if (operation.parameters.stream().anyMatch(Shape::isIterator)
                    || operation.result == Shape.STRING_CONSUMER) {
                throw new IllegalArgumentException(method + ": an iterator can only come back from an answer,"
                        + " a consumer only be handed to it");
            }
            return operation;
        }
    }

    /** Reads an interface; one that cannot be spoken through a pipe is refused. */
    public static Contract of(Class<?> type) {
        if (!type.isInterface()) {
            throw new IllegalArgumentException(type.getName() + " is not an interface");
        }
        return new Contract(
                type,
                Arrays.stream(type.getMethods())
                        .filter(method -> !Modifier.isStatic(method.getModifiers()))
                        .sorted(Comparator.comparing(Method::toString))
                        .map(Operation::of)
                        .toList());
    }
}
