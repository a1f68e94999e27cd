import Foundation
import SwiftParser
import SwiftSyntax

/// A file of a module: its bytes, and the result of scanning them.
struct SourceText: Sendable {
    let url: URL
    let bytes: [UInt8]
    let scan: ConstructScan

    init(_ url: URL) throws {
        let data = try Data(contentsOf: url)
        self.init(url, bytes: [UInt8](data))
    }

    init(_ url: URL, bytes: [UInt8]) {
        self.url = url
        self.bytes = bytes
        scan = ConstructScan(bytes)
    }

    /// Parses the file. The syntax tree includes text with errors; see `hasError`.
    func parsed() -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
    }

    /// Returns the line and the column of an offset, starting at 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
        var line = 1
        var start = 0
        for (index, byte) in bytes.prefix(offset).enumerated() where byte == UInt8(ascii: "\n") {
            line += 1
            start = index + 1
        }
        return (line, offset - start + 1)
    }

    /// Returns a problem at an offset.
    func problem(at offset: Int, _ message: String) -> Problem {
        let (line, column) = place(of: offset)
        return Problem(file: url, line: line, column: column, message: message)
    }
}
