import CollageTesting
import Testing

@MainActor struct AlignmentRectTests {
    /// A view with a shadow of 10 points on each side, which isn't part of its alignment rectangle.
    private final class Shadowed: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }

        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 10, dy: 10) }

        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
            alignmentRect.insetBy(dx: -10, dy: -10)
        }
    }

    @Test func `constraints place the alignment rectangle that a view overrides`() {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 50),
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: 40),
        ])
        container.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 30, width: 80, height: 50))
    }

    @Test func `stack views arrange alignment rectangles`() {
        let stack = UIStackView(arrangedSubviews: [Shadowed(), Shadowed()])
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [-10, 50])
        #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 80])
    }
}
