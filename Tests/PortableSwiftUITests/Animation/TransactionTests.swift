import LayoutGeometry
import Testing

@testable import PortableSwiftUI

/// `transaction(_:)` and `animation(_:)` without a value, for changes of the body that they are in.
@MainActor struct TransactionTests {
    private final class Model {
        var isMoved: Binding<Bool>?
    }

    private struct Screen<Moved: View>: View {
        let model: Model
        let moved: (Bool) -> Moved
        @State private var isMoved = false

        var body: some View {
            let _ = model.isMoved = $isMoved
            moved(isMoved)
        }
    }

    /// The distance of the innermost node from the leading edge half a second and two seconds after a change.
    private func positions(
        animation: Animation? = nil, @ViewBuilder of moved: @escaping (Bool) -> some View
    ) -> [Double] {
        let model = Model()
        let screen = LaidOut(Screen(model: model, moved: moved))
        withAnimation(animation) { model.isMoved?.wrappedValue = true }
        screen.settle()
        return [0.5, 2].map { time in
            screen.graph.advance(to: time)
            screen.settle()
            return screen.nodes.map(\.transform).reduce(0) { $0 + $1.tx }
        }
    }

    @Test func `a transaction animates changes of the same body`() {
        #expect(
            positions {
                Color.red.offset(x: $0 ? 40 : 0).transaction { $0.animation = .linear(duration: 1) }
            } == [20, 40])
    }

    @Test func `a transaction without an animation disables the animation of the change`() {
        #expect(
            positions(animation: .linear(duration: 1)) {
                Color.red.offset(x: $0 ? 40 : 0).transaction { $0.animation = nil }
            } == [40, 40])
        #expect(
            positions(animation: .linear(duration: 1)) { Color.red.offset(x: $0 ? 40 : 0) } == [20, 40])
    }

    @available(*, deprecated)
    @Test func `an animation without a value animates every change, including positions`() {
        #expect(positions { Color.red.offset(x: $0 ? 40 : 0).animation(.linear(duration: 1)) } == [20, 40])
        #expect(
            positions { isMoved in
                Color.red.frame(width: 20, height: 20).frame(width: 100, alignment: isMoved ? .trailing : .leading)
                    .animation(.linear(duration: 1))
            } == [40, 80])
    }

    @Test func `placement inside a transaction without an animation isn't animated`() {
        #expect(
            positions(animation: .linear(duration: 1)) { isMoved in
                Color.red.frame(width: 20, height: 20).frame(width: 100, alignment: isMoved ? .trailing : .leading)
                    .transaction { $0.animation = nil }
            } == [80, 80])
    }

    @Test func `the innermost transaction takes precedence`() {
        #expect(
            positions { isMoved in
                Color.red.offset(x: isMoved ? 40 : 0)
                    .transaction { $0.animation = nil }
                    .transaction { $0.animation = .linear(duration: 1) }
            } == [40, 40])
    }
}
