package sudoku.piece.ownproblem;

import static org.assertj.core.api.Assertions.assertThat;
import static sudoku.piece.Judged.assertWrong;
import static sudoku.piece.Judged.verdict;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a student is told of the pieces of lesson 14, written in several ways, right and wrong. */
class OwnProblemPiecesTests {
    private static final Allowed ALLOWED = Allowed.PIECE.library();

    private static String[] items(Timetable t, int lesson, int hour, String first) {
        return new String[] {
            first, "teacher " + t.teacher[lesson] + " hour " + hour, "class " + t.group[lesson] + " hour " + hour
        };
    }

    private static boolean sets(Timetable t, int[] at, int lesson, int slot) {
        int[] more = at.clone();
        more[lesson] = slot;
        Set<String> wanted = new HashSet<>();
        int placed = 0;
        for (int i = 0; i < more.length; i++) {
            if (more[i] >= 0) {
                placed++;
                wanted.add("s" + more[i]);
                wanted.add("t" + t.teacher[i] + "h" + more[i] / t.rooms);
                wanted.add("g" + t.group[i] + "h" + more[i] / t.rooms);
            }
        }
        return wanted.size() == 3 * placed && (!t.lab[lesson] || slot % t.rooms == 0);
    }

    private static boolean recursive(int[] digits, int sum, int largest) {
        for (int i = 0; i < digits.length; i++) {
            if (digits[i] == 0) {
                int[] more = digits.clone();
                int blank = i;
                return IntStream.rangeClosed(1, largest).anyMatch(digit -> {
                    more[blank] = digit;
                    return recursive(more, sum, largest);
                });
            }
        }
        return Arrays.stream(digits).sum() == sum;
    }

    @Test
    void otherWaysThatAreRightArePraised() {
        assertThat(verdict(Allowed.class, OwnProblemPiecesTests::sets).isRight())
                .isTrue();
        assertThat(verdict(CageSum.class, OwnProblemPiecesTests::recursive).isRight())
                .isTrue();
        assertThat(verdict(
                                OptionItems.class,
                                (t, lesson, slot) -> items(
                                        t,
                                        lesson,
                                        slot / t.rooms,
                                        "room " + slot % t.rooms + " hour " + slot / t.rooms))
                        .isRight())
                .as("a room in an hour is a slot")
                .isTrue();
        assertThat(verdict(OptionItems.class, (t, lesson, slot) -> items(t, lesson, slot / t.rooms, "lesson " + slot))
                        .isRight())
                .as("names are free")
                .isTrue();
        assertThat(verdict(ModelRules.class, t -> {
                            List<int[]> all = new ArrayList<>(t.all());
                            Collections.reverse(all);
                            return all.toArray(int[][]::new);
                        })
                        .isRight())
                .as("in any order")
                .isTrue();
    }

    /** The array is the search's own: a lesson that is written there is placed, and nobody takes it back. */
    @Test
    void whoeverIsAskedOnlyLooks() {
        assertWrong(
                Allowed.class,
                (t, at, lesson, slot) -> {
                    boolean says = ALLOWED.allowed(t, at, lesson, slot);
                    at[lesson] = slot;
                    return says;
                },
                "has changed the array `at`");
    }

    @Test
    void beginnersMistakesAreTold() {
        assertWrong(
                Allowed.class,
                (t, at, lesson, slot) -> ALLOWED.allowed(t, Arrays.copyOf(at, lesson + 1), lesson, slot),
                "would");
        assertWrong(
                Allowed.class,
                (t, at, lesson, slot) -> ALLOWED.allowed(
                        t, Arrays.stream(at).map(s -> Math.max(s, 0)).toArray(), lesson, slot),
                "nothing forbids it");
        assertWrong(
                OptionItems.class,
                (t, lesson, slot) -> items(t, lesson, slot % t.rooms, "slot " + slot),
                "share no item");
        assertWrong(
                OptionItems.class,
                (t, lesson, slot) -> items(t, lesson, slot / t.rooms, "room " + slot % t.rooms),
                "in your model they share the item 'room 0'");
        assertWrong(
                CageSum.class, (digits, sum, largest) -> Arrays.stream(digits).sum() <= sum, "says true");
        assertThat(verdict(ModelRules.class, t -> {
                            int[] nobodyTwice = IntStream.range(0, t.lessons()).toArray();
                            return new Timetable(t.hours, t.rooms, nobodyTwice, nobodyTwice, t.lab)
                                    .all()
                                    .toArray(int[][]::new);
                        })
                        .sentence())
                .contains("a rule needs post()");
    }
}
