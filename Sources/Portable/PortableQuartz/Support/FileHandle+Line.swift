import Foundation

extension FileHandle {
    /// Writes a line, given without its line feed, to a standard stream.
    ///
    /// The line is lost if the stream's disk is full or its reader has exited. `write(_:)` would end the process then.
    package func writeLine(_ line: String) {
        // There's no other way to report a failure of the console.
        try? write(contentsOf: Data((line + "\n").utf8))
    }
}
