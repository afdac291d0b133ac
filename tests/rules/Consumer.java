import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Prints offset and value (hex) of all that Kafka's own consumer is given: bootstrap server, topic, isolation level. */
public class Consumer {
    public static void main(String[] args) {
        var config = new Properties();
        config.put("bootstrap.servers", args[0]);
        config.put("isolation.level", args[2]);
        config.put("enable.auto.commit", "false");
        var partition = new TopicPartition(args[1], 0);
        var bytes = new ByteArrayDeserializer();
        try (var consumer = new KafkaConsumer<byte[], byte[]>(config, bytes, bytes)) {
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            long end = consumer.endOffsets(List.of(partition)).get(partition);
            while (consumer.position(partition) < end) {
                for (ConsumerRecord<byte[], byte[]> record : consumer.poll(Duration.ofMillis(500))) {
                    System.out.println(record.offset() + " " + HexFormat.of().formatHex(record.value()));
                }
            }
        }
    }
}
