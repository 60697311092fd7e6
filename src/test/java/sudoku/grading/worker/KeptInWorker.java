package sudoku.grading.worker;

import java.util.List;
import sudoku.kernel.KeptCase;

/** Runs the cases as a worker does that grades, in a virtual machine of its own, and prints what is seen. */
final class KeptInWorker {
    private KeptInWorker() {}

    public static void main(String[] none) {
        List<KeptCase> cases = KeptCase.all();
        for (int i = 0; i < cases.size(); i++) {
            run(i, cases.get(i), new StudentCode());
        }
        System.exit(0);
    }

    private static void run(int number, KeptCase each, StudentCode code) {
        code.run(each.first());
        each.held().forEach(name -> look(number, "before", name, code));
        each.later().forEach(code::run);
        each.looks().forEach(what -> look(number, "after", what, code));
    }

    private static void look(int number, String when, String what, StudentCode code) {
        code.run("String seen = null; seen = String.valueOf((Object) (" + what + "));");
        Object value = code.valueOf("seen");
        if (value != null) {
            KeptCase.tell(number, when, what, value.toString());
        }
    }
}
