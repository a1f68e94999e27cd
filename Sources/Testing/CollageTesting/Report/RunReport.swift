import Foundation

/// What a run of the tests leaves for people and for CI: one folder with a page, and the same as JSON, JUnit's XML and
/// Markdown.
///
/// Every comparison is written down when it has been made, so that a test which ends the process takes nothing with it.
///
/// It is used from the main actor, and once more from whatever thread ends the process: hence the lock.
final class RunReport: @unchecked Sendable {
    /// That of this process; written when the first snapshot is compared.
    static let shared: RunReport = {
        let arguments = CommandLine.arguments
        let isFiltered = arguments.contains { ["--filter", "--skip", "--specifier"].contains($0) }
        // Those of one `swift test` have one parent, and one report.
        let report = RunReport(folder: ReportFolder.current, run: "\(parentProcess)", isFiltered: isFiltered)
        atexit { RunReport.shared.finish { print($0) } }
        return report
    }()

    /// The files of the folder.
    enum FileName {
        static let page = "index.html", log = "entries.jsonl", json = "report.json", junit = "junit.xml"
        static let markdown = "summary.md"
        static let all = [page, log, json, junit, markdown]
    }

    let folder: URL
    private let run: String
    private let isFiltered: Bool
    private let lock = NSRecursiveLock()
    private var hasBegun = false
    private var used: Set<String> = []
    private(set) var trouble: String?

    private struct Header: Codable {
        var run: String
    }

    init(folder: URL, run: String, isFiltered: Bool = false) {
        self.folder = folder
        self.run = run
        self.isFiltered = isFiltered
    }

    /// Writes down a comparison.
    /// - Parameters:
    ///   - entry: What came out.
    ///   - pictures: What there is to see: the actual picture, the expected one and the difference, as far as there are any.
    func note(_ entry: ReportEntry, pictures: ReportPage.Pictures = ReportPage.Pictures()) {
        lock.lock()
        defer { lock.unlock() }
        used.insert(entry.reference)
        attempt {
            try begin()
            try append(try JSONEncoder.sorted.encode(entry) + Data("\n".utf8), to: FileName.log)
            try append(Data(try ReportPage.item(entry, pictures).utf8), to: FileName.page)
            if entry.outcome != .same { try writeSummaries(unused: nil) }
        }
    }

    /// Writes the summaries of all that was compared.
    /// - Parameter say: Gets what came out, the counts last.
    func finish(_ say: (String) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        guard hasBegun else { return }
        let unused = isFiltered ? nil : unusedReferences
        attempt { try writeSummaries(unused: unused) }
        if let trouble { say("The report can't be written: \(trouble).") }
        for path in unused ?? [] { say("unused: \(path)") }
        say("\(ReportCounts(entries, unused: unused?.count))")
        // Nothing comes after it but the end of the process, which may take what is still in memory.
        fflush(nil)
    }

    /// What was compared so far in this run, by other processes of it too.
    var entries: [ReportEntry] {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(FileName.log)) else { return [] }
        return data.split(separator: UInt8(ascii: "\n")).dropFirst().compactMap {
            try? JSONDecoder().decode(ReportEntry.self, from: Data($0))
        }
    }

    /// Snapshots beside those that were compared that nobody has asked for.
    private var unusedReferences: [String] {
        let used = used.union(entries.map(\.reference))
        let folders = Set(used.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
        var unused: [String] = []
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names where !name.contains(".actual.") && !name.hasSuffix(".difference.png") {
                let path = folder.appendingPathComponent(name).path
                if !used.contains(path) { unused.append(path) }
            }
        }
        return unused.sorted()
    }

    // MARK: Files

    /// Takes away what an earlier run has left, unless another process of this run has begun already.
    private func begin() throws {
        guard !hasBegun else { return }
        hasBegun = true
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let header = try JSONEncoder.sorted.encode(Header(run: run)) + Data("\n".utf8)
        let log = try? Data(contentsOf: folder.appendingPathComponent(FileName.log))
        if let log, log.starts(with: header) { return }
        for name in FileName.all { try? FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
        try append(header, to: FileName.log)
        try append(Data(ReportPage.beginning.utf8), to: FileName.page)
    }

    private func append(_ data: Data, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        guard let handle = try? FileHandle(forWritingTo: file) else { return try data.write(to: file) }
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: data)
    }

    private func writeSummaries(unused: [String]?) throws {
        let entries = entries
        for (name, text) in [
            (FileName.json, try ReportSummary.json(entries, unused: unused)),
            (FileName.junit, ReportSummary.junit(entries)),
            (FileName.markdown, ReportSummary.markdown(entries, unused: unused)),
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
        }
    }

    /// A report that can't be written fails no test; it is told at the end.
    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch {
            trouble = trouble ?? "\(folder.path): \(FileTrouble.reason(of: error))"
        }
    }

    private static var parentProcess: Int { Int(getppid()) }
}

extension JSONEncoder {
    /// With keys in order, so that files are the same each time.
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
