import Foundation

/// One comparison, as reports tell of it.
struct ReportEntry: Codable, Sendable, Equatable {
    enum Outcome: String, Codable, Sendable, CaseIterable {
        /// Nothing differs.
        case same
        /// The snapshot differs, or couldn't be compared.
        case different
        /// There was none; it was written, or would have been outside of CI.
        case new
        /// It was written because somebody asked for that.
        case recorded
    }

    /// The test, as people know it.
    var test: String
    /// The snapshot's name.
    var name: String
    /// `png`, `text` or `frames`.
    var kind: String
    var outcome: Outcome
    /// What differs, in words; nil if nothing does.
    var message: String?
    /// The file and the line of the call.
    var file: String
    var line: Int
    /// Where the snapshot lies.
    var reference: String
    /// The device and how it was set up.
    var device: String?
    /// The views with their frames, where something differs.
    var frames: String?

    /// The file alone, with the line.
    var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}

/// How many comparisons came out in which way.
struct ReportCounts: Equatable, CustomStringConvertible {
    var compared = 0
    var different = 0
    var new = 0
    /// Nil if nobody looked, because only some of the tests ran.
    var unused: Int?

    init(_ entries: [ReportEntry], unused: Int?) {
        compared = entries.count
        different = entries.count { $0.outcome == .different }
        new = entries.count { $0.outcome == .new }
        self.unused = unused
    }

    /// The last line of a run.
    var description: String {
        "\(compared) compared, \(different) differ, \(new) new"
            + (unused.map { ", \($0) unused" } ?? " (unused ones weren't looked for: only some tests ran)")
    }
}
