package sudoku.course.lesson;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.ipynb.Notebook;

/** The form of a lesson that says where its evening ends: what is where, what is folded, and what a fold says. */
final class EveningForm {
    static final String LINE = "*That was the evening. What follows is a second one.*";
    private static final Pattern KEY_POINTS = Pattern.compile("(?m)^## Key points\\b");
    private static final Pattern PROPOSITION = Pattern.compile(
            "(?s)\\*\\*Proposition (\\d+) \\([^)]+\\)\\.\\*\\* .*" + "\\*\\*Proof\\.\\*\\*.*\\*\\*Cost\\.\\*\\*.*");
    private static final Pattern EMPTY_BODY =
            Pattern.compile("(?m)^[\\w<>\\[\\], .]+\\([^)]*\\) *\\{\\n *// BEGIN SOLUTION$");
    /** In a window of 1,280 pixels. */
    private static final int LONGEST_FOLD = 100;

    /** A comment in words: three of them, and no code that is switched off. */
    private static final Pattern IN_WORDS = Pattern.compile("// \\S+(?: \\S+){2,}(?<![;{}])");

    private final SecondEdition lesson;
    private final List<ObjectNode> cells;
    private final List<String> faults = new ArrayList<>();

    private EveningForm(SecondEdition lesson) {
        this.lesson = lesson;
        this.cells = lesson.notebook().cells();
    }

    /** What is not in the form, each in a sentence; nothing is asked of a lesson that doesn't say where it ends. */
    static List<String> faults(SecondEdition lesson) {
        EveningForm form = new EveningForm(lesson);
        if (lesson.hasEvening()) {
            form.order();
            form.proposition();
            form.folds();
            form.expect(
                    lesson.core().cells("write").stream()
                            .anyMatch(cell ->
                                    EMPTY_BODY.matcher(Notebook.source(cell)).find()),
                    "no piece begins with an empty body, // BEGIN SOLUTION below the method's first line");
        }
        return form.faults;
    }

    private void expect(boolean fine, String fault) {
        if (!fine) {
            faults.add(lesson.name() + ": " + fault + ".");
        }
    }

    private void order() {
        List<String> lines = cells.stream()
                .filter(cell -> SecondEdition.is(cell, "evening"))
                .map(Notebook::source)
                .toList();
        expect(lines.equals(List.of(LINE)), "the evening ends once, with the line " + LINE + ", and not with " + lines);
        int end = places("evening").get(0);
        int points = keyPoints();
        expect(points >= 0 && points < end, "the key points are part of the evening, above its line");
        List<Integer> programs =
                places("program").stream().filter(place -> place < end).toList();
        List<Integer> pieces =
                places("write").stream().filter(place -> place < end).toList();
        if (!programs.isEmpty() && !pieces.isEmpty()) {
            expect(
                    programs.get(programs.size() - 1) > pieces.get(pieces.size() - 1),
                    "the program now is above a piece that is written for it");
            expect(programs.get(programs.size() - 1) < points, "the program now is not above the key points");
        }
    }

    private int keyPoints() {
        for (int i = 0; i < cells.size(); i++) {
            if (!SecondEdition.isCode(cells.get(i))
                    && KEY_POINTS.matcher(Notebook.source(cells.get(i))).find()) {
                return i;
            }
        }
        return -1;
    }

    private List<Integer> places(String tag) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            if (SecondEdition.is(cells.get(i), tag)) {
                places.add(i);
            }
        }
        return places;
    }

    private void proposition() {
        for (int place : places("proposition")) {
            String text = Notebook.source(cells.get(place));
            Matcher parts = PROPOSITION.matcher(text);
            boolean isOne = parts.matches() && !SecondEdition.isCode(cells.get(place));
            expect(
                    isOne && lesson.name().startsWith(String.format("%02d-", Integer.valueOf(parts.group(1)))),
                    "a proposition has the lesson's number and a name, then **Proof.** and **Cost.**, as in"
                            + " '**Proposition 3 (the stack enumerates).** …'; this one begins "
                            + text.lines().findFirst().orElse(""));
            expect(places("step").stream().allMatch(step -> step > place), "the step is below the proposition");
        }
    }

    private void folds() {
        for (ObjectNode cell : cells) {
            String source = Notebook.source(cell);
            String first = source.lines().findFirst().orElse("");
            if (!SecondEdition.isCode(cell) || SecondEdition.isForTheBuild(cell)) {
                continue;
            }
            if (!SecondEdition.is(cell, "hide-input")) {
                expect(!SecondEdition.is(cell, "try"), "a try cell isn't folded (hide-input): " + first);
            } else if (!source.lines().allMatch(line -> line.isBlank() || line.startsWith("import "))) {
                expect(
                        IN_WORDS.matcher(first).matches(),
                        "a folded cell begins with a comment that says in words what" + " it does, and not with "
                                + first);
                expect(
                        first.length() <= LONGEST_FOLD,
                        "the line of a fold is cut off on a laptop after " + LONGEST_FOLD + " letters: " + first);
            }
        }
    }
}
