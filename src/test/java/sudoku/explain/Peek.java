package sudoku.explain;

import java.nio.file.Path;
import java.util.*;
import sudoku.course.exercises.ExerciseSource;
import sudoku.exercise.*;
import sudoku.exercise.api.Task;
import sudoku.explain.ask.*;
import sudoku.explain.run.*;
import sudoku.explain.source.*;
import sudoku.kernel.AnswerShell;

public class Peek {
    public static void main(String[] a) throws Exception {
        for (ExerciseSource set : ExerciseSource.all()) {
            if (a.length > 0 && !set.toString().contains(a[0])) continue;
            Map<String, String> cells = ExerciseSource.gradedCells(set.notebook());
            try (AnswerShell shell = new AnswerShell(List.of())) {
                cells.values().forEach(shell::run);
                for (Class<?> task : InShell.tasks(set.topic())) {
                    int n = task.getAnnotation(Task.class).number();
                    OwnSource source = OwnSource.of(cells.get("task" + n + "-answer")).orElseThrow();
                    System.out.println("##### " + set + " task " + n);
                    try {
                        long t = System.nanoTime();
                        Random random = new Random(7);
                        Class<?> tests = Class.forName("sudoku.exercise." + set.topic() + ".VisibleTests");
                        OwnRun run = OwnRun.of(source, SmallCalls.of(task, tests).get().prepared(source, random), new ShellMachine(shell), random);
                        System.out.println("calls " + run.told().size() + " events " + run.told().stream().map(x -> x.trace().visits().size()).toList() + " mutants " + run.mutants().size() + " ms " + (System.nanoTime() - t) / 1000000);
                        for (Kind k : Kind.all()) System.out.print(k.name() + " " + k.questions(run).size() + "; ");
                        System.out.println();
                        Draw d = new Draw(run, random);
                        if (a.length > 1) for (Question q : d.some(6)) {
                            System.out.println("  [" + q.kind() + "] " + q.asked() + " " + q.options() + " => " + q.answerInWords());
                            if (a.length > 2) q.run().rows().forEach(r -> System.out.println("       " + r));
                        }
                    } catch (NoQuestions e) { System.out.println("NONE " + e.getMessage()); }
                }
            }
        }
    }
}
