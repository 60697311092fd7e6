package sudoku.kernel.debug.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudoku.kernel.debug.value.ShownValues.Look;
import sudoku.kernel.debug.value.ShownValues.Part;

/** Whatever a notebook has made, it is shown in a line, and soon. */
class LooksTests {
    private static final int LONGEST_LINE = 4_000;

    /** What a list of one's own may do when it is asked for its size. */
    private enum Size {
        HONEST,
        THROWS,
        OVERFLOWS,
        NEVER_ENDS,
        LIES;

        List<Object> list(List<Object> inside) {
            return new AbstractList<>() {
                @Override
                public Object get(int index) {
                    return inside.get(index);
                }

                @Override
                public int size() {
                    return switch (Size.this) {
                        case HONEST -> inside.size();
                        case THROWS -> throw new IllegalStateException("no size today");
                        case OVERFLOWS -> size();
                        case NEVER_ENDS -> never();
                        case LIES -> Integer.MAX_VALUE;
                    };
                }
            };
        }

        private static int never() {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException ended) {
                throw new IllegalStateException(ended);
            }
            return 0;
        }
    }

    /** Has parts, and does not give them; nor a text, nor a hash code. */
    private static final class Unwilling extends AbstractCollection<Object> {
        private final int size;

        Unwilling(int size) {
            this.size = size;
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public Iterator<Object> iterator() {
            throw new StackOverflowError("Nobody gets at my parts.");
        }

        @Override
        public String toString() {
            throw new AssertionError("Nobody asks for my text.");
        }

        @Override
        public int hashCode() {
            throw new AssertionError("Nobody asks for my hash code.");
        }

        @Override
        public boolean equals(Object other) {
            throw new AssertionError("Nobody compares me.");
        }
    }

    @Test
    void anArrayThatContainsItselfIsShownNoDeeperThanOnce() {
        Object[] self = {1, null};
        self[1] = self;
        assertThat(Looks.at(Collections.singletonList(self)))
                .containsExactly(new Look("Object[2] {1, Object[2]}", true));
    }

    /** Nine of them in each of forty levels would be more texts than there are atoms. */
    @Test
    void anArrayThatSharesItsPartsFortyLevelsDeepIsShownNoDeeperThanOnce() {
        Object[] shared = {};
        for (int level = 0; level < 40; level++) {
            Object[] above = new Object[9];
            Arrays.fill(above, shared);
            shared = above;
        }
        assertThat(Looks.at(Collections.singletonList(shared)).get(0).text())
                .isEqualTo("Object[9] {" + "Object[9], ".repeat(8) + "Object[9]}");
    }

    @Test
    void whatCanNotBeShownIsNamedAndTheOthersAreShown() {
        List<Object> values = new ArrayList<>();
        for (Size size : Size.values()) {
            values.add(Collections.unmodifiableList(size.list(List.of("a"))));
            values.add(size.ordinal());
        }
        List<Look> looks = Looks.at(values);
        assertThat(looks).hasSize(10);
        assertThat(looks.get(0).text()).isEqualTo("List of 1 [\"a\"]");
        for (Size size : Size.values()) {
            assertThat(looks.get(2 * size.ordinal() + 1).text())
                    .as("after one whose size %s", size)
                    .isEqualTo(String.valueOf(size.ordinal()));
        }
        assertThat(looks.get(2 * Size.NEVER_ENDS.ordinal()).text()).contains("can't be shown in time");
        assertThat(Looks.parts(values.get(2 * Size.NEVER_ENDS.ordinal()))).isEmpty();
    }

    @Test
    void whatAsksNobodyIsShownWhenAllTimeIsUsedUp() {
        List<Object> values =
                new ArrayList<>(Collections.nCopies(5, Collections.unmodifiableList(Size.NEVER_ENDS.list(List.of()))));
        values.addAll(Arrays.asList(null, 5, "x"));
        assertThat(Looks.at(values).subList(5, 8)).extracting(Look::text).containsExactly("null", "5", "\"x\"");
    }

    @Test
    void ofALongListTheFirstPartIsCopiedAndTheRestIsCounted() {
        List<Part> parts = Looks.parts(Collections.nCopies(1_000_000_000, "x"));
        assertThat(parts).hasSizeLessThan(300);
        assertThat(parts.get(parts.size() - 1))
                .extracting(Part::name, Part::value)
                .containsExactly("…", "and 999900000 more");
        assertThat(Looks.parts(List.of("a", "b"))).extracting(Part::name).containsExactly("[0]", "[1]");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void objectsThatHoldEachOtherInAnyWayAreShown(long seed) {
        Random random = new Random(seed);
        List<Object> all = new ArrayList<>(Arrays.asList(null, 7, "text", 'c', 2.5, new int[3], List.of()));
        for (int i = 0; i < 200; i++) {
            all.add(knot(random, all));
        }
        List<Look> looks = Looks.at(all);
        assertThat(looks)
                .hasSize(all.size())
                .allSatisfy(look -> assertThat(look.text()).isNotEmpty().hasSizeLessThan(LONGEST_LINE));
        all.forEach(each -> assertThat(Looks.parts(each).size()).isLessThanOrEqualTo(256));
    }

    /** Of what is there already, and now and then of itself. */
    private static Object knot(Random random, List<Object> all) {
        Object[] parts = new Object[random.nextInt(12)];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = all.get(random.nextInt(all.size()));
        }
        switch (random.nextInt(8)) {
            case 0 -> {
                if (parts.length > 0) {
                    parts[0] = parts;
                }
                return parts;
            }
            case 1 -> {
                List<Object> list = new ArrayList<>(Arrays.asList(parts));
                list.add(list);
                return list;
            }
            case 2 -> {
                Map<Object, Object> map = new HashMap<>();
                Arrays.stream(parts).forEach(part -> map.put(System.identityHashCode(part), part));
                map.put("itself", map);
                return map;
            }
            case 3 -> {
                Size[] quick = {Size.HONEST, Size.THROWS, Size.OVERFLOWS, Size.LIES};
                return Collections.unmodifiableList(quick[random.nextInt(quick.length)].list(Arrays.asList(parts)));
            }
            case 4 -> {
                return Collections.unmodifiableCollection(new Unwilling(random.nextInt(3)));
            }
            case 5 -> {
                Map<Object, Object> map = new IdentityHashMap<>();
                Arrays.stream(parts).forEach(part -> map.put(new Unwilling(random.nextInt(3)), part));
                return random.nextBoolean() ? map : map.keySet();
            }
            case 6 -> {
                return Collections.synchronizedList(Arrays.asList(parts).subList(0, parts.length / 2));
            }
            default -> {
                return new Object() {
                    private final Object first = parts.length > 0 ? parts[0] : this;
                    private final Object[] rest = parts;

                    @Override
                    public String toString() {
                        throw new AssertionError("Nobody asks for the text of " + first + rest.length);
                    }
                };
            }
        }
    }
}
