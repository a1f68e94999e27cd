import CollageTesting
import struct CollageTesting.Device
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The backgrounds of sheets on iOS 18 and iOS 26.
@MainActor struct SheetSystemTests {
    private struct Screen<Inside: View>: View {
        @State private var isShown = false
        let detents: Set<PresentationDetent>
        @ViewBuilder let inside: () -> Inside

        var body: some View {
            Button("Show") { isShown = true }.sheet(isPresented: $isShown) { inside().presentationDetents(detents) }
        }
    }

    private func show(
        _ detents: Set<PresentationDetent>, on system: Device.System, @ViewBuilder _ inside: @escaping () -> some View
    ) throws -> (TestHost, HostingView) {
        let host = TestHost(.iPhone16.running(system))
        host.show(UIHostingController(rootView: Screen(detents: detents, inside: inside)))
        try host.element(.label("Show")).tap()
        host.settle()
        let presented = try #require(host.window.rootViewController?.presentedViewController)
        return (host, try #require(presented.view as? HostingView))
    }

    /// Returns whether glass is visible behind a view of the window.
    private func hasGlass(_ host: TestHost) -> Bool {
        host.first(MaterialView.self) { $0.effect != nil && $0.layer.backdrop != nil } != nil
    }

    @Test func `on iOS 26, a sheet below the large height is glass`() throws {
        let (host, view) = try show([.medium], on: .iOS26) { Text("Inside") }
        #expect(view.backgroundColor == nil && hasGlass(host))
    }

    @Test func `on iOS 26, a large sheet has the opaque background of its card`() throws {
        let (host, view) = try show([.large], on: .iOS26) { Text("Inside") }
        #expect(view.backgroundColor == nil && !hasGlass(host))
        #expect(view.superview?.backgroundColor == .systemBackground)
    }

    @Test func `on iOS 18, a sheet has the background of its view`() throws {
        let (host, view) = try show([.medium], on: .iOS18) { Text("Inside") }
        #expect(view.backgroundColor == .systemBackground && !hasGlass(host))
    }

    @Test func `the screens of a stack in a glass sheet have no background`() throws {
        let (host, view) = try show([.medium], on: .iOS26) {
            NavigationStack { Text("Inside").navigationTitle("Title") }
        }
        let screen = try #require(
            host.first(HostingView.self) { $0 !== view && $0.controller != nil && $0.isDescendant(of: view) })
        #expect(screen.backgroundColor == nil && hasGlass(host))
    }

    @Test func `a background of the app is kept`() throws {
        let (_, view) = try show([.medium], on: .iOS26) { Text("Inside").presentationBackground(.red) }
        #expect(view.backdrop != nil)
        let host = TestHost(.iPhone16.running(.iOS26))
        let below = UIHostingController(rootView: Text("Below"))
        host.show(below)
        let controller = UIHostingController(rootView: Text("Red"))
        controller.view.backgroundColor = .red
        controller.sheetPresentationController?.detents = [.medium()]
        below.present(controller, animated: false)
        host.settle()
        #expect(controller.view.backgroundColor == .red && !hasGlass(host))
    }

    @Test func `a view that leaves a sheet has a background again`() throws {
        let host = TestHost(.iPhone16.running(.iOS26))
        let below = UIHostingController(rootView: Text("Below"))
        host.show(below)
        let controller = UIHostingController(rootView: Text("Inside"))
        controller.sheetPresentationController?.detents = [.medium()]
        below.present(controller, animated: false)
        host.settle()
        #expect(controller.view.backgroundColor == nil)
        below.dismiss(animated: false)
        host.settle()
        host.show(controller)
        #expect(controller.view.backgroundColor == .systemBackground)
    }
}
