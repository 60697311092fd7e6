import java.util.*;
import java.util.random.*;
import java.util.stream.*;

class Drawn {
    static void main() {
        int[][] bounds = {
            {0, 1}, {0, 2}, {0, 16}, {0, 9}, {1, 9}, {1, 10}, {-4, 4}, {-7, 6}, {0, 1 << 30}, {0, (1 << 30) + 1},
            {0, Integer.MAX_VALUE}, {Integer.MIN_VALUE, 0}, {Integer.MIN_VALUE, 1}, {-2000000000, 2000000000}
        };
        for (int[] each : bounds) {
            Random random = new Random(7);
            System.out.println(Arrays.toString(random.ints(6, each[0], each[1]).toArray()));
            random.ints(each[0], each[1]).limit(60).forEach(drawn -> System.out.print(drawn + " "));
            System.out.println(random.nextInt(each[0], each[1]));
            if (each[1] > 0) System.out.println(random.nextInt(each[1]) + " " + random.nextInt(each[1]));
        }
        long[][] wide = {
            {0, 8}, {0, 9}, {-4, 4}, {-5, 6}, {0, 1L << 40}, {0, (1L << 62) + 1}, {Long.MIN_VALUE, 0},
            {-6000000000000000000L, 6000000000000000000L}
        };
        for (long[] each : wide) {
            Random random = new Random(11);
            System.out.println(Arrays.toString(random.longs(20, each[0], each[1]).toArray()));
            System.out.println(random.nextLong(each[0], each[1]));
            if (each[1] > 0) System.out.println(random.nextLong(each[1]));
        }
        RandomGenerator dice = new Random(3);
        System.out.println(Arrays.toString(dice.ints(3).toArray()) + Arrays.toString(dice.longs(3).toArray()));
        System.out.println(Arrays.toString(dice.doubles(3).toArray()));
        System.out.println(Arrays.toString(dice.doubles(3, -2, 0.5).toArray()));
        System.out.println(dice.nextDouble(3) + " " + dice.nextDouble(-1, 1));
        System.out.println(dice.ints(1, 17).distinct().limit(16).boxed().toList());
        byte[] bytes = new byte[7];
        dice.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes) + dice.nextBoolean() + dice.nextFloat());
        Random again = new Random(5);
        System.out.println(again.nextGaussian());
        again.setSeed(5);
        System.out.println(again.nextGaussian() + " " + again.nextGaussian() + " " + again.nextGaussian());
        refused(() -> dice.nextInt(0));
        refused(() -> dice.nextInt(3, 3));
        refused(() -> dice.ints(4, 3));
        refused(() -> dice.ints(-1));
        refused(() -> dice.ints(-1, 0, 4));
        refused(() -> dice.nextLong(-1));
        refused(() -> dice.longs(2, 2));
        refused(() -> dice.doubles(2, 1));
        refused(() -> dice.nextDouble(0));
    }

    static void refused(Runnable draw) {
        try {
            draw.run();
            System.out.println("not refused");
        } catch (IllegalArgumentException why) {
            System.out.println(why.getMessage());
        }
    }
}
