package sudoku.explain.ask;

import java.util.List;
import java.util.stream.Stream;
import sudoku.explain.run.PreparedCall;

/**
 * A question about a program, with its answer.
 *
 * @param kind the name of its kind
 * @param asked its words
 * @param options what may be chosen, each under a number; none if a number or a value is to be typed
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

    /** Whether it asks the same of another line: in the line beside it, the answer is often the same as well. */
    boolean isLike(Question other) {
        return asksOf().equals(other.asksOf());
    }

    private String asksOf() {
        return asked.replaceAll("line \\d+, `.*?`,", "a line") + options;
    }

    /** Each option after its number: a letter could be the name of a variable or of a call. */
    public List<String> numbered() {
        return options.stream().map(this::inWords).toList();
    }

    /** The answer as one would say it: with its number, if there is one. */
    public String answerInWords() {
        return options.contains(answer) ? inWords(answer) : answer;
    }

    private String inWords(String option) {
        return options.indexOf(option) + 1 + ") " + option;
    }

    /** By a number, or by what the option says; of {@code call B}, its letter is enough. */
    public boolean isAnswered(String typed) {
        String bare = typed.strip().replaceAll("^(\\w+)\\)$", "$1");
        if (!options.contains(answer)) {
            return new Typed(bare).means(answer);
        }
        return Stream.of(answer, answer.replaceFirst("^call ", "")).anyMatch(bare::equalsIgnoreCase)
                        && options.stream().noneMatch(option -> !option.equals(answer) && option.equals(bare))
                || new Typed(bare).means(String.valueOf(options.indexOf(answer) + 1)) && !options.contains(bare);
    }
}
