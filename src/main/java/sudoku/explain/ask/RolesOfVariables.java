package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.Visit;
import sudoku.explain.source.Role;
import sudoku.explain.source.Roles;

/** Which of her variables is the counter, the walker, the flag? */
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
        Roles.in(run.source()).forEach((method, roles) -> {
            if (roles.size() >= FEWEST) {
                roles.forEach((name, role) -> role.filter(each -> isAlone(each, roles))
                        .ifPresent(each -> all.add(question(run, method, roles, name, each))));
            }
        });
        return all;
    }

    private static boolean isAlone(Role role, Map<String, Optional<Role>> roles) {
        return roles.values().stream().filter(Optional.of(role)::equals).count() == 1;
    }

    private Question question(OwnRun run, String method, Map<String, Optional<Role>> roles, String name, Role role) {
        List<String> options = new ArrayList<>(roles.keySet());
        options.remove(name);
        Collections.shuffle(options, new Random(name.hashCode()));
        options = new ArrayList<>(options.subList(0, Math.min(options.size(), OPTIONS - 1)));
        options.add(name);
        Collections.sort(options);
        return new Question(
                name(),
                "Which variable of your `" + method + "` is " + role.inWords() + "?",
                options,
                name,
                "These are its values in a run.",
                values(run, method, name),
                List.of(),
                true);
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
