import CollageTesting
import DisplayList
import struct CollageTesting.Device
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The outlines of bordered buttons on iOS 18.5 and iOS 26.2, as in the reference images of
/// cashapp/AccessibilitySnapshot.
@MainActor struct ButtonSystemTests {
    private func commands(_ view: some View, on system: Device.System) throws -> [DisplayCommand] {
        let host = TestHost(.iPhone16Pro.running(system))
        host.show(UIHostingController(rootView: view))
        host.settle()
        func all(_ node: DisplayNode) -> [DisplayCommand] { node.commands + node.children.flatMap(all) }
        return try #require(host.first(HostingView.self)).makeDisplayNodes().flatMap(all)
    }

    private func button(_ shape: ButtonBorderShape, isProminent: Bool) -> some View {
        Group {
            if isProminent {
                Button("Delete") {}.buttonStyle(.borderedProminent)
            } else {
                Button("Delete") {}.buttonStyle(.bordered)
            }
        }
        .buttonBorderShape(shape)
    }

    @Test(arguments: Device.System.designs, [false, true])
    func `a bordered button is a capsule on iOS 26, and a rounded rectangle before`(
        system: Device.System, isProminent: Bool
    ) throws {
        let automatic = try commands(button(.automatic, isProminent: isProminent), on: system)
        let capsule = try commands(button(.capsule, isProminent: isProminent), on: system)
        let rectangle = try commands(button(.roundedRectangle, isProminent: isProminent), on: system)
        #expect(capsule != rectangle)
        #expect(automatic == (system == .iOS26 ? capsule : rectangle))
    }

    @Test(arguments: Device.System.designs)
    func `buttons have the button border shape of the environment`(system: Device.System) throws {
        func filled(_ shape: some Shape) throws -> [DisplayCommand] {
            try commands(shape.fill(Color.red).frame(width: 80, height: 34), on: system)
        }
        let border = try filled(.buttonBorder)
        #expect(try border == (system == .iOS26 ? filled(.capsule) : filled(ButtonBorderShape.roundedRectangle)))
    }
}
