package sudoku.grading.sample;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** A right answer, of which attackers change what they want. */
public class Honest implements Everything {
    @Override
    public int plus(int a, int b) {
        return a + b;
    }

    @Override
    public long minus(long a) {
        return -a;
    }

    @Override
    public boolean not(boolean a) {
        return !a;
    }

    @Override
    public double half(double a) {
        return a / 2;
    }

    @Override
    public String greeting(String name) {
        return name;
    }

    @Override
    public int[] sorted(int[] numbers) {
        int[] copy = numbers.clone();
        Arrays.sort(copy);
        return copy;
    }

    @Override
    public int[][] transposed(int[][] table) {
        return table;
    }

    @Override
    public String[] shouted(String[] words) {
        return words;
    }

    @Override
    public List<String> twice(List<String> words) {
        return words;
    }

    @Override
    public List<int[]> pairs(List<int[]> rows) {
        return rows;
    }

    @Override
    public Iterator<String> letters(String word) {
        return List.of(word.split("")).iterator();
    }

    @Override
    public Iterator<int[]> countdown(int from) {
        return IntStream.range(0, from).mapToObj(i -> new int[] {from - i}).iterator();
    }

    @Override
    public void each(int most, Consumer<String> found) {
        for (int i = 0; i < most; i++) {
            found.accept("element " + i);
        }
    }
}
