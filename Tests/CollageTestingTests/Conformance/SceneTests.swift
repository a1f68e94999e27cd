import Foundation
import Testing

@testable import Conformance

/// Recorded scenes as evidence: what they say must be able to fail, and what is left out must be told.
@MainActor @Suite(.serialized) struct SceneTests {
    nonisolated private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Resources/golden/scenes")

    nonisolated private static let scenes =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".json") }.sorted() ?? []

    /// A recording with changes made to each of its views.
    private func recording(
        _ name: String, changing change: (inout [String: Any]) -> Void = { _ in }
    ) throws -> Data {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
        var content = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        var layout = try #require(content["layout"] as? [String: Any])
        var views = try #require(layout["views"] as? [[String: Any]])
        for index in views.indices { change(&views[index]) }
        layout["views"] = views
        content["layout"] = layout
        return try JSONSerialization.data(withJSONObject: content)
    }

    @Test(arguments: scenes) func `another place than the recorded one is found in every scene`(name: String) throws {
        #expect(try SceneFile(recording(name)).run(name: name).passed)
        for index in 0..<2 {
            let moved = try recording(name) { view in
                guard var frame = view["frame"] as? [Double], view["path"] as? String != "" else { return }
                frame[index] += 3
                view["frame"] = frame
            }
            #expect(try !SceneFile(moved).run(name: name).passed, "moved along axis \(index)")
        }
    }

    @Test func `a size that no text decides is compared`() throws {
        let taller = try recording("deep_mixed.json") { view in
            guard view["class"] as? String == "UIStackView", var frame = view["frame"] as? [Double] else { return }
            frame[3] += 3
            view["frame"] = frame
        }
        let differences = try SceneFile(taller).run(name: "").differences
        #expect(differences == ["1.0 height: expected 179.0, found 176.0"])
    }

    @Test func `widths of text are left out, and that is said`() throws {
        let wider = try recording("label_basic.json") { view in
            guard view["path"] as? String == "0", var frame = view["frame"] as? [Double] else { return }
            frame[2] += 30
            view["frame"] = frame
        }
        let result = try SceneFile(wider).run(name: "")
        #expect(result.passed)
        let text = try #require(result.coverage?.text)
        #expect(text.hasPrefix("5 frames compared; skipped: "))
        #expect(text.contains(SkipRule.advances.rawValue))
    }

    @Test func `a cell that isn't recorded is missed`() throws {
        let fewer = try recording("collection_sections.json") { view in
            if view["path"] as? String == "1.0" { view["class"] = "UIView" }
        }
        let differences = try SceneFile(fewer).run(name: "").differences
        #expect(differences == ["1 number of cells: expected 7, found 8"])
    }

    @Test(arguments: [
        #"{"class": "UIHologram"}"#, #"{"class": "UILabel", "shimmer": true}"#,
        #"{"class": "UIView", "subviews": [{"class": "UISlider", "text": "a"}]}"#,
    ]) func `what a scene describes and nobody can build is refused`(root: String) throws {
        let scene = #"{"scene": {"size": [100, 100], "root": \#(root)}, "layout": {"views": []}}"#
        #expect(throws: SceneProblem.self) { try SceneFile(Data(scene.utf8)).run(name: "") }
    }

    @Test func `tables of fonts are compared row by row`() throws {
        let font = #""ascender": 8, "descender": -2, "leading": 0, "lineHeight": 10, "capHeight": 6, "xHeight": 4"#
        let table = #"{"fonts": [{"id": "system-bold-8.0", "pointSize": 8, \#(font)}]}"#
        let result = try FontMetricsFile(Data(table.utf8)).run(name: "")
        #expect(result.differences.count == 4 && result.coverage?.compared == 1)
        #expect(result.differences.allSatisfy { $0.hasPrefix("system-bold-8.0 ") })
    }
}
