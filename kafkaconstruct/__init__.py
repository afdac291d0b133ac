"""Apache Kafka's wire protocol and on-disk formats as Construct declarations that parse and build."""
