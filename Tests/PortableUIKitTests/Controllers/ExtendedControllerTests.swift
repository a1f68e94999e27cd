import CollageTesting
import Testing

@testable import PortableUIKitCore

/// Controllers of a class with an extension that overrides life cycle methods.
@MainActor struct ExtendedControllerTests {
    private class Extended: UIViewController, ExtendedController {
        var calls: [String] = []

        override func viewDidLoad() { calls.append("loaded") }

        func __extension_viewDidLoad() { calls.append("extension loaded") }
        func __extension_viewWillAppear(_ animated: Bool) { calls.append("extension appears") }
        func __extension_viewDidAppear(_ animated: Bool) { calls.append("extension appeared") }
        func __extension_viewWillDisappear(_ animated: Bool) { calls.append("extension disappears") }
        func __extension_viewDidDisappear(_ animated: Bool) { calls.append("extension disappeared") }
        func __extension_viewWillLayoutSubviews() { calls.append("extension will lay out") }
        func __extension_viewDidLayoutSubviews() { calls.append("extension laid out") }
    }

    private final class Derived: Extended {}

    @Test(arguments: [false, true])
    func `the methods of an extension are called after the methods of the object, even in subclasses`(isDerived: Bool) {
        let host = TestHost()
        let controller = isDerived ? Derived() : Extended()
        host.show(controller)
        host.settle()
        #expect(controller.calls.prefix(3) == ["loaded", "extension loaded", "extension appears"])
        let first = controller.calls.firstIndex(of: "extension will lay out")
        let second = controller.calls.firstIndex(of: "extension laid out")
        #expect((first ?? .max) < (second ?? 0))
        #expect(controller.calls.filter { $0 == "extension appeared" }.count == 1)
        controller.calls = []
        host.show(UIViewController())
        host.settle()
        #expect(controller.calls == ["extension disappears", "extension disappeared"])
    }
}
