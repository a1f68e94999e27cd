import CollageTesting
import Testing

@MainActor struct TraitTrackingTests {
    private struct Theme: UITraitDefinition {
        static var defaultValue: String { "plain" }
    }

    private final class Box: UIView {
        var read: (String, Box) -> Void = { _, _ in }
        var calls: [String: Int] = [:]

        private func call(_ name: String) {
            calls[name, default: 0] += 1
            read(name, self)
        }

        override func updateProperties() {
            super.updateProperties()
            call("properties")
        }

        override func updateConstraints() {
            call("constraints")
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            call("layout")
        }
    }

    private final class Controller: UIViewController {
        var calls = 0
        override func updateProperties() {
            super.updateProperties()
            calls += 1
            _ = traitCollection.horizontalSizeClass
            _ = view.traitCollection[Theme.self]
        }
    }

    private let host = TestHost()

    @Test(arguments: [
        ("properties", ["properties": 1]), ("layout", ["layout": 1]), ("constraints", ["constraints": 1, "layout": 1]),
    ])
    func `a trait that a method has read invalidates it, and no other trait does`(
        method: String, expected: [String: Int]
    ) {
        let box = Box()
        box.read = { if $0 == method { _ = $1.traitCollection.preferredContentSizeCategory } }
        host.show(box)
        box.calls = [:]
        host.run { box.traitOverrides.userInterfaceStyle = .dark }
        host.settle()
        #expect(box.calls == [:])
        host.run { box.traitOverrides.preferredContentSizeCategory = .extraLarge }
        host.settle()
        #expect(box.calls == expected)
    }

    @Test func `custom traits are tracked too`() {
        let box = Box()
        box.read = { if $0 == "layout" { _ = $1.traitCollection[Theme.self] } }
        host.show(box)
        box.calls = [:]
        host.run { box.traitOverrides[Theme.self] = "fancy" }
        host.settle()
        #expect(box.calls == ["layout": 1])
        box.read = { _, _ in }
        host.run { box.setNeedsLayout() }
        host.settle()
        box.calls = [:]
        host.run { box.traitOverrides[Theme.self] = "odd" }
        host.settle()
        #expect(box.calls == [:])
    }

    @Test func `traits of other collections aren't tracked`() {
        let box = Box()
        let other = UITraitCollection(userInterfaceStyle: .dark)
        box.read = { name, _ in if name == "layout" { _ = other.userInterfaceStyle } }
        host.show(box)
        box.calls = [:]
        host.run { box.traitOverrides.userInterfaceStyle = .dark }
        host.settle()
        #expect(box.calls == [:])
    }

    @Test func `controllers track their own traits and their view's`() {
        let controller = Controller()
        host.show(controller)
        controller.calls = 0
        host.run { controller.traitOverrides.userInterfaceLevel = .elevated }
        host.settle()
        #expect(controller.calls == 0)
        host.run { controller.traitOverrides.horizontalSizeClass = .regular }
        host.settle()
        #expect(controller.calls == 1)
        host.run { controller.view.traitOverrides[Theme.self] = "fancy" }
        host.settle()
        #expect(controller.calls == 2)
    }
}
