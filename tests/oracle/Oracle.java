// Prints what Apache Kafka's own generated classes make of every message at every version, as JSON lines.
//
//     java -cp 'DIRECTORY OF JARS/*' tests/oracle/Oracle.java [SEED] > oracle.jsonl
//
// It knows no message: the definitions inside the Kafka jars on the class path say which there are, and the SCHEMAS
// of their generated classes which fields a version has, so that any release since 3.9 can be asked. Every message
// is written, read back and written again, and its JSON read back, before its line is printed.
//
// A message line: message, type (as in the definition), api_key, version, module, flexible, unstable, case, json,
// unknown_tagged_fields [{path, tags: [[tag, hex]]}], hex. Frame lines have `frame` in place of `case`: "rpc",
// "version-prefixed", "type-prefixed" or "api-message-serde". The last lines are the error codes: error, name.

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BinaryNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.PrintStream;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.message.ApiMessageType;
import org.apache.kafka.common.message.RequestHeaderData;
import org.apache.kafka.common.message.ResponseHeaderData;
import org.apache.kafka.common.protocol.ByteBufferAccessor;
import org.apache.kafka.common.protocol.Errors;
import org.apache.kafka.common.protocol.Message;
import org.apache.kafka.common.protocol.ObjectSerializationCache;
import org.apache.kafka.common.protocol.types.BoundField;
import org.apache.kafka.common.protocol.types.RawTaggedField;
import org.apache.kafka.common.protocol.types.Schema;
import org.apache.kafka.common.protocol.types.TaggedFields;
import org.apache.kafka.common.protocol.types.Type;

@SuppressWarnings("deprecation")  // the feature that escapes non-ASCII moved within Jackson
public class Oracle {
    static final List<String> CASES = List.of("default", "nulls", "min", "max", "random-0", "random-1", "tags");
    static final String[] STRINGS = {
        "", "a", "kafka", "group.id_7", "h\u00e9llo w\u00f6rld", "\u65e5\u672c\u8a9e", "\ud83d\ude80 emoji",
        "\u0000\u0001\t\n\"\\/\u007f\u0080\u2028", "\uffff\ufeffbom", "10.0.0.1:9092", "c".repeat(140),
    };
    static final long[] EDGES = {0, 1, -1, 127, 128, -128, 255, 300, 32767, 65535, 1L << 31, -1L << 31, Long.MIN_VALUE};
    static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    static final ObjectMapper JSON = new ObjectMapper().configure(JsonParser.Feature.ALLOW_COMMENTS, true)
        .configure(JsonGenerator.Feature.ESCAPE_NON_ASCII, true);

    static final Field TAGS = opened(TaggedFields.class, "fields");  // it has no getter in 3.9

    static long seed = 1;
    static PrintStream out;

    /** A message definition of a jar with the class generated from it. */
    record Definition(String name, String module, JsonNode spec, Class<?> type) {
        String kind() { return spec.get("type").asText(); }
        short low() throws Exception { return type.getField("LOWEST_SUPPORTED_VERSION").getShort(null); }
        short high() throws Exception { return type.getField("HIGHEST_SUPPORTED_VERSION").getShort(null); }
        Schema schema(int version) throws Exception { return ((Schema[]) type.getField("SCHEMAS").get(null))[version]; }
    }

    /** A filled message, where its records fields are, and which unknown tags it was given (by JSON pointer). */
    record Filled(Message message, Map<String, byte[]> records, Map<String, List<RawTaggedField>> unknown) { }

