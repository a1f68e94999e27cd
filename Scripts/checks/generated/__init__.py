"""The documents, or parts of documents, that `Scripts/document` writes."""
