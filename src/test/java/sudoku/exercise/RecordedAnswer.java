package sudoku.exercise;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import sudoku.exercise.answer.PlainData;

/** An answer that knows nothing but what another one has been asked before, and has said. */
final class RecordedAnswer {
    private static final int MOST_ELEMENTS = 20;

    private record Said(Object result, Object[] written, List<String> calledBack) {}

    private final Class<?> api;
    private final Map<String, Said> said = new HashMap<>();

    RecordedAnswer(Class<?> api) {
        this.api = api;
    }

    /** The answer itself, listened to. */
    @SuppressWarnings("unchecked")
    Object recording(Object answer) {
        return proxy((method, given) -> {
            String question = question(method, given);
            List<String> calledBack = new ArrayList<>();
            Object[] handedOn = Arrays.stream(given)
                    .map(each -> each instanceof Consumer<?> consumer
                            ? (Consumer<String>) text -> {
                                calledBack.add(text);
                                ((Consumer<String>) consumer).accept(text);
                            }
                            : each)
                    .toArray();
            Object result = method.invoke(answer, handedOn);
            if (result instanceof Iterator<?> iterator) {
                List<Object> elements = new ArrayList<>();
                while (elements.size() < MOST_ELEMENTS && iterator.hasNext()) {
                    elements.add(iterator.next());
                }
                said.put(question, new Said(elements, given, calledBack));
                return elements.iterator();
            }
            said.put(question, new Said(result, given, calledBack));
            return result;
        });
    }

    /** What was recorded, and an error for what was not. */
    @SuppressWarnings("unchecked")
    Object playingBack() {
        return proxy((method, given) -> {
            Said known = said.get(question(method, given));
            if (known == null) {
                throw new InvocationTargetException(new IllegalStateException("Nobody has asked this before."));
            }
            for (int i = 0; i < given.length; i++) {
                if (given[i] instanceof Consumer<?> consumer) {
                    known.calledBack.forEach((Consumer<String>) consumer);
                } else if (given[i].getClass().isArray()) {
                    System.arraycopy(known.written[i], 0, given[i], 0, Array.getLength(given[i]));
                }
            }
            return method.getReturnType() == Iterator.class ? ((List<?>) known.result).iterator() : known.result;
        });
    }

    /** An answer that is right, and then writes over everything that it was lent. */
    static Object spoiling(Class<?> api, Object answer) {
        return new RecordedAnswer(api).proxy((method, given) -> {
            Object result = PlainData.checked(method, method.invoke(answer, given));
            for (Object each : given) {
                if (each instanceof int[] numbers && method.getReturnType() != Iterator.class) {
                    Arrays.fill(numbers, 0);
                } else if (each instanceof int[][] rows) {
                    Arrays.stream(rows).forEach(row -> Arrays.fill(row, 0));
                    Arrays.fill(rows, new int[0]);
                } else if (each instanceof List<?> rows) {
                    rows.forEach(row -> Arrays.fill((int[]) row, 0));
                    rows.clear();
                }
            }
            return result;
        });
    }

    private static String question(Method method, Object[] given) {
        return method.getName()
                + Arrays.stream(given)
                        .filter(each -> !(each instanceof Consumer<?>))
                        .map(each -> Arrays.deepToString(
                                new Object[] {each instanceof List<?> list ? list.toArray() : each}))
                        .toList();
    }

    private interface Way {
        Object answer(Method method, Object[] given) throws Exception;
    }

    private Object proxy(Way way) {
        return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, (proxy, method, given) -> {
            try {
                return way.answer(method, given == null ? new Object[0] : given);
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        });
    }
}
