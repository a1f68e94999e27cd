import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// The accessibility traits, values, and paths of the system's views, recorded by AccessibilitySnapshot on iOS 18.5 and
/// 26.2.
@MainActor struct SystemTraitTests {
    private let host = TestHost()

    private func show(_ views: UIView...) {
        let controller = UIViewController()
        for view in views { controller.view.addSubview(view) }
        host.show(controller)
    }

    private func has(_ bit: UInt64, _ object: UIResponder) -> Bool {
        object.accessibilityTraits.contains(UIAccessibilityTraits(rawValue: 1 << bit))
    }

    @Test func `a text field has a trait, and its placeholder is the value while it is empty`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        field.placeholder = "Name"
        show(field)
        #expect(field.accessibilityLabel == nil && field.accessibilityValue == "Name")
        #expect(has(18, field) && !has(21, field) && !has(24, field))
        let element = try host.element(labeled: "Name")
        #expect(element.value ?? "" == "" && element.role == .textField)
        field.text = "Ann"
        #expect(field.accessibilityLabel == nil && field.accessibilityValue == "Ann")
        #expect(try host.element(labeled: "Name").value == "Ann")
        field.isSecureTextEntry = true
        #expect(has(24, field) && field.accessibilityValue == "•••")
        field.becomeFirstResponder()
        #expect(has(21, field))
    }

    @Test func `an editable text view has traits and a path`() {
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 90))
        show(view)
        #expect(has(18, view) && has(47, view))
        #expect(view.accessibilityPath?.bounds == CGRect(x: 20, y: 100, width: 200, height: 90))
        view.isEditable = false
        #expect(!has(18, view) && !has(47, view))
    }

    @Test func `a view with rounded corners has a path`() {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 30, height: 30))
        show(view)
        #expect(view.accessibilityPath == nil)
        view.layer.cornerRadius = 15
        #expect(view.accessibilityPath?.bounds == view.frame)
        #expect(view.accessibilityPath?.contains(CGPoint(x: 21, y: 101)) == false)
        view.accessibilityFrame = CGRect(x: 10, y: 50, width: 200, height: 100)
        #expect(view.accessibilityPath?.bounds == view.accessibilityFrame)
    }

    @Test func `a switch ignores a value of the app`() {
        let view = UISwitch()
        show(view)
        view.accessibilityValue = "Value"
        #expect(view.accessibilityValue == "0")
        view.isOn = true
        #expect(view.accessibilityValue == "1")
    }

    @Test func `a page control has a value, a name, and a path like a capsule`() throws {
        let control = UIPageControl(frame: CGRect(x: 20, y: 100, width: 80, height: 26))
        control.numberOfPages = 3
        control.currentPage = 1
        show(control)
        #expect(control.accessibilityLabel == nil && control.accessibilityValue == "page 2 of 3")
        #expect(control.accessibilityUserInputLabels == ["Page control"])
        #expect(control.accessibilityPath?.contains(CGPoint(x: 22, y: 102)) == false)
        #expect(try host.element(labeled: "Page control").role == .slider)
    }

    @Test func `an item of a tab bar is read with its badge, and with the properties of the app`() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map { title in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return controller
        }
        let items = try #require(tabs.tabBar.items)
        items[0].badgeValue = "3"
        items[1].badgeValue = "New"
        items[2].badgeValue = "1"
        items[2].accessibilityValue = "Value"
        items[2].accessibilityHint = "Hint"
        host.show(tabs)
        host.settle()
        #expect(try host.element(labeled: "A").value == "3 items")
        #expect(try host.element(labeled: "B").value == "New")
        #expect(try host.element(labeled: "C").value == "Value")
        #expect(try host.element(labeled: "C").hint == "Hint")
        items[0].badgeValue = "1"
        host.settle()
        #expect(try host.element(labeled: "A").value == "1 item")
    }
}
