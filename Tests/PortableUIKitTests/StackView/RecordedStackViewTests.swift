import CollageTesting
import Foundation
import Testing

/// The 356 layouts in `golden/uikit/stackView_*.json`, as recorded from UIKit.
@MainActor struct RecordedStackViewTests {
    private struct Recording: Decodable {
        struct Case: Decodable {
            var axis: String
            var distribution: String
            var alignment: String
            var hidden: String
            var stackSize: [CGFloat]?
            var frames: [String: [CGFloat]]

            var title: String {
                "\(axis) \(distribution) \(alignment) hidden \(hidden) size \(stackSize?.description ?? "none")"
            }
        }
        var cases: [Case]
    }

    /// The recorder's tolerance: its origins are whole points.
    private static let tolerance: CGFloat = 1.01

    @Test(arguments: ["stackView_plain", "stackView_margins", "stackView_nested"])
    func `layouts match the recorded values`(name: String) throws {
        let recording = try Golden.decode(Recording.self, name)
        for recorded in recording.cases {
            let screen = StackScreen(
                axis: recorded.axis, distribution: recorded.distribution, alignment: recorded.alignment,
                size: recorded.stackSize, isNested: name == "stackView_nested",
                hasMargins: name == "stackView_margins")
            let messages = Diagnostics.capture {
                screen.root.layoutIfNeeded()
                if let index = Int(recorded.hidden.dropFirst("index".count)) {
                    screen.stack.arrangedSubviews[index].isHidden = true
                    screen.root.layoutIfNeeded()
                }
            }
            #expect(messages.isEmpty, "\(name) \(recorded.title): \(messages)")
            for (view, expected) in recorded.frames.sorted(by: { $0.key < $1.key }) {
                let frame = try #require(screen.frame(of: view))
                let found = [frame.minX, frame.minY, frame.width, frame.height]
                let isNear = zip(found, expected).allSatisfy { abs($0 - $1) <= RecordedStackViewTests.tolerance }
                #expect(isNear, "\(name) \(recorded.title) \(view): \(found) instead of \(expected)")
            }
        }
    }
}

/// The views of the recorded layouts.
@MainActor
private struct StackScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    let stack: UIStackView
    private var views: [String: UIView] = [:]

    init(
        axis: String, distribution: String, alignment: String, size: [CGFloat]?, isNested: Bool, hasMargins: Bool
    ) {
        if isNested {
            let inner = UIStackView(arrangedSubviews: [ContentView(15, 10), ContentView(30, 12)])
            inner.axis = axis == "horizontal" ? .vertical : .horizontal
            inner.alignment = .center
            inner.spacing = 2
            stack = UIStackView(arrangedSubviews: [ContentView(40, 20), inner, ContentView(10, 50)])
            views = ["inner": inner, "inner.a": inner.arrangedSubviews[0], "inner.b": inner.arrangedSubviews[1]]
        } else {
            stack = UIStackView(arrangedSubviews: [
                ContentView(40, 20), ContentView(60, 30), ContentView(10, 50), ContentView(25, 25),
            ])
        }
        for (index, view) in stack.arrangedSubviews.enumerated() { views["v\(index)"] = view }
        views["stack"] = stack
        stack.spacing = 5
        stack.axis = axis == "horizontal" ? .horizontal : .vertical
        stack.distribution =
            switch distribution {
            case "fillEqually": .fillEqually
            case "fillProportionally": .fillProportionally
            case "equalSpacing": .equalSpacing
            case "equalCentering": .equalCentering
            default: .fill
            }
        stack.alignment =
            switch alignment {
            case "leading": .leading
            case "center": .center
            case "trailing": .trailing
            default: .fill
            }
        if hasMargins {
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        }
        root.adding(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
            stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        ])
        if let size {
            NSLayoutConstraint.activate([
                stack.widthAnchor.constraint(equalToConstant: size[0]),
                stack.heightAnchor.constraint(equalToConstant: size[1]),
            ])
        }
    }

    func frame(of name: String) -> CGRect? {
        views[name].map { $0.convert($0.bounds, to: root) }
    }
}
