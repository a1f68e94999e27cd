import Foundation

/// Where messages are written to.
enum Console {
    /// Takes a line, without its end: writes it to standard error unless a test listens.
    @TaskLocal static var write: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
