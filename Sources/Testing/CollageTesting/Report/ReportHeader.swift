import Foundation

/// The names of the files in the folder of a report.
enum ReportFile {
    static let page = "index.html", log = "entries.jsonl", json = "report.json", junit = "junit.xml"
    static let markdown = "summary.md", lock = ".lock"
    static let all = [page, log, json, junit, markdown]
}

/// The first line of a report's log, which identifies the run.
struct ReportHeader: Codable, Equatable {
    /// An identifier that's shared by all processes of a run and by no other.
    var run: String
    /// The shard that ran, or `nil` if all tests ran.
    var shard: TestShard?
    /// A Boolean value that indicates whether a filter selected tests, so that unused snapshots are unknown.
    var isFiltered = false

    /// The encoded line with its newline.
    var line: Data { get throws { try JSONEncoder.sorted.encode(self) + Data("\n".utf8) } }

    /// Returns the header of a log, or `nil` if the log doesn't have one.
    static func header(of log: Data) -> ReportHeader? {
        try? JSONDecoder().decode(ReportHeader.self, from: Data(log.prefix { $0 != UInt8(ascii: "\n") }))
    }
}

extension JSONEncoder {
    /// An encoder with sorted keys, which makes its output deterministic.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
