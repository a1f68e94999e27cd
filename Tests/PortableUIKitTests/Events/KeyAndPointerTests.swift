import CollageTesting
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

/// Keys that scroll, touches that views refuse, wheels in gesture recognizers, and tool tips.
@MainActor struct KeyAndPointerTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let root = UIViewController()

    private final class Scroll: UIScrollView {
        var refuses = false
        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            !refuses
        }
    }

    private final class Touched: UIView {
        var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
    }

    private func scrollView() -> Scroll {
        let view = Scroll(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 300, height: 2000)
        host.show(root)
        root.view.addSubview(view)
        return view
    }

    @Test func `keys scroll the only scroll view`() {
        let view = scrollView()
        host.press(.keyboardPageDown)
        #expect(view.contentOffset.y == 400)
        host.press(.keyboardDownArrow)
        #expect(view.contentOffset.y == 440)
        host.press(.keyboardEnd)
        #expect(view.contentOffset.y == 1600)
        host.press(.keyboardHome)
        #expect(view.contentOffset.y == 0)
        view.allowsKeyboardScrolling = false
        host.press(.keyboardPageDown)
        #expect(view.contentOffset.y == 0)
    }

    @Test func `a scroll view can prevent touches from reaching its content`() {
        let view = scrollView(), content = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.addSubview(content)
        host.tap(content)
        #expect(content.count == 1)
        view.refuses = true
        host.tap(content)
        #expect(content.count == 1)
    }

    @Test func `a view with exclusive touches receives none while another view is touched`() {
        host.show(root)
        let first = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let second = Touched(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        root.view.addSubview(first)
        root.view.addSubview(second)
        second.isExclusiveTouch = true
        let finger = host.touch(at: CGPoint(x: 50, y: 50))
        host.tap(CGPoint(x: 150, y: 50))
        #expect(first.count == 1 && second.count == 0)
        finger.lift()
        host.tap(CGPoint(x: 150, y: 50))
        #expect(second.count == 1)
    }

    @Test func `a wheel moves a pan recognizer that accepts it`() {
        @MainActor final class Owner {
            var states: [UIGestureRecognizer.State] = []
            var translation = CGPoint.zero
            func panned(_ sender: UIPanGestureRecognizer) {
                states.append(sender.state)
                translation = sender.translation(in: nil)
            }
        }
        host.show(root)
        let owner = Owner()
        let pan = UIPanGestureRecognizer(target: owner, action: Selector("panned:", Owner.panned))
        root.view.addGestureRecognizer(pan)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -30))
        #expect(owner.states.isEmpty)
        pan.allowedScrollTypesMask = .all
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: -30))
        host.settle()
        #expect(owner.states.first == .began && owner.states.last == .ended && owner.translation.y == 30)
    }

    @Test func `a pointer that rests over a control shows its tooltip`() {
        host.show(root)
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        button.toolTip = "Adds a recipe"
        root.view.addSubview(button)
        func tips() -> [String] { host.window.subviews.compactMap { ($0 as? UILabel)?.text } }
        host.hover(at: CGPoint(x: 50, y: 40))
        host.advance(by: 1.1)
        host.settle()
        #expect(tips() == ["Adds a recipe"])
        host.hover(at: CGPoint(x: 200, y: 300))
        #expect(tips().isEmpty)
    }
}
