import DisplayList
import LayoutGeometry
import Testing

@testable import PortableSwiftUI

@MainActor
struct AnimationTests {
    private final class Model {
        var step: Binding<Int>?
        var log: [String] = []
    }

    private struct Screen<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content
        @State private var step = 0

        var body: some View {
            let _ = model.step = $step
            Column { content(step) }
        }
    }

    /// The animated number of a view, as it's drawn.
    private struct Number: View, @preconcurrency Animatable {
        var value: Double

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Box("\((value * 100).rounded() / 100)") }
    }

    private func screen<Content: View>(_ model: Model, @ViewBuilder _ content: @escaping (Int) -> Content)
        -> TestGraph
    {
        TestGraph(Screen(model: model, content: content))
    }

    private func go(_ screen: TestGraph, to time: Double) {
        screen.graph.advance(to: time)
        screen.settle()
    }

    @Test func `an animatable value changes from one to the other`() {
        let model = Model()
        let screen = screen(model) { Number(value: Double($0)) }
        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = 10 }
        screen.settle()
        #expect(screen.boxes == ["0.0"])
        #expect(screen.graph.isAnimating)

        go(screen, to: 0.25)
        #expect(screen.boxes == ["2.5"])
        go(screen, to: 1)
        #expect(screen.boxes == ["10.0"])
        #expect(!screen.graph.isAnimating)
    }

    @Test func `a reversed animation continues from the current value`() {
        let model = Model()
        let screen = screen(model) { Number(value: Double($0)) }
        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = 10 }
        screen.settle()
        go(screen, to: 0.5)
        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = 0 }
        screen.settle()
        #expect(screen.boxes == ["5.0"])

        go(screen, to: 2)
        #expect(screen.boxes == ["0.0"])
    }

    @Test func `a change without an animation is applied immediately`() {
        let model = Model()
        let screen = screen(model) { Number(value: Double($0)) }
        model.step?.wrappedValue = 10
        screen.settle()

        #expect(screen.boxes == ["10.0"])
        #expect(!screen.graph.isAnimating)
    }

    @Test func `only the changes of the given value are animated`() {
        let model = Model()
        let screen = screen(model) { step in
            Number(value: Double(step)).animation(.linear(duration: 1), value: step / 2)
        }
        model.step?.wrappedValue = 1
        screen.settle()
        #expect(screen.boxes == ["1.0"])

        model.step?.wrappedValue = 2
        screen.settle()
        go(screen, to: 0.5)
        #expect(screen.boxes == ["1.5"])
    }

    @Test func `a transaction omits its specified values`() {
        let model = Model()
        let screen = screen(model) { step in
            Number(value: Double(step)).transaction(value: step) { $0.animation = nil }
        }
        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = 1 }
        screen.settle()

        #expect(screen.boxes == ["1.0"])
    }

    private func drawnY(_ name: String, in screen: TestGraph) -> Double? {
        func find(_ node: DisplayNode, _ y: Double) -> Double? {
            let own = y + node.transform.ty
            return node.name == name ? own : node.children.lazy.compactMap { find($0, own) }.first
        }
        return screen.graph.displayNode(PixelGrid(scale: 1)).flatMap { find($0, 0) }
    }

    private func opacity(_ name: String, in screen: TestGraph) -> Double? {
        func find(_ node: DisplayNode) -> Double? {
            node.name == name ? node.opacity : node.children.lazy.compactMap { find($0) }.first
        }
        return screen.graph.displayNode(PixelGrid(scale: 1)).flatMap(find)
    }

    @Test func `an inserted view fades in while others move`() throws {
        let model = Model()
        let screen = screen(model) { step in
            if step > 0 { Box("new", height: 20) }
            Box("old", height: 20)
        }
        let before = try #require(drawnY("old", in: screen))

        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = 1 }
        screen.settle()
        #expect(drawnY("old", in: screen) == before)
        #expect(opacity("new", in: screen) == 0)

        go(screen, to: 0.5)
        // The column has grown by 20 around its middle.
        #expect(drawnY("old", in: screen) == before + 5)
        #expect(opacity("new", in: screen) == 0.5)
        go(screen, to: 1)
        #expect(drawnY("old", in: screen) == before + 10)
        #expect(opacity("new", in: screen) == 1)
    }

    @Test func `a removed view is drawn until its transition ends`() throws {
        let model = Model()
        let screen = screen(model) { step in
            Box("stays", height: 20)
            if step == 0 { Box("goes", height: 20).transition(.move(edge: .bottom)) }
        }
        let before = try #require(drawnY("goes", in: screen))

        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = 1 }
        screen.settle()
        #expect(screen.boxes == ["stays"])
        go(screen, to: 0.5)
        let half = try #require(drawnY("goes", in: screen))
        #expect(half > before)
        go(screen, to: 1)
        screen.settle()
        #expect(drawnY("goes", in: screen) == nil)
        #expect(!screen.graph.isAnimating)
    }

    @Test func `a completion runs when all animations have finished, and immediately without changes`() {
        let model = Model()
        let screen = screen(model) { Number(value: Double($0)) }
        withAnimation(.linear(duration: 1)) {
            model.step?.wrappedValue = 1
        } completion: {
            model.log.append("arrived")
        }
        screen.settle()
        go(screen, to: 0.9)
        #expect(model.log == [])
        go(screen, to: 1)
        #expect(model.log == ["arrived"])

        withAnimation {
        } completion: {
            model.log.append("nothing")
        }
        #expect(model.log == ["arrived", "nothing"])
    }

    // Facts §3: ease curves take 0.35 s, spring(response .5, damping .825), smooth 0, snappy .15, bouncy .3.
    @Test func `curves and springs have SwiftUI's default timing`() throws {
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.easeInOut.progress(at: 0.35) == nil)
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.825)
        let highest = try #require(stride(from: 0, to: 1, by: 0.01).compactMap { spring.progress(at: $0) }.max())
        #expect(highest > 1)
    }

    @Test func `delay, speed and repetition change the time`() throws {
        let linear = Animation.linear(duration: 1)
        #expect(linear.delay(1).progress(at: 1.5) == 0.5)
        #expect(linear.speed(2).progress(at: 0.25) == 0.5)
        #expect(try #require(linear.repeatCount(2).progress(at: 1.25)) == 0.75)
        #expect(linear.repeatCount(2, autoreverses: false).progress(at: 1.25) == 0.25)
        #expect(linear.repeatCount(2).progress(at: 2) == nil)
        #expect(linear.repeatForever().progress(at: 1_000_000.5) == 0.5)
    }
}
