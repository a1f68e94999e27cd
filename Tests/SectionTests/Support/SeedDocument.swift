import Foundation

/// A document and the code that it prints: one of those that the section systems implement, or one of our own.
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

    /// The blocks of code that stand in none of the Swift files of a folder, letter for letter.
    ///
    /// - Parameters:
    ///   - folder: Where the files are, from the repository's folder.
    ///   - file: Where the tests are.
    func blocksMissing(fromFolder folder: String, file: String = #filePath) throws -> [String] {
        let folder = URL(fileURLWithPath: file).inRepository(folder)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.reduce(blocks) { missing, name in
            let source = letters(
                of: try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8))
            return missing.filter { !source.contains(letters(of: $0)) }
        }
    }

    /// The blocks of code that don't stand in a source file, letter for letter. Spaces and line breaks don't count.
    ///
    /// - Parameters:
    ///   - file: The source file.
    ///   - exceptions: Lines that can't stand in any source file, with what stands there instead; nil for nothing.
    ///   - skipped: The numbers of blocks that are left out.
    func blocksMissing(
        from file: String = #filePath, exceptions: [String: String?] = [:], skipping skipped: Set<Int> = []
    ) throws -> [String] {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        // What stands in a comment or in a branch for another platform would be found, but is neither compiled nor run.
        for mark in ["/*", "#if", "\"\"\""] where text.contains(mark) { throw HidingPlace(mark: mark) }
        let source = letters(of: text)
        return blocks.enumerated().filter { !skipped.contains($0.offset) }.map(\.element).filter { block in
            let lines = block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let wanted = lines.compactMap { line in exceptions[line] ?? line }
            return !source.contains(letters(of: wanted.joined(separator: "\n")))
        }
    }

    /// Something in a source file that code could stand in without being run.
    private struct HidingPlace: Error {
        let mark: String
    }

    private func letters(of text: String) -> String {
        text.filter { !$0.isWhitespace }
    }
}

extension URL {
    /// What is at a path from the folder of the repository that this file is tested in.
    fileprivate func inRepository(_ path: String) -> URL {
        let root = pathComponents.prefix { $0 != "Tests" }.joined(separator: "/").replacingOccurrences(
            of: "//", with: "/")
        return URL(fileURLWithPath: root).appendingPathComponent(path)
    }
}
