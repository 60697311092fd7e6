package sudoku.explain.ask;

import java.util.regex.Pattern;
import sudoku.explain.run.OwnRun;
import sudoku.explain.source.Method;
import sudoku.explain.source.OwnStatement;

/** Words that questions of several kinds share. */
final class QuestionWords {
    private static final Pattern SHORT =
            Pattern.compile("-?[\\d.]{1,12}|true|false|\"[^\"\\\\]{1,12}\"|(?=.*\\d)[-\\d, \\[\\]]{1,40}");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final int MOST_NUMBERS = 8;

    private QuestionWords() {}

    /** A number, a truth value, a few characters, or a few numbers: what can be typed. */
    static boolean canBeTyped(String value) {
        return SHORT.matcher(value).matches() && NUMBER.matcher(value).results().count() <= MOST_NUMBERS;
    }

    /** How to type what is no plain number or word, as an example; empty otherwise. */
    static String typedAs(String answer) {
        String example = answer.startsWith("[[") ? "[[1, 2], [3, 4]]" : "[1, 2, 3]";
        return answer.startsWith("[") ? " Type it like this: `" + example + "`." : "";
    }

    /** Of two methods of one name, nobody would know which is meant. */
    static boolean isClear(OwnRun run, Method method) {
        return run.program().methods().stream()
                        .filter(each -> each.name().equals(method.name()))
                        .count()
                == 1;
    }

    static String line(OwnRun run, OwnStatement statement) {
        return "line " + statement.line() + ", `" + run.source().line(statement.line()) + "`,";
    }

    static String times(int number) {
        return number == 1 ? "once" : number + " times";
    }

    /** first, second, 13th. */
    static String ordinal(int number) {
        return switch (number) {
            case 1 -> "first";
            case 2 -> "second";
            case 3 -> "third";
            case 4 -> "fourth";
            case 5 -> "fifth";
            case 6 -> "sixth";
            default -> number + "th";
        };
    }
}
