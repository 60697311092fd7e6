package sudoku.piece.dancinglinks;

import java.util.ArrayDeque;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.piece.exactcovers.ChoiceTrace;

/** The options that a dance has chosen, by their numbers, the last on top; each push and each pop is kept. */
final class DancedOptions extends ArrayDeque<Integer> {
    private static final long serialVersionUID = 1;
    private final transient ChoiceTrace trace;

    DancedOptions(ExactCover cover) {
        trace = new ChoiceTrace(cover);
    }

    @Override
    public void push(Integer option) {
        super.push(option);
        trace.chosen(option);
        if (trace.isComplete()) {
            trace.solved();
        }
    }

    @Override
    public Integer pop() {
        int option = super.pop();
        trace.takenBack(option);
        return option;
    }

    CoverTrace trace() {
        return trace.steps();
    }
}
