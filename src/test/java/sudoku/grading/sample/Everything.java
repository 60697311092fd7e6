package sudoku.grading.sample;

import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import sudoku.exercise.api.Task;

/** An answer that takes and gives everything that can be taken and given. */
@Task(set = 99, number = 1, title = "Everything", hidden = 0)
public interface Everything {
    int plus(int a, int b);

    long minus(long a);

    boolean not(boolean a);

    double half(double a);

    String greeting(String name);

    int[] sorted(int[] numbers);

    int[][] transposed(int[][] table);

    String[] shouted(String[] words);

    List<String> twice(List<String> words);

    List<int[]> pairs(List<int[]> rows);

    Iterator<String> letters(String word);

    Iterator<int[]> countdown(int from);

    void each(int most, Consumer<String> found);
}
