import Foundation

/// An unsupported construct in a source, and a way to fix it.
public struct Problem: Sendable, Hashable {
    /// The app's own file.
    public let file: URL
    /// The line, starting at 1.
    public let line: Int
    /// The column in UTF-8 bytes, starting at 1.
    public let column: Int
    /// The description of the problem and its fix, as sentences.
    public let message: String

    /// Creates a problem at a location in a file.
    public init(file: URL, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}

extension Problem: CustomStringConvertible {
    /// The problem in the format of compilers.
    public var description: String { "\(file.path):\(line):\(column): warning: \(message)" }
}
