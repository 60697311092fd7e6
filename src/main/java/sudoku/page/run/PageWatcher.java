package sudoku.page.run;

import java.util.List;
import java.util.Optional;
import sudoku.judge.Watch;
import sudoku.judge.Watcher;

/** Watches a student's code in a page: it asks at each turn of a loop whether it may go on, and knows its own lines. */
public final class PageWatcher implements Watcher {
    @Override
    public Watch watch(String name) {
        return new PageWatch();
    }

    @Override
    public long nanos() {
        return System.nanoTime();
    }

    @Override
    public Optional<List<String>> ownLines(StackTraceElement[] stack) {
        String lines = Scripted.ownLines();
        return Optional.of(lines.isEmpty() ? List.of() : List.of(lines.split("\n")));
    }
}
