import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Views with the initializers and modifiers that have the most overloads.
///
/// The sources show that the compiler finds an unambiguous overload for each of them. The tests show that each view works.
@MainActor struct OverloadTests {
    private func show(_ view: some View) -> TestHost {
        let host = TestHost(size: CGSize(width: 393, height: 4000), safeAreaInsets: .zero)
        host.show(UIHostingController(rootView: view))
        host.settle()
        return host
    }

    @Test func `lists`() {
        #expect(!show(ListOverloads()).elements.isEmpty)
    }

    @Test func `controls`() {
        #expect(!show(ControlOverloads()).elements.isEmpty)
    }

    @Test func `shapes, images, and texts`() {
        #expect(!show(DrawingOverloads()).elements.isEmpty)
    }

    @Test func `screens`() {
        #expect(!show(ScreenOverloads()).elements.isEmpty)
    }
}
