import Foundation

/// The output of log messages.
enum Console {
    /// The destination of lines. It's a type because optimized code of Swift 6.3 crashes with a task-local function.
    struct Writer: Sendable {
        /// A closure that accepts a line without its line break.
        let write: @Sendable (String) -> Void

        init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }
    }

    /// Writes lines to standard error unless a test replaces it.
    @TaskLocal static var writer = Writer { line in
        // `write(_:)` would end the process if the stream can't be written. Logging must not do that.
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
