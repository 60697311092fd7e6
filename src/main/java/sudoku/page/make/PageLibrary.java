package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.Remapper;

/**
 * Which of Java's methods the page has: those of TeaVM's class library, where {@code java.util.List} is called {@code
 * org.teavm.classlib.java.util.TList}.
 */
final class PageLibrary {
    private static final String PLACE = "org/teavm/classlib/";
    private static final String RENAME = "Lorg/teavm/interop/Rename;";

    /** From TeaVM's names of classes to Java's. */
    private static final Remapper JAVAS = new Remapper(Opcodes.ASM9) {
        @Override
        public String map(String name) {
            if (!name.startsWith(PLACE + "java/")) {
                return name;
            }
            int slash = name.lastIndexOf('/');
            return name.substring(PLACE.length(), slash + 1)
                    + name.substring(slash + 1).replaceAll("(^|\\$)T(?=[A-Z])", "$1");
        }
    };

    /** Of these the page would give other numbers than Java from the same seed, so it does not have them. */
    private static final Set<String> OTHERWISE = Set.of("java.util.random.RandomGenerator.nextGaussian(DD)D");

    private record Known(Set<String> methods, Set<String> above) {}

    private final ClassLoader loader;
    private final Map<String, Optional<Known>> known = new HashMap<>();

    PageLibrary(ClassLoader loader) {
        this.loader = loader;
    }

    /** Whether the page has this type at all. */
    boolean has(Class<?> type) {
        return !type.getName().startsWith("java.")
                || read(type.getName().replace('.', '/')).isPresent();
    }

    boolean has(Class<?> type, String name, String descriptor) {
        return !type.getName().startsWith("java.")
                || has(type.getName().replace('.', '/'), name + descriptor)
                        && !OTHERWISE.contains(type.getName() + "." + name + descriptor);
    }

    private boolean has(String type, String method) {
        return read(type)
                .map(one -> one.methods().contains(method)
                        || !method.startsWith("<init>") && one.above().stream().anyMatch(each -> has(each, method)))
                .orElse(false);
    }

    private Optional<Known> read(String type) {
        return known.computeIfAbsent(type, this::readNew);
    }

    private Optional<Known> readNew(String type) {
        int slash = type.lastIndexOf('/');
        String file = PLACE + type.substring(0, slash + 1) + "T"
                + type.substring(slash + 1).replace("$", "$T") + ".class";
        InputStream found = loader.getResourceAsStream(file);
        found = found != null ? found : loader.getResourceAsStream(file.replace("$T", "$"));
        if (found == null) {
            return Optional.empty();
        }
        Known one = new Known(new HashSet<>(), new HashSet<>());
        try (InputStream bytes = found) {
            new ClassReader(bytes).accept(new Members(one), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        } catch (IOException damagedJar) {
            throw new IllegalStateException(damagedJar);
        }
        return Optional.of(one);
    }

    /** The public methods of a class, by Java's names. */
    private static final class Members extends ClassVisitor {
        private final Known known;

        Members(Known known) {
            super(Opcodes.ASM9);
            this.known = known;
        }

        @Override
        public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
            String self = JAVAS.map(name);
            Stream.concat(Stream.of(above), Arrays.stream(interfaces))
                    .map(JAVAS::map)
                    .filter(each -> !each.equals(self))
                    .forEach(known.above()::add);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] thrown) {
            String javas = JAVAS.mapMethodDesc(descriptor);
            known.methods().add(name + javas);
            return new MethodVisitor(Opcodes.ASM9) {
                @Override
                public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                    return !annotation.equals(RENAME)
                            ? null
                            : new AnnotationVisitor(Opcodes.ASM9) {
                                @Override
                                public void visit(String key, Object value) {
                                    known.methods().add(value + javas);
                                }
                            };
                }
            };
        }
    }
}
