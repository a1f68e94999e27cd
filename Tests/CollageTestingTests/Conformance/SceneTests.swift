import Foundation
import Testing

@testable import Conformance

/// Tests that recorded scenes can fail, and that skipped values are reported.
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

    @Test(arguments: scenes) func `a position that differs from the recorded one is found in every scene`(name: String)
        throws
    {
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

    @Test func `text widths are skipped and reported as skipped`() throws {
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

    @Test func `a missing cell is reported`() throws {
        let fewer = try recording("collection_sections.json") { view in
            if view["path"] as? String == "1.0" { view["class"] = "UIView" }
        }
        let differences = try SceneFile(fewer).run(name: "").differences
        #expect(differences == ["1 number of cells: expected 7, found 8"])
    }

    @Test(arguments: [
        (#"{"class": "UIHologram"}"#, ["class UIHologram"]),
        (#"{"class": "UILabel", "shimmer": true}"#, ["shimmer of UILabel"]),
        (#"{"class": "UIView", "subviews": [{"class": "UISlider", "text": "a"}]}"#, ["text of UISlider"]),
    ]) func `an unknown member is reported, and doesn't fail the case`(root: String, names: [String]) throws {
        let views =
            #"[{"path": "", "class": "UIView", "frame": [0, 0, 0, 0]}, {"path": "0", "class": "UIView", "#
            + #""frame": [1, 2, 3, 4]}]"#
        let scene = #"{"scene": {"size": [100, 100], "root": \#(root)}, "layout": {"views": \#(views)}}"#
        let result = try SceneFile(Data(scene.utf8)).run(name: "")
        #expect(result.passed && result.isUnknown)
        #expect(result.coverage?.unknown.keys.sorted() == names)
        #expect(result.coverage?.text.contains("unknown: \(names[0])") == true)
    }

    @Test func `a layout without a scene is skipped, and this is reported`() throws {
        let layout = #"{"name": "a", "layout": {"views": [{"path": "", "class": "UIView", "frame": [0, 0, 9, 9]}]}}"#
        let result = try SceneFile(Data(layout.utf8)).run(name: "")
        #expect(result.passed && !result.isUnknown)
        #expect(result.coverage?.text == "0 frames compared; skipped: 1 \(SkipRule.undescribed.rawValue)")
        let bare = #"{"views": [{"path": "", "class": "UIView", "frame": [0, 0, 9, 9]}]}"#
        #expect(try SceneFile(Data(bare.utf8)).run(name: "").passed)
    }

    /// A scene of one view with members that no given recording has.
    private func result(of members: String, scene: String = "", frame: String, path: String = "0") throws -> CaseResult
    {
        let root = #"{"class": "UIView", "subviews": [\#(members)]}"#
        let recorded = #"{"path": "\#(path)", "class": "UIView", "frame": \#(frame)}"#
        let content = #"""
            {"scene": {"size": [200, 100], "root": \#(root)\#(scene)}, "layout": {"views": [
            {"path": "", "class": "UIView", "frame": [0, 0, 200, 100]}, \#(recorded)]}}
            """#
        return try SceneFile(Data(content.utf8)).run(name: "")
    }

    @Test func `members that don't affect frames are ignored`() throws {
        let view = #"""
            {"class": "UIView", "frame": [1, 2, 30, 40], "borderWidth": 2, "borderColor": "systemRed",
            "shadowOpacity": 0.5, "hidden": true, "layer": {"borderWidth": 2}, "masksToBounds": true}
            """#
        let result = try result(of: view, frame: "[1, 2, 30, 40]")
        #expect(result.passed && !result.isUnknown, "\(result)")
    }

    @Test func `guides, relations, and margins of constraints are supported`() throws {
        let constraints = #"""
            , "safeAreaInsets": [10, 0, 0, 0], "window": true, "constraints": [
            {"item": "0", "attribute": "top", "toItem": "", "toGuide": "safeArea"},
            {"item": "0", "attribute": "leading", "toItem": "", "toAttribute": "leadingMargin"},
            {"item": "0", "attribute": "width", "relation": "ge", "constant": 30},
            {"item": "0", "attribute": "width", "constant": 10, "priority": 500},
            {"item": "0", "attribute": "height", "relation": "==", "constant": 20}]
            """#
        let view = #"{"class": "UIView", "useConstraints": true, "huggingH": 300}"#
        let result = try result(of: view, scene: constraints, frame: "[8, 10, 30, 20]")
        #expect(result.passed && !result.isUnknown, "\(result)")
    }

    @Test func `page controls, text fields and transforms are built`() throws {
        let control = #"{"class": "UIPageControl", "numberOfPages": 5, "sizeToFit": true, "frame": [3, 4, 0, 0]}"#
        #expect(try result(of: control, frame: "[3, 4, 110, 26]").passed)
        let field = #"{"class": "UITextField", "borderStyle": "roundedRect", "frame": [3, 4, 90, 34]}"#
        #expect(try result(of: field, frame: "[3, 4, 90, 34]").passed)
        let turned = #"{"class": "UIView", "frame": [0, 0, 20, 40], "transform": [0, 1, -1, 0, 0, 0]}"#
        #expect(try result(of: turned, frame: "[-10, 10, 40, 20]").passed)
    }

    @Test func `touches are compared`() throws {
        let root = #"{"class": "UIView", "subviews": [{"class": "UIView", "frame": [0, 0, 10, 10]}]}"#
        let content = #"""
            {"scene": {"size": [50, 50], "root": \#(root), "hitTests": [[5, 5], [20, 20]]}, "layout": {"views": [
            {"path": "", "class": "UIView", "frame": [0, 0, 0, 0]},
            {"path": "0", "class": "UIView", "frame": [0, 0, 10, 10]}],
            "hitTests": [{"point": [5, 5], "path": "0"}, {"point": [20, 20], "path": "0"}]}}
            """#
        let result = try SceneFile(Data(content.utf8)).run(name: "")
        #expect(result.differences == ["hit at 20.0, 20.0: expected 0, found none"])
    }

    @Test func `tables of fonts are compared row by row`() throws {
        let font = #""ascender": 8, "descender": -2, "leading": 0, "lineHeight": 10, "capHeight": 6, "xHeight": 4"#
        let table = #"{"fonts": [{"id": "system-bold-8.0", "pointSize": 8, \#(font)}]}"#
        let result = try FontMetricsFile(Data(table.utf8)).run(name: "")
        #expect(result.differences.count == 4 && result.coverage?.compared == 1)
        #expect(result.differences.allSatisfy { $0.hasPrefix("system-bold-8.0 ") })
    }
}
