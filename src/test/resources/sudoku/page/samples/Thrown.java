import java.util.*;

class Thrown {
    static int deep(int n) {
        return 1 + deep(n + 1);
    }

    static int ends(int n) {
        try {
            if (n == 0) throw new IllegalStateException("zero");
            if (n == 1) return 1;
            System.out.println("goes on");
        } catch (IllegalStateException e) {
            return -1;
        } finally {
            System.out.println("finally " + n);
            if (n == 3) return 33;
        }
        return n * 2;
    }

    static void attempt(Runnable one) {
        try {
            one.run();
            System.out.println("nothing");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println("text");
        } catch (ArithmeticException | IndexOutOfBoundsException e) {
            System.out.println("numbers: " + e.getMessage());
        } catch (NullPointerException e) {
            System.out.println("null");
        } catch (ClassCastException e) {
            System.out.println("cast");
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        } catch (Own e) {
            System.out.println("own " + e.getMessage() + e.code);
        } catch (RuntimeException e) {
            System.out.println("other " + e.getMessage());
        } catch (Error e) {
            System.out.println("error " + (e instanceof StackOverflowError));
        }
    }

    static int[] none() {
        return null;
    }

    static int said(String what) {
        System.out.println(what);
        return 0;
    }

    static void main() {
        int[] five = new int[5];
        String nothing = none() == null ? null : "";
        Object text = "text";
        attempt(() -> five[5] = 1);
        attempt(() -> five[-1]++);
        attempt(() -> System.out.println(1 / five[0]));
        attempt(() -> System.out.println(1L % five[0]));
        attempt(() -> nothing.length());
        attempt(() -> none()[said("index")] = said("value"));
        attempt(() -> System.out.println((Integer) text));
        attempt(() -> five[0] = new int[-1].length);
        attempt(() -> deep(0));
        attempt(() -> {
            throw new Own("mine", 7);
        });
        attempt(() -> List.of(1).add(2));
        attempt(() -> new ArrayDeque<Integer>().pop());
        attempt(() -> Integer.parseInt("x1"));
        attempt(() -> new ArrayList<>(List.of(1)).get(3));
        attempt(() -> "abc".charAt(5));
        attempt(() -> "abc".substring(2, 1));
        for (int i = 0; i < 4; i++) System.out.println(ends(i));
        try {
            assert five.length == 4 : "no " + five.length;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) continue outer;
                if (i == 3) break outer;
                System.out.print(i * j + " ");
            }
        }
        System.out.println();
        int[][] grid = new int[3][4];
        grid[1][2] = 5;
        grid[2][3] += 2.7;
        System.out.println(Arrays.deepToString(grid) + Arrays.toString(grid[1]));
        throw new Own("the end", 1);
    }
}

class Own extends RuntimeException {
    final int code;

    Own(String message, int code) {
        super(message);
        this.code = code;
    }
}
