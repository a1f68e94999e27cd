import Foundation

/// A comparison of a snapshot with its reference.
struct SnapshotComparison {
    let reference: URL
    let mode: RecordMode
    var tolerance = ImageTolerance.exact
    /// Writes a file. Tests replace it to simulate write errors.
    var write: (Data, URL) throws -> Void = { data, url in
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // An atomic write keeps the old file if the disk is full.
        try data.write(to: url, options: .atomic)
    }

    /// - Returns: The outcome, which is that the snapshot is the same or was recorded.
    /// - Throws: ``SnapshotFailure`` if the snapshot differs, or if a file couldn't be written.
    @discardableResult
    func verify(_ actual: any SnapshotContent) throws -> ReportEntry.Outcome {
        guard FileManager.default.fileExists(atPath: reference.path) else { return try verifyMissing(actual) }
        let expected: Data
        do {
            expected = try Data(contentsOf: reference)
        } catch {
            throw SnapshotFailure("\(reference.path) can't be read: \(error.fileOperationReason).")
        }
        // In record mode `all`, any difference is recorded, regardless of the tolerance.
        let outcome = try actual.compare(with: expected, tolerance: mode == .all ? .exact : tolerance)
        if case .same = outcome {
            removeTraces()
            return .same
        }
        switch mode {
        case .all:
            try record(try actual.file())
            return .recorded
        case .failed:
            try record(try actual.file())
            throw SnapshotFailure(
                "\(reference.path) differed and was recorded again. Review the change. \(outcome.words)",
                outcome: .recorded, pictures: try pictures(expected, actual, outcome))
        case .missing, .never:
            throw try failure(expected: expected, actual, outcome)
        }
    }

    private func verifyMissing(_ actual: any SnapshotContent) throws -> ReportEntry.Outcome {
        let file = try actual.file()
        guard mode != .never else {
            throw SnapshotFailure(
                "\(reference.path) doesn't exist. Run the test on your own machine to record it, and add it to the "
                    + "repository.",
                outcome: .new, files: [(reference.lastPathComponent, [UInt8](file))],
                pictures: try pictures(nil, actual, .same))
        }
        try record(file)
        guard mode != .all else { return .recorded }
        throw SnapshotFailure(
            "\(reference.path) didn't exist and was written: look at it, then run the test again.", outcome: .new,
            pictures: try pictures(nil, actual, .same))
    }

    // MARK: Files

    /// The actual snapshot, which is stored next to the reference while they differ.
    var actualFile: URL {
        trace(reference.pathExtension.isEmpty ? "actual" : "actual.\(reference.pathExtension)")
    }
    /// The image of the difference.
    private var sheetFile: URL { trace("difference.png") }

    private func trace(_ suffix: String) -> URL {
        reference.deletingPathExtension().appendingPathExtension(suffix)
    }

    /// Removes the files of an earlier failure.
    private func removeTraces() {
        for file in [actualFile, sheetFile] where FileManager.default.fileExists(atPath: file.path) {
            // A file that can't be removed doesn't matter, because the test has passed.
            try? FileManager.default.removeItem(at: file)
        }
    }

    private func record(_ actual: Data) throws {
        do {
            try write(actual, reference)
        } catch {
            throw SnapshotFailure("\(reference.path) can't be written: \(error.fileOperationReason).")
        }
        removeTraces()
    }

    private func failure(
        expected: Data, _ actual: any SnapshotContent, _ outcome: SnapshotOutcome
    ) throws -> SnapshotFailure {
        removeTraces()
        let file = try actual.file()
        var sentences: [String] = []
        var files = [(name: actualFile.lastPathComponent, content: [UInt8](file))]
        var seen: [String] = []
        func keep(_ data: Data, _ file: URL, _ what: String) {
            do {
                try write(data, file)
                seen.append("\(file.path) \(what)")
            } catch {
                sentences.append("\(file.path) can't be written: \(error.fileOperationReason).")
            }
        }
        switch outcome {
        case .unusable(let words):
            sentences.append(
                "\(reference.path) \(words). Delete it, or set COLLAGE_RECORD=failed, and run the test again to "
                    + "record it.")
            keep(file, actualFile, "has the actual snapshot")
        case .different(let difference):
            let reason = difference.hint.map { ". \($0) " } ?? ": "
            // A difference of several lines doesn't end with a period.
            let end = difference.words.contains("\n") ? "\n" : "."
            sentences.append("\(reference.path) differs from the actual snapshot\(reason)\(difference.words)\(end)")
            files.append((reference.lastPathComponent, [UInt8](expected)))
            keep(file, actualFile, "has the actual snapshot")
            if let sheet = difference.sheet {
                files.append((sheetFile.lastPathComponent, sheet))
                keep(Data(sheet), sheetFile, "shows the actual image, the difference, and the expected image")
            }
        case .same: break
        }
        if !seen.isEmpty { sentences.append(seen.joined(separator: "; ") + ".") }
        return SnapshotFailure(
            sentences.joined(separator: " "), files: files, pictures: try pictures(expected, actual, outcome))
    }

    /// Returns the images of a difference for reports.
    private func pictures(
        _ expected: Data?, _ actual: any SnapshotContent, _ outcome: SnapshotOutcome
    ) throws -> ReportPage.ComparisonImages {
        guard actual.isImage else { return ReportPage.ComparisonImages() }
        var pictures = ReportPage.ComparisonImages(actual: [UInt8](try actual.file()))
        if case .unusable = outcome { return pictures }
        pictures.expected = expected.map { [UInt8]($0) }
        if case .different(let difference) = outcome { pictures.difference = difference.sheet }
        return pictures
    }
}
