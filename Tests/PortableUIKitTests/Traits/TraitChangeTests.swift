import CollageTesting
@_spi(Collage) import PortableUIKit
import Testing

@MainActor struct TraitChangeTests {
    private struct Theme: UITraitDefinition {
        static var defaultValue: String { "plain" }
    }

    private final class Controller: UIViewController {
        var log: [String] = []

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append("did change")
        }

        func plain() { log.append("plain") }
        func watched(_ sender: UITraitEnvironment) { log.append("\(type(of: sender))") }
        func changed(_ sender: UITraitEnvironment, _ previous: UITraitCollection) {
            log.append("\(previous[Theme.self]) to \(sender.traitCollection[Theme.self])")
        }
    }

    @Test func `a view's overrides apply to the view and its subviews`() {
        let host = TestHost()
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        host.show(outer)
        outer.traitOverrides.userInterfaceStyle = .dark
        outer.traitOverrides[Theme.self] = "fancy"
        #expect(outer.traitCollection.userInterfaceStyle == .dark && inner.traitCollection[Theme.self] == "fancy")
        #expect(host.window.traitCollection.userInterfaceStyle == .light)
        inner.traitOverrides[Theme.self] = "odd"
        #expect(inner.traitCollection[Theme.self] == "odd" && outer.traitCollection[Theme.self] == "fancy")
        outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `trait overrides take precedence over the style override`() {
        let view = UIView()
        TestHost().show(view)
        view.overrideUserInterfaceStyle = .dark
        view.traitOverrides.userInterfaceStyle = .light
        #expect(view.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a controller doesn't have its view's overrides, but its view has the controller's`() {
        let host = TestHost()
        let controller = UIViewController()
        host.show(controller)
        controller.view.traitOverrides[Theme.self] = "view"
        #expect(controller.traitCollection[Theme.self] == "plain")
        controller.traitOverrides[Theme.self] = "controller"
        #expect(controller.traitCollection[Theme.self] == "controller")
        #expect(controller.view.traitCollection[Theme.self] == "view")
    }

    @Test func `a handler receives changes of its traits, with the previous traits`() {
        let host = TestHost()
        let view = UILabel()
        host.show(view)
        var heard: [String] = []
        view.registerForTraitChanges([Theme.self, UITraitUserInterfaceStyle.self]) {
            (label: UILabel, previous: UITraitCollection) in
            heard.append("\(previous[Theme.self]) to \(label.traitCollection[Theme.self])")
        }
        view.traitOverrides[Theme.self] = "fancy"
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(heard == ["plain to fancy"])
        host.change(style: .dark)
        #expect(heard == ["plain to fancy", "fancy to fancy"])
    }

    @Test func `a handler registered before the view is in a window is called if the traits differ there`() {
        let host = TestHost(style: .dark)
        let view = UIView()
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
            #expect(view.traitCollection.userInterfaceStyle == .light)
            var count = 0
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in count += 1 }
            host.show(view)
            #expect(count == 1)
        }
    }

    @Test func `methods receive the observed object, and the previous traits if they have a parameter for them`() {
        let controller = Controller()
        TestHost().show(controller)
        controller.registerForTraitChanges([Theme.self], action: Selector("plain", Controller.plain))
        controller.view.registerForTraitChanges(
            [Theme.self], target: controller, action: Selector("watched:", Controller.watched))
        controller.registerForTraitChanges([Theme.self], action: Selector("changed:previous:", Controller.changed))
        controller.traitOverrides[Theme.self] = "fancy"
        #expect(controller.log == ["UIView", "did change", "plain", "plain to fancy"])
    }

    @Test func `an unregistered handler isn't called, even while others are being called`() {
        let view = UIView()
        TestHost().show(view)
        var second: (any UITraitChangeRegistration)?
        var heard: [String] = []
        let first = view.registerForTraitChanges([Theme.self]) { (view: UIView, _) in
            heard.append("first")
            if let second { view.unregisterForTraitChanges(second) }
        }
        second = view.registerForTraitChanges([Theme.self]) { (_: UIView, _) in heard.append("second") }
        view.traitOverrides[Theme.self] = "a"
        view.unregisterForTraitChanges(first)
        view.unregisterForTraitChanges(first)
        view.traitOverrides[Theme.self] = "b"
        #expect(heard == ["first"])
    }

    @Test func `a scene's overrides apply to its windows, and a scene can be observed too`() {
        let host = TestHost()
        defer { withExtendedLifetime(host) {} }
        let session = UISceneSession(role: .windowApplication, persistentIdentifier: "traits")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        window.isHidden = false
        defer { window.isHidden = true }
        var heard: [String] = []
        scene.registerForTraitChanges([Theme.self]) { (scene: UIWindowScene, previous: UITraitCollection) in
            heard.append("\(previous[Theme.self]) to \(scene.traitCollection[Theme.self])")
        }
        scene.traitOverrides[Theme.self] = "fancy"
        #expect(heard == ["plain to fancy"] && window.traitCollection[Theme.self] == "fancy")
    }

    @Test func `a registration retains neither the observed object nor the target, and ends with the observed object`()
    {
        final class Token {}
        var view: UIView? = UIView()
        var controller: Controller? = Controller()
        weak let weakController = controller
        weak let weakView = view
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            view?.registerForTraitChanges([Theme.self]) { (_: UIView, _) in _ = token }
            view?.registerForTraitChanges([Theme.self], action: Selector("layout", UIView.setNeedsLayout))
            view?.registerForTraitChanges(
                [Theme.self], target: controller as Any, action: Selector("plain", Controller.plain))
            controller?.registerForTraitChanges([Theme.self]) { (_: Controller, _) in _ = token }
        }
        controller = nil
        #expect(weakController == nil && weakToken != nil)
        view?.traitOverrides[Theme.self] = "nobody is left to hear it"
        view = nil
        #expect(weakView == nil && weakToken == nil)
    }
}
