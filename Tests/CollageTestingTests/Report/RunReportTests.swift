import Foundation
import Testing

@testable import CollageTesting

@MainActor @Suite struct RunReportTests {
    private let folder = TemporaryFolder()

    private func entry(
        _ name: String, _ outcome: ReportEntry.Outcome = .same, message: String? = nil
    ) -> ReportEntry {
        ReportEntry(
            test: "OfferTests/unfolds()", name: name, kind: "png", outcome: outcome, message: message,
            file: "/app/Tests/OfferTests.swift", line: 12, reference: folder.url("snapshots/\(name).png").path)
    }

    private func report(_ run: String = "1", isFiltered: Bool = false) -> RunReport {
        RunReport(folder: folder.url("report"), run: run, isFiltered: isFiltered)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url("report/\(name)"), encoding: .utf8)
    }

    @Test func `counts tell what came out`() {
        let entries = [entry("a"), entry("b", .different), entry("c", .new), entry("d", .recorded)]
        #expect("\(ReportCounts(entries, unused: 2))" == "4 compared, 1 differ, 1 new, 2 unused")
        #expect(
            "\(ReportCounts(entries, unused: nil))"
                == "4 compared, 1 differ, 1 new (unused ones weren't looked for: only some tests ran)")
    }

    @Test func `a test that ends the process takes nothing with it`() throws {
        let report = report()
        report.note(entry("offer", .different, message: "12 pixels differ"))
        // Nobody has called finish().
        let page = try text("index.html")
        #expect(page.contains("<article class=\"different\">") && page.contains("12 pixels differ"))
        #expect(page.contains("OfferTests.swift:12"))
        for name in ["report.json", "junit.xml", "summary.md"] {
            #expect(try text(name).contains("12 pixels differ"), "\(name)")
        }
    }

    @Test func `processes of one run share a report, and the next run begins anew`() throws {
        report("1").note(entry("a"))
        report("1").note(entry("b"))
        #expect(report("1").entries.map(\.name) == ["a", "b"])
        let next = report("2")
        next.note(entry("c"))
        #expect(next.entries.map(\.name) == ["c"])
        #expect(try !text("index.html").contains("</span> a</h2>"))
    }

    @Test func `snapshots that nobody asked for are named`() throws {
        try FileManager.default.createDirectory(at: folder.url("snapshots"), withIntermediateDirectories: true)
        for name in ["a.png", "old.png", "a.actual.png", "a.difference.png"] {
            try Data().write(to: folder.url("snapshots/\(name)"))
        }
        let whole = report()
        whole.note(entry("a"))
        var lines: [String] = []
        whole.finish { lines.append($0) }
        #expect(lines == ["unused: \(folder.url("snapshots/old.png").path)", "1 compared, 0 differ, 0 new, 1 unused"])
        let json = try text("report.json")
        #expect(json.contains("1 compared, 0 differ, 0 new, 1 unused"))
        #expect(json.contains("snapshots/old.png") && !json.contains("a.actual.png"))
        let part = report(isFiltered: true)
        part.note(entry("a"))
        part.finish { _ in }
        #expect(try !text("report.json").contains("old.png"))
    }

    @Test func `the page shows both pictures and the difference without another file`() throws {
        let report = report()
        report.note(
            entry("offer", .different, message: "differs"),
            pictures: ReportPage.Pictures(expected: [1, 2, 3], actual: [4, 5, 6], difference: [7, 8, 9]))
        let page = try text("index.html")
        for content in [[1, 2, 3], [4, 5, 6], [7, 8, 9]] as [[UInt8]] {
            #expect(page.contains("src=\"data:image/png;base64,\(Data(content).base64EncodedString())\""))
        }
        #expect(!page.contains("http://") && !page.contains("https://"))
    }

    @Test func `text of tests is no markup anywhere`() throws {
        let report = report()
        report.note(entry("<b>&\"|", .different, message: "a|b\n<script>\u{1}"))
        #expect(try !text("index.html").contains("<b>&") && text("index.html").contains("a|b\n&lt;script&gt;</pre>"))
        let junit = try text("junit.xml")
        #expect(junit.contains("name=\"&lt;b&gt;&amp;&quot;|\"") && junit.contains("message=\"a|b\n&lt;script&gt;\""))
        #expect(try text("summary.md").contains("| &lt;b&gt;&amp;&quot;\\| | different |"))
    }

    @Test func `JUnit counts failures and keeps what passed`() throws {
        let junit = ReportSummary.junit([entry("a"), entry("b", .new, message: "was written")])
        #expect(junit.contains("<testsuite name=\"OfferTests.swift\" tests=\"2\" failures=\"1\">"))
        #expect(junit.contains("name=\"a\" file=\"/app/Tests/OfferTests.swift\" line=\"12\"/>"))
        #expect(junit.contains("<failure type=\"new\" message=\"was written\"/>"))
    }

    @Test func `a folder that can't be written to fails no test`() throws {
        try Data().write(to: folder.url("report"))
        let report = report()
        report.note(entry("a"))
        #expect(report.trouble?.hasPrefix(folder.url("report").path) == true)
    }
}
