import CollageTesting
import Testing

@MainActor struct TextWidthTests {
    private final class FixedView: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 30) }
    }

    private func row(_ views: [UIView], width: CGFloat = 200) -> TestHost {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let stack = UIStackView(arrangedSubviews: views), controller = UIViewController()
        stack.alignment = .top
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
            stack.widthAnchor.constraint(equalToConstant: width),
        ])
        host.show(controller)
        return host
    }

    private func label(lines: Int = 0, resistance: Float = 749) -> UILabel {
        let label = UILabel()
        label.text = String(repeating: "words that take several lines ", count: 4)
        label.numberOfLines = lines
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
        return label
    }

    private func fixed(_ priority: Float) -> UIView {
        let view = FixedView()
        view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
        view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
        return view
    }

    @Test func `a label of several lines has an equal share, unless its neighbor has a higher priority`() {
        let first = label(), second = fixed(750)
        _ = row([first, second])
        #expect([first.frame.width, second.frame.width] == [96, 96])
        let other = label(), stubborn = fixed(760)
        _ = row([other, stubborn])
        #expect([other.frame.width, stubborn.frame.width] == [142, 50])
    }

    @Test func `labels of one line have no share`() {
        let first = label(lines: 1), second = fixed(750)
        _ = row([first, second])
        #expect([first.frame.width, second.frame.width] == [142, 50])
    }

    @Test func `labels of equal priorities divide the row`() {
        let labels = (0..<3).map { _ in label(resistance: 750) }
        labels[1].text = "Short"
        _ = row(labels, width: 216)
        for label in labels { #expect(abs(label.frame.width - 200 / CGFloat(3)) < 0.5) }
    }

    @Test func `shares follow the number of lines, the priority, and hidden neighbors`() {
        let first = label(lines: 1), second = fixed(750)
        let host = row([first, second])
        host.run { first.numberOfLines = 0 }
        host.settle()
        #expect([first.frame.width, second.frame.width] == [96, 96])
        host.run { first.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal) }
        host.settle()
        #expect([first.frame.width, second.frame.width] == [142, 50])
        host.run { second.isHidden = true }
        host.settle()
        #expect(first.frame.width == 200)
    }
}
