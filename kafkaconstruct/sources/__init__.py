"""Where bytes come from: text that people paste, capture files, TCP streams."""
