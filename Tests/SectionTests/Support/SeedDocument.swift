import Foundation

/// A document and its code blocks: one of the documents that the section systems implement, or one of our own.
struct SeedDocument {
    private let blocks: [String]

    /// The document of a number, such as 000.
    ///
    /// - Parameter file: Where the tests are, below which the documents lie.
    init(_ number: String, file: String = #filePath) throws {
        try self.init(path: "Tests/Resources/seeds/\(number).md", file: file)
    }

    /// The document at a path in the repository.
    ///
    /// - Parameters:
    ///   - path: Where it is, from the repository's folder.
    ///   - heading: The heading of the part that is meant; nil for all of it.
    ///   - file: Where the tests are.
    init(path: String, under heading: String? = nil, file: String = #filePath) throws {
        let document = try String(contentsOf: URL(fileURLWithPath: file).inRepository(path), encoding: .utf8)
        let text =
            heading.map { heading in
                let rest = document.components(separatedBy: "\n## \(heading)\n").dropFirst().joined()
                return rest.components(separatedBy: "\n## ")[0]
            } ?? document
        // Every second part between fences is code, after the name of its language.
        blocks = text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map { block in
            block.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
        }
    }

    /// How many blocks of code there are.
    var blockCount: Int { blocks.count }

    /// Returns the code blocks that none of the Swift files of a folder contain verbatim.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder, relative to the repository.
    ///   - file: The path of the test file.
    func blocksMissing(fromFolder folder: String, file: String = #filePath) throws -> [String] {
        let folder = URL(fileURLWithPath: file).inRepository(folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.reduce(blocks) { missing, name in
            let source = letters(
                of: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            return missing.filter { !source.contains(letters(of: $0)) }
        }
    }

    /// Returns the code blocks that a source file doesn't contain verbatim, ignoring spaces and line breaks.
    ///
    /// - Parameters:
    ///   - file: The path of the source file.
    ///   - exceptions: The replacements of lines that no source file can contain, or `nil` to omit the line.
    ///   - skipped: The indices of blocks to ignore.
    func blocksMissing(
        from file: String = #filePath, exceptions: [String: String?] = [:], skipping skipped: Set<Int> = []
    ) throws -> [String] {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // Code in a comment or in a branch for another platform would be found, but is neither compiled nor run.
        for mark in ["/*", "#if", "\"\"\""] where text.contains(mark) { throw HidingPlace(mark: mark) }
        let source = letters(of: text)
        return blocks.enumerated().filter { !skipped.contains($0.offset) }.map(\.element).filter { block in
            let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let wanted = lines.compactMap { line in exceptions[line] ?? line }
            return !source.contains(letters(of: wanted.joined(separator: "\n")))
        }
    }

    /// A construct in a source file that could contain code that isn't run.
    private struct HidingPlace: Error {
        let mark: String
    }

    private func letters(of text: String) -> String {
        text.filter { !$0.isWhitespace }
    }
}

extension URL {
    /// Returns the URL of a path in the repository that contains this file.
    fileprivate func inRepository(_ path: String) -> URL {
        let root = pathComponents.prefix { $0 != "Tests" }.joined(separator: "/").replacingOccurrences(
            of: "//", with: "/")
        return URL(fileURLWithPath: root).appendingPathComponent(path)
    }
}
