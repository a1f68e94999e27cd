import CollageTesting
import Foundation
import Testing

/// Stack views that are laid out without constraints have the frames of the solver.
@MainActor struct DirectStackLayoutTests {
    @Test(arguments: RandomTrials.seeds(300)) func `random stack views have the frames of the solver`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var row = RandomRow(&generator)
        let direct = row.makeStack(), solved = row.makeStack()
        solved.startUsingConstraints()
        for step in 0..<4 {
            var frames: [[CGRect]] = []
            for stack in [direct, solved] {
                stack.layoutIfNeeded()
                frames.append(allFrames(in: stack))
            }
            #expect(frames[0] == frames[1], "seed \(seed), step \(step): \(row)")
            #expect(!solved.constraints.isEmpty)
            row.change(direct, solved, &generator)
        }
    }

    @Test func `a layout without constraints has no rules and measures each view once`() {
        let views = (0..<50).map { _ in ContentView(40, 20) }
        let stack = makeColumn(views)
        stack.layoutIfNeeded()
        #expect(stack.layoutState.directLayoutCount == 1)
        // The size of the root, whose two rules are translated again after its geometry has changed.
        #expect(stack.autoLayoutWork.translations <= 4)
        #expect(views.allSatisfy { $0.measurementCount == 1 })
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 300, height: 520) && views[49].frame.maxY == 1500)
    }

    @Test func `changed content, priority, or visibility causes a new layout`() {
        let views = (0..<3).map { _ in ContentView(40, 20) }
        let stack = makeColumn(views)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.height) == [50, 20, 20])
        views[1].contentSize.height = 30
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.height) == [40, 30, 20])
        views[2].setContentHuggingPriority(UILayoutPriority(100), for: .vertical)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.height) == [20, 30, 40])
        views[2].isHidden = true
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.height) == [60, 30, 0])
        stack.frame.size.height = 200
        stack.layoutIfNeeded()
        #expect(views[0].frame.height == 170)
    }

    @Test func `a constraint of an arranged view uses the solver`() {
        let views = (0..<3).map { _ in ContentView(40, 20) }
        let stack = makeColumn(views)
        stack.layoutIfNeeded()
        views[2].heightAnchor.constraint(equalToConstant: 35).isActive = true
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.height) == [35, 20, 35])
        #expect(stack.layoutState.directLayoutCount == 1)
    }

    @Test func `a constraint inside an arranged view uses the solver`() {
        let container = UIView(), inner = ContentView(10, 45), other = ContentView(40, 20)
        container.setContentHuggingPriority(.required, for: .vertical)
        let stack = makeColumn([container, other])
        stack.layoutIfNeeded()
        #expect(container.frame.height == 40)
        container.addSubview(inner)
        inner.heightAnchor.constraint(equalTo: container.heightAnchor).isActive = true
        inner.setContentHuggingPriority(.required, for: .vertical)
        stack.layoutIfNeeded()
        #expect(container.frame.height == 45 && other.frame.height == 15)
    }

    @Test func `constraints that the app reads, and measurements, use the solver`() {
        let stack = makeColumn([ContentView(40, 20), ContentView(40, 20)])
        stack.layoutIfNeeded()
        #expect(stack.constraints.count == 7)
        let other = makeColumn([ContentView(40, 20), ContentView(60, 20)])
        other.layoutIfNeeded()
        #expect(
            other.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 60, height: 40))
        other.layoutIfNeeded()
        #expect(other.subviews.map(\.frame.height) == [40, 20])
    }

    @Test func `a stack view that is placed by constraints has constraints`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stack = makeColumn([ContentView(40, 20), ContentView(40, 20)])
        root.addSubview(stack)
        root.layoutIfNeeded()
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(stack.subviews.map(\.frame.height) == [20, 20])
    }

    @Test func `stack views inside are laid out without constraints, and with them if one has a constraint`() {
        func makeRow() -> UIStackView {
            let row = UIStackView(arrangedSubviews: (0..<4).map { _ in ContentView(40, 20) })
            row.spacing = 4
            return row
        }
        let rows = (0..<3).map { _ in makeRow() }
        let stack = makeColumn(rows)
        stack.layoutIfNeeded()
        #expect(rows.map(\.frame.height) == [50, 20, 20] && rows.allSatisfy { $0.frame.width == 300 })
        #expect(rows[1].arrangedSubviews.map(\.frame.minX) == [0, 172, 216, 260])
        #expect(stack.autoLayoutWork.translations <= 4)
        (rows[2].arrangedSubviews[1] as? ContentView)?.contentSize.height = 30
        rows[0].spacing = 10
        stack.layoutIfNeeded()
        #expect(rows.map(\.frame.height) == [40, 20, 30] && rows[2].arrangedSubviews[0].frame.height == 30)
        #expect(rows[0].arrangedSubviews.map(\.frame.minX) == [0, 160, 210, 260])
        rows[1].arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 50).isActive = true
        stack.layoutIfNeeded()
        #expect(stack.layoutState.directLayoutCount == 2)
        #expect(rows[1].arrangedSubviews.map(\.frame.width) == [50, 158, 40, 40])
        #expect(rows[0].arrangedSubviews.map(\.frame.minX) == [0, 160, 210, 260])
    }

    @Test func `a stack view that leaves another one has constraints`() {
        let row = UIStackView(arrangedSubviews: [ContentView(40, 20), ContentView(40, 20)])
        let stack = makeColumn([row, ContentView(40, 20)])
        stack.layoutIfNeeded()
        row.removeFromSuperview()
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.height == 60)
        row.layoutIfNeeded()
        #expect(row.constraints.count == 7 && row.frame.size == CGSize(width: 80, height: 20))
    }

    private func allFrames(in view: UIView) -> [CGRect] {
        view.subviews.flatMap { [$0.frame] + allFrames(in: $0) }
    }

    private func makeColumn(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 30 * CGFloat(views.count))
        return stack
    }
}

