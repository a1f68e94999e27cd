@_spi(Collage) import PortableUIKit
import Testing

private final class Badge: NSObject, InterfaceConnectable {
    var level = 3
    static var interfaceProperties: [InterfaceProperty] { [InterfaceProperty("level", \Badge.level)] }
}

@MainActor struct NamedPropertyTests {
    @Test func `a property is found by its name, with the requested type`() {
        let view = UIView()
        let constraint: AnyObject = view.widthAnchor.constraint(equalToConstant: 12)
        (constraint as? NSLayoutConstraint)?.priority = .defaultLow
        let number: Float? = _property("priority", of: constraint)
        let priority: UILayoutPriority? = _property("priority", of: constraint)
        let constant: CGFloat? = _property("constant", of: constraint)
        let isActive: Bool? = _property("isActive", of: constraint)
        #expect(number == 250)
        #expect(priority == .defaultLow)
        #expect(constant == 12)
        #expect(isActive == false)
    }

    @Test func `an app's class can name its properties`() {
        let level: Int? = _property("level", of: Badge())
        #expect(level == 3)
        let none: Int? = _property("level", of: nil)
        #expect(none == nil)
    }
}
