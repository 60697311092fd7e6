package sudoku.page.make;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.signature.SignatureReader;
import org.objectweb.asm.signature.SignatureVisitor;

/**
 * What the page's compiler knows of the library: for each listed class a class file made here, with the names and types
 * of its public members and no code.
 */
final class SignatureFiles {
    private static final int VISIBLE = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED;
    private static final int HIDDEN = Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE;

    private final Set<String> listed;

    /** @param listed the internal names of the classes that the page has */
    SignatureFiles(Set<String> listed) {
        this.listed = listed;
    }

    Map<String, byte[]> of(Iterable<Class<?>> types) {
        Map<String, byte[]> files = new TreeMap<>();
        for (Class<?> each : types) {
            files.put(Type.getInternalName(each), of(each));
        }
        return files;
    }

    private byte[] of(Class<?> type) {
        ClassWriter writer = new ClassWriter(0);
        try (InputStream bytes = ClassLoader.getSystemResourceAsStream(Type.getInternalName(type) + ".class")) {
            new ClassReader(bytes).accept(new Outline(writer), ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG);
        } catch (IOException damaged) {
            throw new IllegalStateException(damaged);
        }
        return writer.toByteArray();
    }

    private final class Outline extends ClassVisitor {
        /** Whether the class above is one the page does not know: what is public there is the class's own. */
        private boolean isOfHidden;

        Outline(ClassVisitor writer) {
            super(Opcodes.ASM9, writer);
        }

        @Override
        public void visit(int version, int access, String name, String signature, String above, String[] interfaces) {
            isOfHidden = above != null && !listed.contains(above);
            String[] known = Arrays.stream(interfaces).filter(listed::contains).toArray(String[]::new);
            String types = signature == null ? null : outline(signature);
            super.visit(Opcodes.V17, access, name, types, isOfHidden ? "java/lang/Object" : above, known);
        }

        /** A class's signature without what the page does not have. */
        private String outline(String signature) {
            int from = 0;
            if (signature.startsWith("<")) {
                from = end(signature, 0, '<', '>');
            }
            StringBuilder known = new StringBuilder(signature.substring(0, from));
            boolean isFirst = true;
            while (from < signature.length()) {
                int end = from;
                int depth = 0;
                while (depth > 0 || signature.charAt(end) != ';') {
                    depth += signature.charAt(end) == '<' ? 1 : signature.charAt(end) == '>' ? -1 : 0;
                    end++;
                }
                String one = signature.substring(from, end + 1);
                boolean isKnown = listed.contains(
                        one.substring(1).replaceAll("[<;].*", "").replace('.', '$'));
                known.append(isKnown ? one : isFirst ? "Ljava/lang/Object;" : "");
                isFirst = false;
                from = end + 1;
            }
            return known.toString();
        }

        private static int end(String text, int from, char open, char close) {
            int depth = 0;
            for (int i = from; i < text.length(); i++) {
                depth += text.charAt(i) == open ? 1 : text.charAt(i) == close ? -1 : 0;
                if (depth == 0) {
                    return i + 1;
                }
            }
            throw new IllegalArgumentException(text);
        }

        @Override
        public MethodVisitor visitMethod(int access, String name, String types, String signature, String[] thrown) {
            boolean isSeen = (access & VISIBLE) != 0 && (isOfHidden || (access & HIDDEN) == 0);
            if (isSeen && isKnown(Type.getMethodType(types)) && (signature == null || isKnown(signature))) {
                int seen = access & ~Opcodes.ACC_NATIVE & ~HIDDEN;
                MethodVisitor method = super.visitMethod(seen, name, types, signature, thrown);
                method.visitEnd();
            }
            return null;
        }

        private boolean isKnown(Type method) {
            boolean known = isListed(method.getReturnType());
            for (Type each : method.getArgumentTypes()) {
                known &= isListed(each);
            }
            return known;
        }

        private boolean isKnown(String signature) {
            List<String> named = new ArrayList<>();
            new SignatureReader(signature).accept(new SignatureVisitor(Opcodes.ASM9) {
                @Override
                public void visitClassType(String name) {
                    named.add(name);
                }

                @Override
                public void visitInnerClassType(String name) {
                    named.add(named.remove(named.size() - 1) + "$" + name);
                }
            });
            return listed.containsAll(named);
        }

        private boolean isListed(Type type) {
            Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
            return element.getSort() != Type.OBJECT || listed.contains(element.getInternalName());
        }

        @Override
        public FieldVisitor visitField(int access, String name, String type, String signature, Object value) {
            if ((access & VISIBLE) != 0 && isListed(Type.getType(type))) {
                super.visitField(access, name, type, signature, value).visitEnd();
            }
            return null;
        }

        @Override
        public void visitInnerClass(String name, String outer, String inner, int access) {
            if (listed.contains(name)) {
                super.visitInnerClass(name, outer, inner, access);
            }
        }

        @Override
        public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
            return null;
        }

        @Override
        public void visitAttribute(Attribute attribute) {
            // Nothing but what is written here.
        }

        @Override
        public void visitNestMember(String member) {
            // The compiler asks for no private members.
        }

        @Override
        public void visitPermittedSubclass(String subclass) {
            // Nobody extends a sealed class here.
        }

        @Override
        public void visitSource(String source, String debug) {
            // It has none.
        }
    }
}
