package sudoku.page.run;

import sudoku.exercise.Checks;
import sudoku.exercise.help.Help;
import sudoku.exercise.help.HelpPage;
import sudoku.exercise.help.HelpSession;
import sudoku.exercise.help.SetHelp;

/** The check of an exercise for the page: the same visible tests, questions and hints in the same words. */
final class Exercises {
    private static final Checks CHECKS = new Checks();
    private static final HelpSession HELP = new HelpSession(false);

    private Exercises() {}

    /** The kind of verdict, a line break, and what the student is told as HTML. */
    static String check(String task, String help, String typed, Object mine) {
        Help about = help(task, help);
        HELP.answer(about, about.title(), typed.split("\n", -1));
        Checks.Outcome outcome = CHECKS.run(about.task(), mine);
        String kind = outcome.isRight() ? "RIGHT" : "WRONG";
        if (!HELP.isOpen(about)) {
            return kind + "\n" + HELP.closed(about, about.title()).html();
        }
        String page = outcome.page("", true).html();
        return kind + "\n"
                + (outcome.isRight() ? page + HelpPage.anotherWay(about).html() : page);
    }

    /** What is said to answers to the questions before a task, which are separated by line breaks. */
    static String questions(String task, String help, String typed) {
        Help about = help(task, help);
        return HELP.answer(about, about.title(), typed.split("\n", -1)).html();
    }

    /** One hint more than the last time. */
    static String hint(String task, String help) {
        Help about = help(task, help);
        return HELP.hint(about, about.title()).html();
    }

    private static Help help(String task, String text) {
        return SetHelp.read("help", text).tasks().stream()
                .filter(each -> each.task().getName().equals(task))
                .findFirst()
                .orElseThrow();
    }
}
