import CollageTesting
import Foundation
import LayoutCases

/// The recorded layouts of a hierarchy of stack views.
@MainActor
struct StackViewFile {
    /// The tolerance of the recorder: lengths are recorded in halves of a point, origins in whole points.
    private static let tolerance = 1.01

    private let content: Content

    private struct Content: Decodable {
        var setup: Setup
        var cases: [Case]
    }

    /// A description of the hierarchy.
    private struct Setup: Decodable {
        var arranged: String
        var spacing: Double
    }

    private struct Case: Decodable {
        var axis: String
        var distribution: String
        var alignment: String
        /// "none", or "index" and the number of the arranged view that's hidden after the first layout.
        var hidden: String?
        var stackSize: LayoutCase.Lengths?
        var frames: [String: LayoutCase.Frame]

        var title: String {
            let size = stackSize.map { "\($0.x)x\($0.y)" } ?? "free"
            return "\(axis) \(distribution) \(alignment) hidden:\(hidden ?? "none") \(size)"
        }
    }

    init(_ data: Data) throws {
        content = try JSONDecoder().decode(Content.self, from: data)
    }

    func run(name: String) throws -> [CaseResult] {
        let description = try StackDescription(inWords: content.setup.arranged)
        return content.cases.enumerated().map { index, recorded in
            var differences: [String] = []
            do {
                let tree = try layOut(recorded, description)
                for (view, expected) in recorded.frames.sorted(by: { $0.key < $1.key }) {
                    guard let found = tree.frame(of: view) else {
                        differences.append(difference(view, expected: expected.text, found: "no such view"))
                        continue
                    }
                    let frame = LayoutCase.Frame(found)
                    if !frame.isClose(to: expected, tolerance: Self.tolerance) {
                        differences.append(difference(view, expected: expected.text, found: frame.text))
                    }
                }
            } catch {
                differences = ["\(error)"]
            }
            return CaseResult(name: "\(name)[\(index)] \(recorded.title)", differences: differences)
        }
    }

    private func layOut(_ recorded: Case, _ description: StackDescription) throws -> StackTree {
        let host = TestHost(size: CGSize(width: 600, height: 600), safeAreaInsets: .zero)
        let tree = StackTree(
            description, axis: try value(recorded.axis, in: ["horizontal": .horizontal, "vertical": .vertical]),
            spacing: content.setup.spacing)
        tree.stack.distribution = try value(
            recorded.distribution,
            in: [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ])
        tree.stack.alignment = try value(
            recorded.alignment,
            in: [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ])
        tree.root.addSubview(tree.stack)
        tree.stack.translatesAutoresizingMaskIntoConstraints = false
        var constraints = [
            tree.stack.leftAnchor.constraint(equalTo: tree.root.leftAnchor, constant: 10),
            tree.stack.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 20),
        ]
        if let size = recorded.stackSize {
            constraints.append(tree.stack.widthAnchor.constraint(equalToConstant: size.x))
            constraints.append(tree.stack.heightAnchor.constraint(equalToConstant: size.y))
        }
        NSLayoutConstraint.activate(constraints)
        host.show(tree.root)
        if let hidden = recorded.hidden, hidden != "none" {
            guard hidden.hasPrefix("index"), let index = Int(hidden.dropFirst(5)),
                tree.stack.arrangedSubviews.indices.contains(index)
            else { throw UnknownValue(value: hidden) }
            tree.stack.arrangedSubviews[index].isHidden = true
            host.settle()
        }
        return tree
    }

    /// An error for an unknown value.
    private struct UnknownValue: Error, CustomStringConvertible {
        var value: String
        var description: String { "unknown value \"\(value)\"" }
    }

    private func value<Value>(_ name: String, in known: [String: Value]) throws -> Value {
        guard let value = known[name] else { throw UnknownValue(value: name) }
        return value
    }
}
