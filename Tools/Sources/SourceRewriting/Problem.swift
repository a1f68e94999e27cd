import Foundation

/// What a source asks for that can't be had, and what to do about it.
public struct Problem: Sendable, Hashable {
    /// The app's own file.
    public let file: URL
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int
    /// What is wrong and what to do, as sentences.
    public let message: String

    /// A problem at a place of a file.
    public init(file: URL, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}

extension Problem: CustomStringConvertible {
    /// The problem as compilers print theirs.
    public var description: String { "\(file.path):\(line):\(column): warning: \(message)" }
}
