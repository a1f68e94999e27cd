import CollageTesting
import Foundation

/// The recorded frames of a view hierarchy with constraints on several iPhones.
@MainActor
struct AutoLayoutFile {
    private let content: Content

    fileprivate struct Content: Decodable {
        var views: [View]
        var guides: [Guide]
        var constraints: [RecordedConstraint]
        var recordings: [Recording]
    }

    fileprivate struct View: Decodable {
        var id: String
        var parent: String
        /// The intrinsic size of the view's content, if it has one.
        var intrinsic: [Double]?
        var imageSize: [Double]?
        var alignmentRectInsets: [Double]?
    }

    fileprivate struct Guide: Decodable {
        var id: String
        var owner: String
    }

    fileprivate struct Recording: Decodable {
        var device: String
        var orientation: String
        var size: [Double]
        var safeArea: [Double]
        var scale: Double
        var frames: [String: [Double]]
    }

    /// The recorded numbers have six decimals.
    private static let tolerance = 0.01

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) throws -> [CaseResult] {
        try content.recordings.map { recording in
            CaseResult(
                name: "\(name)[\(recording.device), \(recording.orientation)]", differences: try differences(recording))
        }
    }

    private func differences(_ recording: Recording) throws -> [String] {
        guard recording.size.count == 2, recording.safeArea.count == 4 else { throw SceneProblem("no size") }
        let insets = recording.safeArea
        let host = TestHost(
            size: CGSize(width: recording.size[0], height: recording.size[1]), scale: recording.scale,
            safeAreaInsets: UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
        let controller = UIViewController()
        let tree = try AutoLayoutTree(content, root: controller.view)
        host.show(controller)
        var differences: [String] = []
        for (id, expected) in recording.frames.sorted(by: { $0.key < $1.key }) {
            guard let frame = tree.views[id]?.frame else { throw SceneProblem("no view \(id)") }
            let found = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            let isClose = zip(expected, found).allSatisfy { abs($0 - $1) <= Self.tolerance }
            if !isClose { differences.append(difference(id, expected: expected, found: found)) }
        }
        return differences
    }
}

/// The views and guides of a recorded tree under a controller's root view, with its constraints.
@MainActor
private struct AutoLayoutTree {
    private(set) var views: [String: UIView]
    private var guides: [String: UILayoutGuide] = [:]

    init(_ content: AutoLayoutFile.Content, root: UIView) throws {
        views = ["root": root]
        for description in content.views {
            guard let parent = views[description.parent] else { throw SceneProblem("no view \(description.parent)") }
            let view = ContentPlaceholderView(
                size: description.intrinsic ?? description.imageSize,
                alignmentRectInsets: description.alignmentRectInsets ?? [0, 0, 0, 0])
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            views[description.id] = view
        }
        for description in content.guides {
            guard let owner = views[description.owner] else { throw SceneProblem("no view \(description.owner)") }
            let guide = UILayoutGuide()
            owner.addLayoutGuide(guide)
            guides[description.id] = guide
        }
        for description in content.constraints { try description.constraint(item).isActive = true }
    }

    /// A view, a guide, or the safe area or the margins of a view.
    private func item(_ name: String) throws -> AnyObject {
        let parts = name.split(separator: ".").map(String.init)
        switch (parts.count, parts.last) {
        case (2, "safeArea"):
            if let view = views[parts[0]] { return view.safeAreaLayoutGuide }
        case (2, "margins"):
            if let view = views[parts[0]] { return view.layoutMarginsGuide }
        default:
            if let found: AnyObject = views[name] ?? guides[name] { return found }
        }
        throw SceneProblem("no item \(name)")
    }
}

/// A view with the recorded size of its content, so that fonts and symbols have no effect.
private final class ContentPlaceholderView: UIView {
    private let contentSize: CGSize
    private let alignmentInsets: UIEdgeInsets

    init(size: [Double]?, alignmentRectInsets: [Double]) {
        contentSize =
            size.map { CGSize(width: $0[0], height: $0[1]) }
            ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        alignmentInsets = UIEdgeInsets(
            top: alignmentRectInsets[0], left: alignmentRectInsets[1], bottom: alignmentRectInsets[2],
            right: alignmentRectInsets[3])
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }

    override var alignmentRectInsets: UIEdgeInsets { alignmentInsets }
}
