import Testing

@testable import PortableSwiftUI

@MainActor
struct IdentityTests {
    private final class Model {
        var step: Binding<Int>?
        var count: Binding<Int>?
        var evaluated = 0
    }

    private struct Counter: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            let _ = model.count = $count
            Box("\(count)")
        }
    }

    private struct Screen<Content: View>: View {
        let model: Model
        let content: (Int) -> Content
        @State private var step = 0

        var body: some View {
            let _ = model.step = $step
            Column { content(step) }
        }
    }

    private func count(after content: @escaping (Model, Int) -> some View) -> [String] {
        let model = Model()
        let screen = TestGraph(Screen(model: model) { content(model, $0) })
        model.count?.wrappedValue = 5
        screen.settle()
        model.step?.wrappedValue = 1
        screen.settle()
        return screen.boxes
    }

    @Test func `state is kept while the ID is unchanged`() {
        #expect(count { model, step in Counter(model: model).id(step / 2) } == ["5"])
        #expect(count { model, step in Counter(model: model).id(step) } == ["0"])
    }

    @Test func `each branch has its own state`() {
        struct Branches: View {
            let model: Model
            let step: Int

            var body: some View {
                if step == 0 {
                    Counter(model: model)
                } else {
                    Counter(model: model)
                }
            }
        }
        #expect(count { model, step in Branches(model: model, step: step) } == ["0"])
    }

    @Test func `a view without a type keeps its state while its type stays`() {
        #expect(count { model, _ in AnyView(Counter(model: model)) } == ["5"])
        #expect(
            count { model, step in
                step == 0 ? AnyView(Counter(model: model)) : AnyView(Counter(model: model).room(1))
            } == ["0"])
    }

    private struct Even: View, Equatable {
        let model: Model
        let step: Int

        nonisolated static func == (first: Even, second: Even) -> Bool { first.step / 2 == second.step / 2 }

        var body: some View {
            let _ = model.evaluated += 1
            Box("\(step)")
        }
    }

    @Test func `an equatable view is evaluated when it isn't equal`() {
        let model = Model()
        let screen = TestGraph(Screen(model: model) { Even(model: model, step: $0).equatable() })
        model.step?.wrappedValue = 1
        screen.settle()
        #expect(screen.boxes == ["0"])

        model.step?.wrappedValue = 2
        screen.settle()
        #expect(screen.boxes == ["2"])
        #expect(model.evaluated == 2)
    }
}
