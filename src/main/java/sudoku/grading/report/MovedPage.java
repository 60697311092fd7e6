package sudoku.grading.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import sudoku.grading.page.ReportPage;
import sudoku.grading.report.Grade.Status;

/**
 * Who has more or fewer points than in an earlier grading of the same class, and by which tests.
 *
 * @param earlier those that were kept, of submissions that could be graded
 */
record MovedPage(List<Grade> earlier, List<Grade> now) {
    static final String PAGE = "moved.html";

    String html(String exercise) {
        Map<String, Grade> before = earlier.stream()
                .collect(Collectors.toMap(Grade::student, Function.identity(), (a, b) -> a, TreeMap::new));
        Set<String> here = now.stream().map(Grade::student).collect(Collectors.toSet());
        List<Move> compared = now.stream()
                .filter(grade -> before.containsKey(grade.student()))
                .map(grade -> new Move(before.get(grade.student()), grade))
                .toList();
        List<Move> moved = compared.stream()
                .filter(move -> move.points() != 0)
                .sorted(Comparator.comparingDouble(Move::points))
                .toList();
        List<String> added = now.stream()
                .filter(grade -> grade.status() == Status.GRADED)
                .map(Grade::student)
                .filter(student -> !before.containsKey(student))
                .toList();
        List<String> gone = before.keySet().stream()
                .filter(student -> !here.contains(student))
                .toList();
        return new ReportPage("moved")
                .with("exercise", exercise)
                .with("compared", compared.size())
                .with("open", now.stream().anyMatch(grade -> !grade.open().isEmpty()))
                .with("added", added)
                .with("gone", gone)
                .with("tests", byTest(compared).entrySet())
                .with("moved", moved)
                .html();
    }

    /** For whom each test went otherwise, whose points have changed. One whose method is called anew is the same. */
    private static Map<String, int[]> byTest(List<Move> compared) {
        Map<String, int[]> tests = new LinkedHashMap<>();
        for (Move move : compared) {
            move.changes().stream()
                    .collect(Collectors.groupingBy(
                            Change::test, LinkedHashMap::new, Collectors.summingInt(Change::points)))
                    .forEach((test, points) -> {
                        if (points != 0) {
                            tests.computeIfAbsent(test, other -> new int[2])[points > 0 ? 0 : 1]++;
                        }
                    });
        }
        return tests;
    }

    /**
     * A test that went otherwise, or is in one grading alone.
     *
     * @param points more than before
     */
    private record Change(String test, int points, String sentence) {}

    /** A student in both gradings; the page asks why. */
    record Move(Grade before, Grade now) {
        double points() {
            return now.score().subtract(before.score()).doubleValue();
        }

        /** The tests that went otherwise, and what else is another. */
        public List<String> why() {
            if (before.status() != now.status()) {
                return List.of("Was " + before.inWords() + ", is " + now.inWords() + ". " + now.reason());
            }
            List<String> why =
                    new ArrayList<>(changes().stream().map(Change::sentence).toList());
            if (!before.handedIn().equals(now.handedIn())) {
                why.add("Handed in at another time: " + before.handedIn() + " before, " + now.handedIn() + " now.");
            }
            if (!before.lateness().equals(now.lateness())) {
                why.add("The late rules have changed, or it was handed in on another day.");
            }
            return why;
        }

        /** None where one of the two could not be graded. */
        private List<Change> changes() {
            List<Change> changes = new ArrayList<>();
            if (before.status() != now.status()) {
                return changes;
            }
            Map<String, Grade.Row> rows = before.tests().stream()
                    .collect(Collectors.toMap(Grade.Row::test, Function.identity(), (a, b) -> a, LinkedHashMap::new));
            for (Grade.Row row : now.tests()) {
                Grade.Row old = rows.remove(row.test());
                if (old == null) {
                    changes.add(new Change(
                            row.title(),
                            row.points(),
                            "New: " + row.title() + ", " + row.points() + " of " + row.possible() + "."));
                } else if (old.points() != row.points()) {
                    changes.add(new Change(
                            row.title(),
                            row.points() - old.points(),
                            row.title() + ": " + old.points() + " of " + old.possible() + " before, " + row.points()
                                    + " of " + row.possible() + " now."));
                }
            }
            rows.values().stream()
                    .filter(old -> old.points() > 0)
                    .forEach(old -> changes.add(new Change(
                            old.title(), -old.points(), "Gone: " + old.title() + ", " + old.points() + " before.")));
            return changes;
        }
    }
}
