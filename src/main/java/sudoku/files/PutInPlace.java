package sudoku.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * The build's last step: gives the file it has just written the name it is known by.
 *
 * <p><b>Idea.</b> A kernel that runs has the jar open and reads a class from it when the class is first used. Maven
 * writes a jar into the old file, and from then on the kernel finds garbage where its classes were. A file that is
 * renamed is another file: a program that has the old one open keeps it as it was.
 */
public final class PutInPlace {
    private PutInPlace() {}

    public static void main(String[] finishedAndName) {
        Path name = Path.of(finishedAndName[1]);
        try {
            Files.move(Path.of(finishedAndName[0]), name, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException refused) {
            System.err.println("Cannot put the new " + name + " in place: " + Disk.reason(refused)
                    + ". If the file is in use, close the course and build again.");
            System.exit(1);
        }
    }
}
