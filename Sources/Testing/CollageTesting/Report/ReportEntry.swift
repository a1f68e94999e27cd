import Foundation

/// One comparison or audit, as reports tell of it.
struct ReportEntry: Codable, Sendable, Equatable {
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// Nothing differs.
        case same
        /// The snapshot differs, or couldn't be compared.
        case different
        /// The reference didn't exist. It was written, except in CI.
        case new
        /// The reference was written because the record mode requested it.
        case recorded
        /// An audit found a problem. Audits without findings aren't recorded.
        case flawed
    }

    /// The ``kind`` of an audit.
    static let audit = "audit"

    /// The test, as people know it.
    var test: String
    /// The snapshot's name.
    var name: String
    /// `png`, `text` or `frames`, or ``audit``.
    var kind: String
    var outcome: Outcome
    /// A description of the difference, or `nil` if nothing differs.
    var message: String?
    /// The file and the line of the call.
    var file: String
    var line: Int
    /// Where the snapshot lies; of an audit, the picture of what it found.
    var reference: String
    /// The device and how it was set up.
    var device: String?
    /// The views with their frames, where something differs.
    var frames: String?
    /// Of text, the lines that differ.
    var changes: String?

    /// The file alone, with the line.
    var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

    /// The device alone: `iPhone 15`, or a size in points.
    var deviceName: String? {
        device.map { String($0.prefix { $0 != "," }.split(separator: " at ").first ?? "") }
    }

    /// How the device was set up: `dark, right to left`.
    var variantName: String? {
        guard let device, let end = device.firstRange(of: "x, ", after: " at ") else { return nil }
        return String(device[end.upperBound...])
    }

    /// Whether the run failed over it.
    var isFailure: Bool { [.different, .new, .flawed].contains(outcome) }
}

extension String {
    /// Where a text is first found behind another one.
    fileprivate func firstRange(of text: String, after start: String) -> Range<Index>? {
        guard let start = range(of: start) else { return nil }
        return range(of: text, range: start.upperBound..<endIndex)
    }
}

/// How many comparisons came out in which way.
struct ReportCounts: Equatable, CustomStringConvertible {
    var compared = 0
    var different = 0
    var new = 0
    /// Audits that found something.
    var flawed = 0
    /// The number of unused snapshots, or `nil` if only some of the tests ran.
    var unused: Int?

    init(_ entries: [ReportEntry], unused: Int?) {
        compared = entries.count { $0.kind != ReportEntry.audit }
        different = entries.count { $0.outcome == .different }
        new = entries.count { $0.outcome == .new }
        flawed = entries.count { $0.outcome == .flawed }
        self.unused = unused
    }

    /// The last line of a run.
    var description: String {
        "\(compared) compared, \(different) differ, \(new) new"
            + (flawed > 0 ? ", \(flawed) audits failed" : "")
            + (unused.map { ", \($0) unused" } ?? " (unused ones weren't looked for: only some tests ran)")
    }
}
