import CollageTesting
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct ViewGraphTests {
    private final class Model {
        var binding: Binding<Int>?
        var evaluations: [String] = []
    }

    private struct Counter: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            let _ = model.binding = $count
            let _ = model.evaluations.append("counter")
            Column {
                Box("\(count)")
                Constant(model: model)
            }
        }
    }

    private struct Constant: View {
        let model: Model

        var body: some View {
            let _ = model.evaluations.append("constant")
            Box("constant")
        }
    }

    @Test func `elements have unique IDs that JavaScript represents exactly`() {
        let elements = [Element(), Element()]
        let ids = elements.flatMap { [$0.id, Element.maskID(of: $0.id)] }
        #expect(Set(ids.map { Double($0) }).count == 4)
        #expect(ids.allSatisfy { $0 < 1 << 53 && $0 >= 1 << 52 })
    }

    @Test func `a write evaluates the body that read the state, but no unchanged child`() {
        let model = Model()
        let screen = TestGraph(Counter(model: model))
        #expect(screen.boxes == ["0", "constant"])
        model.evaluations = []

        let bodies = screen.bodies { model.binding?.wrappedValue = 5 }

        #expect(screen.boxes == ["5", "constant"])
        #expect(model.evaluations == ["counter"])
        #expect(bodies == 1)
    }

    @Test func `two writes before a frame evaluate a body once`() {
        let model = Model()
        let screen = TestGraph(Counter(model: model))

        let bodies = screen.bodies {
            model.binding?.wrappedValue = 1
            model.binding?.wrappedValue += 1
        }

        #expect(bodies == 1)
        #expect(screen.boxes == ["2", "constant"])
    }

    private struct Branches: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            let _ = model.binding = $count
            Column {
                if count % 2 == 0 {
                    Leaf(name: "even")
                } else {
                    Leaf(name: "odd")
                }
                if count > 1 { Box("many") }
                Group {
                    Box("a")
                    Box("b")
                }
                .room(5)
            }
        }
    }

    private struct Leaf: View {
        let name: String

        var body: some View { Box(name) }
    }

    @Test func `branches, optionals, and groups show their content`() {
        let model = Model()
        let screen = TestGraph(Branches(model: model))
        #expect(screen.boxes == ["even", "a", "b"])
        // Each child of the group has its own modifier.
        #expect(screen.graph.rootElement.children[0].frame.size == Size(width: 20, height: 50))

        model.binding?.wrappedValue = 3
        screen.settle()

        #expect(screen.boxes == ["odd", "many", "a", "b"])
        #expect(screen.graph.rootElement.children[0].frame.size == Size(width: 20, height: 60))
    }

    private struct Tinted: ViewModifier {
        let tint: String

        func body(content: Content) -> some View {
            Column {
                Box("before")
                content.environment(\.testTint, tint)
            }
        }
    }

    @Test func `environment values that a modifier sets affect only its content`() {
        let screen = TestGraph(Column { Box("content").modifier(Tinted(tint: "red")) })

        #expect(screen.boxes == ["before", "content:red"])
    }

    private struct Reader: View {
        @Environment(\.testTint) private var tint

        var body: some View { Box("tint is \(tint)") }
    }

    private struct Outer: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            let _ = model.binding = $count
            Column {
                Reader()
                Constant(model: model)
            }
            .environment(\.testTint, "\(count)")
        }
    }

    @Test func `a change of an environment value evaluates only its readers`() {
        let model = Model()
        let screen = TestGraph(Outer(model: model))
        model.evaluations = []

        let bodies = screen.bodies { model.binding?.wrappedValue = 1 }

        #expect(screen.boxes == ["tint is 1:1", "constant:1"])
        #expect(model.evaluations.isEmpty)
        #expect(bodies == 2)
    }

    @Test func `a view that keeps its size isn't laid out again by its parent`() {
        let model = Model()
        let screen = TestGraph(Counter(model: model))
        let before = screen.graph.statistics

        let bodies = screen.bodies { model.binding?.wrappedValue = 1 }

        #expect(bodies == 1)
        #expect(screen.graph.statistics.measurements == before.measurements)
        #expect(screen.graph.statistics.placements == before.placements)
    }

    private struct Writer: View {
        @State private var count = 0

        var body: some View {
            if count == 0 { count = 1 }
            return Box("\(count)")
        }
    }

    @Test func `a write while a body runs is reported and waits for the next round`() {
        var screen: TestGraph?
        let messages = Diagnostics.capture { screen = TestGraph(Writer()) }

        #expect(messages == ["Modifying state during view update, this will cause undefined behavior."])
        #expect(screen?.boxes == ["1"])
    }

    private struct Endless: View {
        var body: AnyView { AnyView(Endless()) }
    }

    @Test func `a view that contains itself is reported and cut off`() {
        let messages = Diagnostics.capture { _ = TestGraph(Endless()) }

        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Endless is nested in 500 views") == true)
    }

    @Test func `hit testing finds the frontmost element`() {
        let screen = TestGraph(
            Column {
                Box("a"); Box("b")
            })

        #expect((screen.graph.hit(Point(x: 46, y: 52)) as? BoxElement)?.name == "b")
        #expect(screen.graph.hit(Point(x: 1, y: 1)) == nil)
    }
}
