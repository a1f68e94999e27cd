import Foundation

/// A snapshot that another module compares. It follows the same rules as all others for recording, for the location of
/// the new snapshot, and for CI, and appears in the same report.
package struct ExternalSnapshot {
    package struct Failure {
        package var message: String
        /// The file with the actual content, if it was written.
        package var actual: URL?
    }

    /// A Boolean value that indicates whether comparisons are added to reports. It's `false` in tests of comparisons,
    /// whose failures are intended.
    @TaskLocal package static var isReported = true

    let test: String
    let name: String
    let calledName: String
    let kind: String
    let file: String
    let fileID: String
    let line: Int
    let column: Int
    let reference: URL

    /// - Parameters:
    ///   - test: The name of the test in reports.
    ///   - name: The file name without its suffix.
    ///   - calledName: The name in the source.
    ///   - kind: The kind in reports. `png` is an image.
    ///   - file: The path of the test's source file.
    ///   - fileID: The file ID of the source file, with its module.
    ///   - line: The line of the comparison.
    ///   - column: The column of the comparison.
    ///   - reference: The reference file.
    package init(
        test: String, name: String, calledName: String, kind: String, file: String, fileID: String, line: Int,
        column: Int, reference: URL
    ) {
        self.test = test
        self.name = name
        self.calledName = calledName
        self.kind = kind
        self.file = file
        self.fileID = fileID
        self.line = line
        self.column = column
        self.reference = reference
    }

    /// Returns a valid file name for a name of any length.
    package static func shortened(_ name: String) -> String { SnapshotName(name).fileName }

    /// Returns the folder for the snapshots of a test file.
    package static func folder(ofSource source: String) -> URL { SnapshotCall.folder(ofSource: source) }

    /// Returns the differing lines of two strings in the format of `diff -u`.
    package static func changes(from old: String, to new: String) -> String { TextChanges.lines(from: old, to: new) }

    /// Compares the actual content with the reference.
    /// - Parameters:
    ///   - recording: The record mode in the source: `all`, `failed`, `missing`, or `never`. If it's `nil`, the
    ///     environment specifies the mode. In CI, the environment always decides whether files are written.
    ///   - difference: A closure that returns a description of the difference from the reference and files that show
    ///     it, or `nil` if nothing differs. The last file shows the whole difference.
    /// - Returns: The failure, or `nil` if the test passes. A recorded snapshot fails the test once. The files of a
    ///   failure are attached to the test.
    package func compare(
        _ actual: Data, recording: String?,
        difference: @escaping (_ expected: Data) -> (words: String, files: [Data])?
    ) throws -> Failure? {
        _ = try SnapshotReservations.shared.reserve(
            reference, named: calledName, by: SnapshotReservations.Owner(name: test))
        let entry = ReportEntry(
            test: test, name: name, kind: kind, outcome: .same, file: file, line: line, reference: reference.path)
        let content = ExternalContent(data: actual, isImage: kind == "png", difference: difference)
        let comparison = SnapshotComparison(reference: reference, mode: try mode(recording))
        do {
            try RunReport.shared.noting(entry) {
                let outcome = try comparison.verify(content)
                guard outcome == .recorded else { return outcome }
                throw SnapshotFailure("\(reference.path) was written: review it.", outcome: .recorded)
            }
            return nil
        } catch let failure as SnapshotFailure {
            FailureAttachments.record(failure, fileID: fileID, file: file, line: line, column: column)
            let traces = comparison.actualFile
            return Failure(
                message: failure.description,
                actual: FileManager.default.fileExists(atPath: traces.path) ? traces : nil)
        }
    }

    /// Returns the record mode that results from the source and the environment.
    private func mode(_ recording: String?) throws -> RecordMode {
        var environment = ProcessInfo.processInfo.environment
        if environment["COLLAGE_RECORD"] == nil {
            environment["COLLAGE_RECORD"] = environment["SNAPSHOT_TESTING_RECORD"]
        }
        let around = try RecordMode(environment: environment)
        // In CI, a record mode in the source has no effect.
        return around == .never ? .never : recording.flatMap { RecordMode(rawValue: $0) } ?? around
    }
}

/// The content of a comparison by another module.
private struct ExternalContent: SnapshotContent {
    let data: Data
    let isImage: Bool
    let difference: (_ expected: Data) -> (words: String, files: [Data])?

    func file() -> Data { data }

    func compare(with reference: Data, tolerance: ImageTolerance) -> SnapshotOutcome {
        if isImage, let fault = ReferenceImageFile.fault(in: reference) { return .unusable(fault) }
        guard reference != data, let found = difference(reference) else { return .same }
        return .different(
            SnapshotDifference(words: found.words, sheet: isImage ? found.files.last.map { [UInt8]($0) } : nil))
    }
}
