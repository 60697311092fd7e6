package sudoku.grading.sample.tests;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Order;
import sudoku.exercise.Expect;
import sudoku.exercise.Points;
import sudoku.exercise.answer.Lent;
import sudoku.grading.sample.Doubling;
import sudoku.grading.sample.Everything;

public class VisibleTests {
    @Points(1)
    @Order(1)
    @DisplayName("Sorts a copy")
    void sortsACopy(Everything answer) {
        int[] given = {3, 1, 2};
        Expect expect = Expect.onInput("3 1 2");
        expect.equal(List.of(1, 2, 3), VisibleLists.asList(answer.sorted(given)), "In ascending order.");
        expect.equal(List.of(3, 1, 2), VisibleLists.asList(Lent.back(answer, given)),
                "What was handed over is left alone.");
    }

    @Points(1)
    @Order(2)
    @DisplayName("Counts down")
    void countsDown(Everything answer) {
        List<Integer> found = new ArrayList<>();
        Iterator<int[]> countdown = answer.countdown(3);
        while (countdown.hasNext() && found.size() < 10) {
            found.add(countdown.next()[0]);
        }
        Expect.onInput("3").equal(List.of(3, 2, 1), found, "From the number down to 1.");
        Expect.onInput("go").equal(List.of("go"), answer.twice(List.of("go")), "The same words.");
        List<int[]> rows = List.of(new int[] {1, 2}, new int[] {3});
        Expect.onInput("[1, 2], [3]").equal(rows, answer.pairs(rows), "The same rows.");
        int[][] table = {{1, 2}, {3}};
        Expect.onInput("{1, 2}, {3}").equal(table, answer.transposed(table), "The same table.");
    }

    @Points(1)
    @Order(3)
    @DisplayName("Hands over as many as wanted")
    void handsOver(Everything answer) {
        List<String> found = new ArrayList<>();
        answer.each(3, element -> {
            found.add(element);
            Expect.onInput("3").that(found.size() <= 3, "No more than three.");
        });
        Expect.onInput("3").that(found.size() == 3, "Three elements.");
    }

    @Points(1)
    @DisplayName("Twice 21")
    void doubles(Doubling answer) {
        Expect.onInput("21").equal(42, answer.doubled(21), "Twice as much.");
    }
}
