import CollageTesting
import Testing

/// The differences between two screens that count, and the ones that are ignored.
@MainActor struct ScreenStateTests {
    private func state(_ change: (UIView, UILabel) -> Void) -> ScreenState {
        let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
        let view = UIView(), label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 20))
        label.text = "1.5 kg"
        view.addSubview(label)
        host.show(view)
        change(view, label)
        host.settle()
        return host.screenState()
    }

    private func detail(_ change: (UIView, UILabel) -> Void) -> String? {
        state(change).difference(from: state { _, _ in })?.detail
    }

    @Test func `the same views are the same`() {
        #expect(detail { _, _ in } == nil)
    }

    @Test func `half a pixel isn't a difference, and a whole one is`() {
        #expect(detail { $1.frame.origin.x += 0.25 } == nil)
        #expect(detail { $1.frame.origin.x += 0.5 }?.contains("frame is 10.5 10.0 100.0 20.0") == true)
    }

    @Test func `text is compared exactly, including numbers`() {
        #expect(detail { $1.text = "1.6 kg" }?.contains("1.6 kg") == true)
    }

    @Test func `colors are compared`() {
        #expect(detail { view, _ in view.backgroundColor = .red }?.contains("background") == true)
        #expect(detail { $1.textColor = .red } != nil)
    }

    @Test func `hidden views and views outside of the screen are ignored`() {
        #expect(
            detail { view, _ in
                let hidden = UIView(frame: view.bounds),
                    outside = UIView(frame: CGRect(x: 0, y: 300, width: 9, height: 9))
                hidden.isHidden = true
                view.insertSubview(hidden, at: 0)
                view.addSubview(outside)
            } == nil)
    }

    @Test func `additional and missing views are reported`() {
        #expect(
            detail { view, _ in view.addSubview(UIView(frame: view.bounds)) }
                == "UIView is missing on a new screen")
        #expect(detail { $1.removeFromSuperview() } == "UILabel is missing, but is on a new screen")
    }

    @Test func `VoiceOver texts are compared`() {
        #expect(detail { $1.accessibilityHint = "Weight" }?.contains("hint") == true)
    }

    @Test func `the order of views of one class is ignored, but their frames are compared`() {
        func two(_ first: CGFloat, _ second: CGFloat) -> ScreenState {
            state { view, _ in
                for y in [first, second] {
                    let inner = UIView(frame: CGRect(x: 0, y: y, width: 20, height: 20))
                    inner.backgroundColor = y < 100 ? .red : .blue
                    view.addSubview(inner)
                }
            }
        }
        #expect(two(50, 150).difference(from: two(150, 50)) == nil)
        #expect(two(50, 150).difference(from: two(50, 140)) != nil)
    }
}
