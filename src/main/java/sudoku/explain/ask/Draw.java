package sudoku.explain.ask;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import sudoku.explain.run.OwnRun;

/** Draws questions about a program, of different kinds; the same from the same seed. */
public final class Draw {
    private final Map<String, Deque<Question>> left = new LinkedHashMap<>();
    private final List<Question> asked = new ArrayList<>();

    public Draw(OwnRun run, Random random) {
        List<Kind> kinds = new ArrayList<>(Kinds.all());
        Collections.shuffle(kinds, random);
        for (Kind kind : kinds) {
            List<Question> questions = new ArrayList<>(kind.questions(run));
            Collections.shuffle(questions, random);
            if (!questions.isEmpty()) {
                left.put(kind.name(), new ArrayDeque<>(questions));
            }
        }
    }

    /** The kinds that fit the program. */
    public List<String> kinds() {
        return List.copyOf(left.keySet());
    }

    /** So many questions, each of another kind as long as there are kinds; fewer, if there are no more. */
    public List<Question> some(int wanted) {
        List<Question> drawn = new ArrayList<>();
        boolean goesOn = true;
        while (goesOn && drawn.size() < wanted) {
            int before = drawn.size();
            for (String kind : left.keySet()) {
                if (drawn.size() < wanted) {
                    another(kind).ifPresent(drawn::add);
                }
            }
            goesOn = drawn.size() > before;
        }
        return drawn;
    }

    /** Another question of this kind, unlike all before it. */
    public Optional<Question> another(String kind) {
        Deque<Question> questions = left.getOrDefault(kind, new ArrayDeque<>());
        questions.removeIf(each -> asked.stream().anyMatch(each::isLike));
        Optional<Question> next = Optional.ofNullable(questions.poll());
        next.ifPresent(asked::add);
        return next;
    }
}
