import CollageTesting
import DisplayList
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The motion of symbols.
@MainActor struct SymbolEffectTests {
    private let host = TestHost(size: CGSize(width: 200, height: 200))

    private final class Model {
        var isActive: Binding<Bool>?
        var value: Binding<Int>?
    }

    private struct Screen<Content: View>: View {
        let model: Model
        let content: (Bool, Int) -> Content
        @State private var isActive = false
        @State private var value = 0

        var body: some View {
            let _ = model.isActive = $isActive
            let _ = model.value = $value
            content(isActive, value)
        }
    }

    private func show(_ content: @escaping (Bool, Int) -> some View) -> Model {
        let model = Model()
        host.show(UIHostingController(rootView: Screen(model: model, content: content)))
        host.settle()
        return model
    }

    /// Draws the frames in which a change of a value is found, and in which its effect begins.
    private func beginEffect() {
        for _ in 0..<2 { host.advance(by: 0.001) }
    }

    /// The scale, the rotation, and the opacity of the image.
    private var pose: (scale: Double, sine: Double, opacity: Double)? {
        func find(_ node: DisplayNode) -> DisplayNode? {
            node.name == "Image" ? node : node.children.lazy.compactMap(find).first
        }
        guard let node = host.first(HostingView.self)?.makeDisplayNodes().lazy.compactMap(find).first else {
            return nil
        }
        let transform = node.transform
        let scale = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        return (scale, transform.b / scale, node.opacity)
    }

    @Test func `a symbol bounces when a value changes, and then rests`() throws {
        let model = show { _, value in Image(systemName: "heart").symbolEffect(.bounce, value: value) }
        #expect(try #require(pose).scale == 1)
        model.value?.wrappedValue = 1
        beginEffect()
        host.advance(by: 0.2)
        #expect(try #require(pose).scale > 1.1)
        host.settle()
        #expect(try #require(pose).scale == 1)
    }

    @Test func `an effect runs as often as its options determine`() throws {
        let model = show { _, value in
            Image(systemName: "heart").symbolEffect(.bounce, options: .repeat(2).speed(2), value: value)
        }
        model.value?.wrappedValue = 1
        beginEffect()
        host.advance(by: 0.4)
        #expect(try #require(pose).scale > 1.1)
        host.advance(by: 0.3)
        #expect(try #require(pose).scale == 1)
    }

    @Test func `a symbol pulses while the effect is active, and a device with it settles`() throws {
        let model = show { isActive, _ in Image(systemName: "heart").symbolEffect(.pulse, isActive: isActive) }
        #expect(try #require(pose).opacity == 1)
        model.isActive?.wrappedValue = true
        host.settle()
        host.advance(by: 0.5)
        #expect(try #require(pose).opacity < 0.5)
        host.advance(by: 1)
        #expect(try #require(pose).opacity < 0.5)
        model.isActive?.wrappedValue = false
        host.settle()
        #expect(try #require(pose).opacity == 1)
    }

    @Test func `a scaled symbol keeps its size until the effect ends`() throws {
        let model = show { isActive, _ in Image(systemName: "heart").symbolEffect(.scale.up, isActive: isActive) }
        model.isActive?.wrappedValue = true
        beginEffect()
        host.advance(by: 0.1)
        let growing = try #require(pose).scale
        host.settle()
        let grown = try #require(pose).scale
        #expect(growing > 1 && growing < grown)
        model.isActive?.wrappedValue = false
        host.settle()
        #expect(try #require(pose).scale == 1)
    }

    @Test func `a symbol that has disappeared keeps its space`() throws {
        let model = show { isActive, _ in
            HStack(spacing: 0) {
                Image(systemName: "heart").symbolEffect(.disappear, isActive: isActive)
                Text(verbatim: "text")
            }
        }
        let frame = try host.element(.label("text")).frame
        model.isActive?.wrappedValue = true
        host.settle()
        #expect(try #require(pose).opacity == 0)
        #expect(try host.element(.label("text")).frame == frame)
        model.isActive?.wrappedValue = false
        host.settle()
        #expect(try #require(pose).opacity == 1)
    }

    @Test func `a symbol that disappeared before it's shown isn't animated`() throws {
        _ = show { _, _ in Image(systemName: "heart").symbolEffect(.disappear) }
        #expect(try #require(pose).opacity == 0)
    }

    @Test func `effects reach all symbols in a view unless they're removed, but no other images`() throws {
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        _ = show { _, _ in Group { Image(uiImage: dot) }.symbolEffect(.disappear) }
        #expect(try #require(pose).opacity == 1)
        _ = show { _, _ in Group { Image(systemName: "heart").symbolEffectsRemoved() }.symbolEffect(.disappear) }
        #expect(try #require(pose).opacity == 1)
        _ = show { _, _ in Group { Image(systemName: "heart") }.symbolEffect(.disappear) }
        #expect(try #require(pose).opacity == 0)
    }
}
