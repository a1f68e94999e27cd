import Foundation

extension Data {
    /// The first line, from 1 on, whose bytes are no UTF-8; nil if all of it is.
    ///
    /// Foundation's XML parser ends the process on Linux where a name isn't, so files are asked before it sees them.
    /// - Complexity: O(*n*) in the number of bytes.
    package var firstLineThatIsNoUTF8: Int? {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }
}
