import CollageTesting
import Foundation
import Testing

@MainActor struct BaselineTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func label(_ pointSize: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = "Text"
        label.font = .systemFont(ofSize: pointSize)
        root.adding(label)
        return label
    }

    /// `UIKitConstants.md` 10, lower and upper point size. The recorded font isn't certain, hence the tolerance.
    @Test(arguments: [(17, 17, 20), (9, 40, 18), (40, 9, 40.5), (17, 40, 25), (40, 17, 42.5)])
    func `system spacing of baselines is as recorded`(lower: CGFloat, upper: CGFloat, expected: CGFloat) {
        let constraint = label(lower).firstBaselineAnchor.constraint(
            equalToSystemSpacingBelow: label(upper).lastBaselineAnchor, multiplier: 1)
        #expect(abs(constraint.constant - expected) <= 1)
    }

    @Test func `system spacing of edges is 8, and a multiplier is part of the constant`() {
        let first = label(17), second = label(40)
        let next = second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
        #expect(next.constant == 16)
        let negative = second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: -1)
        #expect(negative.constant == 0)
    }

    @Test func `labels of different sizes share a baseline`() {
        let small = label(12), large = label(34)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.textBaselineMetrics?.firstBaseline ?? 0)
        }
        #expect(abs(baseline(small) - baseline(large)) <= 0.5)
        #expect(small.frame.minY > large.frame.minY)
    }

    @Test func `a stack view aligns baselines`() {
        let small = label(12), large = label(34)
        let stack = UIStackView(arrangedSubviews: [small, large])
        stack.alignment = .firstBaseline
        root.adding(stack)
        root.layoutIfNeeded()
        #expect(large.frame.minY == 0)
        #expect(small.frame.minY > 0)
        #expect(stack.frame.height == large.frame.height)
    }

    @Test func `the width of a label with several lines determines its height`() {
        let text = label(17)
        text.numberOfLines = 0
        text.text = String(repeating: "word ", count: 40)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame.width == 300)
        #expect(text.frame.height == text.sizeThatFits(CGSize(width: 300, height: 0)).height)
        #expect(text.frame.height > 40)
    }

    private func button(_ title: String, height: CGFloat? = nil) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        root.adding(button)
        if let height { button.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return button
    }

    /// The baseline of a button's title, in the root.
    private func baseline(_ button: UIButton) -> CGFloat {
        guard let label = button.titleLabel, let metrics = label.textBaselineMetrics else { return .nan }
        return label.convert(CGPoint(x: 0, y: metrics.firstBaseline), to: root).y
    }

    /// As in interface files that draw circles of the same size: the height of one follows from the baseline of its
    /// title.
    @Test func `a button grows with the baseline-aligned title`() {
        let lap = button("Lap", height: 60), start = button("Start")
        NSLayoutConstraint.activate([
            lap.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            start.topAnchor.constraint(equalTo: lap.topAnchor),
            start.firstBaselineAnchor.constraint(equalTo: lap.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(start.frame.height == 60)
        #expect(abs(baseline(start) - baseline(lap)) <= 0.5)
    }

    @Test(arguments: [UIControl.ContentVerticalAlignment.top, .center, .bottom, .fill])
    func `titles are aligned, regardless of their position in the buttons`(
        alignment: UIControl.ContentVerticalAlignment
    ) {
        let high = button("High", height: 90), low = button("Low", height: 40), text = label(30)
        high.contentVerticalAlignment = alignment
        NSLayoutConstraint.activate([
            high.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
            low.lastBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor),
            text.firstBaselineAnchor.constraint(equalTo: high.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        #expect(abs(baseline(low) - baseline(high)) <= 0.5)
        #expect(abs(text.frame.minY + text.textBaselineMetrics!.firstBaseline - baseline(high)) <= 0.5)
    }

    @Test func `a changed font is aligned like a new one`() {
        let first = label(12), second = label(20), fresh = label(30)
        NSLayoutConstraint.activate([
            second.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            second.heightAnchor.constraint(equalToConstant: 60),
            first.firstBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor),
            fresh.firstBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        first.font = .systemFont(ofSize: 30)
        root.layoutIfNeeded()
        #expect(first.frame.minY == fresh.frame.minY)
    }
}
