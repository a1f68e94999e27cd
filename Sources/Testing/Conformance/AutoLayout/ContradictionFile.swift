import CollageTesting
import Foundation

/// The recorded frames of views with conflicting constraints. The broken constraint doesn't depend on the order of
/// activation.
@MainActor
struct ContradictionFile {
    private let content: Content

    private struct Content: Decodable {
        var container: [Double]
        var families: [ContradictionFamily]
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    /// Returns one result for each family. Its differences contain the order and the mode.
    func run(name: String) throws -> [CaseResult] {
        guard content.container.count == 2 else { throw SceneProblem("no container") }
        let size = CGSize(width: content.container[0], height: content.container[1])
        return try content.families.map { family in
            var coverage = CaseResult.Coverage(unit: "orders")
            var differences: [String] = []
            for mode in family.modes {
                for order in family.orders.texts(of: family.tags) {
                    coverage.compared += 1
                    differences += try ContradictionCase(family, container: size)
                        .differences(activating: order, isLive: mode == "live").map { "\(mode) \(order) \($0)" }
                }
            }
            return CaseResult(name: "\(name)[\(family.name)]", differences: differences, coverage: coverage)
        }
    }
}

/// Conflicting constraints, in all recorded orders of activation.
struct ContradictionFamily: Decodable {
    /// Orders of activation, each a sequence of one-character tags, or all possible orders.
    enum Orders: Decodable {
        case all
        case some([String])

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            self = (try? value.decode([String].self)).map(Orders.some) ?? .all
        }

        func texts(of tags: [String]) -> [String] {
            switch self {
            case .some(let texts): texts
            case .all: Self.permutations(of: tags).map { $0.joined() }
            }
        }

        private static func permutations(of tags: [String]) -> [[String]] {
            guard tags.count > 1 else { return [tags] }
            return tags.indices.flatMap { index in
                var rest = tags
                let first = rest.remove(at: index)
                return permutations(of: rest).map { [first] + $0 }
            }
        }
    }

    var name: String
    /// The views in the order of insertion: `u` is added to `v`, the others to the container `c`.
    var views: [String]
    var constraints: [String: RecordedConstraint]
    /// The constraints that are activated first.
    var first: [String]
    var orders: Orders
    /// The modes: `live` activates in a window and lays out after each activation; `bulk` adds the views to a window
    /// after all are active.
    var modes: [String]
    /// The constraints that are deactivated (`-a`) or activated (`+a`) afterwards.
    var then: [String]?
    /// The width and height of a view's content, its hugging, and its horizontal compression resistance.
    var intrinsic: [String: [Double]]?
    var frames: [String: [Double]]

    /// The constraints whose order differs.
    var tags: [String] { constraints.keys.filter { !first.contains($0) }.sorted() }
}

/// A family on a screen.
@MainActor
private struct ContradictionCase {
    private let family: ContradictionFamily
    private let host = TestHost(size: CGSize(width: 375, height: 667), scale: 2, safeAreaInsets: .zero)
    private let controller = UIViewController()
    private let container: UIView
    private var views: [String: UIView]
    private var constraints: [String: NSLayoutConstraint] = [:]

    init(_ family: ContradictionFamily, container size: CGSize) throws {
        self.family = family
        container = UIView(frame: CGRect(origin: .zero, size: size))
        views = ["c": container]
        for name in family.views {
            let view = SizedView()
            if let content = family.intrinsic?[name], content.count == 4 {
                view.contentSize = CGSize(width: content[0], height: content[1])
                view.setContentHuggingPriority(UILayoutPriority(Float(content[2])), for: .horizontal)
                view.setContentCompressionResistancePriority(UILayoutPriority(Float(content[3])), for: .horizontal)
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            (name == "u" ? views["v"] : container)?.addSubview(view)
            views[name] = view
        }
        for (tag, description) in family.constraints { constraints[tag] = try description.constraint(item) }
    }

    private func item(_ name: String) throws -> AnyObject {
        guard let view = views[name] else { throw SceneProblem("no view \(name)") }
        return view
    }

    func differences(activating order: String, isLive: Bool) throws -> [String] {
        host.show(controller)
        let root: UIView = controller.view
        if isLive { root.addSubview(container) }
        for step in family.first.map({ "+" + $0 }) + order.map({ "+\($0)" }) + (family.then ?? []) {
            guard let constraint = constraints[String(step.dropFirst())] else { throw SceneProblem("no \(step)") }
            constraint.isActive = step.hasPrefix("+")
            if isLive { root.layoutIfNeeded() }
        }
        root.addSubview(container)
        root.layoutIfNeeded()
        return family.frames.sorted { $0.key < $1.key }.compactMap { name, expected in
            guard let frame = views[name]?.frame else { return "no view \(name)" }
            let found = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
            let isClose = zip(expected, found).allSatisfy { abs($0 - $1) <= 0.01 }
            return isClose ? nil : difference(name, expected: expected, found: found)
        }
    }
}

/// A view with an intrinsic size.
private final class SizedView: UIView {
    var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    override var intrinsicContentSize: CGSize { contentSize }
}
