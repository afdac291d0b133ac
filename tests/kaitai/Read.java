import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;

/**
 * Reads samples, a line each: the class, its integer parameters ("," between them), the bytes in hex. Prints a line of
 * JSON for each: an object as {"f": {field: value}}, bytes as {"b": hex}, an error as {"e": its text}.
 */
final class Read {
    public static void main(String[] args) throws Exception {
        for (String line : Files.readAllLines(Path.of(args[0]))) {
            String[] parts = line.split("\t", -1);
            System.out.println(read(parts[0], parts[1], HexFormat.of().parseHex(parts[2])));
        }
    }

    private static String read(String name, String parameters, byte[] data) throws Exception {
        ByteBufferKaitaiStream stream = new ByteBufferKaitaiStream(data);
        try {
            Object read = make(Class.forName(name), stream, parameters);
            return stream.isEof() ? json(read) : "{\"e\": \"" + (stream.size() - stream.pos()) + " bytes left\"}";
        } catch (InvocationTargetException failed) {
            return "{\"e\": " + quoted(String.valueOf(failed.getCause())) + "}";
        }
    }

    private static Object make(Class<?> type, ByteBufferKaitaiStream stream, String parameters) throws Exception {
        String[] given = parameters.isEmpty() ? new String[0] : parameters.split(",");
        for (Constructor<?> each : type.getConstructors()) {
            Class<?>[] types = each.getParameterTypes();
            if (types.length != 1 + given.length) continue;
            Object[] arguments = new Object[types.length];
            arguments[0] = stream;
            for (int i = 0; i < given.length; i++) arguments[i + 1] = Integer.parseInt(given[i]);
            return each.newInstance(arguments);
        }
        throw new IllegalArgumentException(type + " takes no " + given.length + " parameters");
    }

    private static String json(Object value) throws Exception {
        if (value == null || value instanceof Number || value instanceof Boolean) return number(value);
        if (value instanceof String text) return quoted(text);
        if (value instanceof byte[] bytes) return "{\"b\": \"" + HexFormat.of().formatHex(bytes) + "\"}";
        if (value instanceof KaitaiStruct struct) return object(struct);
        if (value instanceof List<?> list) {
            StringBuilder out = new StringBuilder("[");
            for (Object each : list) out.append(out.length() > 1 ? "," : "").append(json(each));
            return out.append("]").toString();
        }
        return String.valueOf(value.getClass().getMethod("id").invoke(value)); // an enum
    }

    private static String number(Object value) {
        boolean isOrdinary = !(value instanceof Double d) || Double.isFinite(d);
        return isOrdinary ? String.valueOf(value) : "{\"n\": \"" + value + "\"}";
    }

    private static String object(KaitaiStruct struct) throws Exception {
        StringBuilder out = new StringBuilder();
        for (Method method : struct.getClass().getDeclaredMethods()) {
            String name = method.getName();
            boolean isField = method.getParameterCount() == 0 && method.getReturnType() != void.class;
            boolean isOurs = Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers());
            if (!isField || !isOurs || name.startsWith("_")) continue;
            Object value;
            try {
                value = method.invoke(struct);
            } catch (InvocationTargetException failed) {
                continue; // an instance that needs a field which is not there
            }
            if (value != null) out.append(out.isEmpty() ? "" : ",").append(quoted(name)).append(":").append(json(value));
        }
        return "{\"f\": {" + out + "}, \"s\": {}}";
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c < 0x20 || c == '"' || c == '\\' || c > 0x7e) out.append(String.format("\\u%04x", (int) c));
            else out.append(c);
        }
        return out.append('"').toString();
    }
}
