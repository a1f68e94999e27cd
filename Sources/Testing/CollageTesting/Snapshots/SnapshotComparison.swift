import CairoRenderer
import Foundation

/// One snapshot against its reference.
struct SnapshotComparison {
    let kind: TestHost.SnapshotKind
    let reference: URL
    let mode: RecordMode
    var tolerance = PictureTolerance.exact
    /// Writes a file; another one plays disks that take nothing.
    var write: (Data, URL) throws -> Void = { data, url in
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // Whole or not at all: a disk that is full leaves the old file as it was.
        try data.write(to: url, options: .atomic)
    }

    /// How a reference and what is shown now compare.
    private enum Outcome {
        case same
        /// In words, and as a picture if one can be drawn.
        case different(String, sheet: [UInt8]?)
        /// The reference is none: in words.
        case unusable(String)

        var words: String {
            switch self {
            case .same: "They are the same."
            case .different(let words, _): words
            case .unusable(let words): words
            }
        }
    }

    /// - Returns: Whether it is the same or was recorded.
    /// - Throws: ``SnapshotFailure`` if they differ, or if what was to be written couldn't be.
    @discardableResult
    func verify(_ actual: Data) throws -> ReportEntry.Outcome {
        guard FileManager.default.fileExists(atPath: reference.path) else { return try verifyMissing(actual) }
        let expected: Data
        do {
            expected = try Data(contentsOf: reference)
        } catch {
            throw SnapshotFailure("\(reference.path) can't be read: \(FileTrouble.reason(of: error)).")
        }
        let outcome = compare(expected, actual)
        if case .same = outcome {
            removeTraces()
            return .same
        }
        switch mode {
        case .all:
            try record(actual)
            return .recorded
        case .failed:
            try record(actual)
            throw SnapshotFailure(
                "\(reference.path) differed and was written anew: review the change. \(outcome.words)",
                outcome: .recorded, pictures: pictures(expected, actual, outcome))
        case .missing, .never:
            throw failure(expected: expected, actual: actual, outcome)
        }
    }

    private func verifyMissing(_ actual: Data) throws -> ReportEntry.Outcome {
        guard mode != .never else {
            throw SnapshotFailure(
                "\(reference.path) doesn't exist. Run the test on your own machine to record it, and add it to the "
                    + "repository.",
                outcome: .new, files: [(reference.lastPathComponent, [UInt8](actual))],
                pictures: pictures(nil, actual, .same))
        }
        try record(actual)
        guard mode != .all else { return .recorded }
        throw SnapshotFailure(
            "\(reference.path) didn't exist and was written: look at it, then run the test again.", outcome: .new,
            pictures: pictures(nil, actual, .same))
    }

    // MARK: Comparing

    private func compare(_ expected: Data, _ actual: Data) -> Outcome {
        guard expected != actual else { return .same }
        return kind == .png ? comparePictures(expected, actual) : .different(firstLine(expected, actual), sheet: nil)
    }

    private func comparePictures(_ expected: Data, _ actual: Data) -> Outcome {
        if let fault = PictureFile.fault(in: expected) { return .unusable(fault) }
        #if Cairo
        // What is recorded is recorded exactly, whatever is tolerated elsewhere.
        let tolerance = mode == .all ? .exact : tolerance
        do {
            let found = try PictureComparison.difference(
                actual: Array(actual), expected: Array(expected), tolerance: tolerance.channel)
            guard let found, !tolerance.accepts(found) else { return .same }
            let bounds = tolerance == .exact ? "" : " (tolerated: \(tolerance))"
            return .different(found.summary + bounds, sheet: found.triptych)
        } catch {
            switch error {
            case .corrupt(let reason): return .unusable("is damaged: \(reason)")
            case .unknownFormat: return .unusable("is no picture")
            case .tooLarge(let width, let height): return .unusable("is too large: \(width) x \(height) pixels")
            }
        }
        #else
        return .different("\(expected.count) and \(actual.count) bytes", sheet: nil)
        #endif
    }

