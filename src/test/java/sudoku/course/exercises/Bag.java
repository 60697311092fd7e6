package sudoku.course.exercises;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sudoku.course.exercises.ExerciseSource.Wrong;

/**
 * Mistakes that one student can make all at once: each in a task of its own, and none uses, not even through a right
 * answer, what another defines or should define. A worker costs seconds, and there are many mistakes.
 */
record Bag(List<Wrong> wrong) {
    private static final Pattern NOT_CODE =
            Pattern.compile("//[^\n]*|/\\*(?s:.*?)\\*/|\"(\\\\.|[^\"\\\\\n])*\"|'(\\\\.|[^'\\\\\n])+'");
    private static final Pattern DEFINED =
            Pattern.compile("(?:class|interface|record|enum)\\s+(\\w+)|([a-zA-Z]\\w*)\\s*[(=;]");
    private static final Pattern WORD = Pattern.compile("\\w+");

    /** All mistakes of a set, each in one bag. */
    static List<Bag> of(ExerciseSource set) {
        // The cells that hand an answer over name it too, and null: with them everything would use everything.
        Map<String, String> right = new HashMap<>(ExerciseSource.gradedCells(set.notebook()));
        right.keySet().retainAll(set.wrong().stream().map(Bag::cell).toList());
        List<Bag> bags = new ArrayList<>();
        for (Wrong wrong : set.wrong()) {
            Bag bag = bags.stream()
                    .filter(each -> each.hasRoomFor(wrong, right))
                    .findFirst()
                    .orElseGet(() -> {
                        bags.add(new Bag(new ArrayList<>()));
                        return bags.get(bags.size() - 1);
                    });
            bag.wrong.add(wrong);
        }
        return bags;
    }

    /** The cell that answers a task. */
    static String cell(Wrong wrong) {
        return "task" + wrong.task() + "-answer";
    }

    private boolean hasRoomFor(Wrong one, Map<String, String> right) {
        return wrong.stream()
                .allMatch(other -> other.task() != one.task() && !uses(one, other, right) && !uses(other, one, right));
    }

    private static boolean uses(Wrong one, Wrong other, Map<String, String> right) {
        Set<String> words = words(one.source());
        for (int known = 0; known < words.size(); ) {
            known = words.size();
            right.values().stream()
                    .filter(answer -> defined(answer).stream().anyMatch(words::contains))
                    .toList()
                    .forEach(answer -> words.addAll(words(answer)));
        }
        return defined(other.source() + "\n" + right.get(cell(other))).stream().anyMatch(words::contains);
    }

    private static Set<String> words(String source) {
        return WORD.matcher(source).results().map(MatchResult::group).collect(Collectors.toCollection(HashSet::new));
    }

    /** The names outside all braces: those of types, of methods and of variables. */
    private static Set<String> defined(String source) {
        StringBuilder outside = new StringBuilder();
        int depth = 0;
        for (char c : NOT_CODE.matcher(source).replaceAll("").toCharArray()) {
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            outside.append(depth == 0 ? c : ' ');
        }
        return DEFINED.matcher(outside)
                .results()
                .map(found -> found.group(1) != null ? found.group(1) : found.group(2))
                .collect(Collectors.toSet());
    }
}
