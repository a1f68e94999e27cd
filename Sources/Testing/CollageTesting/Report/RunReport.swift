import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The report of a test run: a folder with a page, and the same results as JSON, JUnit XML, and Markdown.
///
/// Every comparison is written as soon as it's complete, so that a test that ends the process loses no results. The
/// processes of a run write to the same report. A lock on the folder serializes them.
///
/// The report is used on the main actor, and also on the thread that ends the process, so it has a lock within the
/// process, too.
final class RunReport: @unchecked Sendable {
    /// The report of this process, which is written when the first snapshot is compared.
    static let shared: RunReport = {
        let report = RunReport(folder: ReportFolder.current, run: .current)
        atexit { RunReport.shared.finish { print($0) } }
        return report
    }()

    let folder: URL
    private let run: ReportRun
    private let lock = NSRecursiveLock()
    private var hasBegun = false
    private var log: EntryLog
    /// The number of entries in the summaries.
    private var summarized = 0
    private(set) var writeError: String?

    init(folder: URL, run: ReportRun) {
        self.folder = folder
        self.run = run
        log = EntryLog(file: folder.appendingPathComponent(ReportFile.log))
    }

    /// Writes a comparison or an audit.
    /// - Parameters:
    ///   - entry: The result.
    ///   - pictures: The available images: actual, expected, and difference.
    func record(_ entry: ReportEntry, pictures: ReportPage.ComparisonImages = ReportPage.ComparisonImages()) {
        alone {
            try begin(keeping: entry.reference)
            try append(try JSONEncoder.sorted.encode(entry) + Data("\n".utf8), to: ReportFile.log)
            try append(Data(try ReportPage.item(entry, pictures).utf8), to: ReportFile.page)
            log.read()
            // A failure updates the summaries immediately. Passed comparisons update them in groups that grow with the
            // run, because each summary includes all entries.
            if entry.outcome != .same || log.entries.count > summarized + summarized / 8 {
                try writeSummaries(unused: nil)
            }
        }
    }

    /// Runs a comparison and writes its result.
    /// - Parameters:
    ///   - entry: The entry without the outcome.
    ///   - frames: A closure that returns the views with their frames. It's called only if there's a difference.
    /// - Throws: The error that `compare` throws, unless differences are only reported.
    func noting(
        _ entry: ReportEntry, frames: () -> String? = { nil }, _ compare: () throws -> ReportEntry.Outcome
    ) throws {
        let policy = try DifferencePolicy.current
        // A shard that doesn't exist would run all tests without an error.
        _ = try TestShard.current
        var entry = entry
        do {
            entry.outcome = try compare()
            if ExternalSnapshot.isReported { record(entry) }
        } catch {
            let failure = error as? SnapshotFailure
            entry.outcome = failure?.outcome ?? .different
            entry.message = "\(error)"
            entry.frames = frames()
            entry.changes = failure?.changes
            if ExternalSnapshot.isReported {
                record(entry, pictures: failure?.pictures ?? ReportPage.ComparisonImages())
            }
            if policy == .fail || failure == nil { throw error }
        }
    }

    /// Begins the report of a shard before the first comparison, so that a shard without comparisons isn't missing when
    /// reports are merged.
    func startShard() {
        alone { try begin(keeping: nil) }
    }

    /// Writes the summaries of all comparisons.
    /// - Parameter say: A closure that receives the lines of the result, the counts last.
    func finish(_ say: (String) -> Void) {
        lock.lock()
        defer { lock.unlock() }
        guard hasBegun else { return }
        var unused: [String]?
        alone {
            log.read()
            let isWhole = !run.isFiltered && run.shard == nil
            unused = isWhole ? UnusedSnapshots.paths(used: references) : nil
            try writeSummaries(unused: unused)
            if let unused, !unused.isEmpty {
                try append(Data(UnusedSnapshots.section(unused).utf8), to: ReportFile.page)
            }
        }
        if let writeError { say("The report can't be written: \(writeError).") }
        for path in unused ?? [] { say("unused: \(path)") }
        say("\(ReportCounts(log.entries, unused: unused?.count))")
        // The process ends next, and would lose buffered output.
        fflush(nil)
    }

    /// The comparisons of this run so far, including comparisons in its other processes.
    var entries: [ReportEntry] {
        log.read()
        return log.entries
    }

    private var references: Set<String> {
        Set(log.entries.lazy.filter { $0.kind != ReportEntry.audit }.map(\.reference))
    }

    // MARK: Files

    /// Removes the report of an earlier run, unless another process of this run has already begun its report.
    private func begin(keeping reference: String?) throws {
        guard !hasBegun else { return }
        hasBegun = true
        let header = ReportHeader(run: run.identity, shard: run.shard, isFiltered: run.isFiltered)
        let log = try? Data(contentsOf: folder.appendingPathComponent(ReportFile.log))
        if let log, ReportHeader.header(of: log) == header {
            // The command has begun the report of a shard without a page.
            let page = folder.appendingPathComponent(ReportFile.page)
            guard !FileManager.default.fileExists(atPath: page.path) else { return }
            return try append(Data(ReportPage.beginning.utf8), to: ReportFile.page)
        }
        let audits = folder.appendingPathComponent("audits")
        let pictures = (try? FileManager.default.contentsOfDirectory(at: audits, includingPropertiesForKeys: nil)) ?? []
        let files = ReportFile.all.map { folder.appendingPathComponent($0) }
        for file in files + pictures where file.path != reference {
            try? FileManager.default.removeItem(at: file)
        }
        try append(try header.line, to: ReportFile.log)
        try append(Data(ReportPage.beginning.utf8), to: ReportFile.page)
    }

    private func append(_ data: Data, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: file.path) else { return try data.write(to: file) }
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.seekToEnd()
        try handle.write(contentsOf: data)
    }

    private func writeSummaries(unused: [String]?) throws {
        let entries = log.entries
        summarized = entries.count
        for (name, text) in [
            (ReportFile.json, try ReportSummary.json(entries, unused: unused)),
            (ReportFile.junit, ReportSummary.junit(entries)),
            (ReportFile.markdown, ReportSummary.markdown(entries, unused: unused)),
        ] {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
        }
    }

    /// Calls the closure while no other process of the run writes. A report that can't be written doesn't fail a test.
    /// The error is printed at the end of the run.
    private func alone(_ body: () throws -> Void) {
        lock.lock()
        defer { lock.unlock() }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let path = folder.appendingPathComponent(ReportFile.lock).path
            let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            // Closing the file releases the lock, and so does the end of the process.
            defer { close(descriptor) }
            guard flock(descriptor, LOCK_EX) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            try body()
        } catch {
            writeError = writeError ?? "\(folder.path): \(error.fileOperationReason)"
        }
    }
}

/// The entries of all processes of a run, one per line.
private struct EntryLog {
    let file: URL
    private(set) var entries: [ReportEntry] = []
    private var position: UInt64 = 0

    init(file: URL) { self.file = file }

    /// Reads the entries that were added since the last call.
    mutating func read() {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return }
        defer { try? handle.close() }
        guard (try? handle.seek(toOffset: position)) != nil, let data = try? handle.readToEnd(),
            let end = data.lastIndex(of: UInt8(ascii: "\n"))
        else { return }
        let whole = data[...end]
        position += UInt64(whole.count)
        // The first line identifies the run and isn't an entry.
        entries += whole.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(ReportEntry.self, from: Data($0))
        }
    }
}
