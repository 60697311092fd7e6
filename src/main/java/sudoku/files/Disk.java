package sudoku.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;

/** Reading whole files, writing and deleting so that nothing is left half-made, and saying why it failed. */
public final class Disk {
    private Disk() {}

    /** Writes a file whole or not at all. */
    public static void write(Path file, byte[] content) {
        Path half = file.resolveSibling("." + file.getFileName() + ".half");
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(half, content);
            Files.move(half, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
            half.toFile().delete();
            throw new CourseProblem("Cannot write " + file + ": " + reason(failed) + ".", failed);
        }
    }

    public static byte[] content(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException unreadable) {
            throw new CourseProblem("Cannot read " + file + ": " + reason(unreadable) + ".", unreadable);
        }
    }

    /** Moves a file or a folder. Says whether it did: not if it is not there, or if something lies there already. */
    public static boolean moveAside(Path from, Path to) {
        if (!Files.exists(from) || Files.exists(to)) {
            return false;
        }
        try {
            Files.createDirectories(to.toAbsolutePath().getParent());
            Files.move(from, to);
            return true;
        } catch (IOException failed) {
            throw new CourseProblem("Cannot move " + from + " to " + to + ": " + reason(failed) + ".", failed);
        }
    }

    /** Deletes a folder and all that is in it; links are deleted, not followed. */
    public static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException failed) throws IOException {
                Files.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** What went wrong, in words a person knows. */
    public static String reason(IOException failed) {
        String message = String.valueOf(failed.getMessage());
        if (failed instanceof AccessDeniedException) {
            return "you are not allowed to; move it to a folder of your own";
        }
        if (failed instanceof FileAlreadyExistsException) {
            return failed.getMessage() + " is a file where a folder is needed";
        }
        if (failed instanceof NoSuchFileException) {
            return "it is not there";
        }
        if (message.contains("Read-only file system")) {
            return "the folder is read-only; move the course to one you may write to";
        }
        if (message.contains("No space left on device")) {
            return "the disk is full; free some space and run this again";
        }
        return message;
    }
}
