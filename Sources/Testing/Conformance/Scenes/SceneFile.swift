import CollageTesting
import Foundation

/// A scene, built from its description in the environment that recorded it, and compared with the recorded frames.
@MainActor
struct SceneFile {
    private let content: Content

    private struct Content: Decodable {
        var scene: JSONValue
        var layout: Layout
    }

    private struct Layout: Decodable {
        var views: [RecordedView]
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) throws -> CaseResult {
        let isPhone = ["ios", "alert"].contains { content.scene[key: $0] != nil }
        let metrics = SystemMetrics(generation: .iOS26, idiom: isPhone ? .phone : .pad)
        return try metrics.apply {
            guard let size = content.scene[key: "size"]?.size else { throw SceneProblem("no size") }
            // A whole screen has the phone's safe area; a part of one was recorded in a window without.
            let host = TestHost(
                size: size, scale: isPhone ? 3 : 2,
                style: content.scene[key: "style"]?.string == "dark" ? .dark : .light,
                safeAreaInsets: size.height == 852 ? nil : .zero)
            let builder = try SceneBuilder(content.scene)
            show(builder, in: host)
            var comparison = SceneComparison(
                recorded: content.layout.views, isPhone: isPhone,
                rootIsReal: content.scene[key: "constraints"] != nil
                    || builder.controller != nil)
            comparison.compare(builder.views)
            return CaseResult(name: name, differences: comparison.differences, coverage: comparison.coverage)
        }
    }

    private func show(_ builder: SceneBuilder, in host: TestHost) {
        if let controller = builder.controller {
            host.show(controller)
        } else if let alert = content.scene[key: "alert"] {
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
        } else if content.scene[key: "window"]?.bool == true {
            host.show(builder.root)
        } else {
            builder.root.layoutIfNeeded()
        }
    }
}
