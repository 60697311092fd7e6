package sudoku.kernel;

import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import sudoku.kernel.ask.Completion;
import sudoku.kernel.cell.Cell;
import sudoku.kernel.cell.CellFailed;
import sudoku.kernel.cell.CellOutput;
import sudoku.kernel.code.Magics;
import sudoku.kernel.code.NamedCode;
import sudoku.kernel.code.Session;
import sudoku.kernel.wire.Connection;
import sudoku.kernel.wire.CurveKeys;

/**
 * A kernel that nobody is connected to gets ready, does what nearly every lesson does, and ends: what it has loaded
 * fills the archive of classes.
 */
final class TrainingRun {
    private TrainingRun() {}

    public static void main(String[] noArguments) throws GeneralSecurityException, IOException, CellFailed {
        KernelConnectionProperties anywhere =
                new KernelConnectionProperties("127.0.0.1", 0, 0, 0, 0, 0, "tcp", "hmac-sha256", "nobody");
        CourseKernel kernel = new CourseKernel(new Connection(anywhere, CurveKeys.NONE), Path.of("no", "connection"));
        try {
            kernel.open();
            Session session = new Session();
            Cell cell = new Cell(null, 0, new CellOutput((stream, text) -> {}), session.failures(), session.loader());
            new Magics(session).run(cell, new NamedCode("lesson", lesson()));
            Completion.warmUp(session.analysis());
        } finally {
            kernel.leave();
        }
    }

    /** The library is known to the kernel only as it does in a notebook: as text. */
    static String lesson() throws IOException {
        try (InputStream text = TrainingRun.class.getResourceAsStream("training.txt")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
