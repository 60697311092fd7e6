package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

/**
 * Eclipse's compiler, changed so that it can become a script: two classes that a script does not have are others, one
 * method and one cast are ours, and what reads files and texts by reflection is emptied.
 *
 * <p>It waits for no thread and begins none, because a script has one. If a single call could wait, TeaVM would make
 * nearly every method one that can be left in the middle and entered again, which doubles the script.
 */
final class CompilerPatch {
    private static final String COMPILER = "org/eclipse/jdt/internal/compiler/";
    private static final String OURS = "sudoku/page/compile/CharArrays";
    private static final String CASTS = "sudoku/page/compile/CheckedCasts";
    private static final String LOOKUP = COMPILER + "lookup/";
    private static final String REFERENCE = LOOKUP + "ReferenceBinding";
    private static final String SOURCE = LOOKUP + "SourceTypeBinding";
    private static final Set<String> ASKED_FOR_SOURCE = Set.of(LOOKUP + "MethodBinding", LOOKUP + "FieldBinding");
    private static final Map<String, String> INSTEAD = Map.of(
            "java/lang/ExceptionInInitializerError", "java/lang/LinkageError",
            "java/io/LineNumberReader", "java/io/BufferedReader");
    private static final Set<String> EMPTIED = Set.of(
            COMPILER + "classfmt/ExternalAnnotationProvider.initialize",
            COMPILER + "util/Messages.bind",
            COMPILER + "parser/AbstractCommentParser.readFileWithRegions");
    private static final Set<String> LEFT_OUT = Set.of(
            "java/lang/Object.wait()V",
            "java/lang/Object.wait(J)V",
            "java/lang/Thread.join(J)V",
            "java/lang/Thread.sleep(J)V",
            "java/lang/Thread.start()V",
            "java/lang/Thread.yield()V");

    private CompilerPatch() {}

    static void write(Path original, Path patched) throws IOException {
        try (JarFile from = new JarFile(original.toFile());
                OutputStream file = Files.newOutputStream(patched);
                JarOutputStream to = new JarOutputStream(file)) {
            for (JarEntry entry : Collections.list(from.entries())) {
                if (entry.isDirectory() || entry.getName().startsWith("META-INF")) {
                    continue;
                }
                try (InputStream in = from.getInputStream(entry)) {
                    byte[] bytes = in.readAllBytes();
                    to.putNextEntry(new JarEntry(entry.getName()));
                    to.write(entry.getName().endsWith(".class") ? changed(bytes) : bytes);
                    to.closeEntry();
                }
            }
        }
    }

    private static byte[] changed(byte[] bytes) {
        ClassReader reader = new ClassReader(bytes);
        ClassWriter writer = new ClassWriter(0);
        reader.accept(
                new Changes(
                        new ClassRemapper(writer, new SimpleRemapper(Opcodes.ASM9, INSTEAD)), reader.getClassName()),
                0);
        return writer.toByteArray();
    }

    private static final class Changes extends ClassVisitor {
        private final String type;

        Changes(ClassVisitor next, String type) {
            super(Opcodes.ASM9, next);
            this.type = type;
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
            MethodVisitor method = super.visitMethod(access, name, types, signature, thrown);
            if (EMPTIED.contains(type + "." + name)) {
                empty(method, Type.getReturnType(types));
                return null;
            }
            return new MethodVisitor(Opcodes.ASM9, method) {
                @Override
                public void visitMethodInsn(int code, String owner, String called, String given, boolean isInterface) {
                    if (owner.equals("java/util/Arrays") && called.equals("compare") && given.equals("([C[C)I")) {
                        super.visitMethodInsn(code, OURS, called, given, false);
                    } else if (owner.equals("java/io/LineNumberReader") && called.equals("getLineNumber")) {
                        super.visitInsn(Opcodes.POP);
                        super.visitInsn(Opcodes.ICONST_0);
                    } else if (LEFT_OUT.contains(owner + "." + called + given)) {
                        leaveOut(given, code == Opcodes.INVOKESTATIC);
                    } else {
                        super.visitMethodInsn(code, owner, called, given, isInterface);
                    }
                }

                /** A script trusts a cast, and here the compiler waits for the exception of one that is wrong. */
                @Override
                public void visitTypeInsn(int code, String given) {
                    if (code == Opcodes.CHECKCAST && given.equals(SOURCE) && ASKED_FOR_SOURCE.contains(type)) {
                        super.visitMethodInsn(
                                Opcodes.INVOKESTATIC, CASTS, "source", "(L" + REFERENCE + ";)L" + SOURCE + ";", false);
                    } else {
                        super.visitTypeInsn(code, given);
                    }
                }

                /** A call that returns nothing: what it was given goes from the stack. */
                private void leaveOut(String given, boolean isStatic) {
                    for (Type each : Type.getArgumentTypes(given)) {
                        super.visitInsn(each.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
                    }
                    if (!isStatic) {
                        super.visitInsn(Opcodes.POP);
                    }
                }
            };
        }

        /** Instead of all that the method did: nothing, and the least there is as its result. */
        private static void empty(MethodVisitor method, Type result) {
            method.visitCode();
            if (result.getSort() == Type.VOID) {
                method.visitInsn(Opcodes.RETURN);
            } else if (result.getClassName().equals("java.lang.String")) {
                method.visitLdcInsn("?");
                method.visitInsn(Opcodes.ARETURN);
            } else if (result.getSort() >= Type.ARRAY) {
                method.visitInsn(Opcodes.ACONST_NULL);
                method.visitInsn(Opcodes.ARETURN);
            } else {
                method.visitInsn(Opcodes.ICONST_0);
                method.visitInsn(Opcodes.IRETURN);
            }
            method.visitMaxs(2, 20);
            method.visitEnd();
        }
    }
}
