"""The records field of Produce, Fetch, ShareFetch and FetchSnapshot, and the content of a log file.

The magic byte says of each batch what it is, whatever the version of the message around it: old messages and new
batches may follow each other. Nothing inside is compact, also where the message around it is flexible.
"""

from kafkaconstruct.formats.message_set import from_bytes as message
from kafkaconstruct.formats.record_batch import RecordBatch
from kafkaconstruct.formats.record_sets import RecordsFormat

Records = RecordsFormat("Records", {0: message, 1: message, 2: RecordBatch.from_bytes})
