import PortableUIKit
import Testing

@MainActor @Suite(.serialized) struct LayoutPassTests {
    final class Counting: UIView {
        var passes = 0
        var body: (Counting) -> Void = { _ in }
        override func layoutSubviews() {
            super.layoutSubviews()
            passes += 1
            body(self)
        }
    }

    @Test func `only views that need layout are laid out`() {
        let root = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.addSubview(child)
        root.layoutIfNeeded()
        #expect((root.passes, child.passes) == (1, 1))
        root.layoutIfNeeded()
        #expect((root.passes, child.passes) == (1, 1))
        child.setNeedsLayout()
        root.layoutIfNeeded()
        #expect((root.passes, child.passes) == (1, 2))
    }

    @Test func `a new size causes layout and a new position doesn't`() {
        let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.frame.origin.x = 5
        view.layoutIfNeeded()
        #expect(view.passes == 1)
        view.frame.size.width = 20
        view.layoutIfNeeded()
        #expect(view.passes == 2)
    }

    @Test func `layout begins at the highest view that needs it`() {
        let root = Counting(), child = Counting()
        root.addSubview(child)
        root.setNeedsLayout()
        child.setNeedsLayout()
        child.layoutIfNeeded()
        #expect((root.passes, child.passes) == (1, 1))
    }

    @Test func `a layout that never settles is stopped and reported`() {
        let view = Counting()
        view.tag = 42
        view.body = { $0.setNeedsLayout() }
        let messages = Diagnostics.capture { view.layoutIfNeeded() }
        #expect(messages.count == 1)
        #expect(messages.contains { $0.contains("doesn't settle") && $0.contains("tag = 42") })
    }
}
