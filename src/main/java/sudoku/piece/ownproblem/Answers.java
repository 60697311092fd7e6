package sudoku.piece.ownproblem;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudoku.judge.CallFailed;
import sudoku.judge.Guarded;
import sudoku.picture.Picture;

/**
 * What several models say of one problem, how much work it was, and whether they agree.
 *
 * <p><b>Idea.</b> Solutions are compared, not only their number. The first one in dispute is shown, and why it is
 * none, if a group or a sum says so; and what is right is found once more by trying everything, for models can agree
 * and be wrong.
 *
 * <p><b>Lesson.</b> 14-own-problem.
 */
public final class Answers {
    private static final int MOST_RUNS = 21;
    private static final long NANOS_FOR_RUNS = 500_000_000;
    private static final Duration NO_END = Duration.ofSeconds(30);

    private record Model(String name, List<List<Integer>> found, long nodes, double micros) {}

    private final Problem problem;
    private final List<Model> models = new ArrayList<>();
    private Optional<String> broken = Optional.empty();

    private Answers(Problem problem) {
        this.problem = problem;
    }

    public static Answers to(Problem problem) {
        return new Answers(problem);
    }

    /**
     * Asks a model once for its answer and its nodes, and then again and again for its time. One that has no end, or
     * fails, is told of, and the others are asked all the same.
     */
    public Answers add(String name, Supplier<List<int[]>> search, LongSupplier nodes) {
        return add(name, search, nodes, NO_END);
    }

    Answers add(String name, Supplier<List<int[]>> search, LongSupplier nodes, Duration deadline) {
        try (Guarded guard = new Guarded(name, deadline)) {
            models.add(guard.call(() -> asked(name, search, nodes)));
        } catch (CallFailed failed) {
            broken = broken.or(
                    () -> Optional.of(Stream.concat(Stream.of(failed.getMessage()), failed.studentsLines().stream())
                            .collect(Collectors.joining("\n"))));
        }
        return this;
    }

    @SuppressWarnings("ReturnValueIgnored")
    private Model asked(String name, Supplier<List<int[]>> search, LongSupplier nodes) {
        long begin = System.nanoTime();
        List<List<Integer>> found = lists(search.get());
        if (found.stream().anyMatch(at -> at.size() != problem.unknowns)) {
            throw new IllegalArgumentException("A solution has a value for each of the " + problem.unknowns
                    + " unknowns, but a solution from " + name + " has a different number of values.");
        }
        long counted = nodes.getAsLong();
        List<Long> nanos = new ArrayList<>(List.of(System.nanoTime() - begin));
        while (nanos.size() < MOST_RUNS && System.nanoTime() - begin < NANOS_FOR_RUNS) {
            long start = System.nanoTime();
            search.get();
            nanos.add(System.nanoTime() - start);
        }
        nanos.sort(null);
        return new Model(name, found, counted, nanos.get(nanos.size() / 2) / 1e3);
    }

    /** The first solution in dispute, with what is wrong. */
    private record Dispute(String sentence, List<Integer> at) {}

    private Optional<Dispute> dispute() {
        Set<List<Integer>> right = new LinkedHashSet<>(lists(problem.all()));
        return models.stream()
                .flatMap(model -> dispute(model, right).stream())
                .findFirst()
                .or(() -> right.size() < Problem.MOST
                        ? Optional.empty()
                        : Optional.of(new Dispute(
                                "There are more than 100,000 solutions, too many to compare: add a rule, or take a"
                                        + " smaller problem.",
                                right.iterator().next())));
    }

    private Optional<Dispute> dispute(Model model, Set<List<Integer>> right) {
        Set<List<Integer>> found = new LinkedHashSet<>(model.found);
        for (List<Integer> at : found) {
            Optional<String> conflict =
                    problem.conflict(at.stream().mapToInt(value -> value).toArray());
            if (conflict.isPresent()) {
                boolean all = models.stream().allMatch(other -> other.found.contains(at));
                return Optional.of(new Dispute(
                        (all ? "All agree, but all are wrong. " : "Not all agree. ") + "Look at " + model.name
                                + ": it takes this for a solution, and " + conflict.get() + ".",
                        at));
            }
        }
        Optional<List<Integer>> lost =
                right.stream().filter(at -> !found.contains(at)).findFirst();
        if (lost.isPresent() && found.size() < Problem.MOST) {
            return Optional.of(new Dispute(
                    "Look at " + model.name + ": it doesn't find this solution, and no group and no sum forbids it.",
                    lost.get()));
        }
        return found.size() == model.found.size()
                ? Optional.empty()
                : Optional.of(new Dispute(
                        "Look at " + model.name + ": it finds this solution more than once.", twice(model.found)));
    }

    private static List<Integer> twice(List<List<Integer>> found) {
        Set<List<Integer>> before = new HashSet<>();
        return found.stream().filter(at -> !before.add(at)).findFirst().orElseThrow();
    }

    private static List<List<Integer>> lists(List<int[]> found) {
        return found.stream().map(at -> Arrays.stream(at).boxed().toList()).toList();
    }

    /** The first solution in dispute, or else the first solution. */
    public Picture picture() {
        List<Integer> at = dispute()
                .map(Dispute::at)
                .orElseGet(() -> lists(problem.all()).stream().findFirst().orElse(List.of()));
        return problem.picture(at.stream().mapToInt(value -> value).toArray());
    }

    /** A line for each model, and whether they agree. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(
                String.format(Locale.ROOT, "%-14s %9s %9s %14s%n", "model", "solutions", "nodes", "microseconds"));
        for (Model model : models) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-14s %,9d %,9d %,14.0f%n",
                    model.name,
                    model.found.size(),
                    model.nodes,
                    model.micros));
        }
        return text
                + broken.or(() -> dispute().map(Dispute::sentence))
                        .orElse(
                                problem.all().isEmpty()
                                        ? "All agree, and trying everything finds none: the rules leave no solution."
                                        : "All agree, and trying everything finds the same.");
    }
}
