package sudoku.picture;

/**
 * A color as eyes see it: how well it stands out (WCAG 2), and how far it is from another one.
 *
 * <p>What a color-blind eye makes of it is computed as Machado, Oliveira and Fernandes do (2009, severity 1);
 * distances are those of CIELAB, where about 2 can barely be told apart side by side.
 */
public final class Color {
    /** Ways to see, each as the matrix that makes of a color what is seen of it. */
    public enum Eye {
        USUAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
        WITHOUT_RED(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
        WITHOUT_GREEN(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
        WITHOUT_BLUE(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

        private final double[] matrix;

        Eye(double... matrix) {
            this.matrix = matrix;
        }
    }

    private final double[] light = new double[3];

    private Color(String hex) {
        for (int i = 0; i < 3; i++) {
            double part = Integer.parseInt(hex.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
            light[i] = part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
        }
    }

    /** From 1, the same, to 21, black on white. Text wants 4.5, large text and drawings 3. */
    public static double contrast(String one, String other) {
        double a = new Color(one).luminance();
        double b = new Color(other).luminance();
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private double luminance() {
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    }

    public static double distance(String one, String other, Eye eye) {
        double[] a = new Color(one).seenBy(eye);
        double[] b = new Color(other).seenBy(eye);
        return Math.sqrt(Math.pow(a[0] - b[0], 2) + Math.pow(a[1] - b[1], 2) + Math.pow(a[2] - b[2], 2));
    }

    private double[] seenBy(Eye eye) {
        double[] seen = new double[3];
        for (int i = 0; i < 3; i++) {
            double sum =
                    eye.matrix[3 * i] * light[0] + eye.matrix[3 * i + 1] * light[1] + eye.matrix[3 * i + 2] * light[2];
            seen[i] = Math.min(1, Math.max(0, sum));
        }
        double x = root((0.4124 * seen[0] + 0.3576 * seen[1] + 0.1805 * seen[2]) / 0.95047);
        double y = root(0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]);
        double z = root((0.0193 * seen[0] + 0.1192 * seen[1] + 0.9505 * seen[2]) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double part) {
        return part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16.0 / 116;
    }
}
