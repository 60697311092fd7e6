package sudoku.course.mutants;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import sudoku.course.exercises.ExerciseSource;

/**
 * The mutants that no test can tell from the reference, each with its reason: a block for each task, under its name the
 * mutants, and below one or several of them a line that begins with {@code because}.
 */
public record Survivors(Set<String> harmless) {
    private static final String FILE = "/sudoku/course/survivors.txt";

    static Survivors read() {
        try (InputStream in = Survivors.class.getResourceAsStream(FILE)) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What a class would hand in that has made all of these mistakes: the answers of each student, by task. */
    public static List<Map<Integer, String>> asSubmissions(ExerciseSource set) {
        Set<String> harmless = read().harmless();
        List<Map<Integer, String>> submissions = new ArrayList<>();
        for (Mutant mutant : new AnswerSource(set).mutants()) {
            if (harmless.contains(mutant.toString())) {
                submissions.stream()
                        .filter(each -> !each.containsKey(mutant.task()))
                        .findFirst()
                        .orElseGet(() -> {
                            submissions.add(new HashMap<>());
                            return submissions.get(submissions.size() - 1);
                        })
                        .put(mutant.task(), mutant.answer());
            }
        }
        return submissions;
    }

    static Survivors of(String text) {
        Set<String> harmless = new LinkedHashSet<>();
        String task = "";
        String withoutReason = "";
        for (String line : text.lines()
                .filter(each -> !each.isBlank() && !each.startsWith("#"))
                .toList()) {
            if (line.strip().startsWith("because ")) {
                withoutReason = "";
            } else if (!line.startsWith(" ")) {
                expectReason(withoutReason);
                task = line.strip();
            } else {
                withoutReason = task + "\n    " + line.strip();
                if (!harmless.add(withoutReason)) {
                    throw new AssertionError("Named twice: " + withoutReason);
                }
            }
        }
        expectReason(withoutReason);
        return new Survivors(harmless);
    }

    private static void expectReason(String withoutReason) {
        if (!withoutReason.isEmpty()) {
            throw new AssertionError("No line that begins with \"because\" follows " + withoutReason);
        }
    }
}
