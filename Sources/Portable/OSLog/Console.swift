import Foundation

/// Where messages are written to.
enum Console {
    /// Takes a line, without its end: writes it to standard error unless a test listens.
    @TaskLocal static var write: @Sendable (String) -> Void = { line in
        // `write(_:)` would end the process if the stream can't be written; logging must not.
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
