import Foundation

/// The files in the folder of a report.
enum ReportFile {
    static let page = "index.html", log = "entries.jsonl", json = "report.json", junit = "junit.xml"
    static let markdown = "summary.md", lock = ".lock"
    static let all = [page, log, json, junit, markdown]
}

/// The first line of a report's log: which run the report is about.
struct ReportHeader: Codable, Equatable {
    /// The same for all processes of a run, and of no other.
    var run: String
    /// The part of the tests that ran; `nil` for all of them.
    var shard: TestShard?
    /// A Boolean value that indicates whether a filter selected tests, so that unused snapshots aren't known.
    var isFiltered = false

    /// The line, with its end.
    var line: Data { get throws { try JSONEncoder.sorted.encode(self) + Data("\n".utf8) } }

    /// Returns the header of a log, or `nil` if the log has none.
    static func header(of log: Data) -> ReportHeader? {
        try? JSONDecoder().decode(ReportHeader.self, from: Data(log.prefix { $0 != UInt8(ascii: "\n") }))
    }
}

extension JSONEncoder {
    /// With keys in order, so that files are the same each time.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