    public static void main(String[] args) throws Exception {
        seed = args.length > 0 ? Long.parseLong(args[0]) : seed;
        out = new PrintStream(new java.io.BufferedOutputStream(System.out, 1 << 16), false, StandardCharsets.US_ASCII);
        Map<String, Definition> definitions = definitions();
        int pairs = 0;
        int lines = 0;
        for (Definition each : definitions.values()) {
            for (short version = each.low(); version <= each.high(); version++, pairs++) {
                for (String name : CASES) {
                    lines += bodyLine(each, version, name) ? 1 : 0;
                }
            }
        }
        for (ApiMessageType api : ApiMessageType.values()) {
            if (!definitions.containsKey(api.name + "Request")) {
                continue;  // a key of the past, without versions
            }
            rpcLines(api, definitions.get(api.name + "Request"), definitions.get(api.name + "Response"));
        }
        for (Definition each : definitions.values()) {
            envelopeLines(each);
        }
        for (Errors each : Errors.values()) {
            print(NODES.objectNode().put("error", each.code()).put("name", each.name()));
        }
        out.flush();
        System.err.println(definitions.size() + " messages, " + pairs + " versions, " + lines + " bodies");
    }

    // ---- what there is ---------------------------------------------------------------------------------------

    static Map<String, Definition> definitions() throws Exception {
        Map<String, Class<?>> generated = new HashMap<>();
        Map<String, JsonNode> specs = new TreeMap<>();
        Map<String, String> modules = new HashMap<>();
        for (String path : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!new File(path).getName().matches("kafka-.*\\.jar")) {
                continue;
            }
            try (JarFile jar = new JarFile(path)) {
                for (JarEntry entry : (Iterable<JarEntry>) jar.stream()::iterator) {
                    String name = entry.getName();
                    String simple = name.substring(name.lastIndexOf('/') + 1).replaceFirst("\\.[a-z]+$", "");
                    if (name.matches("(common/)?(message|metadata)/\\w+\\.json")) {
                        JsonNode spec = JSON.readTree(jar.getInputStream(entry));
                        specs.put(spec.get("name").asText(), spec);
                        modules.put(spec.get("name").asText(), new File(path).getName().replaceAll("^kafka-|-\\d.*", ""));
                    } else if (name.matches("org/apache/kafka/.*(message|metadata|generated)/\\w+\\.class")) {
                        generated.put(simple, Class.forName(name.replace('/', '.').replaceFirst("\\.class$", "")));
                    }
                }
            }
        }
        Map<String, Definition> found = new TreeMap<>();
        for (Map.Entry<String, JsonNode> each : specs.entrySet()) {
            String name = each.getKey();
            Class<?> type = generated.getOrDefault(name + "Data", generated.get(name));
            if (each.getValue().get("validVersions").asText().equals("none")) {
                continue;
            }
            if (type == null || !Message.class.isAssignableFrom(type)) {
                throw new IllegalStateException("no generated class for " + name);
            }
            found.put(name, new Definition(name, modules.get(name), each.getValue(), type));
        }
        return found;
    }

    // ---- filling a message by its schema ---------------------------------------------------------------------

    static class Filler {
        final String name;
        final Random random;
        final boolean nullableRecords;  // to 3.9's schemas every records field is nullable, to its writers not
        final Map<String, byte[]> records = new TreeMap<>();
        final Map<String, List<RawTaggedField>> unknown = new TreeMap<>();

        Filler(Definition of, int version, String name) {
            this.name = name;
            this.nullableRecords = of.spec().findParents("nullableVersions").stream()
                .anyMatch(each -> each.get("type").asText().equals("records") && each.get("nullableVersions").asText().endsWith("+"));
            this.random = new Random(seed * 31 + (of.name() + version + name).hashCode());
        }

        void fill(Message target, Schema schema, String path) throws Exception {
            Map<String, Field> fields = new HashMap<>();
            for (Field each : target.getClass().getDeclaredFields()) {
                each.setAccessible(true);
                fields.put(each.getName().toLowerCase(Locale.ROOT), each);
            }
            for (BoundField bound : schema.fields()) {
                if (bound.def.type instanceof TaggedFields tagged) {
                    for (Object each : ((Map<?, ?>) TAGS.get(tagged)).values()) {
                        set(target, fields, (org.apache.kafka.common.protocol.types.Field) each, path);
                    }
                    if (name.equals("tags") && (path.isEmpty() || random.nextBoolean())) {
                        addUnknown(target, path);
                    }
                } else {
                    set(target, fields, bound.def, path);
                }
            }
        }

        void set(Message target, Map<String, Field> fields, org.apache.kafka.common.protocol.types.Field def, String path)
                throws Exception {
            Field field = fields.get(def.name.replace("_", "").toLowerCase(Locale.ROOT));
            field.set(target, value(def.type, field.getGenericType(), path + "/" + field.getName()));
        }

        void addUnknown(Message target, String path) {
            List<RawTaggedField> added = new ArrayList<>();
            int tag = 100 + random.nextInt(30);
            for (int i = 1 + random.nextInt(2); i > 0; i--, tag += 1 + random.nextInt(20000)) {
                added.add(new RawTaggedField(tag, bytes(random.nextInt(6))));
            }
            target.unknownTaggedFields().addAll(added);
            unknown.put(path, added);
        }

        Object value(Type type, java.lang.reflect.Type java, String path) throws Exception {
            if ((type.toString().matches("(COMPACT_)?(NULLABLE_)?RECORDS") ? nullableRecords : type.isNullable()) && (name.equals("nulls") || random.nextInt(6) == 0)) {
                return null;
            }
            if (type.arrayElementType().isPresent()) {
                return elements(type.arrayElementType().get(), java, path);
            }
            if (type instanceof Schema schema) {
                Message inner = (Message) construct((Class<?>) java);
                fill(inner, schema, path);
                return inner;
            }
            Class<?> raw = (Class<?>) java;
            if (raw == String.class) {
                return text();
            } else if (raw == byte[].class) {
                return bytes(length());
            } else if (raw == ByteBuffer.class) {
                return ByteBuffer.wrap(bytes(length()));
            } else if (raw == Uuid.class) {
                return name.equals("min") ? Uuid.ZERO_UUID : new Uuid(random.nextLong(), random.nextLong());
            } else if (raw == boolean.class) {
                return name.equals("max") || !name.equals("min") && random.nextBoolean();
            } else if (raw == double.class) {
                return name.equals("min") ? -Double.MAX_VALUE : name.equals("max") ? Double.MAX_VALUE : random.nextGaussian();
            } else if (raw.isPrimitive()) {
                return number(type.toString(), raw);
            }
            return recordSet(path);
        }

        Object elements(Type of, java.lang.reflect.Type java, String path) throws Exception {
            Class<?> raw = (Class<?>) (java instanceof ParameterizedType generic ? generic.getRawType() : java);
            java.lang.reflect.Type element = ((ParameterizedType) (raw == List.class ? java : raw.getGenericSuperclass()))
                .getActualTypeArguments()[0];
            if (!(of instanceof Schema)) {
                element = unboxed((Class<?>) element);
            }
            @SuppressWarnings("unchecked")
            Collection<Object> made = raw == List.class ? new ArrayList<>() : (Collection<Object>) construct(raw);
            int count = name.equals("min") || random.nextInt(6) == 0 ? 0 : 1 + random.nextInt(2);
            for (int i = 0; i < count; i++) {
                made.add(value(of, element, path + "/" + i));
            }
            return made;
        }

        Object number(String type, Class<?> raw) {
            int bits = Integer.parseInt(type.replaceAll("\\D", ""));
            boolean signed = !type.startsWith("U");
            long high = bits == 64 ? Long.MAX_VALUE : (1L << (signed ? bits - 1 : bits)) - 1;
            long low = signed ? -high - 1 : 0;
            long drawn = random.nextInt(2) == 0 ? EDGES[random.nextInt(EDGES.length)] : random.nextLong();
            long value = name.equals("min") ? low : name.equals("max") ? high
                : signed ? drawn << (64 - bits) >> (64 - bits) : drawn & high;
            return raw == byte.class ? (Object) (byte) value : raw == short.class ? (Object) (short) value
                : raw == int.class ? (Object) (int) value : (Object) value;
        }

        String text() {
            return name.equals("min") ? "" : name.equals("max") ? "\u00fcz".repeat(70)
                : random.nextBoolean() ? "name-" + Integer.toString(random.nextInt(50000), 36)
                : STRINGS[random.nextInt(STRINGS.length)];
        }

        int length() { return name.equals("min") ? 0 : name.equals("max") || random.nextInt(8) == 0 ? 200 : random.nextInt(8); }

        byte[] bytes(int length) {
            byte[] made = new byte[length];
            random.nextBytes(made);
            return made;
        }

        /** One or two small batches; only uncompressed ones, since what a codec writes depends on its library. */
        Object recordSet(String path) throws Exception {
            ByteBuffer whole = ByteBuffer.allocate(4096);
            for (int batches = name.equals("min") ? 1 : 1 + random.nextInt(2); batches > 0; batches--) {
                Class<?> simple = either("record.internal.SimpleRecord", "record.SimpleRecord");
                Object rows = Array.newInstance(simple, 1 + random.nextInt(3));
                for (int i = 0; i < Array.getLength(rows); i++) {
                    byte[] key = random.nextInt(3) == 0 ? null : ("k" + i).getBytes(StandardCharsets.UTF_8);
                    byte[] value = random.nextInt(5) == 0 ? null : bytes(random.nextInt(12));
                    long time = 1600000000000L + random.nextInt(1000000);
                    Array.set(rows, i, simple.getConstructor(long.class, byte[].class, byte[].class).newInstance(time, key, value));
                }
                Method build = memoryRecords().getMethod("withRecords", long.class, Compression.class, rows.getClass());
                Object built = build.invoke(null, (long) random.nextInt(1000), Compression.NONE, rows);
                whole.put((ByteBuffer) built.getClass().getMethod("buffer").invoke(built));
            }
            byte[] exact = Arrays.copyOf(whole.array(), whole.position());
            records.put(path, exact);
            return memoryRecords().getMethod("readableRecords", ByteBuffer.class).invoke(null, ByteBuffer.wrap(exact));
        }
    }

    static Filled filled(Definition of, int version, String name) throws Exception {
        Message message = (Message) construct(of.type());
        Filler filler = new Filler(of, version, name);
        if (!name.equals("default")) {
            filler.fill(message, of.schema(version), "");
        }
        return new Filled(message, filler.records, filler.unknown);
    }

    static Class<?> memoryRecords() throws Exception { return either("record.internal.MemoryRecords", "record.MemoryRecords"); }

    /** A class of org.apache.kafka.common that moved: its newer place or its older. */
    static Class<?> either(String newer, String older) throws Exception {
        boolean moved = Oracle.class.getClassLoader().getResource("org/apache/kafka/common/" + newer.replace('.', '/') + ".class") != null;
        return Class.forName("org.apache.kafka.common." + (moved ? newer : older));
    }

    static Object construct(Class<?> type) throws Exception {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    static Field opened(Class<?> type, String name) {
        try {
            Field field = type.getDeclaredField(name);
            field.setAccessible(true);
            return field;
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    static Class<?> unboxed(Class<?> type) {
        return type == Byte.class ? byte.class : type == Short.class ? short.class : type == Integer.class ? int.class
            : type == Long.class ? long.class : type;
    }

    // ---- bytes and JSON --------------------------------------------------------------------------------------

    static byte[] written(Message message, short version) {
        ObjectSerializationCache cache = new ObjectSerializationCache();
        ByteBuffer buffer = ByteBuffer.allocate(message.size(cache, version));
        message.write(new ByteBufferAccessor(buffer), cache, version);
        if (buffer.hasRemaining()) {
            throw new IllegalStateException("Kafka wrote less than it announced: " + message);
        }
        return buffer.array();
    }

    static byte[] checked(Definition of, short version, Filled filled, JsonNode json) throws Exception {
        byte[] bytes = written(filled.message(), version);
        Message back = (Message) construct(of.type());
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        back.read(new ByteBufferAccessor(buffer), version);
        boolean same = !buffer.hasRemaining() && Arrays.equals(bytes, written(back, version));
        Class<?> converter = converter(of);
        if (same && filled.unknown().isEmpty() && converter != null) {
            Method read = converter.getMethod("read", JsonNode.class, short.class);
            same = Arrays.equals(bytes, written((Message) read.invoke(null, json, version), version));
        }
        if (!same) {
            throw new IllegalStateException("Kafka does not read back what it wrote: " + of.name() + " v" + version);
        }
        return bytes;
    }

    static Class<?> converter(Definition of) {
        try {
            return Class.forName(of.type().getName() + "JsonConverter");
        } catch (ClassNotFoundException e) {
            return null;  // Streams' jar has the message classes alone
        }
    }

    /** What Kafka's converter says, with the content of records fields, which it leaves out, put in. */
    static JsonNode json(Definition of, short version, Filled filled) throws Exception {
        Class<?> converter = converter(of);
        JsonNode json = converter == null ? plain(filled.message(), of.schema(version))
            : (JsonNode) converter.getMethod("write", of.type(), short.class).invoke(null, filled.message(), version);
        for (Map.Entry<String, byte[]> each : filled.records().entrySet()) {
            int cut = each.getKey().lastIndexOf('/');
            ((ObjectNode) json.at(each.getKey().substring(0, cut))).set(each.getKey().substring(cut + 1), new BinaryNode(each.getValue()));
        }
        return json;
    }

    /** JSON in the converters' conventions, for the untagged messages of a jar that has no converters. */
    static JsonNode plain(Object value, Type type) throws Exception {
        if (value == null) {
            return NODES.nullNode();
        }
        if (type.arrayElementType().isPresent()) {
            ArrayNode made = NODES.arrayNode();
            for (Object each : (Collection<?>) value) {
                made.add(plain(each, type.arrayElementType().get()));
            }
            return made;
        }
        if (type instanceof Schema schema) {
            ObjectNode made = NODES.objectNode();
            for (BoundField bound : schema.fields()) {
                for (Field each : value.getClass().getDeclaredFields()) {
                    each.setAccessible(true);
                    if (each.getName().equalsIgnoreCase(bound.def.name.replace("_", ""))) {
                        made.set(each.getName(), plain(each.get(value), bound.def.type));
                    }
                }
            }
            return made;
        }
        return value instanceof byte[] bytes ? new BinaryNode(bytes) : value instanceof Uuid ? NODES.textNode(value.toString()) : JSON.valueToTree(value);
    }

    static ArrayNode unknown(Filled filled) {
        ArrayNode made = NODES.arrayNode();
        filled.unknown().forEach((pointer, tags) -> {
            ObjectNode entry = made.addObject();
            entry.put("path", pointer.replaceAll("/(\\d+)", "[$1]").replace('/', '.').replaceFirst("^\\.", ""));
            ArrayNode pairs = entry.putArray("tags");
            tags.forEach(each -> pairs.addArray().add(each.tag()).add(hex(each.data())));
        });
        return made;
    }

    static String hex(byte[] bytes) { return HexFormat.of().formatHex(bytes); }

    // ---- lines -----------------------------------------------------------------------------------------------

    static void print(ObjectNode line) throws Exception { out.println(JSON.writeValueAsString(line)); }

    static ObjectNode about(Definition of, int version) throws Exception {
        boolean unstable = of.spec().path("latestVersionUnstable").asBoolean() && version == of.high();
        BoundField[] fields = of.schema(version).fields();
        ObjectNode line = NODES.objectNode().put("message", of.name()).put("type", of.kind());
        line.set("api_key", of.spec().path("apiKey").isMissingNode() ? NODES.nullNode() : of.spec().get("apiKey"));
        return line.put("version", version).put("module", of.module()).put("unstable", unstable)
            .put("flexible", fields.length > 0 && fields[fields.length - 1].def.type instanceof TaggedFields);
    }

    /** Print one body; nothing where the case has nothing to say (no field, or a default that is not writable). */
    static boolean bodyLine(Definition of, short version, String name) throws Exception {
        if (of.schema(version).fields().length == 0 && !name.equals("default")) {
            return false;
        }
        ObjectNode line = about(of, version);
        if (name.equals("tags") && !line.get("flexible").asBoolean()) {
            return false;
        }
        Filled filled = filled(of, version, name);
        JsonNode json = json(of, version, filled);
        line.put("case", name).set("json", json);
        if (!filled.unknown().isEmpty()) {
            line.set("unknown_tagged_fields", unknown(filled));
        }
        print(line.put("hex", hex(checked(of, version, filled, json))));
        return true;
    }

    static void rpcLines(ApiMessageType api, Definition request, Definition response) throws Exception {
        for (short version = request.low(); version <= request.high(); version++) {
            ObjectNode line = NODES.objectNode().put("frame", "rpc").put("api", api.name).put("api_key", api.apiKey()).put("version", version);
            short asked = api.requestHeaderVersion(version);
            short answered = api.responseHeaderVersion(version);
            line.put("request_header_version", asked).put("response_header_version", answered);
            RequestHeaderData header = new RequestHeaderData().setRequestApiKey(api.apiKey()).setRequestApiVersion(version)
                .setCorrelationId(version * 1000 + api.apiKey()).setClientId(version % 3 == 0 ? null : "client-" + api.name);
            line.set("request", frame(request, version, header, asked));
            line.set("response", frame(response, version, new ResponseHeaderData().setCorrelationId(-version), answered));
            print(line);
        }
    }

    static ObjectNode frame(Definition body, short version, Message header, short headerVersion) throws Exception {
        if (headerVersion == (header instanceof RequestHeaderData ? 2 : 1)) {
            header.unknownTaggedFields().add(new RawTaggedField(100 + version, new byte[] {(byte) version}));
        }
        Filled filled = filled(body, version, "tags");
        byte[] first = written(header, headerVersion);
        byte[] second = written(filled.message(), version);
        ByteBuffer whole = ByteBuffer.allocate(4 + first.length + second.length).putInt(first.length + second.length);
        ObjectNode made = NODES.objectNode();
        made.set("header", (JsonNode) Class.forName(header.getClass().getName() + "JsonConverter")
            .getMethod("write", header.getClass(), short.class).invoke(null, header, headerVersion));
        ArrayNode tags = made.putArray("header_unknown_tagged_fields");
        if (!header.unknownTaggedFields().isEmpty()) {
            RawTaggedField only = header.unknownTaggedFields().get(0);
            tags.addObject().put("path", "").putArray("tags").addArray().add(only.tag()).add(hex(only.data()));
        }
        made.set("body", json(body, version, filled));
        made.set("body_unknown_tagged_fields", unknown(filled));
        return made.put("hex", hex(whole.put(first).put(second).array()));
    }

    /** What stands in front of a message in a log: its int16 version, a coordinator record's type, KRaft's varints. */
    static void envelopeLines(Definition of) throws Exception {
        String frame = Map.of("metadata", "api-message-serde", "coordinator-key", "type-prefixed",
            "coordinator-value", "version-prefixed", "data", "version-prefixed").get(of.kind());
        if (frame == null || of.module().equals("streams")) {
            return;
        }
        for (short version = of.low(); version <= of.high(); version++) {
            Filled filled = filled(of, version, "random-0");
            ByteBuffer whole = ByteBuffer.allocate(1 << 16);
            int key = of.spec().path("apiKey").asInt();
            if (frame.equals("api-message-serde")) {
                for (int each : new int[] {1, key, version}) {
                    new ByteBufferAccessor(whole).writeUnsignedVarint(each);
                }
            } else {
                whole.putShort(frame.equals("type-prefixed") ? (short) key : version);
            }
            whole.put(written(filled.message(), version));
            ObjectNode line = about(of, version).put("frame", frame);
            line.set("json", json(of, version, filled));
            print(line.put("hex", hex(Arrays.copyOf(whole.array(), whole.position()))));
        }
    }
}