    private func firstLine(_ expected: Data, _ actual: Data) -> String {
        let old = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line =
            zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        func text(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(nothing)" }
        return "Line \(line + 1) was\n  \(text(old))\nand is\n  \(text(new))"
    }

    // MARK: Files

    /// What is shown now, beside the reference while they differ.
    private var actualFile: URL { trace("actual.\(reference.pathExtension)") }
    /// What differs, as a picture.
    private var sheetFile: URL { trace("difference.png") }

    private func trace(_ suffix: String) -> URL {
        reference.deletingPathExtension().appendingPathExtension(suffix)
    }

    /// Removes what an earlier failure has left.
    private func removeTraces() {
        for file in [actualFile, sheetFile] where FileManager.default.fileExists(atPath: file.path) {
            // One that can't be removed harms nobody: the test has passed.
            try? FileManager.default.removeItem(at: file)
        }
    }

    private func record(_ actual: Data) throws {
        do {
            try write(actual, reference)
        } catch {
            throw SnapshotFailure("\(reference.path) can't be written: \(FileTrouble.reason(of: error)).")
        }
        removeTraces()
    }

    private func failure(expected: Data, actual: Data, _ outcome: Outcome) -> SnapshotFailure {
        removeTraces()
        var sentences: [String] = []
        var files = [(name: actualFile.lastPathComponent, content: [UInt8](actual))]
        var seen: [String] = []
        func keep(_ data: Data, _ file: URL, _ what: String) {
            do {
                try write(data, file)
                seen.append("\(file.path) \(what)")
            } catch {
                sentences.append("\(file.path) can't be written: \(FileTrouble.reason(of: error)).")
            }
        }
        switch outcome {
        case .unusable(let words):
            sentences.append(
                "\(reference.path) \(words). Delete it, or set COLLAGE_RECORD=failed, and run the test again to record "
                    + "it anew.")
            keep(actual, actualFile, "has what is shown now")
        case .different(let words, let sheet):
            sentences.append("\(reference.path) differs from what is shown now: \(words).")
            files.append((reference.lastPathComponent, [UInt8](expected)))
            keep(actual, actualFile, "has what is shown now")
            if let sheet {
                files.append((sheetFile.lastPathComponent, sheet))
                keep(Data(sheet), sheetFile, "shows the actual picture, what differs, and the expected one")
            }
        case .same: break
        }
        if !seen.isEmpty { sentences.append(seen.joined(separator: "; ") + ".") }
        return SnapshotFailure(
            sentences.joined(separator: " "), files: files, pictures: pictures(expected, actual, outcome))
    }

    /// What reports show of pictures that aren't the same.
    private func pictures(_ expected: Data?, _ actual: Data, _ outcome: Outcome) -> ReportPage.Pictures {
        guard kind == .png else { return ReportPage.Pictures() }
        var pictures = ReportPage.Pictures(actual: [UInt8](actual))
        if case .unusable = outcome { return pictures }
        pictures.expected = expected.map { [UInt8]($0) }
        if case .different(_, let sheet) = outcome { pictures.difference = sheet }
        return pictures
    }
}

/// What went wrong with a file, in words that say what to do.
enum FileTrouble {
    static func reason(of error: any Error) -> String {
        let posix = [error as NSError, (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError]
            .compactMap { $0 }.first { $0.domain == NSPOSIXErrorDomain }?.code
        let code = (error as? CocoaError)?.code
        if code == .fileWriteOutOfSpace || posix == Int(ENOSPC) || posix == Int(EDQUOT) { return "the disk is full" }
        if code == .fileWriteVolumeReadOnly || posix == Int(EROFS) { return "the disk is read-only" }
        if [.fileWriteNoPermission, .fileReadNoPermission].contains(code) || posix == Int(EACCES) {
            return "this process may not do that to the folder or file"
        }
        return (error as NSError).localizedDescription
    }
}
