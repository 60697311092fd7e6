package sudoku.course.mutants;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import sudoku.course.ExerciseSource;

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
    private static final String COUNTER = """

                static long ticks;
                static long mostTicks = Long.MAX_VALUE;

                static void tick() {
                    if (++ticks > mostTicks) {
                        throw new Error("Too many steps.");
                    }
                }
            """;

    private final String set;
    private final String source;
    private final Map<Integer, Integer> taskAt = new LinkedHashMap<>();
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final List<Integer> ticks;

    AnswerSource(ExerciseSource exercises) {
        set = exercises.toString();
        StringBuilder imports = new StringBuilder(HEAD);
        StringBuilder members = new StringBuilder();
        Map<Integer, Integer> places = new LinkedHashMap<>();
        ExerciseSource.gradedCells(exercises.notebook()).forEach((id, cell) -> {
            String body = cell.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n"));
            cell.lines().filter(line -> line.startsWith("import ")).forEach(line -> imports.append(line).append('\n'));
            boolean handsOver = id.matches("task\\d+");
            if (id.matches("task\\d+-answer")) {
                places.put(members.length(), Integer.parseInt(id.replaceAll("\\D", "")));
            }
            members.append(handsOver ? "{\n" : "").append(body).append(handsOver ? "\n}\n" : "\n");
        });
        String head = imports + "public class Answer {\n";
        places.forEach((place, task) -> taskAt.put(head.length() + place, task));
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
        return new Mutant(set, 0, "reference", counted(new Mutation(0, 0, "")));
    }

    /** All mutants of what stands between the marks of a solution, no two alike. */
    List<Mutant> mutants() {
        Set<String> different = new LinkedHashSet<>(Set.of(source));
        Map<String, Integer> named = new HashMap<>();
        List<Mutant> mutants = new ArrayList<>();
        for (Mutation mutation : Mutations.in(source, unit, positions)) {
            if (isInSolution(mutation) && different.add(mutation.of(source))) {
                int task = taskOf(mutation);
                String words = mutation.words(source);
                int number = named.merge(task + words, 1, Integer::sum);
                mutants.add(new Mutant(set, task, words + (number == 1 ? "" : " #" + number), counted(mutation)));
            }
        }
        return mutants;
    }

    private boolean isInSolution(Mutation mutation) {
        int begin = source.lastIndexOf(BEGIN, mutation.start());
        return begin >= 0 && source.indexOf(END, begin) > mutation.start();
    }

    private int taskOf(Mutation mutation) {
        int task = 0;
        for (Map.Entry<Integer, Integer> each : taskAt.entrySet()) {
            task = each.getKey() <= mutation.start() ? each.getValue() : task;
        }
        return task;
    }

    /** With a count in every method and loop that the mutation leaves. */
    private String counted(Mutation mutation) {
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
