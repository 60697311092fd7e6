package sudoku.explain.ask;

import java.util.ArrayList;
import java.util.List;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.Visit;
import sudoku.explain.source.OwnStatement;

/** How often does a line run? */
final class RunsOfLine implements Kind {
    private static final int FEWEST = 2;
    private static final int MOST = 20;

    @Override
    public String name() {
        return "runs";
    }

    @Override
    public List<Question> questions(OwnRun run) {
        List<Question> all = new ArrayList<>();
        for (OwnRun.Told told : run.told()) {
            for (OwnStatement statement : run.program().statements()) {
                List<Visit> visits = told.trace().visits(statement);
                if (statement.isAlone() && visits.size() >= FEWEST && visits.size() <= MOST) {
                    all.add(new Question(
                            name(),
                            "How many times does " + QuestionWords.line(run, statement) + " run in all during "
                                    + told.call().name() + "?",
                            List.of(),
                            String.valueOf(visits.size()),
                            "Line " + statement.line() + " is reached " + QuestionWords.times(visits.size())
                                    + ", with these values.",
                            StepTable.numbered(run.source(), visits),
                            List.of(told.call()),
                            false));
                }
            }
        }
        return all;
    }
}
