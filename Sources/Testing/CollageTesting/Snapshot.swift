import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// What a snapshot keeps of the screen.
    public enum SnapshotKind: String, Sendable {
        /// The views with their frames, a line each.
        case frames
        /// What is drawn, a line each.
        case text
        /// A picture. Needs the package trait `Cairo`.
        case png
    }

    /// The screen as a snapshot keeps it.
    public func snapshot(_ kind: SnapshotKind) throws -> Data {
        switch kind {
        case .frames: return Data((window.recursiveDescription + "\n").utf8)
        case .text: return Data(frame().dump.utf8)
        case .png:
            #if Cairo
            let renderer = CairoRenderer()
            renderer.log = { Diagnostics.log($0) }
            return Data(try renderer.png(frame()))
            #else
            throw SnapshotFailure(description: CairoSupport.missingDescription)
            #endif
        }
    }

    /// Compares the screen with the snapshot of that name, kept in `__Snapshots__` beside the test's file.
    ///
    /// The environment variable `COLLAGE_RECORD` says what is written: `missing`, the default, snapshots that don't
    /// exist; `failed` also those that differ; `all` every one; `never` none. Whatever is written also fails, so
    /// that nobody takes it for a comparison; `all` alone doesn't.
    /// - Throws: ``SnapshotFailure``, which says what differs and where the new snapshot lies.
    public func verify(_ kind: SnapshotKind, named name: String, file: StaticString = #filePath) throws {
        let folder = URL(fileURLWithPath: "\(file)").deletingLastPathComponent()
            .appendingPathComponent("__Snapshots__")
        try verify(kind, named: name, in: folder, mode: .current)
    }

    /// Compares the screen with the snapshot of that name in `folder`.
    package func verify(_ kind: SnapshotKind, named name: String, in folder: URL, mode: RecordMode) throws {
        let reference = folder.appendingPathComponent("\(name).\(kind == .png ? "png" : "\(kind.rawValue).txt")")
        try SnapshotComparison(kind: kind, reference: reference, mode: mode).verify(try snapshot(kind))
    }
}

/// Why a snapshot test failed.
public struct SnapshotFailure: Error, CustomStringConvertible, Sendable {
    /// What differs, with the files to look at.
    public let description: String
}

/// Which snapshots a run of the tests writes.
package enum RecordMode: String {
    case all, failed, missing, never

    static var current: RecordMode {
        let value = ProcessInfo.processInfo.environment["COLLAGE_RECORD"] ?? ""
        return RecordMode(rawValue: value) ?? .missing
    }
}

/// One snapshot against its reference.
struct SnapshotComparison {
    let kind: TestHost.SnapshotKind
    let reference: URL
    let mode: RecordMode

    func verify(_ actual: Data) throws {
        let expected = try? Data(contentsOf: reference)
        if mode == .all {
            if expected != actual { try write(actual, to: reference) }
            return
        }
        guard let expected else {
            guard mode != .never else { throw SnapshotFailure(description: "\(reference.path) doesn't exist.") }
            try write(actual, to: reference)
            throw SnapshotFailure(
                description: "\(reference.path) didn't exist and was written: look at it, then run the test again.")
        }
        guard expected != actual else { return }
        if mode == .failed {
            try write(actual, to: reference)
            throw SnapshotFailure(
                description:
                    "\(reference.path) differed and was written anew: review the change. \(difference(expected, actual))"
            )
        }
        let found = reference.deletingPathExtension().appendingPathExtension("actual." + reference.pathExtension)
        try write(actual, to: found)
        let difference = difference(expected, actual)
        throw SnapshotFailure(
            description: "\(reference.path) differs from what is shown now, in \(found.path). \(difference)")
    }

    private func write(_ data: Data, to url: URL) throws {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    /// What differs between two pictures, which is also drawn into a file beside the reference.
    private func pictureDifference(_ expected: Data, _ actual: Data) -> String {
        #if Cairo
        do {
            let found = try PictureComparison.difference(actual: Array(actual), expected: Array(expected))
            guard let found else { return "The pixels are the same; only the files differ." }
            let sheet = reference.deletingPathExtension().appendingPathExtension("difference.png")
            try write(Data(found.triptych), to: sheet)
            return "\(found.summary); \(sheet.path) shows the actual picture, what differs, and the expected one."
        } catch {
            return "The pictures can't be compared: \(error)."
        }
        #else
        return "\(expected.count) and \(actual.count) bytes."
        #endif
    }

    private func difference(_ expected: Data, _ actual: Data) -> String {
        guard kind != .png else { return pictureDifference(expected, actual) }
        let old = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line =
            zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        func text(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(nothing)" }
        return "Line \(line + 1) was\n  \(text(old))\nand is\n  \(text(new))"
    }
}
