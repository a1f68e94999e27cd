import Foundation

/// A snapshot whose comparison is another module's, with the rules and the report of all others: what is written when,
/// where the new one lies, and what CI refuses.
package struct KeptSnapshot {
    package struct Failure {
        package var message: String
        /// What is shown now, where it was written.
        package var actual: URL?
    }

    /// Whether reports get to know of comparisons. Tests of comparisons say no: what fails there fails on purpose.
    @TaskLocal package static var isNoted = true

    let test: String
    let name: String
    let kind: String
    let file: String
    let line: Int
    let reference: URL

    package init(test: String, name: String, kind: String, file: String, line: Int, reference: URL) {
        self.test = test
        self.name = name
        self.kind = kind
        self.file = file
        self.line = line
        self.reference = reference
    }

    /// A name that files can have, however long it was.
    package static func shortened(_ name: String) -> String { SnapshotName(name).fileName }

    /// Compares what is shown now with the reference.
    /// - Parameters:
    ///   - recording: What the code says is written: `all`, `failed`, `missing` or `never`. The environment says it if nil,
    ///     and has the last word in CI.
    ///   - difference: What differs from what the file has, in words and with files that show it; nil if nothing does.
    /// - Returns: Why the test should fail; nil if it shouldn't.
    package func compare(
        _ actual: Data, recording: String?, difference: (_ expected: Data) -> (words: String, files: [Data])?
    ) throws -> Failure? {
        var environment = ProcessInfo.processInfo.environment
        if environment["COLLAGE_RECORD"] == nil {
            environment["COLLAGE_RECORD"] = environment["SNAPSHOT_TESTING_RECORD"]
        }
        let around = try RecordMode(environment: environment)
        // Where nothing may be written, code that was left in record mode changes nothing.
        let isLocked = around == .never
        let mode = isLocked ? .never : recording.flatMap { RecordMode(rawValue: $0) } ?? around
        let policy = try DifferencePolicy.current
        var entry = ReportEntry(
            test: test, name: name, kind: kind, outcome: .same, file: file, line: line, reference: reference.path)
        var pictures = ReportPage.Pictures()
        let failure = try compare(actual, mode, &entry, &pictures, difference)
        entry.message = failure?.message
        if Self.isNoted { RunReport.shared.note(entry, pictures: pictures) }
        return policy == .report ? nil : failure
    }

    private func compare(
        _ actual: Data, _ mode: RecordMode, _ entry: inout ReportEntry, _ pictures: inout ReportPage.Pictures,
        _ difference: (_ expected: Data) -> (words: String, files: [Data])?
    ) throws -> Failure? {
        let isPicture = kind == "png"
        if isPicture { pictures.actual = [UInt8](actual) }
        guard FileManager.default.fileExists(atPath: reference.path) else {
            entry.outcome = .new
            guard mode != .never else {
                return Failure(
                    message: "\(reference.path) doesn't exist. Run the test on your own machine to record it, and add "
                        + "it to the repository.")
            }
            try write(actual, to: reference)
            return Failure(
                message: "\(reference.path) didn't exist and was written: look at it, then run the test again.")
        }
        let expected = try Data(contentsOf: reference)
        let fault = isPicture ? PictureFile.fault(in: expected) : nil
        let found = fault == nil ? (expected == actual ? nil : difference(expected)) : nil
        let actualFile = reference.deletingPathExtension().appendingPathExtension(
            reference.pathExtension.isEmpty ? "actual" : "actual.\(reference.pathExtension)")
        guard fault != nil || found != nil else {
            // One that can't be removed harms nobody: the test has passed.
            try? FileManager.default.removeItem(at: actualFile)
            pictures = ReportPage.Pictures()
            return nil
        }
        if isPicture, fault == nil { pictures.expected = [UInt8](expected) }
        if isPicture { pictures.difference = found?.files.last.map { [UInt8]($0) } }
        let words = fault.map { "\(reference.path) \($0)." } ?? found?.words ?? ""
        if mode == .all || mode == .failed {
            entry.outcome = .recorded
            try write(actual, to: reference)
            try? FileManager.default.removeItem(at: actualFile)
            return Failure(message: "\(reference.path) differed and was written anew: review the change. \(words)")
        }
        entry.outcome = .different
        if !isPicture, fault == nil {
            entry.changes = TextChanges.lines(
                from: String(decoding: expected, as: UTF8.self), to: String(decoding: actual, as: UTF8.self))
        }
        try write(actual, to: actualFile)
        return Failure(
            message: "\(reference.path) differs from what is shown now: \(words)", actual: actualFile)
    }

    private func write(_ data: Data, to file: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file, options: .atomic)
        } catch {
            throw SnapshotFailure("\(file.path) can't be written: \(FileTrouble.reason(of: error)).")
        }
    }
}

extension KeptSnapshot {
    /// The lines that differ between two texts, as `diff -u` writes them.
    package static func changes(from old: String, to new: String) -> String { TextChanges.lines(from: old, to: new) }
}
