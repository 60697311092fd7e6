package sudoku.explain.ask;

import java.util.List;
import sudoku.explain.run.PreparedCall;

/**
 * A question about a program, with its answer.
 *
 * @param kind the name of its kind
 * @param asked its words
 * @param options what may be chosen, each under a letter; none if a number or a value is to be typed
 * @param answer the value, or the option
 * @param how the answer comes about, in a sentence
 * @param run the steps that show it
 * @param calls what the program is run on, if it is run
 * @param fromSource whether the answer is read off the source alone; otherwise it was measured where her code runs
 */
public record Question(
        String kind,
        String asked,
        List<String> options,
        String answer,
        String how,
        StepTable run,
        List<PreparedCall> calls,
        boolean fromSource) {

    /** The letter of an option. */
    public static char letter(int option) {
        return (char) ('a' + option);
    }

    /** The answer as one would say it: with its letter, if there is one. */
    public String answerInWords() {
        int option = options.indexOf(answer);
        return option < 0 ? answer : letter(option) + ") " + answer;
    }

    public boolean isAnswered(String typed) {
        Typed meant = new Typed(typed.strip().replaceAll("^(\\w)\\)$", "$1"));
        int option = options.indexOf(answer);
        return option < 0 ? meant.means(answer) : meant.means(String.valueOf(letter(option))) || isNamed(typed);
    }

    /** An option may be typed out, unless another one looks the same. */
    private boolean isNamed(String typed) {
        return typed.strip().length() > 1 && Typed.plain(typed).equals(Typed.plain(answer));
    }
}
