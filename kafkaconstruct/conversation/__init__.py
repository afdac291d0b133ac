"""Requests matched with their responses, from the bytes of a connection or of a capture."""

from kafkaconstruct.conversation.capture import Capture
from kafkaconstruct.conversation.conversation import Conversation
from kafkaconstruct.conversation.message import Fault, Kind, Message, Problem

__all__ = ["Capture", "Conversation", "Fault", "Kind", "Message", "Problem"]
