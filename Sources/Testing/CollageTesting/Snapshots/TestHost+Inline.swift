import Foundation
import PortableUIKit

extension TestHost {
    /// Compares text that describes the screen with a literal in the test.
    ///
    /// ```swift
    /// try host.verifyInline(.voiceOver, matches: """
    ///     1. Library, heading
    ///     2. Delete, button
    ///     """)
    /// ```
    ///
    /// If you omit `matches`, the failure prints the text to paste. If `COLLAGE_RECORD` is set to `missing`, `failed`,
    /// or `all`, a missing text is written into the test's source. `failed` and `all` also replace text that differs.
    /// - Parameters:
    ///   - kind: The kind of snapshot: `frames`, `text`, `json`, or `voiceOver`.
    ///   - area: The area of the screen.
    ///   - expected: The expected text. The newline at its end is ignored.
    /// - Throws: ``SnapshotFailure``, which describes the difference. With Swift Testing, it's recorded as an issue at
    ///   the line of the call instead.
    public func verifyInline(
        _ kind: SnapshotKind, of area: SnapshotArea = .screen, matches expected: String? = nil,
        fileID: String = #fileID, file: StaticString = #filePath, line: Int = #line, column: Int = #column,
        function: String = #function
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.report {
            guard let content = try content(kind, of: area) as? DataContent, kind != .pdf else {
                throw SnapshotFailure("\(kind) isn't a text format, so it can't be inline. Use verify(.\(kind)).")
            }
            try call.verifyInline(String(decoding: content.data, as: UTF8.self), expected, in: "verifyInline")
        }
    }
}

/// Compares text with a literal in the test, like
/// ``TestHost/verifyInline(_:of:matches:fileID:file:line:column:function:)`` for screens.
/// - Parameters:
///   - text: The text to compare.
///   - expected: The expected text. The newline at its end is ignored.
/// - Throws: ``SnapshotFailure``, which describes the difference. With Swift Testing, it's recorded as an issue at the
///   line of the call instead.
@MainActor
public func verifyInline(
    _ text: String, matches expected: String? = nil, fileID: String = #fileID, file: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
) throws {
    let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
    try call.report { try call.verifyInline(text, expected, in: "verifyInline") }
}

extension SnapshotCall {
    @MainActor
    func verifyInline(_ actual: String, _ expected: String?, in function: String) throws {
        let mode = try RecordMode.current
        let actual = Self.withoutLastLineEnd(actual)
        let expected = expected.map(Self.withoutLastLineEnd)
        guard actual != expected else { return }
        let isRequested = RecordMode.isRequested
        let writes =
            switch mode {
            case .all, .failed: true
            case .missing: isRequested && expected == nil
            case .never: false
            }
        if writes {
            try InlineSources.shared.write(actual, into: "\(file)", line: line, function: function)
            guard mode != .all else { return }
            throw SnapshotFailure(
                "The text was written into \(file):\(line): review the change, and run the test again.",
                outcome: .recorded)
        }
        guard let expected else {
            throw SnapshotFailure(
                "There is no text to compare with. Paste this, or run the test with COLLAGE_RECORD=missing to have it "
                    + "written:\nmatches: \(InlineSource.literal(actual, indentation: "    "))", outcome: .new)
        }
        let words = DataContent.differingLine(Data(expected.utf8), Data(actual.utf8)) ?? ""
        throw SnapshotFailure("The actual text differs. \(words)\nThe actual text:\n\(actual)")
    }

    private static func withoutLastLineEnd(_ text: String) -> String {
        text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}

/// The source files that this process changes. It tracks added lines, because calls have the line numbers of the
/// compiled file.
@MainActor
final class InlineSources {
    static let shared = InlineSources()

    private struct Change {
        /// The line in the compiled file.
        var line: Int
        var addedLines: Int
    }

    private var changes: [String: [Change]] = [:]

    /// Writes text into a call.
    /// - Throws: ``SnapshotFailure`` if the file can't be read or written, or if the call has moved.
    func write(_ text: String, into path: String, line: Int, function: String) throws {
        let file = URL(fileURLWithPath: path)
        do {
            let current = line + changes[path, default: []].filter { $0.line < line }.reduce(0) { $0 + $1.addedLines }
            var source = InlineSource(try String(contentsOf: file, encoding: .utf8))
            let added = source.write(text, intoCallOf: function, label: "matches", line: current)
            guard let added else {
                throw SnapshotFailure(
                    "\(path):\(line) no longer calls \(function): the file has changed since the test was built."
                )
            }
            try Data(source.source.utf8).write(to: file, options: .atomic)
            changes[path, default: []].append(Change(line: line, addedLines: added))
        } catch let failure as SnapshotFailure {
            throw failure
        } catch {
            throw SnapshotFailure("\(path) can't be written: \(error.fileOperationReason).")
        }
    }
}