/// A random row or column of views with contents.
private struct RandomRow {
    struct View {
        var size: CGSize
        var wraps: Bool
        var isHidden: Bool
        var priorities: [Float]
        var spacing: CGFloat?
        /// The stack view, if the view is one.
        var stack: [RandomRow] = []
    }

    var views: [View]
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let spacing: CGFloat
    let isRightToLeft: Bool
    var size: CGSize

    init(_ generator: inout SeededGenerator, depth: Int = 0) {
        let scales: [CGFloat] = [1, 8, 8, 8.25, 7.3]
        let scale = scales.randomElement(using: &generator) ?? 8
        func length(_ range: ClosedRange<Int>) -> CGFloat {
            CGFloat(Int.random(in: range, using: &generator)) * scale
        }
        views = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
            View(
                size: CGSize(
                    width: Int.random(in: 0..<12, using: &generator) == 0 ? -1 : length(0...16),
                    height: Int.random(in: 0..<12, using: &generator) == 0 ? -1 : length(0...10)),
                wraps: Int.random(in: 0..<5, using: &generator) == 0,
                isHidden: Int.random(in: 0..<8, using: &generator) == 0,
                priorities: (0..<4).map { index in
                    (index < 2 ? [250, 250, 250, 251, 200, 750, 1000, 40] : [750, 750, 750, 751, 700, 250, 1000])
                        .randomElement(using: &generator) ?? 250
                },
                spacing: Int.random(in: 0..<8, using: &generator) == 0 ? length(0...3) : nil)
        }
        for index in views.indices where depth < 3 && Int.random(in: 0..<4, using: &generator) == 0 {
            views[index].stack = [RandomRow(&generator, depth: depth + 1)]
        }
        axis = Bool.random(using: &generator) ? .horizontal : .vertical
        distribution = [.fill, .fill, .fillEqually, .equalSpacing].randomElement(using: &generator) ?? .fill
        alignment = [.fill, .fill, .leading, .center, .trailing].randomElement(using: &generator) ?? .fill
        spacing = length(0...2) - (Int.random(in: 0..<10, using: &generator) == 0 ? 10 : 0)
        isRightToLeft = Int.random(in: 0..<4, using: &generator) == 0
        size = CGSize(width: length(0...60), height: length(0...60))
    }

    @MainActor func makeStack() -> UIStackView {
        let stack = UIStackView()
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        stack.frame = CGRect(origin: .zero, size: size)
        for description in views {
            let view =
                description.stack.first?.makeStack()
                ?? ContentView(description.size.width, description.size.height, wraps: description.wraps)
            view.isHidden = description.isHidden
            for (index, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
                view.setContentHuggingPriority(UILayoutPriority(description.priorities[index]), for: axis)
                view.setContentCompressionResistancePriority(
                    UILayoutPriority(description.priorities[index + 2]), for: axis)
            }
            stack.addArrangedSubview(view)
            if let spacing = description.spacing { stack.setCustomSpacing(spacing, after: view) }
        }
        return stack
    }

    /// Changes the stack views in the same way.
    @MainActor mutating func change(_ first: UIStackView, _ second: UIStackView, _ generator: inout SeededGenerator) {
        let index = Int.random(in: views.indices, using: &generator)
        let length = CGFloat(Int.random(in: 0...40, using: &generator) * 8)
        let choice = Int.random(in: 0..<4, using: &generator)
        for stack in [first, second] {
            let view = stack.arrangedSubviews[index]
            switch choice {
            case 0: view.isHidden.toggle()
            case 1: (view as? ContentView)?.contentSize = CGSize(width: length, height: 16)
            case 2: stack.frame.size = CGSize(width: 100 + length, height: 2 * length)
            default: view.setContentHuggingPriority(UILayoutPriority(Float(100 + length)), for: axis)
            }
        }
        switch choice {
        case 0: views[index].isHidden.toggle()
        case 1: views[index].size = CGSize(width: length, height: 16)
        case 2: size = CGSize(width: 100 + length, height: 2 * length)
        default: views[index].priorities[axis.rawValue] = Float(100 + length)
        }
    }
}
