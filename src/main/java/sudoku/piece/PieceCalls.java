package sudoku.piece;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudoku.explain.run.PreparedCall;
import sudoku.explain.source.OwnSource;
import sudoku.judge.PieceKind;
import sudoku.picture.Picture;

/**
 * The smallest cases of a piece, as calls on which a student's own piece can be followed by hand.
 *
 * @param kind the interface of the piece
 */
public record PieceCalls(Class<?> kind) {
    private static final int MANY = 8;

    /** Whether a piece answers one of its cases rightly; for runs of a student's piece that are recorded. */
    public static <T> boolean passes(Class<T> kind, int number, T mine) {
        return PieceKind.declaredBy(kind).passes(number, mine);
    }

    /** Calls of the method in this source that the piece is made of; none if it has no such method. */
    public List<PreparedCall> in(OwnSource source) {
        PieceKind<?> declared = PieceKind.declaredBy(kind);
        Method method = Arrays.stream(kind.getMethods())
                .filter(each -> Modifier.isAbstract(each.getModifiers()))
                .findFirst()
                .orElseThrow();
        List<PreparedCall> calls = new ArrayList<>();
        List<Picture> pictures = declared.pictures();
        if (source.isVoid(declared.name()).isPresent()) {
            String names = IntStream.range(0, method.getParameterCount())
                    .mapToObj(i -> "a" + i + "$")
                    .collect(Collectors.joining(", "));
            for (int i = 0; i < Math.min(MANY, pictures.size()); i++) {
                String code = "return r$.end(" + PieceCalls.class.getName() + ".passes(" + kind.getCanonicalName()
                        + ".class, " + i + ", (" + names + ") -> " + declared.name() + "(" + names + ")));";
                calls.add(new PreparedCall("call " + (char) ('A' + i), code, "", Optional.of(pictures.get(i)), false));
            }
        }
        return calls;
    }
}
