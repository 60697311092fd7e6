package sudoku.notebook;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The cell of a notebook, whichever Java kernel runs it.
 *
 * <p><b>Idea.</b> IJava, JJava and the course's own kernel grew from one root: a static method
 * gives the kernel, {@code display} takes a bundle. Only the names of the packages differ.
 *
 * <p><b>Representation.</b> Reflection, so that the course compiles and runs without any kernel.
 * Classes are looked up where the notebook's code sees them: a kernel's own classes and those of
 * {@code %jars} live in different class loaders. The same name may be found twice, once in a copy
 * nobody runs; that one has no kernel to give and is passed over.
 */
final class KernelScreen implements Screen {
    private record Kernel(String className, String method) {}

    private static final Kernel OWN = new Kernel("sudoku.kernel.CourseKernel", "current");
    private static final List<Kernel> KERNELS = List.of(
            OWN,
            new Kernel("io.github.spencerpark.ijava.IJava", "getKernelInstance"),
            new Kernel("org.dflib.jjava.jupyter.kernel.BaseKernel", "notebookKernel"));

    private final Object kernel;
    private final Method display;

    private KernelScreen(Object kernel) {
        this.kernel = kernel;
        this.display = Arrays.stream(kernel.getClass().getMethods())
                .filter(method -> method.getName().equals("display") && method.getParameterCount() == 1)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "The kernel " + kernel.getClass().getName() + " has no method to display anything."));
    }

    /** The kernel that runs, or null. */
    static KernelScreen find() {
        for (Kernel known : KERNELS) {
            for (ClassLoader loader : loaders()) {
                Object kernel = instance(known, loader);
                if (kernel != null) {
                    return new KernelScreen(kernel);
                }
            }
        }
        return null;
    }

    private static Set<ClassLoader> loaders() {
        Set<ClassLoader> loaders = new LinkedHashSet<>();
        loaders.add(Thread.currentThread().getContextClassLoader());
        loaders.add(KernelScreen.class.getClassLoader());
        loaders.add(ClassLoader.getSystemClassLoader());
        loaders.remove(null);
        return loaders;
    }

    private static Object instance(Kernel known, ClassLoader loader) {
        try {
            return Class.forName(known.className(), true, loader)
                    .getMethod(known.method())
                    .invoke(null);
        } catch (ReflectiveOperationException | LinkageError absent) {
            return null;
        }
    }

    @Override
    public void show(MimeBundle bundle) {
        call(display, kernel, displayData(bundle));
    }

    @Override
    public void begin(MimeBundle bundle, String id) {
        Object data = displayData(bundle);
        call(method(data.getClass(), "setDisplayId", String.class), data, id);
        call(display, kernel, data);
    }

    @Override
    public void update(MimeBundle bundle, String id) {
        Object io = call(method(kernel.getClass(), "getIO"), kernel);
        try {
            Object stream = io.getClass().getField("display").get(io);
            Object data = displayData(bundle);
            call(method(stream.getClass(), "updateDisplay", String.class, data.getClass()), stream, id, data);
        } catch (NoSuchFieldException | IllegalAccessException e) {
            throw strange(e);
        }
    }

    @Override
    public void end(MimeBundle bundle, String id) {
        update(bundle, id);
    }

    @Override
    public void run(String code) {
        try {
            method(kernel.getClass(), "eval", String.class).invoke(kernel, code);
        } catch (InvocationTargetException failed) {
            throw new IllegalStateException(
                    "This code fails: " + failed.getCause().getMessage() + "\n\n" + code, failed.getCause());
        } catch (IllegalAccessException e) {
            throw strange(e);
        }
    }

    @Override
    public boolean takesCatchUpForTheCell() {
        return kernel.getClass().getName().equals(OWN.className());
    }

    @Override
    public String failureOf(String cellOrName) {
        return ask("failureOf", cellOrName);
    }

    @Override
    public String sourceOf(String name) {
        return ask("sourceOf", name);
    }

    private String ask(String question, String name) {
        try {
            return (String) kernel.getClass().getMethod(question, String.class).invoke(kernel, name);
        } catch (ReflectiveOperationException unknownThere) {
            return null;
        }
    }

    @Override
    public boolean isOutdated(Object object) {
        try {
            return (boolean)
                    kernel.getClass().getMethod("isOutdated", Object.class).invoke(kernel, object);
        } catch (ReflectiveOperationException unknownThere) {
            return false;
        }
    }

    @Override
    public boolean knowsFailures() {
        return Arrays.stream(kernel.getClass().getMethods())
                .anyMatch(method -> method.getName().equals("failureOf"));
    }

    /** The kernel's own kind of bundle: its {@code display} says which class that is. */
    private Object displayData(MimeBundle bundle) {
        Class<?> type = display.getParameterTypes()[0];
        try {
            Object data = type.getConstructor().newInstance();
            Method put = method(type, "putData", String.class, Object.class);
            bundle.data().forEach((mimeType, value) -> call(put, data, mimeType, value));
            return data;
        } catch (ReflectiveOperationException e) {
            throw strange(e);
        }
    }

    private Method method(Class<?> type, String name, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters);
        } catch (NoSuchMethodException e) {
            throw strange(e);
        }
    }

    private Object call(Method method, Object target, Object... arguments) {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw strange(e);
        } catch (IllegalAccessException e) {
            throw strange(e);
        }
    }

    private IllegalStateException strange(Exception cause) {
        return new IllegalStateException(
                "The kernel " + kernel.getClass().getName() + " displays things in a way this course does not know.",
                cause);
    }
}
