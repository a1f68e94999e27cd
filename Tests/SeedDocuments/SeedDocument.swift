import Foundation

/// A document that one of the section systems implements, and the code that it prints.
public struct SeedDocument {
    private let blocks: [String]

    /// The document of a number, such as 000.
    ///
    /// - Parameter file: Where the tests are, below which the documents lie.
    public init(_ number: String, file: String = #filePath) throws {
        let tests = URL(fileURLWithPath: file).pathComponents
        let root = tests.prefix { $0 != "Tests" }.joined(separator: "/").replacingOccurrences(of: "//", with: "/")
        let text = try String(contentsOfFile: "\(root)/Tests/Resources/seeds/\(number).md", encoding: .utf8)
        // Every second part between fences is code, after the name of its language.
        blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { block in
            block.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
        }
    }

    /// The blocks of code that don't stand in a source file, letter for letter. Spaces and line breaks don't count.
    ///
    /// - Parameters:
    ///   - file: The source file.
    ///   - exceptions: Lines that can't stand in any source file, with what stands there instead; nil for nothing.
    ///   - skipped: The numbers of blocks that are left out.
    public func blocksMissing(
        from file: String = #filePath, exceptions: [String: String?] = [:], skipping skipped: Set<Int> = []
    ) throws -> [String] {
        let source = letters(of: try String(contentsOfFile: file, encoding: .utf8))
        return blocks.enumerated().filter { !skipped.contains($0.offset) }.map(\.element).filter { block in
            let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let wanted = lines.compactMap { line in exceptions[line] ?? line }
            return !source.contains(letters(of: wanted.joined(separator: "\n")))
        }
    }

    private func letters(of text: String) -> String {
        text.filter { !$0.isWhitespace }
    }
}
