class Numbers {
    static long placed = 0;

    static int sum(int... numbers) {
        int sum = 0;
        for (int each : numbers) sum += each;
        return sum;
    }

    static void main() {
        int big = Integer.MAX_VALUE;
        big++;
        System.out.println(big + " " + (big * 3) + " " + (-7 / 2) + " " + (-7 % 3));
        System.out.println((-7 >> 1) + " " + (-7 >>> 28));
        System.out.println((1 << 33) + " " + Integer.MIN_VALUE / -1 + " " + 46341 * 46341);
        System.out.println(123456789 * 987654321);
        long large = Long.MAX_VALUE;
        large += 2;
        System.out.println(large + " " + (large * large) + " " + (large >>> 3) + " " + (-9L / 2) + " " + (5L << 62));
        System.out.println(Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1 + " " + (1L << 65) + " " + (-1L >>> 60));
        byte b = (byte) 200;
        b += 100;
        short s = (short) 70000;
        char c = 'a';
        c += 1;
        c++;
        System.out.println(b + " " + s + " " + c + (char) (c + 1) + (c + 1) + (int) c);
        double d = 1.0 / 3;
        System.out.println(d + " " + (float) d + " " + (int) 3.99e20 + " " + (long) -1e30 + " " + (int) Double.NaN);
        System.out.println(1e10 + " " + 100.0 + " " + 1.0e-5 + " " + 0.1f);
        System.out.println(1.0 / 0 + " " + -1.0 / 0 + " " + 0.0 / 0);
        System.out.println(5 % 3.5 + " " + -0.0 + " " + (0.0 == -0.0) + " " + Double.compare(0.0, -0.0));
        placed += 3;
        System.out.println(placed++ + ++placed);
        int i = 5;
        i = i++ + ++i;
        System.out.println(i + " " + sum() + sum(1) + sum(1, 2, 3));
        Integer boxed = 127;
        boxed++;
        Long other = 5L;
        other *= 2;
        System.out.println(boxed + " " + boxed.equals(128) + " " + (boxed > 100) + " " + other);
        System.out.println(Integer.bitCount(255) + Integer.toBinaryString(10) + Long.numberOfTrailingZeros(8L));
        System.out.println(Integer.toHexString(-1) + Integer.parseInt("-12") + Math.floorMod(-3, 5) + Math.round(2.5));
        System.out.println(Math.round(-2.5) + " " + Math.pow(2, 0.5) + " " + Math.abs(-3) + " " + Math.hypot(3, 4));
        boolean flag = true;
        flag &= false;
        flag ^= true;
        System.out.println((flag | false) + " " + (flag ^ true) + " " + (5 & 3 | 8 ^ 2) + " " + ~7);
        int[] row = new int[3];
        int at = 0;
        row[at++] = at;
        row[at] = at = 2;
        System.out.println(row[0] + " " + row[1] + " " + row[2] + " " + at);
    }
}
