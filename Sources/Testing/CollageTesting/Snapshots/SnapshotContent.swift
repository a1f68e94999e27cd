import Foundation

/// The content of a snapshot, before it's encoded as a file.
protocol SnapshotContent {
    /// A Boolean value that indicates whether reports show it as an image.
    var isImage: Bool { get }

    /// The content of the file.
    func file() throws -> Data

    /// Compares the content with the file of a reference.
    func compare(with reference: Data, tolerance: ImageTolerance) throws -> SnapshotOutcome
}

/// A kind of snapshot.
struct SnapshotType: Hashable {
    /// The name in reports, such as `png`.
    var name: String
    /// The suffix of the file name.
    var suffix: String
}

/// The outcome of a comparison with a reference.
enum SnapshotOutcome {
    case same
    case different(SnapshotDifference)
    /// The reference isn't valid. The associated value describes the reason.
    case unusable(String)

    var words: String {
        switch self {
        case .same: "They are the same."
        case .different(let difference): difference.words
        case .unusable(let words): words
        }
    }
}

/// The difference between a reference and the actual content.
struct SnapshotDifference {
    /// A description of the difference.
    var words: String
    /// Another possible reason for the difference.
    var hint: String?
    /// A PNG file that shows the difference, if it can be drawn.
    var sheet: [UInt8]?
}

/// Text or binary data.
struct DataContent: SnapshotContent {
    var data: Data
    /// A closure that describes the difference between the reference's data, its first argument, and this data, or
    /// returns `nil` if nothing differs.
    var difference: (Data, Data) throws -> String? = DataContent.differingLine

    var isImage: Bool { false }

    func file() -> Data { data }

    func compare(with reference: Data, tolerance: ImageTolerance) throws -> SnapshotOutcome {
        guard reference != data, let words = try difference(reference, data) else { return .same }
        return .different(SnapshotDifference(words: words))
    }

    /// Describes the first line that differs, with its old and new text.
    static func differingLine(_ expected: Data, _ actual: Data) -> String? {
        guard expected != actual else { return nil }
        let old = String(decoding: expected, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: actual, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let line =
            zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        func text(_ lines: [Substring]) -> String { line < lines.count ? String(lines[line]) : "(nothing)" }
        return "Line \(line + 1) was\n  \(text(old))\nand is\n  \(text(new))"
    }

    /// Describes the position of the first byte that differs.
    static func differingByte(_ expected: Data, _ actual: Data) -> String? {
        guard expected != actual else { return nil }
        let place = zip(expected, actual).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        return
            "Byte \(place ?? min(expected.count, actual.count)) is the first that differs, of \(expected.count) bytes "
            + "before and \(actual.count) now"
    }
}
