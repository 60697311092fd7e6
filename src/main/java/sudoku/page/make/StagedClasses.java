package sudoku.page.make;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/** The course's own classes for the page: copies, in which a class that the page does not have is another. */
final class StagedClasses {
    private static final List<String> ROOMS = List.of(
            "grid",
            "search",
            "solve",
            "cover",
            "genetic",
            "puzzles",
            "measure",
            "picture",
            "notebook",
            "judge",
            "piece",
            "files",
            "explain/ask",
            "exercise",
            "page/exactly",
            "page/pattern",
            "page/run");
    private static final Map<String, String> INSTEAD = Map.of(
            "java/time/Duration", "sudoku/page/run/Timespan",
            "java/util/StringJoiner", "sudoku/page/run/JoinedText",
            "java/util/concurrent/ConcurrentLinkedQueue", "java/util/ArrayDeque",
            "sudoku/exercise/JUnitTest", "sudoku/exercise/TestEnd",
            "sudoku/exercise/answer/Callback", "sudoku/page/run/DirectCallback",
            "sudoku/picture/player/PlayerScript", "sudoku/page/run/cell/PageHasPlayer");

    private static final String LINE_END = "\\R";
    private static final String LINE_ENDS = "(?:\r\n|[\n\u000B\f\r\u0085\u2028\u2029])";

    private StagedClasses() {}

    static void copy(Path classes, Path staged) throws IOException {
        for (String room : ROOMS) {
            Path from = classes.resolve("sudoku").resolve(room);
            try (Stream<Path> files = Files.walk(from)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    Path to = staged.resolve(classes.relativize(file).toString());
                    Files.createDirectories(to.getParent());
                    byte[] bytes = Files.readAllBytes(file);
                    Files.write(to, file.toString().endsWith(".class") ? changed(bytes) : bytes);
                }
            }
        }
    }

    /** Whether a file is one that the page is made from. */
    static boolean isWanted(Path file) {
        return ROOMS.stream().anyMatch(room -> file.startsWith("sudoku/" + room));
    }

    private static byte[] changed(byte[] bytes) {
        ClassWriter writer = new ClassWriter(0);
        ClassVisitor others = new ClassRemapper(writer, new SimpleRemapper(Opcodes.ASM9, INSTEAD));
        new ClassReader(bytes).accept(new Changes(others), 0);
        return writer.toByteArray();
    }

    /**
     * What the page's class library does not have: a service's first, a text's lines, what is put in the place of a
     * match, what a method is called, and any line's end in a pattern; and an exception of a class that the student
     * has written has its name in the script.
     */
    private static final class Changes extends ClassVisitor {
        private static final String KIND = "sudoku/judge/PieceKind";
        private static final String FAILURE = "sudoku/judge/StudentsFailure";
        private String type;

        Changes(ClassVisitor next) {
            super(Opcodes.ASM9, next);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
            type = name;
            super.visit(version, access, name, signature, above, interfaces);
        }

        /** A piece is called by the one method of its interface; a list that the build makes says which. */
        private static void named(MethodVisitor method) {
            method.visitCode();
            method.visitTypeInsn(Opcodes.NEW, KIND);
            method.visitInsn(Opcodes.DUP);
            method.visitVarInsn(Opcodes.ALOAD, 0);
            method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/lang/Class", "getName", "()Ljava/lang/String;", false);
            String names = "(Ljava/lang/String;)Ljava/lang/String;";
            method.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/PieceNames", "of", names, false);
            method.visitMethodInsn(Opcodes.INVOKESPECIAL, KIND, "<init>", "(Ljava/lang/String;)V", false);
            method.visitInsn(Opcodes.ARETURN);
            method.visitMaxs(3, 1);
            method.visitEnd();
        }

        /** There is no notebook: what is shown is shown below the cell. */
        private static void shown(MethodVisitor method) {
            method.visitCode();
            method.visitVarInsn(Opcodes.ALOAD, 0);
            String show = "(Lsudoku/picture/Showable;)V";
            method.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/cell/Outputs", "show", show, false);
            method.visitInsn(Opcodes.RETURN);
            method.visitMaxs(1, 1);
            method.visitEnd();
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
            if (type.equals("sudoku/notebook/Show") && name.equals("picture")) {
                shown(super.visitMethod(access, name, types, signature, thrown));
                return null;
            }
            if (type.equals(KIND) && name.equals("of")) {
                named(super.visitMethod(access, name, types, signature, thrown));
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, types, signature, thrown)) {
                private boolean isNamed;

                @Override
                public void visitLdcInsn(Object constant) {
                    super.visitLdcInsn(constant instanceof String text ? text.replace(LINE_END, LINE_ENDS) : constant);
                }

                @Override
                public void visitMethodInsn(int code, String owner, String called, String given, boolean isInterface) {
                    if (type.equals(FAILURE) && called.equals("getClass")) {
                        isNamed = true;
                        String of = "(Ljava/lang/Object;)Ljava/lang/String;";
                        super.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/Host", "className", of, false);
                    } else if (isNamed && owner.equals("java/lang/Class") && called.equals("getName")) {
                        isNamed = false;
                    } else if (called.equals("findFirst") && owner.equals("java/util/ServiceLoader")) {
                        exactly("first", "(Ljava/util/ServiceLoader;)Ljava/util/Optional;");
                    } else if (called.equals("forName") && owner.equals("java/lang/Class")) {
                        super.visitMethodInsn(code, "sudoku/page/run/ExerciseClasses", called, given, false);
                    } else if (called.equals("getGenericParameterTypes") && !type.endsWith("/Exactly")) {
                        exactly("parameterTypes", "(Ljava/lang/reflect/Method;)[Ljava/lang/reflect/Type;");
                    } else if (called.equals("lines") && owner.equals("java/lang/String")) {
                        exactly("lines", "(Ljava/lang/String;)Ljava/util/stream/Stream;");
                    } else if (called.equals("indent") && owner.equals("java/lang/String")) {
                        exactly("indent", "(Ljava/lang/String;I)Ljava/lang/String;");
                    } else if (called.equals("replaceAll") && given.startsWith("(Ljava/util/function/Function;)")) {
                        String on = "(Ljava/util/regex/Matcher;Ljava/util/function/Function;)Ljava/lang/String;";
                        exactly("replaceAll", on);
                    } else {
                        super.visitMethodInsn(code, owner, called, given, isInterface);
                    }
                }

                private void exactly(String method, String types) {
                    super.visitMethodInsn(Opcodes.INVOKESTATIC, "sudoku/page/run/Exactly", method, types, false);
                }
            };
        }
    }
}
