package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudoku.explain.run.CallFrame;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.Visit;

/** What does it return for something that no test has shown? What does one of its own methods return? */
final class Results implements Kind {
    private static final int MOST_CALLS = 6;
    private static final int LONGEST = 40;
    private static final Pattern NUMBERS = Pattern.compile("\\[(-?\\d+(?:, -?\\d+){5,})\\]");

    @Override
    public String name() {
        return "results";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        for (OwnRun.Told told : run.told()) {
            if (told.call().tellsResult()) {
                whole(run, told).ifPresent(all::add);
            }
            run.program().methods().stream()
                    .filter(each -> QuestionWords.isClear(run, each))
                    .forEach(method -> {
                        List<CallFrame> frames = told.trace().frames(method).toList();
                        boolean differs = frames.stream()
                                        .map(CallFrame::returned)
                                        .distinct()
                                        .count()
                                > 1;
                        for (int i = 1; differs && i < Math.min(frames.size(), MOST_CALLS); i++) {
                            part(run, told, frames.get(i), i + 1).ifPresent(all::add);
                        }
                    });
        }
        return all;
    }

    private Optional<Question> whole(OwnRun run, OwnRun.Told told) {
        String result = told.trace().result();
        String call = told.call().name();
        if (QuestionWords.canBeTyped(result)) {
            return Optional.of(question(run, told, "What comes out of " + call + "?", result));
        }
        Matcher numbers = NUMBERS.matcher(result);
        if (!numbers.matches()) {
            return Optional.empty();
        }
        List<String> all = List.of(numbers.group(1).split(", "));
        int place = rarest(all);
        return Optional.of(question(
                run,
                told,
                "What is at index " + place + " (counting from 0) in the result of " + call + "?",
                all.get(place)));
    }

    private static int rarest(List<String> all) {
        int best = 0;
        for (int i = 1; i < all.size(); i++) {
            if (times(all, i) < times(all, best)) {
                best = i;
            }
        }
        return best;
    }

    private static long times(List<String> all, int place) {
        return all.stream().filter(all.get(place)::equals).count();
    }

    private Question question(OwnRun run, OwnRun.Told told, String asked, String answer) {
        List<Visit> outermost =
                told.trace().visits().stream().filter(each -> each.frame() == 0).toList();
        return new Question(
                name(),
                asked + QuestionWords.typedAs(answer),
                List.of(),
                answer,
                "It is " + answer + ". These are the steps of the outermost call.",
                StepTable.of(run.source(), outermost),
                List.of(told.call()),
                false);
    }

    /** About one of the calls that the program makes itself. */
    private Optional<Question> part(OwnRun run, OwnRun.Told told, CallFrame frame, int time) {
        if (!QuestionWords.canBeTyped(frame.returned()) || frame.method().isConstructor()) {
            return Optional.empty();
        }
        StringJoiner arguments = new StringJoiner(", ");
        for (int i = 0; i < frame.arguments().size(); i++) {
            String value = frame.arguments().get(i);
            if (!value.startsWith("(") && value.length() <= LONGEST) {
                arguments.add("`" + frame.method().parameters().get(i) + "` = " + value);
            }
        }
        int number = told.trace().frames().indexOf(frame);
        List<Visit> steps = told.trace().visits().stream()
                .filter(each -> each.frame() == number)
                .toList();
        return Optional.of(new Question(
                name(),
                "During " + told.call().name() + ", your `" + frame.method().name() + "` is called for the "
                        + QuestionWords.ordinal(time) + " time"
                        + (arguments.length() == 0 ? "" : ", with " + arguments) + ". What does this call return?"
                        + QuestionWords.typedAs(frame.returned()),
                List.of(),
                frame.returned(),
                "It returns " + frame.returned() + ". These are its steps, without those of the calls that it makes.",
                StepTable.of(run.source(), steps),
                List.of(told.call()),
                false));
    }
}
