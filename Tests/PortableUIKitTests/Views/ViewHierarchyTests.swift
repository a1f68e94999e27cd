import PortableUIKit
import Testing

@MainActor struct ViewHierarchyTests {
    final class Recorder: UIView {
        var log: [String] = []
        override func willMove(toSuperview newSuperview: UIView?) {
            log.append("willMove(\(newSuperview == nil ? "nil" : "view"))")
        }
        override func didMoveToSuperview() { log.append("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) {
            log.append("willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
        }
        override func didMoveToWindow() { log.append("didMoveToWindow") }
    }

    @Test func `adding a view to a window calls the observers in UIKit's order`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Recorder()
        window.addSubview(view)
        #expect(view.log == ["willMove(view)", "willMoveToWindow(window)", "didMoveToWindow", "didMoveToSuperview"])
        #expect(view.window === window)

        view.log = []
        view.removeFromSuperview()
        #expect(view.log == ["willMove(nil)", "willMoveToWindow(nil)", "didMoveToWindow", "didMoveToSuperview"])
        #expect(view.window == nil)
        #expect(view.superview == nil)
    }

    @Test func `a view that is added elsewhere leaves its old superview`() {
        let first = UIView(), second = UIView(), child = UIView()
        first.addSubview(child)
        second.addSubview(child)
        #expect(first.subviews.isEmpty)
        #expect(second.subviews == [child])
        #expect(child.layer.superlayer === second.layer)
    }

    @Test func `layers are in the order of their views`() {
        let parent = UIView(), a = UIView(), b = UIView(), c = UIView()
        parent.addSubview(a)
        parent.addSubview(c)
        parent.insertSubview(b, belowSubview: c)
        #expect(parent.subviews == [a, b, c])
        parent.bringSubviewToFront(a)
        #expect(parent.subviews == [b, c, a])
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, b, c])
        #expect(parent.layer.sublayers == [a.layer, b.layer, c.layer])
        parent.addSubview(a)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(a, at: 1)
        #expect(parent.subviews == [b, a, c])
        #expect(parent.layer.sublayers == [b.layer, a.layer, c.layer])
    }

    @Test func `views are found by tag and ancestry`() {
        let root = UIView(), middle = UIView(), leaf = UIView()
        root.addSubview(middle)
        middle.addSubview(leaf)
        leaf.tag = 7
        #expect(root.viewWithTag(7) === leaf)
        #expect(root.viewWithTag(8) == nil)
        #expect(leaf.isDescendant(of: root))
        #expect(leaf.isDescendant(of: leaf))
        #expect(!root.isDescendant(of: leaf))
    }

    @Test func `adding a view to itself raises an exception with UIKit's message`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UIView()
            view.addSubview(view)
        }
        #expect(result.message.contains("Can't add self as subview"))
    }

    @Test func `removed views are released`() {
        let parent = UIView()
        weak var child: UIView?
        do {
            let view = UIView()
            parent.addSubview(view)
            child = view
            view.removeFromSuperview()
        }
        #expect(child == nil)
    }

    @Test func `a subclass is created from its class`() {
        final class Cell: UIView {
            var wasMade = false
            override init(frame: CGRect) {
                super.init(frame: frame)
                wasMade = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let view = UIView.make(Cell.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((view as? Cell)?.wasMade == true)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
