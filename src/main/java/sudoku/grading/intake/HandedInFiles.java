package sudoku.grading.intake;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipInputStream;
import sudoku.files.CourseProblem;

/**
 * All files that were handed in, before anybody asks whose they are.
 *
 * <p><b>Idea.</b> Names in an archive are only names: nothing is unpacked, so no name can lead anywhere. In a folder
 * links are not followed. What is refused is listed, because somebody will miss it.
 *
 * <p><b>Cost.</b> The files are looked into one at a time, when they are graded.
 */
public final class HandedInFiles implements AutoCloseable {
    private static final int MOST_FILES = 50_000;
    private static final int DEEPEST = 8;
    private static final int LONGEST_NAME = 1_000;
    private static final int LARGEST_ARCHIVE = 50 << 20;

    private final List<HandedInFile> files = new ArrayList<>();
    private final List<String> refused = new ArrayList<>();
    private ZipFile archive;

    /** Opens a folder or a zip archive. */
    public HandedInFiles(Path place) throws IOException {
        if (Files.isDirectory(place)) {
            walk(place.toRealPath());
        } else {
            archive = opened(place);
            archive.stream()
                    .filter(entry -> !entry.isDirectory())
                    .forEach(entry -> add(
                            entry.getName().replace('\\', '/'), timeOf(entry), () -> archive.getInputStream(entry)));
            archive.stream()
                    .filter(ZipEntry::isDirectory)
                    .map(ZipEntry::getName)
                    .forEach(this::addIfEmpty);
        }
        files.sort(Comparator.comparing(HandedInFile::where));
    }

    /** Where an old system has written the names in letters of its own: better strange names than no submissions. */
    private static ZipFile opened(Path place) throws IOException {
        try {
            return new ZipFile(place.toFile());
        } catch (ZipException otherLetters) {
            try {
                return new ZipFile(place.toFile(), StandardCharsets.ISO_8859_1);
            } catch (ZipException unusable) {
                throw new CourseProblem("The file " + place
                        + " is not a zip archive that can be read: name the folder or the zip archive with the "
                        + "submissions.");
            }
        }
    }

    List<HandedInFile> files() {
        return files;
    }

    /** What was not even looked at, and why. */
    public List<String> refused() {
        return refused;
    }

    private static Instant timeOf(ZipEntry entry) {
        return entry.getLastModifiedTime() == null
                ? Instant.EPOCH
                : entry.getLastModifiedTime().toInstant();
    }

    private void walk(Path folder) throws IOException {
        Files.walkFileTree(folder, Set.of(), DEEPEST, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                String name = nameOf(file, folder);
                if (attributes.isSymbolicLink()) {
                    refuse(name, "a link, which is not followed");
                } else if (attributes.isRegularFile()) {
                    add(name, attributes.lastModifiedTime().toInstant(), () -> Files.newInputStream(file));
                } else {
                    refuse(name, attributes.isDirectory() ? "folders nested too deeply" : "not a file");
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
                refuse(nameOf(file, folder), "cannot be read");
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, IOException unreadable) {
                addIfEmpty(nameOf(visited, folder) + "/");
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** By its address, byte for byte in every locale: two names must not become the same. */
    private static String nameOf(Path file, Path folder) {
        String address = file.toUri()
                .getRawPath()
                .substring(folder.toUri().getRawPath().length())
                .replaceAll("/$", "");
        String bytes = URLDecoder.decode(address.replace("+", "%2B"), StandardCharsets.ISO_8859_1);
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1)))
                    .toString();
        } catch (CharacterCodingException otherLetters) {
            return bytes;
        }
    }

    private void refuse(String name, String why) {
        List<String> path = List.of(name.split("/+"));
        if (isForPeople(path)) {
            refused.add(name + ": " + why);
            files.add(HandedInFile.refused(
                    path, "What was handed in, " + path.get(path.size() - 1) + ", cannot be graded: " + why + "."));
        }
    }

    /** A student who has handed in an empty folder is somebody, too. */
    private void addIfEmpty(String name) {
        List<String> path = new ArrayList<>(List.of(name.split("/+")));
        if (name.length() > 1
                && isForPeople(path)
                && !leadsOut(name, path)
                && files.stream().noneMatch(file -> isWithin(file, path))) {
            path.add("");
            files.add(HandedInFile.refused(path, "The folder that was handed in is empty."));
        }
    }

    private static boolean isWithin(HandedInFile file, List<String> folder) {
        return file.path().size() > folder.size()
                && file.path().subList(0, folder.size()).equals(folder);
    }

    /** What systems leave behind is for programs. */
    private static boolean isForPeople(List<String> path) {
        return path.stream().noneMatch(part -> part.isEmpty() || part.startsWith(".") || part.equals("__MACOSX"));
    }

    private static boolean leadsOut(String name, List<String> path) {
        return name.startsWith("/") || name.indexOf('\0') >= 0 || path.contains("..") || path.contains(".");
    }

    private void add(String name, Instant time, HandedInFile.Content content) {
        List<String> path = List.of(name.split("/+"));
        if (leadsOut(name, path)) {
            refused.add(name + ": a name that leads out of its folder");
        } else if (name.length() > LONGEST_NAME) {
            refused.add(ForeignText.cut(name, 100) + ": a name of more than " + LONGEST_NAME + " characters");
        } else if (files.size() >= MOST_FILES) {
            throw new CourseProblem("There are more than " + MOST_FILES
                    + " files among the submissions: name the folder or the zip archive that holds only the "
                    + "submissions.");
        } else if (isForPeople(path)) {
            files.add(new HandedInFile(path, time, content));
        }
    }

    /**
     * The files of an archive within the pile, read into memory; notebooks only. When they were handed in is not for
     * the archive to say, whose times are its maker's.
     */
    static List<HandedInFile> unpacked(HandedInFile archive) throws IOException, Unreadable {
        List<HandedInFile> found = new ArrayList<>();
        long left = LARGEST_ARCHIVE;
        try (ZipInputStream zip = new ZipInputStream(
                new ByteArrayInputStream(archive.bytes(LARGEST_ARCHIVE)), StandardCharsets.ISO_8859_1)) {
            ZipEntry entry;
            while ((entry = zip.getNextEntry()) != null && found.size() < MOST_FILES) {
                byte[] bytes = zip.readNBytes((int) left + 1);
                left -= bytes.length;
                if (left < 0) {
                    throw new Unreadable("The archive " + archive.name() + " unpacks to more than "
                            + (LARGEST_ARCHIVE >> 20) + " MB.");
                }
                HandedInFile file = new HandedInFile(
                        List.of(archive.name(), entry.getName()),
                        archive.time(),
                        () -> new ByteArrayInputStream(bytes));
                if (file.isNotebook() && !entry.getName().contains("__MACOSX")) {
                    found.add(file);
                }
            }
        }
        return found;
    }

    @Override
    public void close() throws IOException {
        if (archive != null) {
            archive.close();
        }
    }
}
