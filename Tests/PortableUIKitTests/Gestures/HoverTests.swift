import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor
struct HoverTests {
    @MainActor
    private final class Watcher {
        var states: [UIGestureRecognizer.State] = []
        var location = CGPoint.zero

        func hovered(_ recognizer: UIGestureRecognizer) {
            states.append(recognizer.state)
            location = recognizer.location(in: recognizer.view)
        }
    }

    @Test func `a pointer over a view begins, moves and ends`() {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        controller.view.addSubview(view)
        let watcher = Watcher()
        view.addGestureRecognizer(
            UIHoverGestureRecognizer(target: watcher, action: Selector("hovered:", Watcher.hovered)))
        host.hover(at: CGPoint(x: 10, y: 10))
        #expect(watcher.states == [])
        host.hover(at: CGPoint(x: 60, y: 70))
        #expect(watcher.states == [.began] && watcher.location == CGPoint(x: 10, y: 20))
        host.hover(at: CGPoint(x: 80, y: 70))
        host.hover(at: CGPoint(x: 200, y: 70))
        #expect(watcher.states == [.began, .changed, .ended])
        host.hover(at: CGPoint(x: 60, y: 70))
        host.hover(at: nil)
        #expect(watcher.states.suffix(2) == [.began, .ended])
        host.tap(view)
        #expect(watcher.states.count == 5, "touches are none of its business")
        host.hover(at: CGPoint(x: 60, y: 70))
        host.secondaryClick(CGPoint(x: 60, y: 70))
        #expect(watcher.states.suffix(2) == [.began, .ended], "a button that goes down ends it")
    }

    @Test func `the secondary button opens a menu immediately`() {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let controller = UIViewController()
        host.show(controller)
        let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        button.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
        controller.view.addSubview(button)
        host.secondaryClick(CGPoint(x: 100, y: 100))
        #expect(host.all(MenuRowView.self).count == 1)
    }
}
