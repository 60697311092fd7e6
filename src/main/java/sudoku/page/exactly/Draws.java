package sudoku.page.exactly;

import java.util.Random;

/**
 * What is drawn between bounds, so that a seed draws the same numbers in the page as in Java.
 *
 * <p><b>Idea.</b> Java has two ways to draw below a power of two: {@code nextInt(8)} takes the first bits of a draw,
 * {@code ints(0, 8)} and {@code nextInt(0, 8)} take the last ones. Below any other number both take the remainder, and
 * draw again if the draw belongs to the last round of remainders and that round is not whole.
 */
public final class Draws {
    private Draws() {}

    /** As {@link Random#nextInt(int)}. */
    public static int nextInt(Random random, int bound) {
        require(bound > 0, "bound must be positive");
        if (isPowerOfTwo(bound)) {
            return (int) ((bound * (long) (random.nextInt() >>> 1)) >> 31);
        }
        return remainder(random, bound);
    }

    /** As {@code random.nextInt(origin, bound)}, of which {@link Random#ints(int, int)} is a stream. */
    public static int nextInt(Random random, int origin, int bound) {
        checkRange(origin, bound);
        int width = bound - origin;
        if (isPowerOfTwo(width)) {
            return origin + (random.nextInt() & (width - 1));
        }
        if (width > 0) {
            return origin + remainder(random, width);
        }
        int drawn = random.nextInt();
        while (drawn < origin || drawn >= bound) {
            drawn = random.nextInt();
        }
        return drawn;
    }

    /** As {@code random.nextLong(bound)}. */
    public static long nextLong(Random random, long bound) {
        require(bound > 0, "bound must be positive");
        return nextLong(random, 0, bound);
    }

    /** As {@code random.nextLong(origin, bound)}, of which {@link Random#longs(long, long)} is a stream. */
    public static long nextLong(Random random, long origin, long bound) {
        checkRange(origin, bound);
        long width = bound - origin;
        if ((width & (width - 1)) == 0) {
            return origin + (random.nextLong() & (width - 1));
        }
        if (width > 0) {
            return origin + remainder(random, width);
        }
        long drawn = random.nextLong();
        while (drawn < origin || drawn >= bound) {
            drawn = random.nextLong();
        }
        return drawn;
    }

    /** Also of 2³¹, which is the smallest {@code int}. */
    private static boolean isPowerOfTwo(int width) {
        return (width & (width - 1)) == 0;
    }

    private static int remainder(Random random, int width) {
        int drawn = random.nextInt() >>> 1;
        while (drawn - drawn % width > Integer.MAX_VALUE - (width - 1)) {
            drawn = random.nextInt() >>> 1;
        }
        return drawn % width;
    }

    private static long remainder(Random random, long width) {
        long drawn = random.nextLong() >>> 1;
        while (drawn - drawn % width > Long.MAX_VALUE - (width - 1)) {
            drawn = random.nextLong() >>> 1;
        }
        return drawn % width;
    }

    /** Before numbers between these are drawn. */
    public static void checkRange(int origin, int bound) {
        require(origin < bound, "bound must be greater than origin");
    }

    /** Before numbers between these are drawn. */
    public static void checkRange(long origin, long bound) {
        require(origin < bound, "bound must be greater than origin");
    }

    /** Before numbers between these are drawn; as in Java 17, their distance has to be finite. */
    public static void checkRange(double origin, double bound) {
        require(origin < bound && bound - origin < Double.POSITIVE_INFINITY, "bound must be greater than origin");
    }

    /** Before a number between zero and this one is drawn. */
    public static void checkBound(double bound) {
        require(bound > 0 && bound < Double.POSITIVE_INFINITY, "bound must be finite and positive");
    }

    /** Before so many numbers are drawn. */
    public static void checkStreamSize(long size) {
        require(size >= 0, "size must be non-negative");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
