import Foundation
import Testing

@testable import CollageTesting

@MainActor struct RunReportTests {
    private let folder = TemporaryFolder()

    private func entry(
        _ name: String, _ outcome: ReportEntry.Outcome = .same, message: String? = nil
    ) -> ReportEntry {
        ReportEntry(
            test: "OfferTests/unfolds()", name: name, kind: "png", outcome: outcome, message: message,
            file: "/app/Tests/OfferTests.swift", line: 12, reference: folder.url("snapshots/\(name).png").path)
    }

    private func report(_ run: String = "1", isFiltered: Bool = false) -> RunReport {
        RunReport(folder: folder.url("report"), run: ReportRun(identity: run, isFiltered: isFiltered))
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url("report/\(name)"), encoding: .utf8)
    }

    @Test func `the counts match the outcomes`() {
        let entries = [entry("a"), entry("b", .different), entry("c", .new), entry("d", .recorded)]
        #expect("\(ReportCounts(entries, unused: 2))" == "4 compared, 1 differ, 1 new, 2 unused")
        #expect(
            "\(ReportCounts(entries, unused: nil))"
                == "4 compared, 1 differ, 1 new (unused snapshots are unknown: only some tests ran)")
    }

    @Test func `results are kept if a test ends the process`() throws {
        let report = report()
        report.record(entry("offer", .different, message: "12 pixels differ"))
        // `finish()` hasn't been called.
        let page = try text("index.html")
        #expect(page.contains("<article class=\"different\"") && page.contains("12 pixels differ"))
        #expect(page.contains("OfferTests.swift:12"))
        for name in ["report.json", "junit.xml", "summary.md"] {
            #expect(try text(name).contains("12 pixels differ"), "\(name)")
        }
    }

    @Test func `tests that passed before a crash are reported`() throws {
        let report = report()
        for name in ["a", "b", "c"] { report.record(entry(name)) }
        #expect(try text("report.json").contains("3 compared, 0 differ, 0 new"))
    }

    @Test func `concurrent writes by several processes lose no results`() async throws {
        let reports = (0..<4).map { _ in report() }
        await withTaskGroup(of: Void.self) { group in
            for (index, report) in reports.enumerated() {
                let entries = (0..<20).map { entry("\(index)-\($0)", .different) }
                group.addTask { for entry in entries { report.record(entry) } }
            }
        }
        #expect(Set(report().entries.map(\.name)).count == 80)
        for report in reports { report.finish { _ in } }
        #expect(try text("report.json").contains("80 compared, 80 differ, 0 new, 0 unused"))
        #expect(try text("index.html").components(separatedBy: "<article").count == 81)
    }

    @Test func `processes of one run share a report, and the next run starts a new one`() throws {
        report("1").record(entry("a"))
        report("1").record(entry("b"))
        #expect(report("1").entries.map(\.name) == ["a", "b"])
        let next = report("2")
        next.record(entry("c"))
        #expect(next.entries.map(\.name) == ["c"])
        #expect(try !text("index.html").contains("</span> a</h2>"))
    }

    @Test func `snapshots that no test used are listed`() throws {
        try FileManager.default.createDirectory(at: folder.url("snapshots"), withIntermediateDirectories: true)
        for name in ["a.png", "old.png", "a.actual.png", "a.difference.png"] {
            try Data().write(to: folder.url("snapshots/\(name)"))
        }
        let whole = report()
        whole.record(entry("a"))
        var lines: [String] = []
        whole.finish { lines.append($0) }
        #expect(lines == ["unused: \(folder.url("snapshots/old.png").path)", "1 compared, 0 differ, 0 new, 1 unused"])
        let json = try text("report.json")
        #expect(json.contains("1 compared, 0 differ, 0 new, 1 unused"))
        #expect(json.contains("snapshots/old.png") && !json.contains("a.actual.png"))
        let part = report(isFiltered: true)
        part.record(entry("a"))
        part.finish { _ in }
        #expect(try !text("report.json").contains("old.png"))
    }

    @Test func `folders of deleted test files are unused, and folders of tests that didn't run aren't`() throws {
        let snapshots = folder.url("Tests/__Snapshots__")
        for name in ["OfferTests/a.png", "GoneTests/b.png", "OtherTests/c.png", ".hidden/d.png", "OfferTests/.keep"] {
            let file = snapshots.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        try Data().write(to: folder.url("Tests/OtherTests.swift"))
        let used = snapshots.appendingPathComponent("OfferTests/a.png").path
        #expect(
            UnusedSnapshots.paths(used: [used]) == [snapshots.appendingPathComponent("GoneTests/b.png").path])
    }

    @Test func `the page lists unused snapshots`() throws {
        try FileManager.default.createDirectory(at: folder.url("snapshots"), withIntermediateDirectories: true)
        try Data().write(to: folder.url("snapshots/old.png"))
        let report = report()
        report.record(entry("a"))
        report.finish { _ in }
        #expect(try text("index.html").contains("<li><code>\(folder.url("snapshots/old.png").path)</code></li>"))
    }

    @Test func `the report contains audits and no comparisons`() throws {
        let report = report()
        var audit = entry("offer", .flawed, message: "The audit found one thing wrong")
        audit.kind = ReportEntry.audit
        report.record(entry("offer"))
        report.record(audit, pictures: ReportPage.ComparisonImages(audit: [1, 2, 3]))
        var lines: [String] = []
        report.finish { lines.append($0) }
        #expect(lines == ["1 compared, 0 differ, 0 new, 1 audits failed, 0 unused"])
        #expect(try text("index.html").contains("alt=\"Audit image of offer\" src=\"data:image/png;base64,AQID\""))
        #expect(try text("junit.xml").contains("<failure type=\"flawed\""))
    }

    @Test(arguments: [
        ("iPhone 15, 393 x 852 at 3x, dark, text XL", "iPhone 15", "dark, text XL"),
        ("390 x 844 at 2x, standard", "390 x 844", "standard"),
    ])
    func `devices and variants can be filtered separately`(setUp: String, device: String, variant: String) throws {
        var entry = entry("a", .different)
        entry.device = setUp
        #expect(entry.deviceName == device && entry.variantName == variant)
        let item = try ReportPage.item(entry, ReportPage.ComparisonImages())
        #expect(item.contains("data-device=\"\(device)\" data-variant=\"\(variant)\""))
    }

    @Test func `text that differs is shown line by line`() throws {
        var entry = entry("a", .different)
        entry.changes = TextChanges.lines(from: "1\n2\n3\n4\n5\n6\n7", to: "1\n2\n3\n4\n5\n<six>\n7")
        #expect(entry.changes == "…\n 3\n 4\n 5\n-6\n+<six>\n 7")
        let item = try ReportPage.item(entry, ReportPage.ComparisonImages())
        #expect(item.contains("<del>-6</del>\n<ins>+&lt;six&gt;</ins>"))
    }

    @Test func `the page shows both images and their difference without other files`() throws {
        let report = report()
        report.record(
            entry("offer", .different, message: "differs"),
            pictures: ReportPage.ComparisonImages(expected: [1, 2, 3], actual: [4, 5, 6], difference: [7, 8, 9]))
        let page = try text("index.html")
        for content in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] as [[UInt8]] {
            #expect(page.contains("src=\"data:image/png;base64,\(Data(content).base64EncodedString())\""))
        }
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test func `text of tests is escaped in all formats`() throws {
        let report = report()
        report.record(entry("<b>&\"|", .different, message: "a|b\n<script>\u{1}"))
        #expect(try !text("index.html").contains("<b>&") && text("index.html").contains("a|b\n&lt;script&gt;</pre>"))
        let junit = try text("junit.xml")
        #expect(junit.contains("name=\"&lt;b&gt;&amp;&quot;|\"") && junit.contains("message=\"a|b\n&lt;script&gt;\""))
        #expect(try text("summary.md").contains("| &lt;b&gt;&amp;&quot;\\| | different |"))
    }

    @Test func `a comment holds many failures, with file paths relative to the tests`() {
        let entries = (0..<500).map {
            entry("\($0)", .different, message: "/app/a.png differs. " + String(repeating: "x", count: 5000))
        }
        let summary = ReportSummary.markdown(entries, unused: ["/app/old.png"], root: "/app")
        #expect(summary.utf8.count < 65_000)
        #expect(
            summary.contains("| a.png differs.") && summary.contains("And 440 more.") && summary.contains("- `old.png`")
        )
    }

    @Test func `JUnit results count failures and list passed tests`() throws {
        let junit = ReportSummary.junit([entry("a"), entry("b", .new, message: "was written")])
        #expect(junit.contains("<testsuite name=\"OfferTests.swift\" tests=\"2\" failures=\"1\">"))
        #expect(junit.contains("name=\"a\" file=\"/app/Tests/OfferTests.swift\" line=\"12\"/>"))
        #expect(junit.contains("<failure type=\"new\" message=\"was written\"/>"))
    }

    @Test func `a test doesn't fail if the folder of the report can't be written`() throws {
        try Data().write(to: folder.url("report"))
        let report = report()
        report.record(entry("a"))
        #expect(report.writeError?.hasPrefix(folder.url("report").path) == true)
    }
}
