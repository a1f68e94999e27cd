import CollageTesting
import Foundation
import Synchronization

/// A file that a value is compared with.
struct SnapshotFile {
    let url: URL
    private let name: String
    private let source: (path: String, identifier: String)
    private let owner: String
    /// What the code calls it.
    private let calledName: String

    /// - Parameters:
    ///   - test: The function of the test.
    ///   - name: What follows it; a number that counts the test's snapshots if nil.
    ///   - pathExtension: What follows that.
    ///   - source: The file of the test: its path, and its name with its module.
    ///   - folder: Where the snapshots lie, if not beside the source.
    ///   - owner: The test, which has numbers of its own.
    init(
        test: String, name: String?, pathExtension: String?, source: (path: String, identifier: String),
        folder: String?, owner: String
    ) {
        let directory =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? KeptSnapshot.folder(ofSource: source.path)
        let test = Self.safe(test.testFunctionInSource)
        let identifier =
            name.map(Self.safe)
            ?? "\(SnapshotCounter.shared.next(for: "\(owner) \(directory.appendingPathComponent(test).path)"))"
        self.name = "\(test).\(identifier)"
        calledName = name ?? self.name
        self.source = source
        self.owner = owner
        let base = directory.appendingPathComponent(self.name)
        url = pathExtension.map { base.appendingPathExtension($0) } ?? base
    }

    /// Letters, digits and `_`; everything else becomes `-`, once where several follow one another and not at the ends.
    static func safe(_ text: String) -> String {
        let words = text.split { character in
            !(character.isLetter || character.isNumber || character == "_")
        }
        // A name of emoji alone would have nothing left.
        return KeptSnapshot.shortened(words.isEmpty ? text : words.joined(separator: "-"))
    }

    /// Compares what is shown now with the file, and writes it if that is asked for.
    /// - Returns: Why the test should fail; nil if it shouldn't.
    func compare<Format>(_ actual: Format, by diffing: Diffing<Format>, line: Int, column: Int) throws -> String? {
        let configuration = SnapshotTestingConfiguration.current
        let asked = configuration?.record ?? globals.read(\.record)
        let kept = KeptSnapshot(
            test: owner, name: name, calledName: calledName,
            kind: url.pathExtension.isEmpty ? "data" : url.pathExtension, file: source.path, fileID: source.identifier,
            line: line, column: column, reference: url)
        let tool = configuration?.diffTool ?? diffTool
        let failure = try kept.compare(diffing.toData(actual), recording: asked?.name) { expected in
            guard let (words, files) = diffing.diff(diffing.fromData(expected), actual) else { return nil }
            return (words, files.map(\.data))
        }
        guard let failure else { return nil }
        guard let traces = failure.actual else { return failure.message }
        return failure.message + "\n" + tool(currentFilePath: url.path, failedFilePath: traces.path)
    }
}

/// Counts the snapshots of each test that have no name.
final class SnapshotCounter: Sendable {
    static let shared = SnapshotCounter()

    private let counts = Mutex<[String: Int]>([:])

    func next(for key: String) -> Int {
        counts.withLock { counts in
            counts[key, default: 0] += 1
            return counts[key] ?? 1
        }
    }
}
