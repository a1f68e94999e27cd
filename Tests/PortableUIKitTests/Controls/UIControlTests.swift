import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

@MainActor final class UIControlTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

    private func setUp() {
        let view = UIView(frame: .zero)
        host.show(view)
        view.addSubview(control)
    }

    private func log(_ events: [(UIControl.Event, String)]) -> () -> [String] {
        final class Log { var lines: [String] = [] }
        let log = Log()
        for (event, name) in events {
            control.addAction(UIAction { [unowned log] _ in log.lines.append(name) }, for: event)
        }
        return { withExtendedLifetime(log) { log.lines } }
    }

    @Test func `a tap sends touch down and touch up inside`() {
        setUp()
        let lines = log([(.touchDown, "down"), (.touchUpInside, "inside"), (.touchUpOutside, "outside")])
        host.tap(control)
        #expect(lines() == ["down", "inside"])
    }

    @Test func `a finger counts as inside up to 70 points outside`() {
        setUp()
        let lines = log([
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "inside"),
            (.touchUpOutside, "outside"),
        ])
        let finger = host.touch(at: CGPoint(x: 150, y: 150))
        finger.move(to: CGPoint(x: 150, y: 269))
        #expect(control.isTouchInside && control.isHighlighted && control.isTracking)
        finger.move(to: CGPoint(x: 150, y: 271))
        #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
        finger.move(to: CGPoint(x: 150, y: 200))
        finger.move(to: CGPoint(x: 150, y: 400))
        finger.lift()
        #expect(lines() == ["exit", "enter", "exit", "outside"])
        #expect(!control.isTracking)
    }

    @Test func `a disabled control sends nothing`() {
        setUp()
        let lines = log([(.allTouchEvents, "any")])
        control.isEnabled = false
        host.tap(control)
        #expect(lines().isEmpty)
        #expect(control.state == .disabled)
    }

    @Test func `a canceled touch sends cancel`() {
        setUp()
        let lines = log([(.touchCancel, "cancel"), (.touchUpInside, "inside")])
        let finger = host.touch(at: CGPoint(x: 150, y: 150))
        finger.cancel()
        #expect(lines() == ["cancel"])
        #expect(!control.isHighlighted)
    }

    @Test func `handlers run in the order in which they were added`() {
        setUp()
        final class Target: NSObject {
            var log: [String] = []
            func first() { log.append("target") }
        }
        let target = Target()
        control.addAction(UIAction { _ in target.log.append("action 1") }, for: .valueChanged)
        control.addTarget(target, action: Selector("first", Target.first), for: .valueChanged)
        control.addTarget(target, action: Selector("first", Target.first), for: .valueChanged)
        control.addAction(UIAction { _ in target.log.append("action 2") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["action 1", "target", "action 2"])
        #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["first"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
        control.removeTarget(target, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(target.log == ["action 1", "target", "action 2", "action 1", "action 2"])
    }

    @Test func `an action replaces one with the same identifier`() {
        setUp()
        var log: [Int] = []
        let name = UIAction.Identifier("name")
        control.addAction(UIAction(identifier: name) { _ in log.append(1) }, for: .valueChanged)
        control.addAction(UIAction(identifier: name) { _ in log.append(2) }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: name, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == [2])
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func `a nil target means the responder chain`() {
        setUp()
        final class Controller: UIViewController {
            var count = 0
            func act() { count += 1 }
        }
        let controller = Controller()
        control.superview?.removeFromSuperview()
        host.show(controller)
        controller.view.addSubview(control)
        control.addTarget(nil, action: Selector("act", Controller.act), for: .touchUpInside)
        host.tap(control)
        #expect(controller.count == 1)
    }

    /// `self` is a method of `NSObject` there, as the compiler warns.
    @Test func `a target in the closure of a stored property means the responder chain`() {
        setUp()
        final class Controller: UIViewController {
            var count = 0
            let button: UIControl = {
                let button = UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
                let method: (Controller) -> () -> Controller = { controller in { controller } }
                button.addTarget(method, action: Selector("act", Controller.act), for: .touchUpInside)
                return button
            }()
            func act() { count += 1 }
        }
        let controller = Controller()
        control.superview?.removeFromSuperview()
        host.show(controller)
        controller.view.addSubview(controller.button)
        host.tap(controller.button)
        #expect(controller.count == 1)
    }

    @Test func `an action has its sender while it runs`() {
        setUp()
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender as AnyObject? }
        control.addAction(action, for: .touchUpInside)
        host.tap(control)
        #expect(sender === control)
        #expect(action.sender == nil)
    }

    @Test func `a control is deallocated with its actions`() {
        setUp()
        weak var gone: UIControl?
        weak var goneAction: UIAction?
        do {
            let control = UIControl(frame: .zero)
            let action = UIAction { [unowned control] _ in control.isSelected = true }
            control.addAction(action, for: .valueChanged)
            control.sendActions(for: .valueChanged)
            #expect(control.isSelected)
            (gone, goneAction) = (control, action)
        }
        #expect(gone == nil && goneAction == nil)
    }
}
