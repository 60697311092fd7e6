package sudoku.picture.cover;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.cover.CoverTrace;
import sudoku.cover.ExactCover;
import sudoku.picture.Showable;
import sudoku.picture.draw.Numbers;
import sudoku.picture.player.Film;
import sudoku.picture.player.StepPlayer;

/**
 * A search for an exact cover as a film: items are covered and uncovered, options chosen and taken back.
 *
 * <p><b>Idea.</b> A {@link StepPlayer} whose board is the cover matrix.
 *
 * <p><b>Representation.</b> The same script, four numbers a step: kind, item, option, choices.
 *
 * <p><b>Cost.</b> A matrix of more than a few dozen columns cannot be read; play small ones.
 *
 * <p><b>Lesson.</b> 08-dancing-links.
 */
public final class CoverPlayer implements Showable {
    private static final int MOST_STEPS = 10_000;

    private final ExactCover cover;
    private final List<CoverTrace.Step> steps;
    private final long length;

    private CoverPlayer(ExactCover cover, CoverTrace trace) {
        this.cover = cover;
        this.steps = trace.steps().subList(0, Math.min(trace.steps().size(), MOST_STEPS));
        this.length = trace.length();
    }

    /** A player for the steps a trace kept of a search of this cover. */
    public static CoverPlayer of(ExactCover cover, CoverTrace trace) {
        return new CoverPlayer(cover, trace);
    }

    private CoverPicture lastFrame() {
        return CoverPicture.after(cover, steps).caption("after step " + Numbers.text(steps.size()));
    }

    private String json() {
        String rows = IntStream.range(0, cover.optionCount())
                .mapToObj(option -> Arrays.toString(cover.itemsOf(option)))
                .collect(Collectors.joining(","));
        String numbers = steps.stream()
                .map(step -> step.kind().ordinal() + "," + step.item() + "," + step.option() + "," + step.choices())
                .collect(Collectors.joining(","));
        return "{\"items\":" + names(cover.itemCount(), cover::item) + ",\"primary\":" + cover.primaryCount()
                + ",\"options\":" + names(cover.optionCount(), cover::option) + ",\"rows\":[" + rows
                + "],\"side\":" + CoverDrawing.side(cover.itemCount())
                + ",\"note\":" + Film.quoted(StepPlayer.note(steps.size(), length)) + ",\"steps\":[" + numbers + "]}";
    }

    private static String names(int count, IntFunction<String> name) {
        return IntStream.range(0, count)
                .mapToObj(each -> Film.quoted(name.apply(each)))
                .collect(Collectors.joining(",", "[", "]"));
    }

    @Override
    public String html() {
        return StepPlayer.html(json(), lastFrame());
    }

    @Override
    public String text() {
        return "A film of " + Numbers.text(steps.size()) + " steps: " + Numbers.text(count(CoverTrace.Kind.SELECTED))
                + " options chosen, " + Numbers.text(count(CoverTrace.Kind.DESELECTED)) + " taken back. "
                + StepPlayer.note(steps.size(), length) + "\n" + lastFrame().text();
    }

    private long count(CoverTrace.Kind kind) {
        return steps.stream().filter(step -> step.kind() == kind).count();
    }
}
