import CollageTesting
import Foundation
import Synchronization

/// The file of a snapshot.
struct SnapshotFile {
    let url: URL
    private let name: String
    private let source: (path: String, identifier: String)
    private let owner: String
    /// The name in the source.
    private let calledName: String

    /// - Parameters:
    ///   - test: The name of the test function.
    ///   - name: The suffix of the file name, or `nil` to number the test's snapshots.
    ///   - pathExtension: The extension of the file.
    ///   - source: The path and the file ID of the test's source file.
    ///   - folder: The folder of the snapshots, or `nil` for the default folder.
    ///   - owner: The name of the test, whose snapshots are numbered separately.
    init(
        test: String, name: String?, pathExtension: String?, source: (path: String, identifier: String),
        folder: String?, owner: String
    ) {
        let directory =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) } ?? ExternalSnapshot.folder(ofSource: source.path)
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

    /// Returns the text with each sequence of characters other than letters, digits, and `_` replaced with `-`, and
    /// removed at the ends.
    static func safe(_ text: String) -> String {
        let words = text.split { character in
            !(character.isLetter || character.isNumber || character == "_")
        }
        // A name that consists only of emoji would be empty.
        return ExternalSnapshot.shortened(words.isEmpty ? text : words.joined(separator: "-"))
    }

    /// Compares a value with the file, and writes the file if the record mode requests it.
    /// - Returns: The failure message, or `nil` if the test passes.
    func compare<Format>(_ actual: Format, by diffing: Diffing<Format>, line: Int, column: Int) throws -> String? {
        let configuration = SnapshotTestingConfiguration.current
        let asked = configuration?.record ?? globals.read(\.record)
        let kept = ExternalSnapshot(
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

/// Numbers the snapshots of each test that don't have a name.
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
