import DiffEngine

extension UUID: BytewiseIdentifier {}
