import CollageTesting
import Foundation
import Testing

@MainActor struct StackViewTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        root.adding(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return stack
    }

    @Test func `defaults`() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isLayoutMarginsRelativeArrangement && !stack.isBaselineRelativeArrangement)
        #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
        #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    }

    @Test func `arranged views are subviews and removed ones stay so`() {
        let first = ContentView(10, 10), second = ContentView(20, 10)
        let stack = UIStackView(arrangedSubviews: [first, second])
        #expect(stack.subviews == [first, second])
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first])
        stack.removeArrangedSubview(first)
        #expect(stack.arrangedSubviews == [second])
        #expect(stack.subviews == [first, second])
        second.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func `custom spacing belongs to the view before it`() {
        let views = (0..<3).map { _ in ContentView(10, 10) }
        let stack = row(views)
        stack.spacing = 5
        stack.setCustomSpacing(20, after: views[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 30, 48])
        #expect(stack.customSpacing(after: views[0]) == 20)
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 0, 18])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
        root.layoutIfNeeded()
        #expect(views[2].frame.minX == 15)
    }

    @Test func `between baselines the system's spacing follows the fonts`() {
        let labels = [17, 17, 40].map { size in
            let label = UILabel()
            label.text = "Text"
            label.font = .systemFont(ofSize: size)
            return label
        }
        let stack = row(labels)
        stack.axis = .vertical
        stack.isBaselineRelativeArrangement = true
        stack.spacing = UIStackView.spacingUseSystem
        root.layoutIfNeeded()
        func distance(_ upper: UILabel, _ lower: UILabel) -> CGFloat {
            let last = upper.frame.maxY - (upper.textBaselineMetrics?.lastBaseline ?? 0)
            return lower.frame.minY + (lower.textBaselineMetrics?.firstBaseline ?? 0) - last
        }
        // Recorded: 20 and 42.5. The font isn't certain, hence the tolerance.
        #expect(abs(distance(labels[0], labels[1]) - 20) <= 1)
        #expect(abs(distance(labels[1], labels[2]) - 42.5) <= 1)
        stack.isBaselineRelativeArrangement = false
        root.layoutIfNeeded()
        #expect(abs(labels[1].frame.minY - labels[0].frame.maxY - 8) < 0.001)
    }

    @Test func `the first visible view gets the extra length`() {
        let views = (0..<3).map { _ in ContentView(10, 10) }
        let stack = row(views)
        stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [80, 10, 10])
        views[0].isHidden = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [0, 90, 10])
        stack.insertArrangedSubview(ContentView(10, 10), at: 0)
        root.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 0, 10, 10])
    }

    @Test func `constraints stay the same when only numbers change`() {
        let stack = row([ContentView(10, 10), ContentView(20, 10)])
        root.layoutIfNeeded()
        let before = stack.constraints
        stack.spacing = 12
        root.layoutIfNeeded()
        #expect(stack.constraints == before)
        #expect(stack.frame.width == 42)
    }

    @Test func `constraints have the identifiers of UIKit`() {
        let views = [ContentView(10, 10), ContentView(20, 10), ContentView(30, 10)]
        views[2].isHidden = true
        let stack = row(views)
        stack.distribution = .equalSpacing
        stack.alignment = .center
        root.layoutIfNeeded()
        let names = Set(stack.constraints.compactMap(\.identifier))
        #expect(
            names == [
                "UISV-canvas-connection", "UISV-spacing", "UISV-hiding", "UISV-alignment", "UISV-spanning-boundary",
                "UISV-ambiguity-suppression",
            ])
    }

    @Test func `in right-to-left layouts, a row is mirrored`() {
        let views = [ContentView(10, 10), ContentView(20, 10)]
        let stack = row(views)
        stack.spacing = 5
        for view in views + [stack, root] { view.semanticContentAttribute = .forceRightToLeft }
        root.layoutIfNeeded()
        #expect(stack.frame.minX == 265)
        #expect(views.map(\.frame.minX) == [25, 0])
    }

    @Test func `the width of text in a column determines its height`() {
        let text = ContentView(500, 20, wraps: true), other = ContentView(40, 10)
        let stack = row([text, other])
        stack.axis = .vertical
        stack.widthAnchor.constraint(equalToConstant: 250).isActive = true
        root.layoutIfNeeded()
        #expect(text.frame == CGRect(x: 0, y: 0, width: 250, height: 40))
        #expect(other.frame == CGRect(x: 0, y: 40, width: 250, height: 10))
        #expect(text.measurementCount == 2)
    }

    @Test func `an empty stack view has no size`() {
        let stack = row([])
        root.layoutIfNeeded()
        #expect(stack.frame.size == .zero)
    }

    @Test func `a stack view is measured no larger than its views`() {
        let stack = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(20, 30)])
        stack.alignment = .leading
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 30, height: 30))
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 30))
    }
}
