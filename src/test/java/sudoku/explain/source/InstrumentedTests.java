package sudoku.explain.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudoku.explain.plain.Followed;
import sudoku.explain.run.OwnRun;
import sudoku.explain.run.SmallCall;
import sudoku.explain.run.Visit;

/** A program with a recorder in it does what it did before, however it is written. */
class InstrumentedTests {
    private static final String ALL_SORTS =
            """
            import java.util.stream.*;
            int made = 0, spare = 7;
            final int[] SQUARES = {0, 1, 4, 9};
            enum Way { UP, DOWN }
            record Pair(int a, int b) {
                Pair {
                    if (a > b) { int c = a; a = b; b = c; }
                }
                int sum() { return a + b; }
            }
            interface Shape { default int sides() { return 4; } }
            class Base {
                final int start;
                Base(int start) { this.start = start; }
            }
            class Walker extends Base implements Iterator<Integer> {
                private int left;
                Walker(int n) {
                    super(n);
                    left = n;
                }
                public boolean hasNext() { return left > 0; }
                public Integer next() {
                    if (left == 0) throw new NoSuchElementException();
                    return left--;
                }
            }
            int loops(int n) {
                int sum = 0, i = 0;
                outer:
                for (int a = 0; a < n; a++) {
                    for (int b = 0; ; b++)
                        if (b > a) continue outer;
                        else if (b == 5) break outer;
                        else sum += b;
                }
                do sum++; while (sum < 3);
                while (i < n) i++;
                return sum + i;
            }
            long switches(int n) {
                long out = 0;
                switch (n % 3) {
                    case 0: out = 1;
                    case 1: out += 2; break;
                    default: out = 9;
                }
                switch (Way.values()[n % 2]) {
                    case UP -> out *= 10;
                    case DOWN -> { out *= 100; }
                }
                return switch (n) { case 1 -> out + 1; default -> { long more = out; yield more; } };
            }
            double mixed(int n) {
                int late;
                if (n > 2) late = 1; else late = 2;
                try {
                    Object none = n == 3 ? null : "x";
                    none.hashCode();
                } catch (NullPointerException expected) {
                    late += 10;
                } finally {
                    late += 100;
                }
                synchronized (this.getClass()) { late++; }
                return late;
            }
            List<Integer> lambdas(int n) {
                List<Integer> all = new ArrayList<>();
                Function<Integer, Integer> twice = x -> { int y = x * 2; return y; };
                IntStream.range(0, n).forEach(each -> all.add(twice.apply(each)));
                Comparator<Integer> order = new Comparator<>() {
                    public int compare(Integer a, Integer b) { return b - a; }
                };
                all.sort(order);
                return all;
            }
            int walked(int n) {
                int sum = new Pair(n, 2).sum() + new Shape() {}.sides();
                for (Walker walker = new Walker(n); walker.hasNext(); ) sum += walker.next();
                made++;
                return sum + made + spare + SQUARES[2];
            }
            int fact(int n) { return n < 2 ? 1 : n * fact(n - 1); }
            """
                    .replace("synchronized (this.getClass())", "synchronized (SQUARES)");

    @ParameterizedTest
    @CsvSource({
        "loops, 4, 15",
        "loops, 0, 3",
        "switches, 1, 201",
        "switches, 3, 300",
        "switches, 2, 90",
        "mixed, 2, 103.0",
        "mixed, 3, 112.0",
        "lambdas, 3, '[4, 2, 0]'",
        "walked, 3, 27",
        "fact, 5, 120"
    })
    void itsResultIsWhatItWas(String method, int argument, String result) {
        OwnRun run = Followed.of(ALL_SORTS, SmallCall.of(method, argument), SmallCall.of(method, argument));
        assertThat(run.told()).hasSize(2).allSatisfy(told -> assertThat(
                        told.trace().result())
                .as("variables of the cell begin anew in each call")
                .isEqualTo(result));
    }

    @Test
    void aNumberIsToldAsTheMethodReturnsIt() {
        OwnRun run = Followed.of(
                "double half(int n) { return inner(n); }\ndouble inner(int n) { return 1; }", SmallCall.of("half", 3));
        assertThat(run.told().get(0).trace().frames()).extracting("returned").containsExactly("1.0", "1.0");
    }

    @Test
    void linesAreCountedAsInTheCellAndOneWithTwoStatementsIsNotAskedAbout() {
        OwnRun run = Followed.of(
                """
                int f(int n) {
                    int a = 1; int b = 2;
                    for (int i = 0; i < n; i++) {
                        if (i == 1) continue;
                        a += b;
                    }
                    return a;
                }""",
                SmallCall.of("f", 3));
        List<OwnStatement> alone = run.program().statements().stream()
                .filter(OwnStatement::isAlone)
                .toList();
        assertThat(alone).extracting(OwnStatement::line).containsExactly(4, 5, 7);
        List<Visit> additions = run.told().get(0).trace().visits(alone.get(1));
        assertThat(additions)
                .extracting(visit -> visit.valueOf("a").orElseThrow(), visit -> visit.valueOf("i")
                        .orElseThrow())
                .containsExactly(tuple("1", "0"), tuple("3", "2"));
    }

    @Test
    void whatIsNoDeclarationIsNoProgram() {
        assertThat(OwnSource.of("int f() { return 1; }\nSystem.out.println(f());"))
                .isEmpty();
        assertThat(OwnSource.of("int f( { return 1; }")).isEmpty();
    }
}
