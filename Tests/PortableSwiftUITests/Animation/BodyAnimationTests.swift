import DisplayList
import LayoutGeometry
import Testing

@testable import PortableSwiftUI

/// Modifiers that conform to `Animatable`.
@MainActor struct BodyAnimationTests {
    private final class Model {
        var isMoved: Binding<Bool>?
    }

    private struct Screen: View {
        let model: Model
        @State private var isMoved = false

        var body: some View {
            let _ = model.isMoved = $isMoved
            Color.red.scaleEffect(isMoved ? 3 : 1)
                .animation(.linear(duration: 1)) { $0.offset(x: isMoved ? 40 : 0) }
        }
    }

    /// The offset and the scale of the color.
    private func look(_ screen: LaidOut) -> (x: Double, scale: Double) {
        let maps = screen.nodes.map(\.transform)
        let scale = maps.first { $0.a != 1 }?.a ?? 1
        return (maps.filter { $0.a == 1 }.reduce(0) { $0 + $1.tx }, scale)
    }

    @Test func `modifiers of a body are animated, and the view in it isn't`() {
        let model = Model()
        let screen = LaidOut(Screen(model: model))
        var time = 0.0
        func go(_ seconds: Double) {
            time += seconds
            screen.graph.advance(to: time)
            screen.settle()
        }
        for (isMoved, x, scale) in [(true, 40.0, 3.0), (false, 0, 1), (true, 40, 3)] {
            model.isMoved?.wrappedValue = isMoved
            screen.settle()
            go(0.5)
            #expect(look(screen).x == 20)
            #expect(look(screen).scale == scale)
            go(0.6)
            #expect(look(screen).x == x)
            #expect(!screen.graph.isAnimating)
        }
    }

    @Test func `the view in the body keeps its own animation`() {
        let model = Model()
        let screen = LaidOut(Screen(model: model))
        withAnimation(.linear(duration: 4)) { model.isMoved?.wrappedValue = true }
        screen.settle()
        screen.graph.advance(to: 1)
        screen.settle()
        #expect(look(screen).x == 40)
        #expect(look(screen).scale == 1.5)
    }
}
