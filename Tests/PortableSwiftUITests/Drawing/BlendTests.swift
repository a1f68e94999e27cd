import CollageTesting
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Blend modes of views, and rotations in space.
@MainActor struct BlendTests {
    private func modes(_ view: some View) -> [DisplayNode.BlendMode] { LaidOut(view).nodes.compactMap(\.blendMode) }

    @Test func `a view is blended as a whole`() {
        #expect(modes(Color.red.blendMode(.multiply)) == [.multiply])
        #expect(modes(Color.red.blendMode(.normal)).isEmpty)
        #expect(modes(Color.red.blendMode(.plusDarker)) == [.colorBurn])
        #expect(LaidOut(Fixed(30, 20).blendMode(.screen)).frames == ["35 40 30 20"])
    }

    /// Browsers blend a layer only with the contents of the layer's parent.
    @Test func `modifiers around a blended view are blended at its position`() throws {
        let screen = LaidOut(
            ZStack {
                Color.blue
                Color.red.frame(width: 10, height: 10).blendMode(.screen).padding(5).opacity(0.5)
            })
        let mixing = try #require(screen.nodes.first { $0.blendMode == .screen })
        #expect(mixing.opacity == 0.5)
        let parent = try #require(screen.nodes.first { $0.children.contains { $0.id == mixing.id } })
        #expect(parent.children.count == 2)
    }

    @Test func `the mode can change and be removed`() {
        struct Screen: View {
            let mode: BlendMode
            var body: some View { Color.red.blendMode(mode) }
        }
        let screen = LaidOut(Screen(mode: .hue))
        #expect(screen.nodes.compactMap(\.blendMode) == [.hue])
        screen.graph.update(Screen(mode: .normal), environment: EnvironmentValues())
        screen.settle()
        #expect(screen.nodes.compactMap(\.blendMode).isEmpty)
    }

    private func map(_ view: some View) -> LayoutGeometry.AffineTransform? {
        LaidOut(view).nodes.first { !$0.transform.isTranslation }?.transform
    }

    @Test func `a view rotated in space is drawn narrower`() throws {
        let half = try #require(map(Fixed(40, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))))
        #expect(abs(half.a - 0.5) < 1e-9 && abs(half.d - 1) < 1e-9)
        let plane = try #require(map(Fixed(40, 20).rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 2))))
        let flat = try #require(map(Fixed(40, 20).rotationEffect(.degrees(30))))
        #expect(abs(plane.a - flat.a) < 1e-9 && abs(plane.b - flat.b) < 1e-9 && abs(plane.c - flat.c) < 1e-9)
        #expect(map(Fixed(40, 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0))) == nil)
        // From behind it is mirrored.
        let back = try #require(map(Fixed(40, 20).rotation3DEffect(.degrees(180), axis: (x: 1, y: 0, z: 0))))
        #expect(abs(back.a - 1) < 1e-9 && abs(back.d + 1) < 1e-9)
    }
}
