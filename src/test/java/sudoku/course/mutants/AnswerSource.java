package sudoku.course.mutants;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.course.exercises.ExerciseSource;
import sudoku.explain.source.SourceChange;
import sudoku.explain.source.SourceChanges;

/**
 * The reference answers of a set as one class, which counts its steps and ends itself after too many.
 *
 * <p>The given cells that hand an answer over become blocks that run when an object is made, everything else members.
 */
final class AnswerSource {
    private static final String BEGIN = "// BEGIN SOLUTION";
    private static final String END = "// END SOLUTION";
    /** What the course's kernel imports into every notebook; the cells import the rest. */
    private static final String HEAD = "import java.util.*; import java.util.function.*;\n";

    private static final String COUNTER =
            """

                static long ticks;
                static long mostTicks = Long.MAX_VALUE;

                static void tick() {
                    if (++ticks > mostTicks) {
                        throw new Error("Too many steps.");
                    }
                }
            """;

    /** Where an answer is in the class. */
    private record AnswerCell(int task, int start, int end) {
        AnswerCell behind(String head) {
            return new AnswerCell(task, head.length() + start, head.length() + end);
        }
    }

    private final String set;
    private final String source;
    private final List<AnswerCell> cells = new ArrayList<>();
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Integer> ticks;

    AnswerSource(ExerciseSource exercises) {
        set = exercises.toString();
        StringBuilder imports = new StringBuilder(HEAD);
        StringBuilder members = new StringBuilder();
        List<AnswerCell> places = new ArrayList<>();
        ExerciseSource.gradedCells(exercises.notebook()).forEach((id, cell) -> {
            String body =
                    cell.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
            cell.lines().filter(line -> line.startsWith("import ")).forEach(line -> imports.append(line)
                    .append('\n'));
            boolean handsOver = id.matches("task\\d+");
            if (id.matches("task\\d+-answer")) {
                int task = Integer.parseInt(id.replaceAll("\\D", ""));
                places.add(new AnswerCell(task, members.length(), members.length() + body.length()));
            }
            members.append(handsOver ? "{\n" : "").append(body).append(handsOver ? "\n}\n" : "\n");
        });
        String head = imports + "public class Answer {\n";
        places.forEach(cell -> cells.add(cell.behind(head)));
        source = head + members + "}\n";
        JavacTask parser = MutantCompiler.parser(source);
        try {
            unit = parser.parse().iterator().next();
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        positions = Trees.instance(parser).getSourcePositions();
        ticks = Ticks.in(unit, positions);
    }

    /** The reference itself, as if it were a mutant. */
    Mutant reference() {
        return new Mutant(set, 0, "reference", "", counted(new SourceChange(0, 0, "")));
    }

    /** All mutants of what stands between the marks of a solution, no two alike. */
    List<Mutant> mutants() {
        Set<String> different = new LinkedHashSet<>(Set.of(source));
        Map<String, Integer> named = new HashMap<>();
        List<Mutant> mutants = new ArrayList<>();
        for (SourceChange mutation : SourceChanges.in(source, unit, positions)) {
            if (isInSolution(mutation) && different.add(mutation.of(source))) {
                AnswerCell cell = cellOf(mutation);
                String words = mutation.words(source);
                int number = named.merge(cell.task() + words, 1, Integer::sum);
                mutants.add(new Mutant(
                        set,
                        cell.task(),
                        words + (number == 1 ? "" : " #" + number),
                        source.substring(cell.start(), mutation.start())
                                + mutation.text()
                                + source.substring(mutation.end(), cell.end()),
                        counted(mutation)));
            }
        }
        return mutants;
    }

    private boolean isInSolution(SourceChange mutation) {
        int begin = source.lastIndexOf(BEGIN, mutation.start());
        return begin >= 0 && source.indexOf(END, begin) > mutation.start();
    }

    private AnswerCell cellOf(SourceChange mutation) {
        return cells.stream()
                .filter(cell -> cell.start() <= mutation.start() && mutation.end() <= cell.end())
                .findFirst()
                .orElseThrow();
    }

    /** With a count in every method and loop that the mutation leaves. */
    private String counted(SourceChange mutation) {
        StringBuilder text = new StringBuilder(source);
        boolean isMade = false;
        for (int place : ticks) {
            if (!isMade && place <= mutation.start()) {
                text.replace(mutation.start(), mutation.end(), mutation.text());
                isMade = true;
            }
            if (place <= mutation.start() || place > mutation.end()) {
                text.insert(place, " Answer.tick();");
            }
        }
        if (!isMade) {
            text.replace(mutation.start(), mutation.end(), mutation.text());
        }
        return text.insert(text.lastIndexOf("}"), COUNTER).toString();
    }
}
