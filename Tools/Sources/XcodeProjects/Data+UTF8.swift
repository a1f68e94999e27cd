import Foundation

extension Data {
    /// The first line with invalid UTF-8, starting at 1, or `nil` if the data is valid.
    ///
    /// On Linux, Foundation's XML parser ends the process if a name is invalid, so files are validated before parsing.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package var firstInvalidUTF8Line: Int? {
        let lines = split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }
}
