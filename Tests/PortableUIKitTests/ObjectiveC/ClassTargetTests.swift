import CollageTesting
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@_spi(Collage) import PortableUIKit

/// Messages to classes, and instances of classes that are values.
@MainActor
@Suite(.device)
struct ClassTargetTests {
    private enum Heard {
        @MainActor static var names: [String] = []
    }

    @MainActor
    private final class Center: NSObject {
        static func plain() { Heard.names.append("plain") }
        static func hear(_ notification: Notification) { Heard.names.append(notification.name.rawValue) }
        static func tap(_ sender: UIButton) { Heard.names.append("tap \(sender.tag)") }
    }

    @Test func `a class receives notifications and the events of controls with its class methods`() {
        Heard.names = []
        let (center, name) = (NotificationCenter(), Notification.Name("ClassTargetTests"))
        center.addObserver(Center.self, selector: Selector("hear:", Center.hear), name: name, object: nil)
        center.addObserver(Center.self, selector: Selector("plain", Center.plain), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(Heard.names.sorted() == ["ClassTargetTests", "plain"])
        Heard.names = []
        let button = UIButton()
        button.tag = 3
        button.addTarget(Center.self, action: Selector("tap:", Center.tap), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Heard.names == ["tap 3"])
        button.removeTarget(Center.self, action: Selector("tap:", Center.tap), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(Heard.names == ["tap 3"])
    }

    @Test func `a timer calls a method of a class`() {
        Heard.names = []
        let timer = Timer(
            timeInterval: 1, target: Center.self, selector: Selector("plain", Center.plain), userInfo: nil,
            repeats: false)
        timer.fire()
        #expect(Heard.names == ["plain"])
    }

    private class Badge: UIView {
        let text: String

        init() {
            text = "own"
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        // The build tool inserts this method.
        override class func _makeWithOwnInitializer() -> UIResponder? {
            self == Badge.self ? Badge() : super._makeWithOwnInitializer()
        }
    }

    @Test func `a class as a value creates instances with the initializer that the class declares`() {
        #expect(NSObject._make(Badge.self).text == "own")
        #expect(NSObject._make(UILabel.self).text == nil)
    }
}
