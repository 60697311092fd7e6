package sudoku.page.tasks;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.teavm.classlib.ProxyInterfaceConsumer;
import org.teavm.classlib.ProxyListener;
import org.teavm.classlib.ReflectionContext;
import org.teavm.classlib.ReflectionSupplier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodReader;

/** What the page can find out about classes when it runs: the methods of the exercises' tests and of their tasks. */
public final class ExerciseReflection implements ReflectionSupplier {
    private static final String TASK = "sudoku\\.exercise\\.api\\.\\w+\\.\\w+";
    private static final String TESTS = "sudoku\\.exercise\\.\\w+\\.VisibleTests";

    @Override
    public Collection<MethodDescriptor> getAccessibleMethods(ReflectionContext context, String type) {
        return type.matches(TASK) || type.matches(TESTS)
                ? context.getClassSource().get(type).getMethods().stream()
                        .map(MethodReader::getDescriptor)
                        .collect(Collectors.toList())
                : List.of();
    }

    @Override
    public ProxyListener getProxyInterfaces(ReflectionContext context, ProxyInterfaceConsumer consumer) {
        return type -> {
            if (type.matches(TASK)) {
                consumer.accept(List.of(type));
            }
        };
    }
}
