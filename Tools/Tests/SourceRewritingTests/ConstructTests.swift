import Foundation
import Testing

@testable import SourceRewriting

/// Compares the rewritten sources of each construct with recorded ones. A folder below `Constructs` contains sources, a
/// file `Name.rewritten.swift` for each source that's changed, and `problems.txt` with the unsupported constructs.
///
/// If `RECORD_CONSTRUCTS` is set to the path of that folder, the results are recorded instead. Review each change.
struct ConstructTests {
    @Test(arguments: ConstructCase.all)
    func isRewrittenAsRecorded(_ construct: ConstructCase) throws {
        let results = try construct.rewritten()
        if let folder = ProcessInfo.processInfo.environment["RECORD_CONSTRUCTS"] {
            try construct.record(results, in: URL(fileURLWithPath: folder))
            return
        }
        for result in results {
            let expected = try construct.expected(for: result.source)
            #expect(result.text == expected, "\(construct.name)/\(result.source.lastPathComponent)")
        }
        let problems = results.flatMap(\.problems).map { "\($0)\n" }.joined()
        #expect(problems == construct.expectedProblems)
    }

    @Test(arguments: ConstructCase.all)
    func linesKeepTheirNumbers(_ construct: ConstructCase) throws {
        for result in try construct.rewritten() where !result.isUnchanged {
            let source = try construct.text(of: result.source).split(separator: "\n", omittingEmptySubsequences: false)
            let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            // Lines with a single statement that isn't rewritten, or is the constant of a model, keep their line numbers.
            for (number, pair) in zip(source, lines).enumerated() where pair.0.hasPrefix("    let ") {
                #expect(
                    pair.1.hasPrefix("    let ") || pair.1.hasPrefix("    var "), "\(construct.name):\(number + 1)")
            }
        }
    }
}

/// A folder of sources with the recorded results.
struct ConstructCase: CustomTestStringConvertible, Sendable {
    let folder: URL

    var name: String { folder.lastPathComponent }
    var testDescription: String { name }

    static let all: [ConstructCase] = {
        let root = Bundle.module.resourceURL?.appendingPathComponent("Constructs")
        let folders = root.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
        return folders.sorted().compactMap { name in root.map { ConstructCase(folder: $0.appendingPathComponent(name)) }
        }
    }()

    /// Returns the results of all files, whose paths are in the folder `/App` during the test.
    func rewritten() throws -> [RewrittenFile] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let sources = try names.filter { $0.hasSuffix(".swift") && !$0.contains(".rewritten.") }.map { name in
            SourceText(
                URL(fileURLWithPath: "/App/\(name)"),
                bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(name))))
        }
        return SourceModule(name: "App", sources: sources).rewritten()
    }

    func text(of source: URL) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(source.lastPathComponent), encoding: .utf8)
    }

    /// Returns the recorded result of a source, or the source itself if there isn't one.
    func expected(for source: URL) throws -> String {
        let name = source.deletingPathExtension().lastPathComponent + ".rewritten.swift"
        let url = folder.appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: url.path)
            ? try String(contentsOf: url, encoding: .utf8) : try text(of: source)
    }

    var expectedProblems: String {
        (try? String(contentsOf: folder.appendingPathComponent("problems.txt"), encoding: .utf8)) ?? ""
    }

    func record(_ results: [RewrittenFile], in root: URL) throws {
        let folder = root.appendingPathComponent(name)
        for result in results where !result.isUnchanged {
            let name = result.source.deletingPathExtension().lastPathComponent + ".rewritten.swift"
            try Data(result.text.utf8).write(to: folder.appendingPathComponent(name))
        }
        let problems = results.flatMap(\.problems).map { "\($0)\n" }.joined()
        if !problems.isEmpty { try Data(problems.utf8).write(to: folder.appendingPathComponent("problems.txt")) }
    }
}
