package sudoku.piece.ownproblem;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import sudoku.cover.ExactCover;

/**
 * A timetable as an exact cover: an option for each lesson in each slot, with the items that the student names.
 *
 * <p>A rule of one's own gets an item for each pair of options that it forbids, and both options use it up.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class SchoolCover {
    private SchoolCover() {}

    /** The cover of a school, without any further rule. */
    public static ExactCover of(Timetable school, OptionItems uses) {
        return of(school, uses, (at, lesson, slot) -> true);
    }

    /** The cover of a school that keeps one more rule, about two lessons at a time. */
    public static ExactCover of(Timetable school, OptionItems uses, May rule) {
        Map<String, List<String>> options = new LinkedHashMap<>();
        for (int lesson = 0; lesson < school.lessons(); lesson++) {
            for (int slot = 0; slot < school.slots(); slot++) {
                if (!school.lab[lesson] || slot % school.rooms == 0) {
                    List<String> covered = new ArrayList<>(List.of(place(lesson)));
                    covered.addAll(List.of(uses.items(school, lesson, slot)));
                    options.put(option(lesson, slot), covered);
                }
            }
        }
        for (int one = 0; one < school.lessons(); one++) {
            for (int other = 0; other < one; other++) {
                for (int[] pair : PairRule.forbidden(rule, school.lessons(), school.slots(), one, other)) {
                    String mine = option(one, pair[0]);
                    String theirs = option(other, pair[1]);
                    if (options.containsKey(mine) && options.containsKey(theirs)) {
                        options.get(mine).add("not both: " + mine + ", " + theirs);
                        options.get(theirs).add("not both: " + mine + ", " + theirs);
                    }
                }
            }
        }
        return built(school, options);
    }

    private static ExactCover built(Timetable school, Map<String, List<String>> options) {
        Set<String> secondary = new LinkedHashSet<>();
        options.values().forEach(covered -> secondary.addAll(covered.subList(1, covered.size())));
        ExactCover.Builder builder = ExactCover.items(IntStream.range(0, school.lessons())
                        .mapToObj(SchoolCover::place)
                        .toArray(String[]::new))
                .secondary(secondary.toArray(String[]::new));
        options.forEach((name, covered) -> builder.option(name, covered.toArray(String[]::new)));
        return builder.build();
    }

    private static String place(int lesson) {
        return "place lesson " + lesson;
    }

    private static String option(int lesson, int slot) {
        return "lesson " + lesson + " at " + slot;
    }
}
