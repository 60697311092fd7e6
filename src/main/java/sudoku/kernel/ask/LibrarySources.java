package sudoku.kernel.ask;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The Javadoc of the course's own library.
 *
 * <p><b>Idea.</b> JShell reads comments from the JDK's sources alone. The course's jar carries its own below
 * {@code sources/}; the class that a signature names is found there by its simple name, parsed, and asked for
 * the comment on the same member (see {@link SourceComments}).
 */
final class LibrarySources {
    private static final String ROOT = "sources/";

    private final Path jar;
    private final Map<String, String> entryByClass = new HashMap<>();

    private LibrarySources(Path jar) throws IOException {
        this.jar = jar;
        try (JarFile file = new JarFile(jar.toFile())) {
            for (Enumeration<JarEntry> all = file.entries(); all.hasMoreElements(); ) {
                String name = all.nextElement().getName();
                if (name.startsWith(ROOT) && name.endsWith(".java")) {
                    entryByClass.put(name.substring(name.lastIndexOf('/') + 1, name.length() - 5), name);
                }
            }
        }
    }

    /** The sources in a jar; none if there is no such jar. */
    static LibrarySources in(Path jar) {
        try {
            return Files.isRegularFile(jar) ? new LibrarySources(jar) : null;
        } catch (IOException unreadable) {
            return null;
        }
    }

    /** The comment on what JShell writes as this signature, {@code null} if the library has none. */
    String commentOn(String signature) {
        Member member = Member.of(signature);
        for (int i = 0; i < member.names.size(); i++) {
            String entry = entryByClass.get(member.names.get(i));
            if (entry != null) {
                return SourceComments.find(
                        read(entry), member.names.subList(i, member.names.size()), member.parameterTypes);
            }
        }
        return null;
    }

    private String read(String entry) {
        try (JarFile file = new JarFile(jar.toFile())) {
            JarEntry source = file.getJarEntry(entry);
            return source == null
                    ? "" // of a class that the jar no longer has
                    : new String(file.getInputStream(source).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            return "";
        }
    }

    /** The names in a signature, outermost first, and for something that is called the types it takes. */
    record Member(List<String> names, List<String> parameterTypes) {

        static Member of(String signature) {
            String plain = signature.replaceAll("(\\w)(?:<[^()]*>)?\\([^()]*\\)\\.", "$1.");
            while (plain.contains("<")) {
                String less = plain.replaceAll("<[^<>]*>", "");
                if (less.equals(plain)) {
                    break;
                }
                plain = less;
            }
            int open = plain.indexOf('(');
            String head = (open < 0 ? plain : plain.substring(0, open))
                    .replaceFirst(":.*", "")
                    .strip();
            String name = head.substring(head.lastIndexOf(' ') + 1);
            return new Member(
                    List.of(name.split("\\.")),
                    open < 0
                            ? null
                            : parameters(plain.substring(open + 1, Math.max(open + 1, plain.lastIndexOf(')')))));
        }

        private static List<String> parameters(String list) {
            return list.isBlank()
                    ? List.of()
                    : Arrays.stream(list.split(","))
                            .map(String::strip)
                            .map(each -> SourceComments.simple(each.replaceFirst("\\s+\\w+$", "")))
                            .toList();
        }
    }
}
