package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.Visit;
import sudoku.explain.source.Role;
import sudoku.explain.source.Roles;

/** Which of her variables keeps count, or keeps the best so far? */
final class RolesOfVariables implements Kind {
    private static final int FEWEST = 3;
    private static final int OPTIONS = 4;

    @Override
    public String name() {
        return "roles";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        Roles.in(run.source())
                .forEach((method, roles) -> roles.forEach(
                        (name, role) -> role.filter(each -> !each.inWords().isEmpty())
                                .flatMap(each -> question(run, method, roles, name, each))
                                .ifPresent(all::add)));
        return all;
    }

    /** Beside the answer there are only variables that cannot be meant, first those that change. */
    private Optional<Question> question(
            OwnRun run, String method, Map<String, Optional<Role>> roles, String name, Role role) {
        List<String> others = new ArrayList<>(roles.keySet());
        others.removeIf(each -> roles.get(each).filter(role::isUnlike).isEmpty());
        Collections.shuffle(others, new Random(name.hashCode()));
        others.sort(Comparator.comparing(each -> roles.get(each).equals(Optional.of(Role.FIXED))));
        List<String> options = Stream.concat(Stream.of(name), others.stream())
                .limit(OPTIONS)
                .sorted()
                .toList();
        return options.size() < FEWEST
                ? Optional.empty()
                : Optional.of(new Question(
                        name(),
                        "Which of these variables in your `" + method + "` " + role.inWords() + "?",
                        options,
                        name,
                        "These are its values during one run.",
                        values(run, method, name),
                        List.of(),
                        true));
    }

    /** The steps between which it has changed, in the run in which it has changed most. */
    private static StepTable values(OwnRun run, String method, String name) {
        List<Visit> most = List.of();
        for (OwnRun.Told told : run.told()) {
            List<Visit> changes = changes(told, method, name);
            most = changes.size() > most.size() ? changes : most;
        }
        return StepTable.of(run.source(), most);
    }

    private static List<Visit> changes(OwnRun.Told told, String method, String name) {
        List<Visit> changes = new ArrayList<>();
        String last = "";
        for (Visit each : told.trace().visits()) {
            Optional<String> value = each.statement().method().equals(method) ? each.valueOf(name) : Optional.empty();
            if (value.isPresent() && !value.get().equals(last)) {
                changes.add(each);
                last = value.get();
            }
        }
        return changes;
    }
}
