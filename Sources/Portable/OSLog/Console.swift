import Foundation

/// Where messages are written to.
enum Console {
    /// The destination of lines. It's a type because optimized code of Swift 6.3 crashes with a task-local function.
    struct Writer: Sendable {
        /// Accepts a line without its end.
        let write: @Sendable (String) -> Void

        init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }
    }

    /// Writes lines to standard error unless a test replaces it.
    @TaskLocal static var writer = Writer { line in
        // `write(_:)` would end the process if the stream can't be written; logging must not.
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
