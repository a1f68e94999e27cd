import CollageTesting
import Testing

/// Touches in the content of a scroll view that become drags.
@MainActor struct ContentTouchTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let scrollView = UIScrollView()
    private let log = TapCount()

    private final class TapCount {
        var taps = 0
    }

    private func show() {
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [log] _ in log.taps += 1 })
        button.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
        scrollView.addSubview(button)
        host.show(scrollView)
    }

    @Test func `a drag that begins on a button scrolls, and doesn't tap`() {
        show()
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150))
        #expect(scrollView.contentOffset.y > 80 && log.taps == 0)
    }

    @Test func `a finger that rests on a button doesn't scroll anymore`() {
        show()
        let finger = host.touch(at: CGPoint(x: 150, y: 290))
        host.advance(by: 0.4)
        for y in [280.0, 260, 240] { finger.move(to: CGPoint(x: 150, y: y)) }
        finger.lift()
        host.settle()
        #expect(scrollView.contentOffset.y == 0 && log.taps == 1)
    }

    @Test func `without a delay, a button keeps its touches`() {
        show()
        scrollView.delaysContentTouches = false
        host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 210))
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a scroll view that cancels touches in buttons scrolls after a rest, too`() {
        final class CancelingView: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { true }
        }
        let canceling = CancelingView()
        canceling.contentSize = CGSize(width: 300, height: 2000)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 200, width: 200, height: 100)
        canceling.addSubview(button)
        host.show(canceling)
        let finger = host.touch(at: CGPoint(x: 150, y: 290))
        host.advance(by: 0.4)
        for y in [280.0, 260, 240] { finger.move(to: CGPoint(x: 150, y: y)) }
        #expect(canceling.contentOffset.y > 0)
        finger.lift()
        host.settle()
    }
}
