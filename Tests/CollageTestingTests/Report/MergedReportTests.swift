import Foundation
import Testing

@testable import CollageTesting

/// Reports of shards that ran in clones of a package.
@MainActor struct MergedReportTests {
    private let folder = TemporaryFolder()

    init() throws {
        try write("package/Tests/OfferTests.swift")
        for name in ["a", "b", "old"] { try write("package/Tests/__Snapshots__/OfferTests/\(name).png") }
    }

    private func write(_ name: String) throws {
        let file = folder.url(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
    }

    private func entry(_ name: String, clone: String, _ outcome: ReportEntry.Outcome = .same) -> ReportEntry {
        let tests = folder.url("\(clone)/Tests").path
        let reference = "\(tests)/__Snapshots__/OfferTests/\(name).png"
        return ReportEntry(
            test: "OfferTests/\(name)()", name: name, kind: "png", outcome: outcome,
            message: outcome == .same ? nil : "\(reference) differs.", file: "\(tests)/OfferTests.swift", line: 12,
            reference: reference)
    }

    /// Leaves the report of a shard in the folder of its clone.
    @discardableResult
    private func report(
        _ shard: String?, _ entries: [ReportEntry] = [], isFiltered: Bool = false, in clone: String? = nil,
        pictures: ReportPage.ComparisonImages = ReportPage.ComparisonImages()
    ) throws -> URL {
        let place = folder.url("\(clone ?? shard.map { "clone\($0.prefix(1))" } ?? "clone")/report")
        let run = ReportRun(
            identity: UUID().uuidString, isFiltered: isFiltered, shard: try shard.map { try TestShard($0) })
        let report = RunReport(folder: place, run: run)
        report.startShard()
        for entry in entries { report.record(entry, pictures: pictures) }
        report.finish { _ in }
        return place
    }

    private func merged(_ folders: [URL]) throws -> MergedReport {
        try MergedReport(folders, package: folder.url("package"), into: folder.url("merged"))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url("merged/\(name)"), encoding: .utf8)
    }

    @Test func `shards don't report unused snapshots`() throws {
        try FileManager.default.removeItem(at: folder.url("package/Tests/__Snapshots__/OfferTests/b.png"))
        let report = try report("1/2", [entry("a", clone: "package")])
        let json = try String(contentsOf: report.appendingPathComponent("report.json"), encoding: .utf8)
        #expect(json.contains("unused snapshots are unknown") && !json.contains("old.png"))
    }

    @Test func `the reports of all shards are merged, and the merged report lists unused snapshots`() throws {
        let one = try report(
            "1/3", [entry("a", clone: "clone1", .different)],
            pictures: ReportPage.ComparisonImages(expected: [1, 2, 3], actual: [4, 5, 6]))
        let two = try report("2/3", [entry("b", clone: "clone2")])
        let three = try report("3/3")
        let merged = try merged([three, one, two])
        let snapshots = folder.url("package/Tests/__Snapshots__/OfferTests").path
        #expect(merged.entries.map(\.reference) == ["\(snapshots)/a.png", "\(snapshots)/b.png"])
        #expect(merged.entries[0].message == "\(snapshots)/a.png differs.")
        #expect(merged.unused == ["\(snapshots)/old.png"])
        try merged.write()
        #expect(try text("report.json").contains("2 compared, 1 differ, 0 new, 1 unused"))
        #expect(try text("junit.xml").contains("tests=\"2\" failures=\"1\""))
        #expect(try text("summary.md").contains("old.png"))
        let page = try text("index.html")
        #expect(page.components(separatedBy: "<article").count == 3)
        #expect(page.components(separatedBy: "<main>").count == 2)
        for part in ["AQID", "\(snapshots)/a.png differs.", "old.png</code>"] { #expect(page.contains(part)) }
        #expect(!page.contains("clone1"))
    }

    @Test func `a test that ran in each shard is counted once`() throws {
        let folders = try ["1/2", "2/2"].map { try report($0, [entry("a", clone: "clone\($0.prefix(1))")]) }
        #expect(try merged(folders).entries.count == 1)
    }

    @Test func `images of audits are copied and named`() throws {
        var audit = entry("offer", clone: "clone1", .flawed)
        audit.kind = ReportEntry.audit
        audit.file = "AppTests/OfferTests.swift"
        audit.reference = folder.url("elsewhere/audits/offer.png").path
        let one = try report("1/1", [entry("a", clone: "clone1"), audit])
        try write("clone1/report/audits/offer.png")
        let merged = try merged([one])
        try merged.write()
        #expect(merged.entries[1].reference == folder.url("merged/audits/offer.png").path)
        #expect(FileManager.default.fileExists(atPath: merged.entries[1].reference))
    }

    @Test func `unused snapshots aren't known if a shard ran some of its tests`() throws {
        let one = try report("1/2", [entry("a", clone: "clone1")], isFiltered: true)
        let merged = try merged([one, try report("2/2")])
        #expect(merged.unused == nil)
    }

    private func problem(_ folders: [URL]) throws -> String {
        try #require(throws: ShardProblem.self) { try merged(folders) }.description
    }

    @Test func `a folder without the report of a shard is an error`() throws {
        #expect(try problem([]).hasPrefix("There are no reports to merge."))
        #expect(try problem([folder.url("nowhere")]).hasPrefix("\(folder.url("nowhere").path) has no report."))
        let whole = try report(nil, [entry("a", clone: "clone")])
        #expect(try problem([whole]).hasPrefix("\(whole.path) has the report of a run without shards."))
    }

    @Test func `a missing shard, a duplicate shard, and different shard counts are errors`() throws {
        let one = try report("1/4"), three = try report("3/4"), again = try report("3/4", in: "again")
        #expect(try problem([one, three]).hasPrefix("The reports of these shards are missing: 2/4, 4/4."))
        let twice = try problem([one, three, again])
        #expect(twice.hasSuffix("both have shard 3/4. Omit one of them."))
        #expect(twice.contains(three.path) && twice.contains(again.path))
        let other = try report("2/3", in: "other")
        #expect(try problem([one, other]).contains("\(one.path) has shard 1/4, and \(other.path) has shard 2/3."))
    }

    @Test func `a package without the tests is an error`() throws {
        let one = try report("1/1", [entry("a", clone: "clone1")])
        try FileManager.default.removeItem(at: folder.url("package/Tests/OfferTests.swift"))
        #expect(try problem([one]).contains("OfferTests.swift of shard 1/1 isn't in"))
    }

    @Test func `a merged report can't replace one of its shards`() throws {
        let place = try report("1/1", in: "merged-into")
        let problem = try #require(throws: ShardProblem.self) {
            try MergedReport([place], package: folder.url("package"), into: place)
        }
        #expect(problem.description.contains("Select another folder with --report-path."))
    }
}
