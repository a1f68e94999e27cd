import CollageTesting
import DisplayList
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// Accessibility elements of a screen, and the actions on them.
@MainActor struct AccessibleElementsTests {
    /// Shows these views, and returns a session that reports their elements.
    private func show(_ views: [UIView], host: TestHost) -> AppSession {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        host.show(controller)
        return AppSession(device: .current)
    }

    private func label(_ text: String, x: CGFloat = 20, y: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
        label.text = text
        return label
    }

    @Test func `segments and tabs report their position and count`() {
        let host = TestHost()
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.frame = CGRect(x: 20, y: 200, width: 200, height: 32)
        let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 320, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0), UITabBarItem(title: "Two", image: nil, tag: 1)]
        let session = show([segments, bar], host: host)
        let groups = session.accessibleElements().flatMap(\.groups)
        #expect(groups.map(\.kind) == [.segments, .segments, .tabs, .tabs])
        #expect(groups.map(\.position) == [1, 2, 1, 2])
        #expect(groups.allSatisfy { $0.count == 2 })
    }

    @Test func `elements in alerts and sheets are in a dialog, and elements in full-screen controllers aren't`() throws
    {
        let host = TestHost()
        let session = show([label("below", y: 200)], host: host)
        let controller = try #require(host.window.rootViewController)
        #expect(session.accessibleElements().allSatisfy { $0.dialog == nil })
        for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            presented.view.addSubview(label("above", y: 100))
            controller.present(presented, animated: false)
            host.settle()
            let elements = session.accessibleElements()
            #expect(elements.map(\.label) == ["above"])
            #expect((elements[0].dialog != nil) == (style == .pageSheet))
            controller.dismiss(animated: false)
            host.settle()
        }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        controller.present(alert, animated: false)
        host.settle()
        let elements = session.accessibleElements()
        #expect(elements.map(\.label) == ["Delete?", "Cancel"])
        #expect(Set(elements.map(\.dialog)).count == 1 && elements[0].dialog != nil)
    }

    @Test func `elements are read row by row`() {
        let host = TestHost()
        let session = show(
            [label("below", y: 200), label("right", x: 200, y: 104), label("left", y: 100)], host: host)
        #expect(session.accessibleElements().map(\.label) == ["left", "right", "below"])
        #expect(session.accessibleElements().allSatisfy { $0.role == .text })
    }

    @Test(arguments: [false, true]) func `the order of views doesn't decide about rows`(isReversed: Bool) {
        let host = TestHost()
        let tall = label("tall", y: 100)
        tall.frame.size.height = 200
        let labels = [tall, label("upper", x: 200, y: 100), label("lower", x: 200, y: 150)]
        let session = show(isReversed ? labels.reversed() : labels, host: host)
        #expect(session.accessibleElements().map(\.label) == ["tall", "upper", "lower"])
    }

    @Test func `rows are read from the right in right-to-left layouts`() {
        let host = TestHost(layoutDirection: .rightToLeft)
        let session = show([label("left", y: 100), label("right", x: 200, y: 100)], host: host)
        #expect(session.accessibleElements().map(\.label) == ["right", "left"])
    }

    @Test func `elements that aren't visible aren't read`() {
        let host = TestHost()
        let hidden = label("hidden", y: 100)
        hidden.isHidden = true
        let clear = label("clear", y: 150)
        clear.alpha = 0
        let clipped = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 10))
        clipped.clipsToBounds = true
        clipped.addSubview(label("clipped", y: 50))
        let silent = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        silent.accessibilityElementsHidden = true
        silent.addSubview(label("silent", y: 0))
        let session = show([hidden, clear, clipped, silent, label("off", y: 2000), label("seen", y: 400)], host: host)
        #expect(session.accessibleElements().map(\.label) == ["seen"])
    }

    @Test func `controls report their type`() {
        let host = TestHost()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        button.setTitle("Buy", for: .normal)
        button.isEnabled = false
        let toggle = UISwitch(frame: CGRect(x: 0, y: 200, width: 0, height: 0))
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.isOn = true
        let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 200, height: 34))
        slider.value = 0.25
        let field = UITextField(frame: CGRect(x: 0, y: 400, width: 200, height: 34))
        field.placeholder = "Name"
        field.text = "Ada"
        let segments = UISegmentedControl(frame: CGRect(x: 0, y: 500, width: 200, height: 32))
        for (index, title) in ["One", "Two"].enumerated() {
            segments.insertSegment(withTitle: title, at: index, animated: false)
        }
        segments.selectedSegmentIndex = 1
        let title = label("Title", y: 600)
        title.accessibilityTraits = .header
        let session = show([button, toggle, slider, field, segments, title], host: host)
        let elements = session.accessibleElements()
        #expect(
            elements.map(\.role) == [.button, .toggle, .slider, .textField, .button, .button, .heading])
        #expect(elements.map(\.label) == ["Buy", "Wi-Fi", "", "Name", "One", "Two", "Title"])
        #expect(elements.map(\.value) == [nil, "1", "25%", "Ada", nil, nil, nil])
        #expect(elements.map(\.isEnabled) == [false, true, true, true, true, true, true])
        #expect(elements.map(\.isSelected) == [false, false, false, false, false, true, false])
    }

    @Test func `an element is activated by a touch unless it handles the activation`() throws {
        final class Door: UIView {
            var turns = 0
            override var isAccessibilityElement: Bool {
                get { true }
                set {}
            }
            override func accessibilityActivate() -> Bool {
                turns += 1
                return true
            }
        }
        let host = TestHost()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
        button.setTitle("Buy", for: .normal)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let door = Door(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
        door.accessibilityLabel = "Door"
        door.accessibilityTraits = .button
        let session = show([button, door], host: host)
        for element in session.accessibleElements() {
            session.receive(.accessibility(element: element.id, .activate))
            session.receive(.accessibility(element: element.id, .activate))
        }
        #expect(taps == 2)
        #expect(door.turns == 2)
    }

    @Test func `values are incremented and decremented`() throws {
        let host = TestHost()
        let slider = UISlider(frame: CGRect(x: 0, y: 300, width: 200, height: 34))
        slider.value = 0.5
        var changes = 0
        slider.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        let session = show([slider], host: host)
        let element = try #require(session.accessibleElements().first)
        session.receive(.accessibility(element: element.id, .increment))
        #expect(abs(slider.value - 0.6) < 0.001)
        session.receive(.accessibility(element: element.id, .decrement))
        session.receive(.accessibility(element: element.id, .decrement))
        #expect(abs(slider.value - 0.4) < 0.001)
        #expect(changes == 3)
    }

    @Test func `custom actions are performed`() throws {
        let host = TestHost()
        let mail = label("Mail", y: 100)
        var done: [String] = []
        mail.accessibilityCustomActions = ["Archive", "Delete"].map { name in
            UIAccessibilityCustomAction(name: name) { action in
                done.append(action.name)
                return true
            }
        }
        let session = show([mail], host: host)
        let element = try #require(session.accessibleElements().first)
        #expect(element.actions == ["Archive", "Delete"])
        session.receive(.accessibility(element: element.id, .custom(1)))
        session.receive(.accessibility(element: element.id, .custom(2)))
        session.receive(.accessibility(element: 0, .custom(0)))
        #expect(done == ["Delete"])
    }

    @Test func `a page is scrolled and stops at the end`() throws {
        let host = TestHost(safeAreaInsets: .zero)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: 390, height: 1000)
        for row in 0..<10 { scrollView.addSubview(label("\(row)", y: CGFloat(row) * 100)) }
        let session = show([scrollView], host: host)
        let element = try #require(session.accessibleElements().first)
        session.receive(.accessibility(element: element.id, .scroll(.down)))
        host.settle()
        #expect(scrollView.contentOffset.y == 400)
        #expect(session.accessibleElements().map(\.label) == ["4", "5", "6", "7"])
        let lower = try #require(session.accessibleElements().first)
        session.receive(.accessibility(element: lower.id, .scroll(.down)))
        host.settle()
        #expect(scrollView.contentOffset.y == 600)
    }

    @Test func `a view can provide its parts as elements`() throws {
        let host = TestHost()
        let chart = UIView(frame: CGRect(x: 10, y: 100, width: 300, height: 100))
        let bars = (0..<2).map { index in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = "Bar \(index)"
            bar.accessibilityFrameInContainerSpace = CGRect(x: index * 50, y: 0, width: 40, height: 100)
            return bar
        }
        chart.accessibilityElements = bars
        let session = show([chart], host: host)
        let elements = session.accessibleElements()
        #expect(elements.map(\.label) == ["Bar 0", "Bar 1"])
        #expect(elements[1].frame.minX == 60)
        #expect(Set(elements.map(\.id)).count == 2)
    }

    @Test func `a modal view hides its siblings`() {
        let host = TestHost()
        let modal = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
        modal.accessibilityViewIsModal = true
        modal.addSubview(label("Sure?", y: 10))
        let session = show([label("below", y: 100), modal], host: host)
        #expect(session.accessibleElements().map(\.label) == ["Sure?"])
    }

    @Test func `going back leaves the top controller`() throws {
        let host = TestHost()
        let top = UIViewController()
        top.view.addSubview(label("top", y: 300))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(top, animated: false)
        host.show(navigation)
        let session = AppSession(device: .current)
        let element = try #require(session.accessibleElements().first { $0.label == "top" })
        session.receive(.accessibility(element: element.id, .escape))
        host.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `announcements are handed over once`() {
        let host = TestHost()
        host.show(UIViewController())
        UIAccessibility.post(notification: .announcement, argument: "Three results")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        let session = AppSession(device: .current)
        #expect(session.consumeAnnouncements() == ["Three results"])
        #expect(session.consumeAnnouncements().isEmpty)
    }

    @Test func `Reduce Motion is available, and changing it posts a notification`() {
        let host = TestHost()
        host.show(UIViewController())
        #expect(!UIAccessibility.isReduceMotionEnabled)
        var environment = DeviceContext.current.screen.environment
        environment.reducesMotion = true
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        AppSession(device: .current).environmentDidChange(environment)
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(count == 1)
    }

    @Test func `animations are slower if the inspector slows them down`() {
        let host = TestHost()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let session = show([view], host: host)
        var environment = DeviceContext.current.screen.environment
        environment.animationSlowness = 10
        session.environmentDidChange(environment)
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) { view.alpha = 0 }
        host.advance(by: 1.25)
        #expect(abs(view.layer.state(at: Services.clock.now).opacity - 0.5) < 0.01)
    }
}
