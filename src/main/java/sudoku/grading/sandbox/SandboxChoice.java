package sudoku.grading.sandbox;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import sudoku.files.CourseProblem;
import sudoku.grading.intake.GradingPlan;

/** Chooses where students' code runs, and proves it. */
public final class SandboxChoice {
    private SandboxChoice() {}

    /**
     * A box that holds; without one, an open sandbox if that is what was asked for, and otherwise a refusal.
     *
     * @param isUsed whether anything will run there: a box that nothing runs in is not tried out
     */
    public static Sandbox forPlan(GradingPlan plan, WorkerFolder folder, boolean isUsed, Consumer<String> say)
            throws IOException {
        if (plan.unsafe()) {
            say.accept("UNSAFE: students' code runs without a sandbox, with all your rights on this machine.");
            return new NoSandbox(plan.jdk(), folder, plan.limits());
        }
        List<String> missing = new ArrayList<>();
        Optional<BoxPrograms> programs = BoxPrograms.find(missing);
        if (programs.isEmpty()) {
            throw new CourseProblem("This machine lacks what a sandbox needs: " + String.join("; ", missing)
                    + ". Grade on a Linux machine that has it, or add --unsafe-no-sandbox if you trust every "
                    + "submission.");
        }
        Box box = new Box(programs.get(), plan.jdk(), folder, plan.limits());
        if (!isUsed) {
            return box;
        }
        say.accept("Testing whether the sandbox holds …");
        WorkerClassArchive shared = new WorkerClassArchive(folder, plan.jdk());
        boolean recalled = shared.recall();
        List<String> holes = holes(box, folder, plan);
        if (!holes.isEmpty()) {
            throw new CourseProblem("The sandbox does not hold, so nothing is graded: a program in it could "
                    + String.join(", and ", holes) + ".");
        }
        if (!recalled) {
            shared.make(box, plan.limits());
        }
        return box;
    }

    private static List<String> holes(Sandbox box, WorkerFolder folder, GradingPlan plan) {
        try {
            return new SandboxProbe(box, folder, plan.jdk().toRealPath()).holes();
        } catch (IOException noStart) {
            throw new CourseProblem("The sandbox cannot be set up on this machine: " + noStart.getMessage()
                    + " On Ubuntu 24.04 and later this lets ordinary users set one up: "
                    + "'sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0'.");
        }
    }
}
