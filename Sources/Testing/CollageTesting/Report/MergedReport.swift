import Foundation

/// A report that combines the reports of all shards of a run.
struct MergedReport {
    private let shards: [ShardReport]
    /// The folder of the merged report.
    private let folder: URL
    /// The comparisons and audits, in the order of the shards.
    let entries: [ReportEntry]
    /// The snapshots that no test of any shard has used, or `nil` if some tests didn't run.
    let unused: [String]?

    /// Reads the reports of shards.
    /// - Parameters:
    ///   - folders: The folders of the reports, in any order.
    ///   - package: The folder of the package, in which unused snapshots are found.
    ///   - folder: The folder of the merged report.
    /// - Throws: ``ShardProblem`` if there isn't exactly one report for each shard.
    init(_ folders: [URL], package: URL, into folder: URL) throws {
        if let input = folders.first(where: { $0.standardizedFileURL.path == folder.standardizedFileURL.path }) {
            throw ShardProblem(
                "\(input.path) is both a report of a shard and the folder of the merged report. Select another folder with "
                    + "--report-path.")
        }
        let shards = try folders.map(ShardReport.init(folder:)).sorted { $0.shard.index < $1.shard.index }
        try Self.requireEachShardOnce(shards)
        self.shards = try shards.map { shard in
            var shard = shard
            try shard.relocate(to: package, report: folder)
            return shard
        }
        self.folder = folder
        // A test that ignores shards runs in each of them, and is counted once.
        var seen: Set<Data> = []
        entries = try self.shards.flatMap(\.entries).filter { seen.insert(try JSONEncoder.sorted.encode($0)).inserted }
        let references = entries.filter { $0.kind != ReportEntry.audit }.map(\.reference)
        unused = shards.contains { $0.header.isFiltered } ? nil : UnusedSnapshots.paths(used: Set(references))
    }

    private static func requireEachShardOnce(_ shards: [ShardReport]) throws {
        guard let count = shards.first?.shard.count else {
            throw ShardProblem("There are no reports to merge. Add the folders of the shards' reports.")
        }
        if let other = shards.first(where: { $0.shard.count != count }) {
            throw ShardProblem(
                "\(shards[0].folder.path) has shard \(shards[0].shard), and \(other.folder.path) has shard \(other.shard). "
                    + "Merge only the reports of one run, with the same number of shards.")
        }
        for (one, next) in zip(shards, shards.dropFirst()) where one.shard == next.shard {
            throw ShardProblem(
                "\(one.folder.path) and \(next.folder.path) both have shard \(one.shard). Omit one of them.")
        }
        let missing = Set(1...count).subtracting(shards.map(\.shard.index)).sorted()
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
            throw ShardProblem(
                "The reports of these shards are missing: \(names). Run them, or specify the folders of their reports.")
        }
    }

    /// Writes the page, the summaries, and the images of audits.
    func write() throws {
        let files = FileManager.default
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        var header = shards[0].header
        header.shard = nil
        header.isFiltered = unused == nil
        var log = try header.line
        for entry in entries { log += try JSONEncoder.sorted.encode(entry) + Data("\n".utf8) }
        let audits = folder.appendingPathComponent("audits")
        if files.fileExists(atPath: audits.path) { try files.removeItem(at: audits) }
        for (name, data) in [
            (ReportFile.log, log), (ReportFile.json, Data(try ReportSummary.json(entries, unused: unused).utf8)),
            (ReportFile.junit, Data(ReportSummary.junit(entries).utf8)),
            (ReportFile.markdown, Data(ReportSummary.markdown(entries, unused: unused).utf8)),
            (ReportFile.page, Data(page.utf8)),
        ] {
            try data.write(to: folder.appendingPathComponent(name), options: .atomic)
        }
        for shard in shards { try copyAudits(of: shard, to: audits) }
    }

    /// The start of the first page, followed by the items of all pages.
    private var page: String {
        let pages = shards.compactMap(\.page)
        guard let first = pages.first, let main = first.range(of: Self.beginningOfItems) else { return "" }
        let items = pages.map { page in
            page.range(of: Self.beginningOfItems).map { String(page[$0.upperBound...]) } ?? ""
        }
        var seen: Set<String> = []
        let parts = items.flatMap { $0.components(separatedBy: Self.endOfItem) }.filter { item in
            !item.allSatisfy(\.isWhitespace) && seen.insert(item).inserted
        }
        return String(first[..<main.upperBound]) + parts.map { $0 + Self.endOfItem }.joined()
            + (unused.map { $0.isEmpty ? "" : UnusedSnapshots.section($0) } ?? "")
    }

    private static let beginningOfItems = "<main>\n"
    private static let endOfItem = "</article>\n"

    private func copyAudits(of shard: ShardReport, to audits: URL) throws {
        let source = shard.folder.appendingPathComponent("audits")
        let files = FileManager.default
        guard files.fileExists(atPath: source.path) else { return }
        try files.createDirectory(at: audits, withIntermediateDirectories: true)
        for name in try files.contentsOfDirectory(atPath: source.path) {
            let copy = audits.appendingPathComponent(name)
            if !files.fileExists(atPath: copy.path) {
                try files.copyItem(at: source.appendingPathComponent(name), to: copy)
            }
        }
    }
}
