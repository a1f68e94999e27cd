import Foundation

/// A comparison or an audit in a report.
struct ReportEntry: Codable, Sendable, Equatable {
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// The snapshot is the same.
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

    /// The name of the test in reports.
    var test: String
    /// The name of the snapshot.
    var name: String
    /// `png`, `text` or `frames`, or ``audit``.
    var kind: String
    var outcome: Outcome
    /// A description of the difference, or `nil` if nothing differs.
    var message: String?
    /// The file of the call.
    var file: String
    var line: Int
    /// The path of the snapshot, or of the image with the findings of an audit.
    var reference: String
    /// The device and its settings.
    var device: String?
    /// The views with their frames, if there's a difference.
    var frames: String?
    /// The differing lines of text.
    var changes: String?

    /// The file name and the line.
    var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

    /// The name of the device: `iPhone 15`, or a size in points.
    var deviceName: String? {
        device.map { String($0.prefix { $0 != "," }.split(separator: " at ").first ?? "") }
    }

    /// The settings of the device: `dark, right to left`.
    var variantName: String? {
        guard let device, let end = device.firstRange(of: "x, ", after: " at ") else { return nil }
        return String(device[end.upperBound...])
    }

    /// A Boolean value that indicates whether the entry makes the run fail.
    var isFailure: Bool { [.different, .new, .flawed].contains(outcome) }
}

extension String {
    /// Returns the range after the first occurrence of a string.
    fileprivate func firstRange(of text: String, after start: String) -> Range<Index>? {
        guard let start = range(of: start) else { return nil }
        return range(of: text, range: start.upperBound..<endIndex)
    }
}

/// The number of entries for each outcome.
struct ReportCounts: Equatable, CustomStringConvertible {
    var compared = 0
    var different = 0
    var new = 0
    /// The number of audits with findings.
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

    /// The last line of the output of a run.
    var description: String {
        "\(compared) compared, \(different) differ, \(new) new"
            + (flawed > 0 ? ", \(flawed) audits failed" : "")
            + (unused.map { ", \($0) unused" } ?? " (unused snapshots are unknown: only some tests ran)")
    }
}
