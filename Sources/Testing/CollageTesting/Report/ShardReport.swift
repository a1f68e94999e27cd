import Foundation

/// The report of one shard of a run.
struct ShardReport {
    let folder: URL
    let header: ReportHeader
    let shard: TestShard
    var entries: [ReportEntry]
    /// The page, which contains the images, or `nil` if nothing was compared.
    var page: String?

    /// Reads the report of a shard.
    /// - Throws: ``ShardProblem`` if the folder doesn't have a report, or if the report isn't that of a shard.
    init(folder: URL) throws {
        let log = folder.appendingPathComponent(ReportFile.log)
        guard let data = try? Data(contentsOf: log), let header = ReportHeader.header(of: data) else {
            throw ShardProblem(
                "\(folder.path) has no report. Specify the folders that the shards wrote: COLLAGE_REPORT or "
                    + "--report-path of their runs.")
        }
        guard let shard = header.shard else {
            throw ShardProblem(
                "\(folder.path) has the report of a run without shards. Run the tests with --shard or COLLAGE_SHARD, "
                    + "or leave it out.")
        }
        self.folder = folder
        self.header = header
        self.shard = shard
        entries = try data.split(separator: UInt8(ascii: "\n")).dropFirst().map { line in
            do {
                return try JSONDecoder().decode(ReportEntry.self, from: Data(line))
            } catch {
                throw ShardProblem("\(log.path) can't be read: \(error). Run shard \(shard) again.")
            }
        }
        page = try? String(contentsOf: folder.appendingPathComponent(ReportFile.page), encoding: .utf8)
    }

    /// Replaces the paths of the machine that ran the shard with paths of a package on this machine.
    /// - Parameters:
    ///   - package: The folder of the package.
    ///   - report: The folder of the merged report.
    /// - Throws: ``ShardProblem`` if the package doesn't have the tests.
    mutating func relocate(to package: URL, report: URL) throws {
        var roots: Set<String> = []
        for entry in entries where entry.kind != ReportEntry.audit {
            if !roots.contains(where: { entry.file.hasPrefix($0 + "/") && exists(entry.file, of: $0, in: package) }) {
                roots.insert(try root(of: entry.file, in: package))
            }
        }
        let places = [(folder.path + "/", report.path + "/")] + roots.map { ($0 + "/", package.path + "/") }
        func relocated(_ text: String) -> String {
            places.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        }
        for index in entries.indices {
            let isAudit = entries[index].kind == ReportEntry.audit
            entries[index].file = relocated(entries[index].file)
            entries[index].reference =
                isAudit
                ? report.appendingPathComponent("audits").appendingPathComponent(
                    URL(fileURLWithPath: entries[index].reference).lastPathComponent
                ).path : relocated(entries[index].reference)
            entries[index].message = entries[index].message.map(relocated)
        }
        // Encoded images are text, too, and may contain a short path by chance. Each is on one line with its figure.
        page = page?.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("<figure") ? String(line) : relocated(String(line))
        }.joined(separator: "\n")
    }

    /// Returns the folder of the package on the machine that ran the shard: the part of the path before the longest
    /// suffix that also exists in the package on this machine.
    private func root(of file: String, in package: URL) throws -> String {
        let parts = file.split(separator: "/").map { String($0) }
        for count in parts.indices.dropFirst() {
            let root = parts.prefix(count).map { "/" + $0 }.joined()
            if exists(file, of: root, in: package) { return root }
        }
        throw ShardProblem(
            "\(file) of shard \(shard) isn't in \(package.path). Merge reports in the same version of the package that the "
                + "shards have tested.")
    }

    private func exists(_ file: String, of root: String, in package: URL) -> Bool {
        FileManager.default.fileExists(atPath: package.path + file.dropFirst(root.count))
    }
}
