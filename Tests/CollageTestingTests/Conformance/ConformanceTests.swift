import Conformance
import Foundation
import Testing

/// The recorded cases in `Tests/Resources/golden`, run through UIKit's classes as `layout-conformance` does.
@MainActor @Suite(.serialized) struct ConformanceTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources/golden")

    @Test(arguments: CaseKind.allCases) func `recorded cases pass`(kind: CaseKind) throws {
        let run = ConformanceRun(kind: kind.rawValue)
        var files = try ConformanceRun.files(at: Self.folder)
        if kind == .scrollTrace {
            let traces = Self.folder.deletingLastPathComponent().appendingPathComponent("measured")
            files = try ConformanceRun.files(at: traces).filter { $0.lastPathComponent.hasPrefix("scroll_") }
        }
        let results = files.flatMap(run.results)
        #expect(!results.isEmpty)
        for result in results {
            #expect(result.passed, "\(result.name): \(result.differences.joined(separator: "; "))")
        }
    }

    @Test func `an unknown kind fails`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data(#"{"kind": "hologram"}"#.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let results = ConformanceRun().results(of: file)
        #expect(results.map(\.differences) == [["unknown kind \"hologram\""]])
        #expect(ConformanceRun(kind: "fitting").results(of: file).isEmpty)
    }

    @Test func `a broken file fails with the invalid key`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
        try Data(#"{"name": "x", "environment": {"bounds": [1, "wide"], "scale": 2}}"#.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let results = ConformanceRun().results(of: file)
        #expect(results.first?.differences.first?.contains("environment.bounds.[1]") == true)
    }
}
