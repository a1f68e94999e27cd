import CollageTesting
import Foundation

/// A scene that's built from its description in the recorded environment, and compared with the recorded frames.
@MainActor
struct SceneFile {
    private let content: Content

    private struct Content: Decodable {
        /// The scene, or `nil` if only the layout was recorded.
        var scene: JSONValue?
        var layout: Layout

        private enum CodingKeys: CodingKey {
            case scene, layout
        }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            scene = try values.decodeIfPresent(JSONValue.self, forKey: .scene)
            layout = try values.decodeIfPresent(Layout.self, forKey: .layout) ?? Layout(from: decoder)
        }
    }

    private struct Layout: Decodable {
        var views: [RecordedView]
        var hitTests: [RecordedHit]?
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        guard let scene = content.scene else {
            var coverage = CaseResult.Coverage(unit: "frames")
            coverage.skip(.undescribed, content.layout.views.count)
            return CaseResult(name: name, differences: [], coverage: coverage)
        }
        let isPhone = ["ios", "alert", "modal"].contains { scene[key: $0] != nil }
        let metrics = SystemMetrics(generation: .iOS26, idiom: isPhone ? .phone : .pad)
        return try metrics.apply {
            guard let size = scene[key: "size"]?.size else { throw SceneProblem("no size") }
            // A whole screen has the safe area of the iPhone. A part of a screen was recorded in a window without a
            // safe area.
            let host = TestHost(
                size: size, scale: isPhone ? 3 : 2,
                style: scene[key: "style"]?.string == "dark" ? .dark : .light,
                safeAreaInsets: scene[keys: "safeArea", "safeAreaInsets"]?.insets ?? (size.height == 852 ? nil : .zero))
            let builder = try SceneBuilder(scene)
            try show(builder, scene, in: host)
            var comparison = SceneComparison(
                recorded: content.layout.views, isPhone: isPhone,
                rootIsUIKitView: scene[key: "constraints"] != nil || builder.controller != nil,
                baselinePaths: builder.baselinePaths)
            comparison.compare(builder.views)
            comparison.compareHits(content.layout.hitTests ?? [], builder.views)
            return result(of: comparison, unknown: builder.unknown, name: name)
        }
    }

    /// Returns the result of a comparison. If the scene has unknown members, its differences prove nothing about UIKit.
    private func result(of comparison: SceneComparison, unknown: [String: Int], name: String) -> CaseResult {
        var coverage = comparison.coverage
        coverage.unknown = unknown
        guard !unknown.isEmpty else {
            return CaseResult(name: name, differences: comparison.differences, coverage: coverage)
        }
        coverage.unexplained = comparison.differences.count
        return CaseResult(name: name, differences: [], coverage: coverage)
    }

    private func show(_ builder: SceneBuilder, _ scene: JSONValue, in host: TestHost) throws {
        if let controller = builder.controller {
            host.show(controller)
        } else if let alert = scene[key: "alert"] {
            let controller = UIViewController()
            host.show(controller)
            controller.view.addSubview(builder.root)
            let shown = UIAlertController(
                title: alert[key: "title"]?.string, message: alert[key: "message"]?.string, preferredStyle: .alert)
            for action in alert[key: "actions"]?.array ?? [] {
                shown.addAction(UIAlertAction(title: action[key: "title"]?.string, style: .default))
            }
            controller.present(shown, animated: false)
            host.settle()
        } else if let modal = scene[key: "modal"] {
            let controller = UIViewController()
            host.show(controller)
            controller.view.addSubview(builder.root)
            let sheet = UIViewController()
            if let content = modal[key: "content"] { sheet.view.addSubview(try builder.buildUnrecorded(content)) }
            controller.present(sheet, animated: false)
            host.settle()
        } else if scene[key: "window"]?.bool == true {
            host.show(builder.root)
        } else {
            builder.root.layoutIfNeeded()
        }
    }
}
